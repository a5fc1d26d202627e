"""The triggered ability that a battle has by its subtype (CR 310.11b): said by no text."""

from __future__ import annotations

from collections.abc import Iterable

from bot.abilities.ability import Triggered
from bot.abilities.casting import CastNow
from bot.abilities.combining import Remember
from bot.abilities.effects import Move
from bot.abilities.events import LosesCounters
from bot.abilities.who import SELF, YOU, DoneBy

_DEFEATED = Triggered(
    LosesCounters(SELF, "defense", last=True),
    (Move(SELF, "exile"), Remember(1), CastNow(YOU, DoneBy(1), transformed=True)),
    word="when",
    label="siege",
)


def of_battle_types(subtypes: Iterable[str]) -> tuple[Triggered, ...]:
    """`When the last defense counter is removed, exile it, then you may cast it transformed` of a Siege."""
    return (_DEFEATED,) if "Siege" in subtypes else ()
