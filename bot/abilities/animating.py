"""What can make itself a creature."""

from __future__ import annotations

from bot.abilities.ability import Activated
from bot.abilities.card import Card
from bot.abilities.changes import BecomesType
from bot.abilities.effects import ChangeNow
from bot.abilities.walk import inside
from bot.abilities.who import Self


def animates_itself(card: Card | None) -> bool:
    """Whether it is no creature, and an activated ability of its own makes it one: `{1}: ~ becomes a 2/2 creature until end of
    turn.` Crewing a Vehicle does not count: others pay for it."""
    if card is None or "Creature" in card.types:
        return False
    return any(
        isinstance(change, BecomesType) and "Creature" in change.types
        for ability in card.abilities
        if isinstance(ability, Activated)
        for effect in inside(ability.effects, ChangeNow)
        if isinstance(effect.who, Self)
        for change in effect.changes
    )
