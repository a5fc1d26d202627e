"""A cost in words."""

from __future__ import annotations

from typing import Any

from bot.abilities.costs import (
    BlightCost,
    DiscardCost,
    EitherCost,
    Mana,
    PayEnergy,
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
        elif isinstance(part, PayEnergy):
            parts.append("energy")
        elif isinstance(part, SacrificeCost):
            parts.append("a sacrifice")
        elif isinstance(part, DiscardCost):
            parts.append("a discard")
        elif isinstance(part, BlightCost):
            parts.append("a blight")
        elif isinstance(part, EitherCost):
            parts.append(" or ".join(cost_text((one,)) for one in part.of))
    return " and ".join(parts) or "the cost"
