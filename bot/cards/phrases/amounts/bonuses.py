"""`+1/+1 for each Goblin` and `+X/+X, where X is ...` as amounts of power and toughness."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.abilities.amounts import Negative, Number, Times, X
from bot.abilities.changes import (
    GetsPT,
)
from bot.cards.phrases.base import G


def scaled(bonus: GetsPT, by: Any) -> Any:
    """`+2/+1 for each Goblin` as amounts."""
    power, toughness = _times(bonus.power, by), _times(bonus.toughness, by)
    return None if power is None or toughness is None else (GetsPT(power, toughness),)


def _times(amount: Any, by: Any) -> Any:
    if not isinstance(amount, Number):
        return None
    if amount.n == 0:
        return amount
    positive = by if abs(amount.n) == 1 else Times(abs(amount.n), by)
    return positive if amount.n > 0 else Negative(positive)


def unscaled(value: Any) -> Sequence[Any] | None:
    if not (isinstance(value, tuple) and len(value) == 1 and isinstance(value[0], GetsPT)):
        return None
    power, by1 = _parts(value[0].power)
    toughness, by2 = _parts(value[0].toughness)
    if power is None or toughness is None:
        return None
    by = by1 if by1 is not None else by2
    if by is None or (by1 is not None and by2 is not None and by1 != by2):
        return None
    return GetsPT(power, toughness), by


def _parts(amount: Any) -> tuple[Number | None, Any]:
    match amount:
        case Number(0):
            return amount, None
        case Number():
            return None, None
        case Negative(Times(factor, of)):
            return Number(-factor), of
        case Negative(of):
            return Number(-1), of
        case Times(factor, of):
            return Number(factor), of
    return Number(1), amount


def said_with_each(value: Any) -> bool:
    return G.rule("foreach").write(value) is not None


def with_x_for(bonus: GetsPT, value: Any) -> Any:
    """`+X/+X, where X is ...` as the value itself."""
    if isinstance(value, X) or not any(a in (X(), Negative(X())) for a in (bonus.power, bonus.toughness)):
        return None
    return (GetsPT(_instead_of_x(bonus.power, value), _instead_of_x(bonus.toughness, value)),)


def _instead_of_x(amount: Any, value: Any) -> Any:
    if isinstance(amount, X):
        return value
    return Negative(value) if amount == Negative(X()) else amount


def x_for(value: Any) -> Any:
    if not (isinstance(value, tuple) and len(value) == 1 and isinstance(value[0], GetsPT)):
        return None
    sides: list[Any] = []
    found: list[Any] = []
    for amount in (value[0].power, value[0].toughness):
        if isinstance(amount, (Number, X)):
            sides.append(amount)
        elif isinstance(amount, Negative):
            sides.append(Negative(X()))
            found.append(amount.of)
        else:
            sides.append(X())
            found.append(amount)
    if not found or any(f != found[0] for f in found) or isinstance(found[0], X):
        return None
    return GetsPT(*sides), found[0]
