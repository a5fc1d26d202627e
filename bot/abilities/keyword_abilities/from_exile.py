"""Keywords that stand for abilities which work while their card is in exile (CR 702): suspend."""

from __future__ import annotations

from collections.abc import Callable

from bot.abilities.ability import Ability, Keyword, Triggered
from bot.abilities.amounts import Number
from bot.abilities.casting import CastNow
from bot.abilities.conditions import AllSo, Is
from bot.abilities.effects import RemoveCounters
from bot.abilities.events import BeginningOf, LosesCounters
from bot.abilities.filters import InZone, WithCounter
from bot.abilities.who import SELF, YOU

_EXILED = Is(SELF, InZone("exile"))


def _suspend(keyword: Keyword) -> tuple[Ability, ...]:
    """702.62a, its triggered abilities; what is done in the hand is a special action."""
    waits = AllSo((_EXILED, Is(SELF, WithCounter("time"))))
    ticks = RemoveCounters("time", Number(1), SELF)
    played = CastNow(YOU, SELF, suspended=True)
    return (
        Triggered(BeginningOf("upkeep", YOU), (ticks,), waits, word="at", label="suspend"),
        Triggered(LosesCounters(SELF, "time", last=True), (played,), _EXILED, word="when", label="suspend"),
    )


MADE: dict[str, Callable[[Keyword], tuple[Ability, ...]]] = {"suspend": _suspend}
