"""Cards of which the story does not say which they are."""

from __future__ import annotations

from bot.abilities.card import Card
from bot.engine.objects import Object

UNKNOWN = Card("unknown card")
"""A card that nobody knows: drawn, or face down from a library."""


def is_unknown(found: Object) -> bool:
    """Whether the story does not say which card this is."""
    return found.card is UNKNOWN
