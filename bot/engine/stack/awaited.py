"""For what a triggered ability waits, as players call it: its `dies` trigger, its `attacks` trigger."""

from __future__ import annotations

from typing import Any

from bot.abilities.events import (
    Attacks,
    BecomesBlocked,
    Blocks,
    DealsDamage,
    Dies,
    Enters,
    Event,
    IsDealtDamage,
    Leaves,
    PutIntoGraveyard,
)
from bot.abilities.walk import holds

_CALLED: dict[str, tuple[type[Event], ...]] = {
    "enters": (Enters,),
    "dies": (Dies, PutIntoGraveyard),
    "leaves": (Leaves, Dies, PutIntoGraveyard),
    "attacks": (Attacks,),
    "blocks": (Blocks, BecomesBlocked),
    "damage": (DealsDamage, IsDealtDamage),
}


def awaited(ability: Any) -> tuple[str, ...]:
    """The words for the events that an ability triggers on; none where players have no such word for them."""
    when = getattr(ability, "when", None)
    if when is None:
        return ()
    return tuple(word for word, events in _CALLED.items() if holds(when, *events))
