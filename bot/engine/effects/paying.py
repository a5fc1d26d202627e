"""Costs whose payer chooses what pays them: what to return, exile or tap (CR 118, 601.2b)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from bot.engine.agenda import Choice, Option, Task, choice_of_many
from bot.engine.citations import Cite
from bot.engine.effects.choosing import choose_objects
from bot.engine.evaluate.context import Context
from bot.engine.happenings import Happening, What
from bot.engine.instructions import context_of, run, with_context
from bot.engine.log.things import How
from bot.engine.payment import total_power
from bot.engine.permanents.tapping import tapped
from bot.engine.state import Entity, State, Zone
from bot.engine.triggers import happen
from bot.engine.zones.moves import MoveAll
from bot.engine.zones.objects import current
from bot.engine.zones.zone_change import ZoneChange
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class ChooseToMove(Task):
    """`number` of these go to `zone` as a cost. What is exiled is "the exiled card" of what it pays for."""

    player: Entity
    candidates: tuple[Entity, ...]
    number: int
    zone: Zone
    paying_for: Entity | None = None
    least: int | None = None

    def do(self, state: State) -> State | Choice:
        verb, done = ("exiles", "exiled") if self.zone is Zone.EXILE else ("returns", "returned")

        def then(picked: tuple[Entity, ...]) -> tuple[Task, ...]:
            changes = tuple(ZoneChange(e, self.zone, How.MOVED, (Cite.CAST_COSTS,)) for e in picked)
            return (MoveAll(changes), RememberPaid(self.paying_for, done, picked))

        return choose_objects(
            state, self.player, self.candidates, self.number, then, verb, (Cite.CAST_COSTS,), self.least
        )


@dataclass(frozen=True, slots=True)
class MoveItself(Task):
    """The source itself goes to `zone` to pay for its ability, which finds it there (CR 400.7j)."""

    source: Entity
    zone: Zone
    paying_for: Entity | None = None

    def do(self, state: State) -> State:
        change = ZoneChange(self.source, self.zone, How.MOVED, (Cite.CAST_COSTS,))
        return state.then(MoveAll((change,)), RememberPaid(self.paying_for, "itself", (self.source,)))


@dataclass(frozen=True, slots=True)
class RememberPaid(Task):
    """What paid for a spell or ability is spoken of by it: "the exiled card", "the discarded card" (CR 608.2h).
    What was exiled for a spell is "exiled with" the permanent that it becomes."""

    paying_for: Entity | None
    kind: str
    what: tuple[Entity, ...]

    def do(self, state: State) -> State:
        payee = state.object(self.paying_for) if self.paying_for is not None else None
        now = tuple((self.kind, e) for w in self.what if (e := current(state, w)) is not None)
        if payee is None or payee.on_stack is None:
            if not state.contexts:
                return state
            return with_context(state, chosen=(*context_of(state).chosen, *now))
        context = payee.on_stack.context
        context = replace(context, chosen=(*context.chosen, *now))
        chosen = (*payee.chosen, *now) if self.kind == "exiled" else payee.chosen
        return state.with_object(
            replace(payee, chosen=chosen, on_stack=replace(payee.on_stack, context=context))
        )


@dataclass(frozen=True, slots=True)
class ChooseToTap(Task):
    """`number` of these untapped permanents are tapped as a cost."""

    player: Entity
    candidates: tuple[Entity, ...]
    number: int
    paying_for: Entity | None = None

    def do(self, state: State) -> State | Choice:
        def then(picked: tuple[Entity, ...]) -> tuple[Task, ...]:
            return (TapThese(picked, paying_for=self.paying_for),)

        return choose_objects(
            state, self.player, self.candidates, self.number, then, "taps", (Cite.CAST_COSTS,)
        )


@dataclass(frozen=True, slots=True)
class ChooseWaterbending(Task):
    """Up to `number` of these untapped artifacts and creatures are tapped, each rather than paying one mana (CR 701.67a)."""

    player: Entity
    candidates: tuple[Entity, ...]
    number: int

    def do(self, state: State) -> State | Choice:
        state = happen(state, Happening(What.WATERBENDS, self.player))

        def then(picked: tuple[Entity, ...]) -> tuple[Task, ...]:
            return (TapThese(picked),) if picked else ()

        if not self.candidates or not self.number:
            return state
        return choose_objects(
            state, self.player, self.candidates, self.number, then, "taps", (Cite.WATERBEND,), 0
        )


@dataclass(frozen=True, slots=True)
class ChooseCrew(Task):
    """Creatures with enough power in all are tapped to crew, to saddle, or to pay (`deed` None): every way without a creature
    too many is looked at."""

    player: Entity
    candidates: tuple[Entity, ...]
    power: int
    vehicle: Entity
    deed: What | None = What.CREWS

    def do(self, state: State) -> State | Choice:
        options = (
            Option(
                f"taps {' and '.join(state.label(e) for e in crew)}",
                (TapThese(crew, self.vehicle, self.deed),),
            )
            for crew in self._enough(state)
        )
        question = f"Who {self.deed or 'is tapped for'} {state.label(self.vehicle)}?"
        return choice_of_many(state, self.player, question, options, (WHY.get(self.deed, Cite.CAST_COSTS),))

    def _enough(self, state: State) -> Iterator[tuple[Entity, ...]]:
        found: list[frozenset[Entity]] = []
        for size in range(1, len(self.candidates) + 1):
            for crew in combinations(self.candidates, size):
                if total_power(state, crew, self.deed) >= self.power and not any(
                    one <= {*crew} for one in found
                ):
                    found.append(frozenset(crew))
                    yield crew


WHY: dict[What | None, Cite] = {What.CREWS: Cite.CREW, What.SADDLES: Cite.SADDLE}


@dataclass(frozen=True, slots=True)
class TapThese(Task):
    """These become tapped as a cost; `crewing`: the Vehicle that they crew, the Mount that they saddle (`deed`)."""

    what: tuple[Entity, ...]
    crewing: Entity | None = None
    deed: What | None = None
    paying_for: Entity | None = None

    def do(self, state: State) -> State:
        state = tapped(state, *self.what)
        if self.crewing is None or self.deed is None:
            remember = RememberPaid(self.paying_for, "tapped", self.what)
            return state.then(remember) if self.paying_for is not None else state
        return happen(state, *(Happening(self.deed, e, self.crewing) for e in self.what))


@dataclass(frozen=True, slots=True)
class PayByDoing(Task):
    """A cost that is an instruction: what it is done to is chosen as it is paid."""

    effect: Any
    context: Context

    def do(self, state: State) -> State:
        return run(state, (self.effect,), self.context)
