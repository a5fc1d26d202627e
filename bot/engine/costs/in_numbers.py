"""A cost with the value of its X in place of it: what is really paid (CR 107.3)."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts import Number, X
from bot.abilities.costs import Mana, PayEnergy, PayLife
from bot.values import replace


def with_x(cost: tuple[Any, ...], x: int) -> tuple[Any, ...]:
    """The same cost where X is that number."""
    return tuple(_part(part, x) for part in cost)


def _part(part: Any, x: int) -> Any:
    match part:
        case Mana():
            return replace(part, symbols=part.symbols.replace("{X}", f"{{{x}}}"))
        case PayLife(amount=X()) | PayEnergy(amount=X()):
            return replace(part, amount=Number(x))
        case _:
            return part
