"""Counters put on, removed and distributed (CR 122)."""

from __future__ import annotations

from bot.abilities.amounts import Number
from bot.abilities.chosen_counters import DoubleCounters, PutCountersOfKinds, PutOneOfCounters
from bot.abilities.effects import (
    DistributeCounters,
    MoveCounters,
    PutCounters,
    PutItsCounters,
    RemoveCounters,
)
from bot.engine.agenda import Choice, Option, Task
from bot.engine.aim import Aimed
from bot.engine.characteristics.view import permanents
from bot.engine.citations import Cite
from bot.engine.effects.counters_of_any_kind import TakeAnyCounters
from bot.engine.instructions import (
    Instructions,
    amount,
    amount_for,
    came_of_it,
    context_of,
    done_to,
    handles,
    source_name,
    whom,
)
from bot.engine.permanents.counters import PutCounters as PutCountersEvent
from bot.engine.permanents.counters import remove_counters, ways_to_put
from bot.engine.state import State, Zone
from bot.engine.told.decisions import Picks
from bot.engine.told.scripted import decisions_left, mark_used


@handles(PutCounters)
def puts(effect: PutCounters, state: State) -> State:
    on = whom(state, effect.on)
    by = source_name(state)
    tasks = [
        PutCountersEvent(e, effect.kind, amount_for(state, effect.amount, e), (Cite.COUNTERS,), by)
        for e in on
    ]
    each = amount_for(state, effect.amount, on[0]) if on else 0
    return came_of_it(done_to(state, *on), much=each).then(*tasks)


@handles(PutCountersOfKinds)
def puts_of_kinds(effect: PutCountersOfKinds, state: State) -> State:
    on, by = whom(state, effect.on), source_name(state)
    tasks = [
        PutCountersEvent(e, kind, amount_for(state, number, e), (Cite.COUNTERS,), by)
        for e in on
        for kind, number in effect.counters
    ]
    return done_to(state, *on).then(*tasks)


@handles(PutOneOfCounters)
def puts_one_of(effect: PutOneOfCounters, state: State) -> State | Choice:
    """Which kind it is, its controller chooses, where the story doesn't tell (CR 608.2d)."""
    if not whom(state, effect.on):
        return state
    you = context_of(state).you
    for index, told in decisions_left(state, Picks):
        kind = told.names[0] if len(told.names) == 1 else ""
        if kind in effect.kinds and told.player in (None, state.label(you)):
            return mark_used(state, index).then(_of_kind(effect, kind))
    options = tuple(Option(f"puts a {kind} counter", (_of_kind(effect, kind),)) for kind in effect.kinds)
    return Choice(state, you, "Which counter is put?", options, (Cite.RESOLVE_CHOICE, Cite.COUNTERS))


def _of_kind(effect: PutOneOfCounters, kind: str) -> Task:
    return Instructions((PutCounters(kind, Number(1), effect.on),))


@handles(DistributeCounters)
def distributes(effect: DistributeCounters, state: State) -> State:
    """As announced (CR 601.2d): what an illegal target would have got is put on nothing (CR 608.2b)."""
    context = context_of(state)
    assert isinstance(effect.among, Aimed)
    index = effect.among.index
    targets = context.targets[index] if index < len(context.targets) else ()
    shares = context.shares[index] if index < len(context.shares) else ()
    by = source_name(state)
    tasks = [
        PutCountersEvent(e, effect.kind, number, (Cite.COUNTERS,), by)
        for e, number in zip(targets, shares, strict=False)
    ]
    return came_of_it(done_to(state, *targets), much=sum(shares)).then(*tasks)


@handles(PutItsCounters)
def puts_its_counters(effect: PutItsCounters, state: State) -> State:
    """The same number of each kind, of what is gone as it last was (CR 122.8-9)."""
    by, tasks = source_name(state), list[Task]()
    for one in whom(state, effect.of)[:1]:
        here = state.object(one)
        left = here.came_back_from if here is not None and here.zone is not Zone.BATTLEFIELD else None
        gone = state.known.get(one if left is None else left)
        thing = gone.object if gone is not None else here
        for kind, number in thing.counters if thing is not None else ():
            tasks += [
                PutCountersEvent(e, kind, number, (Cite.COUNTERS,), by) for e in whom(state, effect.onto)
            ]
    return state.then(*tasks)


@handles(DoubleCounters)
def doubles_counters(effect: DoubleCounters, state: State) -> State:
    """As many more of each kind as each has now (CR 701.10e)."""
    by, on = source_name(state), whom(state, effect.on)
    tasks = [
        PutCountersEvent(e, kind, number, (Cite.COUNTERS,), by)
        for e in on
        if (found := state.object(e)) is not None
        for kind, number in found.counters
    ]
    return came_of_it(done_to(state, *on), was=bool(tasks)).then(*tasks)


@handles(MoveCounters)
def moves(effect: MoveCounters, state: State) -> State:
    """Off one and onto another, where both can be done; never from a thing onto itself (CR 122.5)."""
    much = None if effect.amount is None else amount(state, effect.amount)
    by, tasks = source_name(state), list[Task]()
    for onto in whom(state, effect.onto)[:1]:
        for one in whom(state, effect.of):
            found = state.object(one)
            if found is None or one == onto or onto not in permanents(state):
                continue
            for kind, there in found.counters:
                number = there if much is None else min(there, much)
                if effect.kind in ("", kind) and number and ways_to_put(state, onto, kind, number)[0].amount:
                    state = remove_counters(state, one, kind, number, Cite.COUNTERS_MOVED)
                    tasks.append(PutCountersEvent(onto, kind, number, (Cite.COUNTERS_MOVED,), by))
    return came_of_it(state, was=bool(tasks)).then(*tasks)


@handles(RemoveCounters)
def removes(effect: RemoveCounters, state: State) -> State:
    much = None if effect.amount is None else amount(state, effect.amount)
    on = whom(state, effect.on)
    there = [o for e in on if (o := state.object(e)) is not None]
    # As many as there are, where a number is not said outright (CR 609.3).
    least = much if isinstance(effect.amount, Number) and much else 1
    could = any(o.count(effect.kind) >= least for o in there)
    taken = sum(o.count(effect.kind) if much is None else min(much, o.count(effect.kind)) for o in there)
    state = came_of_it(state, was=could, much=taken)
    if much is not None and (not effect.kind or effect.up_to):
        you = context_of(state).you
        tasks = [TakeAnyCounters(you, e, much, effect.up_to, effect.kind) for e in on]
        return done_to(state, *on).then(*tasks)
    for entity in on:
        state = remove_counters(state, entity, effect.kind, much, Cite.COUNTERS)
    return done_to(state, *on)
