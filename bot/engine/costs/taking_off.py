"""Counters are removed as a cost, all or as many as the player likes, and what they pay for remembers how many (CR 118.3, 608.2h)."""

from __future__ import annotations

from bot.abilities.costs import PutCountersCost, RemoveAmongCost, RemoveCountersCost
from bot.abilities.effects import PutCounters, RemoveCounters
from bot.abilities.who import Chosen
from bot.engine.agenda import Choice, Option, Task
from bot.engine.characteristics.view import see
from bot.engine.citations import Cite
from bot.engine.costs.candidates import bearers
from bot.engine.effects.counters_of_any_kind import TakeAnyCounters
from bot.engine.effects.paying import PayByDoing
from bot.engine.evaluate import all_that_fit, amount_of
from bot.engine.evaluate.context import Context
from bot.engine.permanents.counters import remove_counters
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


@dataclass(frozen=True, slots=True)
class TakeAmong(Task):
    """`player` takes `number` counters of that kind off these permanents: first how many off the first of them."""

    player: Entity
    among: tuple[Entity, ...]
    kind: str
    number: int

    def do(self, state: State) -> State | Choice:
        if self.number <= 0 or not self.among:
            return state
        there = there_are(state, self.among, self.kind)
        least = max(0, self.number - sum(there[1:]))
        most = min(self.number, there[0])
        if least >= most:
            return self._first(most, state)
        options = tuple(
            Option(f"removes {n} from {state.label(self.among[0])}", (_TakeFirst(self, n),))
            for n in range(most, least - 1, -1)
        )
        question = f"How many counters are removed from {state.label(self.among[0])}?"
        return Choice(state, self.player, question, options, (Cite.CAST_COSTS,))

    def _first(self, number: int, state: State) -> State:
        """That many are taken off the first, and the others off the rest."""
        rest = replace(self, among=self.among[1:], number=self.number - number)
        if self.kind and number:
            return remove_counters(state, self.among[0], self.kind, number, Cite.CAST_COSTS).then(rest)
        return state.then(*((TakeAnyCounters(self.player, self.among[0], number),) if number else ()), rest)


@dataclass(frozen=True, slots=True)
class _TakeFirst(Task):
    among: TakeAmong
    number: int

    def do(self, state: State) -> State:
        return self.among._first(self.number, state)


def there_are(state: State, things: tuple[Entity, ...], kind: str) -> list[int]:
    """How many counters of that kind each of these has."""
    return [found.count(kind) if (found := state.object(e)) is not None else 0 for e in things]


def take_among(state: State, player: Entity, part: RemoveAmongCost, context: Context) -> Task:
    """Counters taken off permanents among which the payer chooses."""
    sight = see(state)
    among = tuple(e for e in all_that_fit(part.among, sight, context) if e > 0)
    bearing = tuple(e for e, n in zip(among, there_are(state, among, part.kind), strict=True) if n)
    return TakeAmong(player, bearing, part.kind, amount_of(part.amount, sight, context))
