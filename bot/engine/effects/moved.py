"""What an instruction has moved, for words back: as it was, and as the new object that it is now (CR 400.7)."""

from __future__ import annotations

from bot.engine.agenda import Task
from bot.engine.citations import Cite
from bot.engine.instructions import context_of, done_to, with_context
from bot.engine.permanents.counters import put_counters
from bot.engine.state import Entity, State, Zone
from bot.engine.zones.objects import current, exiled_with
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class NowThere(Task):
    """What was moved is there now. `before`: all that the instruction spoke of, moved or not (None: just that)."""

    moved: tuple[Entity, ...]
    before: tuple[Entity, ...] | None = None

    def do(self, state: State) -> State:
        if not state.contexts:
            return state
        new = tuple(e for m in self.moved if (e := current(state, m)) is not None)
        state = done_to(state, *new, before=self.moved if self.before is None else self.before)
        return _keep_exiled(_found_itself(state, self.moved), new)


def _found_itself(state: State, moved: tuple[Entity, ...]) -> State:
    """Of an ability that moves its own source, what follows finds that where it is now (CR 400.7j)."""
    context = context_of(state)
    source = next((e for kind, e in context.chosen if kind == "itself"), context.source)
    here = current(state, source) if source in moved else None
    return state if here is None else with_context(state, chosen=(("itself", here), *context.chosen))


def _keep_exiled(state: State, new: tuple[Entity, ...]) -> State:
    """What a permanent's ability exiled is "the exiled card" of its other abilities (CR 607.2a)."""
    return exiled_with(state, context_of(state).source, *new)


@dataclass(frozen=True, slots=True)
class WithCounters(Task):
    """What was exiled `with three time counters on it` has them there (CR 122.1)."""

    moved: tuple[Entity, ...]
    counters: tuple[tuple[str, int], ...]

    def do(self, state: State) -> State:
        for entity in (e for m in self.moved if (e := current(state, m)) is not None):
            if state.objects[entity].zone is Zone.EXILE:
                for kind, number in self.counters:
                    state = put_counters(state, entity, kind, number, Cite.COUNTERS)
        return state
