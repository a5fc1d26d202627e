"""Whether a card changes what spells or abilities cost."""

from __future__ import annotations

from bot.abilities.card import Card
from bot.abilities.cost_changes import COST_CHANGES
from bot.abilities.walk import holds


def is_taxing(card: Card) -> bool:
    """Whether its text makes spells or abilities cost more or less, and that is worked out."""
    return holds(card.abilities, *COST_CHANGES)
