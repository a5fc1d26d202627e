"""What a player lacks to pay a cost, of each kind of cost told by its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from bot.abilities.costs import Cost
from bot.engine.characteristics.view import see
from bot.engine.costs.candidates import how_many
from bot.engine.evaluate import Sight
from bot.engine.evaluate.context import Context
from bot.engine.objects import Object
from bot.engine.state import Entity, State
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class Payer:
    """Who has to pay: `player` for `source` (`found`, where it is still there), the whole of `cost`, of which X is `x`."""

    state: State
    player: Entity
    source: Entity
    cost: tuple[Any, ...]
    x: int
    found: Object | None
    sight: Sight
    context: Context

    def knows_all(self, zone: str) -> bool:
        """Whether every card is told that the player has in that zone."""
        return (self.player, zone) in self.state.game.empty

    def how_many(self, part: Any) -> int:
        """How many things that part of the cost asks for."""
        return how_many(part, self.state, self.player, self.context)

    def alike(self, *cost: Any) -> str | None:
        """Why the same player can't pay another cost for the same."""
        return unpayable(self.state, self.player, cost, self.source, self.x)


Lacks = Callable[[Any, Payer], "str | None"]
_L = TypeVar("_L", bound=Lacks)
_LACKS: dict[type[Cost], Lacks] = {}


def lacks(kind: type[Cost]) -> Callable[[_L], _L]:
    """Register what tells why one kind of cost can't be paid."""

    def register(why: _L) -> _L:
        _LACKS[kind] = why
        return why

    return register


def unpayable(state: State, player: Entity, cost: tuple[Any, ...], source: Entity, x: int = 0) -> str | None:
    """Why a cost can't be paid, in words; None when it can."""
    parts = [(part, _LACKS[type(part)]) for part in cost if type(part) in _LACKS]
    if not parts:
        return None  # as for most, which cost mana alone
    payer = Payer(
        state, player, source, cost, x, state.object(source), see(state), Context(source, player, x=x)
    )
    return next((why for part, told in parts if (why := told(part, payer)) is not None), None)
