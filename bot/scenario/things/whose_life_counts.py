"""Whose a card is by the life that is told: `I'm at 29. Serra Ascendant blocks it`, whose size its controller's life decides."""

from __future__ import annotations

from collections.abc import Iterable

from bot.abilities.amounts import LifeOf
from bot.abilities.card import Card
from bot.abilities.walk import inside
from bot.abilities.who import YOU
from bot.scenario.things.board import Seat


def told_of_by_life(card: Card, seats: Iterable[Seat]) -> str | None:
    """The one player whose life is told, where the card asks for its controller's: a life is told for what depends on it."""
    if all(amount.whose != YOU for amount in inside(card.abilities, LifeOf)):
        return None
    told = [seat.name for seat in seats if seat.life_told]
    return told[0] if len(told) == 1 else None
