"""A cost in words."""

from __future__ import annotations

from typing import Any

from bot.abilities.costs import (
    DiscardCost,
    Mana,
    PayLife,
    SacrificeCost,
)


def cost_text(cost: tuple[Any, ...]) -> str:
    """The cost in a few words: `{2}`, `2 life`, `the cost`."""
    parts = []
    for part in cost:
        if isinstance(part, Mana):
            parts.append(part.symbols)
        elif isinstance(part, PayLife):
            parts.append("life")
        elif isinstance(part, SacrificeCost):
            parts.append("a sacrifice")
        elif isinstance(part, DiscardCost):
            parts.append("a discard")
    return " and ".join(parts) or "the cost"
