"""How much an amount is in a context; of each kind that is told in `worth`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from bot.abilities.amounts import Amount
from bot.engine.evaluate.context import Context
from bot.engine.evaluate.sight import Sight
from bot.engine.unknown_kind import UnknownKind

Worth = Callable[[Any, Sight, Context], int]
_W = TypeVar("_W", bound=Worth)
WORTH: dict[type[Amount], Worth] = {}


def worth(kind: type[Amount]) -> Callable[[_W], _W]:
    """Register what tells how much one kind of amount is."""

    def register(how: _W) -> _W:
        WORTH[kind] = how
        return how

    return register


def amount_of(amount: Amount, sight: Sight, context: Context) -> int:
    """The value now; may be negative (a creature's power). Things that are gone count as last known (CR 608.2h)."""
    how = WORTH.get(type(amount))
    if how is None:
        raise UnknownKind(amount)
    return how(amount, sight, context)
