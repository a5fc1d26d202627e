"""Keyword actions that put counters (CR 701): proliferate, adapt, bolster, amass."""

from __future__ import annotations

from bot.abilities.amounts import Number
from bot.abilities.changes import BecomesType
from bot.abilities.durations import Duration
from bot.abilities.effects import (
    Adapt,
    Amass,
    Bolster,
    ChangeNow,
    CreateToken,
    Proliferate,
    PutCounters,
    TokenSpec,
)
from bot.abilities.who import YOU
from bot.engine.agenda import Choice, Task
from bot.engine.characteristics.view import permanents
from bot.engine.citations import Cite
from bot.engine.counters import PutCounters as PutCountersEvent
from bot.engine.effects.choosing import choose_objects
from bot.engine.evaluate.exactly import Exactly
from bot.engine.happenings import Happening, What
from bot.engine.instructions import Instructions, amount, context_of, handles, source_name
from bot.engine.state import Entity, State, is_player
from bot.engine.triggers import happen
from bot.values import dataclass


@handles(Proliferate)
def proliferates(effect: Proliferate, state: State) -> State | Choice:
    """Any number of permanents and players with counters each get another of each kind that is there (CR 701.34a)."""
    you = context_of(state).you
    state = happen(state, Happening(What.PROLIFERATES, you))
    with_some = tuple(e for e in permanents(state) if state.objects[e].counters)
    poisoned = tuple(p for p in state.everyone() if state.player(p).poison)
    candidates = (*poisoned, *sorted(with_some))
    if not candidates:
        return state
    by = source_name(state)

    def then(picked: tuple[Entity, ...]) -> tuple[Task, ...]:
        return tuple(
            PutCountersEvent(e, kind, 1, (Cite.COUNTERS,), by) for e in picked for kind in _kinds(state, e)
        )

    return choose_objects(state, you, candidates, len(candidates), then, "proliferates", (Cite.COUNTERS,), 0)


def _kinds(state: State, entity: Entity) -> tuple[str, ...]:
    return ("poison",) if is_player(entity) else tuple(kind for kind, _ in state.objects[entity].counters)


@handles(Adapt)
def adapts(effect: Adapt, state: State) -> State:
    """Where it has no +1/+1 counters it gets them (CR 701.46a)."""
    source = context_of(state).source
    found = state.object(source)
    if found is None or found.count("+1/+1"):
        return state
    number = amount(state, effect.amount)
    return state.then(PutCountersEvent(source, "+1/+1", number, (Cite.COUNTERS,), source_name(state)))


@handles(Bolster)
def bolsters(effect: Bolster, state: State) -> State | Choice:
    """The creature with the least toughness among yours gets the counters (CR 701.39a)."""
    you = context_of(state).you
    mine = {e: c for e, c in permanents(state).items() if c.controller == you and "Creature" in c.types}
    least = min((c.toughness or 0 for c in mine.values()), default=0)
    weakest = tuple(sorted(e for e, c in mine.items() if (c.toughness or 0) == least))
    if not weakest:
        return state
    number, by = amount(state, effect.amount), source_name(state)

    def then(picked: tuple[Entity, ...]) -> tuple[Task, ...]:
        return tuple(PutCountersEvent(e, "+1/+1", number, (Cite.COUNTERS,), by) for e in picked)

    return choose_objects(state, you, weakest, 1, then, "bolsters", (Cite.COUNTERS,))


@handles(Amass)
def amasses(effect: Amass, state: State) -> State:
    """Without an Army a 0/0 one is made first; then an Army gets the counters and the type (CR 701.47a)."""
    army = OnAnArmy(effect.subtype, amount(state, effect.amount))
    if _armies(state, context_of(state).you):
        return state.then(army)
    made = TokenSpec(Number(0), Number(0), ("black",), ("Creature",), (effect.subtype, "Army"))
    return state.then(Instructions((CreateToken(YOU, Number(1), made),)), army)


def _armies(state: State, you: Entity) -> tuple[Entity, ...]:
    mine = permanents(state).items()
    return tuple(
        sorted(e for e, c in mine if c.controller == you and "Creature" in c.types and "Army" in c.subtypes)
    )


@dataclass(frozen=True, slots=True)
class OnAnArmy(Task):
    """Counters on an Army that the player chooses, which becomes of that creature type too."""

    subtype: str
    number: int

    def do(self, state: State) -> State | Choice:
        you = context_of(state).you
        armies = _armies(state, you)
        if not armies:
            return state

        def then(picked: tuple[Entity, ...]) -> tuple[Task, ...]:
            on = Exactly(picked[0])
            added = BecomesType((), (self.subtype,))
            grows = PutCounters("+1/+1", Number(self.number), on)
            kinds = {s for e in picked for s in permanents(state)[e].subtypes}
            if self.subtype in kinds:
                return (Instructions((grows,)),)
            return (Instructions((grows, ChangeNow(on, (added,), Duration.INDEFINITELY))),)

        return choose_objects(state, you, armies, 1, then, "amasses", (Cite.COUNTERS,))
