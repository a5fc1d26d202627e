"""Mana costs as numbers and words (CR 107.4, 202.3)."""

from __future__ import annotations

from typing import Any

from bot.abilities.costs import (
    DiscardCost,
    Mana,
    PayLife,
    SacrificeCost,
)


def generic_mana(symbols: str, x: int = 0) -> int:
    """How much of it is generic; X counts as `x`."""
    found = symbols.replace("}", "").split("{")[1:]
    return sum(int(s) if s.isdigit() else x if s == "X" else 0 for s in found)


def mana_value(symbols: str, x: int = 0) -> int:
    """The mana value of a string of symbols: `{2}{R}{R}` is 4; X counts as `x`."""
    total = 0
    for symbol in symbols.replace("}", "").split("{")[1:]:
        if symbol.isdigit():
            total += int(symbol)
        elif symbol == "X":
            total += x
        else:
            total += 2 if symbol.startswith("2/") else 1
    return total


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
