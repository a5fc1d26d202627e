"""Orders of many effects on one packet, without those that come to the same (CR 616.1e).

Ten shields and doublers can be applied in millions of orders, which leave the damage at a few dozen amounts. Where all of
them are plain arithmetic, what each order leaves is worked out with numbers alone, and one order for each different end
is played out: a tree of what is applied first, what next, and so on.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Any, NamedTuple

from bot.abilities.combining import (
    Later,
)
from bot.abilities.damage import Add, Halve, Multiply, Prevent
from bot.engine.characteristics.view import see
from bot.engine.damage.modify import DamageEffect
from bot.engine.damage.packet import Packet
from bot.engine.state import (
    State,
)
from bot.engine.told.decisions import AppliesFirst
from bot.engine.told.scripted import decisions_left
from bot.engine.triggers import watching
from bot.engine.turn.where import (
    TurnStep,
)

Orders = tuple[tuple[Any, "Orders"], ...]
"""The keys of the effects that may be applied next, each with what may follow it."""

#: So many effects are played out in every order.
FEW = 4
#: More of them have too many different ends to be told apart beforehand.
MOST = 12


class _Reached(NamedTuple):
    """Which effects have been applied (bits), the damage left, and what is left of each shield that was not used up."""

    applied: int
    amount: int
    left: tuple[tuple[int, int], ...]


def orders_that_differ(
    state: State, packets: Sequence[Packet], recipient: int, gathered: Sequence[DamageEffect]
) -> Orders:
    """One order for each different end of applying these effects to the damage to a recipient; nothing where they are few,
    are more than arithmetic, or where the story says which goes first."""
    to_it = [p for p in packets if p.recipient == recipient]
    sight = see(state)
    effects = [e for e in gathered if any(e.applies(p, sight) for p in to_it)]
    if not FEW < len(effects) <= MOST or len(to_it) != 1 or to_it[0].unpreventable:
        return ()
    if not all(map(is_arithmetic, effects)) or any(_asks_for_amounts(e) for e in gathered):
        return ()
    if next(decisions_left(state, AppliesFirst), None) is not None:
        return ()
    return _tree(effects, to_it[0].amount, _is_last_damage(state))


def is_arithmetic(effect: DamageEffect) -> bool:
    """Whether all that it does is to change the amount."""
    if effect.replace.optional or effect.planeswalkers or effect.only_source is not None:
        return False
    change = effect.replace.change
    if isinstance(change, Prevent):
        return change.amount is None and change.all_but is None and not change.rider
    if isinstance(change, Add) and not isinstance(change.n, int):
        return False
    return isinstance(change, Add | Multiply | Halve) and effect.left is None


def _asks_for_amounts(effect: DamageEffect) -> bool:
    pattern = effect.replace.pattern
    return bool(pattern.least) or pattern.most is not None or pattern.below is not None


def _is_last_damage(state: State) -> bool:
    """Whether nothing can be dealt damage any more: what is left of shields then makes no difference."""
    resolving = len(state.stack) <= 1 and state.position >= len(state.game.script)
    quiet = all(task.is_quiet for task in state.agenda) and not state.turn.extra_combats
    fought = state.combat is None or state.turn.step >= TurnStep.COMBAT_DAMAGE
    waits = state.waiting or any(isinstance(a.content, Later) for a in state.effects)
    return resolving and quiet and fought and not waits and not watching(state)


def _tree(effects: Sequence[DamageEffect], amount: int, is_last: bool) -> Orders:
    begun = _Reached(0, amount, ())
    way: dict[_Reached, tuple[_Reached, int] | None] = {begun: None}
    ends: dict[Hashable, _Reached] = {}
    frontier = [begun]
    while frontier:
        reached: list[_Reached] = []
        for here in frontier:
            if not here.amount or here.applied == (1 << len(effects)) - 1:
                ends.setdefault(here.amount if is_last else _what_is_left(here, effects), here)
                continue
            for number, there in _steps(here, effects):
                if there not in way:
                    way[there] = (here, number)
                    reached.append(there)
        frontier = reached
    tree: dict[Any, Any] = {}
    for end in ends.values():
        _grow(tree, [effects[number].key for number in _path(end, way)])
    return _frozen(tree)


def _steps(here: _Reached, effects: Sequence[DamageEffect]) -> Iterator[tuple[int, _Reached]]:
    for number, effect in enumerate(effects):
        if not here.applied >> number & 1:
            left, change = here.left, effect.replace.change
            amount = here.amount
            match change:
                case Add(n=int() as more):
                    amount = max(0, amount + more)
                case Multiply():
                    amount *= change.factor
                case Halve():
                    amount = -(-amount // 2) if change.rounded == "up" else amount // 2
                case _ if effect.left is None:
                    amount = 0
                case _:
                    if effect.left > amount:
                        left = (*left, (number, effect.left - amount))
                    amount = max(0, amount - effect.left)
            yield number, _Reached(here.applied | 1 << number, amount, left)


def _what_is_left(end: _Reached, effects: Sequence[DamageEffect]) -> Hashable:
    """What tells one end from another where more may happen: the waiting effects that were used, too."""
    used = tuple(e.active is not None and bool(end.applied >> n & 1) for n, e in enumerate(effects))
    return end.amount, used, end.left


def _path(end: _Reached, way: dict[_Reached, tuple[_Reached, int] | None]) -> list[int]:
    found: list[int] = []
    step = way[end]
    while step is not None:
        before, number = step
        found.append(number)
        step = way[before]
    return found[::-1]


def _grow(tree: dict[Any, Any], keys: list[Any]) -> None:
    for key in keys:
        tree = tree.setdefault(key, {})


def _frozen(tree: dict[Any, Any]) -> Orders:
    return tuple((key, _frozen(rest)) for key, rest in tree.items())
