"""Counters are removed as a cost, all or as many as the player likes, and what they pay for remembers how many (CR 118.3, 608.2h)."""

from __future__ import annotations

from bot.abilities.costs import PutCountersCost, RemoveCountersCost
from bot.abilities.effects import PutCounters, RemoveCounters
from bot.abilities.who import Chosen
from bot.engine.agenda import Choice, Option, Task
from bot.engine.citations import Cite
from bot.engine.costs.candidates import bearers
from bot.engine.counters import remove_counters
from bot.engine.effects.paying import PayByDoing
from bot.engine.evaluate.context import Context
from bot.engine.state import Entity, State
from bot.values import dataclass, replace

REMOVED = "counters removed"


@dataclass(frozen=True, slots=True)
class TakeOff(Task):
    """`player` removes counters of that kind from `on`: all, or of `any_number` as many as they like."""

    player: Entity
    on: Entity
    kind: str
    any_number: bool
    paying_for: Entity | None
    told: int = 0  # "with X = 2": that many, where a number is told

    def do(self, state: State) -> State | Choice:
        found = state.object(self.on)
        there = found.count(self.kind) if found is not None else 0
        if self.any_number and self.told:
            return self._taken(min(self.told, there)).do(state)
        if found is None or not there or not self.any_number:
            return self._taken(there).do(state)
        options = tuple(
            Option(f"removes {n} {self.kind} counter{'s' if n != 1 else ''}", (self._taken(n),))
            for n in range(there + 1)
        )
        question = f"How many {self.kind} counters are removed from {found.label}?"
        return Choice(state, self.player, question, options, (Cite.CAST_COSTS,))

    def _taken(self, number: int) -> Taken:
        return Taken(self.on, self.kind, number, self.paying_for)


@dataclass(frozen=True, slots=True)
class Taken(Task):
    """That many are removed."""

    on: Entity
    kind: str
    number: int
    paying_for: Entity | None

    def do(self, state: State) -> State:
        if self.number:
            state = remove_counters(state, self.on, self.kind, self.number, Cite.CAST_COSTS)
        payee = state.object(self.paying_for) if self.paying_for is not None else None
        if payee is None or payee.on_stack is None:
            return state
        context = payee.on_stack.context
        context = replace(context, chosen=(*context.chosen, (REMOVED, self.number)))
        return state.with_object(replace(payee, on_stack=replace(payee.on_stack, context=context)))


def on_chosen(part: RemoveCountersCost | PutCountersCost, context: Context) -> Task:
    """Counters put on or removed from a permanent that the payer chooses."""
    on = bearers(part, part.on) if isinstance(part.on, Chosen) else part.on
    if isinstance(part, PutCountersCost):
        return PayByDoing(PutCounters(part.kind, part.amount, on), context)
    return PayByDoing(RemoveCounters(part.kind, part.amount, on), context)
