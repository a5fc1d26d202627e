"""Triggered abilities in 1997: played as a series, each resolving before the next one is played."""

from __future__ import annotations

from collections.abc import Hashable

from bot.engine.agenda import Choice, Option, Task
from bot.engine.citations import Cite
from bot.engine.stack.resolve import ResolveTop
from bot.engine.stack.waiting import PutTriggersOnStack
from bot.engine.state import State, Waiting
from bot.values import dataclass

_MOST_TO_ORDER = 4


@dataclass(frozen=True, slots=True)
class Series(Task):
    """The abilities that have triggered are played and resolved one after another: the active player's first, each player's
    own in an order of their choice."""

    def do(self, state: State) -> State | Choice:
        if state.over or not state.waiting:
            return state
        player = next(p for p in state.everyone() if any(w.controller == p for w in state.waiting))
        kinds: dict[Hashable, Waiting] = {}
        for one in state.waiting:
            if one.controller == player:
                amount = one.context.event.amount if one.context.event else None
                kinds.setdefault((one.ability, one.source, amount), one)
        first = list(kinds.values())
        if len(first) == 1 or len(first) > _MOST_TO_ORDER:
            return state.then(_PlayNext(first[0]), self)
        options = tuple(
            Option(f"plays {state.label(one.source)}'s effect first", (_PlayNext(one), self)) for one in first
        )
        return Choice(state, player, "Which effect is played first?", options, (Cite.TRIGGER,))


@dataclass(frozen=True, slots=True)
class _PlayNext(Task):
    """One of the abilities that wait is played and resolves; the others go on waiting."""

    waiting: Waiting

    def do(self, state: State) -> State:
        rest = list(state.waiting)
        rest.remove(self.waiting)
        state = state.having(waiting=(self.waiting,))
        return state.then(PutTriggersOnStack(), ResolveDown(len(state.stack)), _WaitAgain(tuple(rest)))


@dataclass(frozen=True, slots=True)
class _WaitAgain(Task):
    waiting: tuple[Waiting, ...]

    def do(self, state: State) -> State:
        return state.having(waiting=(*state.waiting, *self.waiting))


@dataclass(frozen=True, slots=True)
class ResolveDown(Task):
    """What is on the stack above this depth resolves, the last in first."""

    depth: int

    def do(self, state: State) -> State:
        if state.over or len(state.stack) <= self.depth:
            return state
        return state.then(ResolveTop(), self)
