"""Instructions on the agenda, and the registry of who carries out what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from bot.abilities.combining import (
    Remember,
)
from bot.abilities.durations import AsLongAs, Duration
from bot.engine.agenda import Choice, Task
from bot.engine.characteristics.view import see
from bot.engine.evaluate import amount_of, who_is
from bot.engine.evaluate.context import NOTHING_DONE, Context
from bot.engine.state import Entity, State, Zone, is_player
from bot.values import dataclass, replace

Handler = Callable[[Any, State], "State | Choice"]
HANDLERS: dict[type[Any], Handler] = {}
_H = TypeVar("_H", bound=Handler)

Before = Callable[[Any, State], "State | Choice | None"]
_BEFORE: list[Before] = []


def handles(kind: type[Any]) -> Callable[[_H], _H]:
    """Register the handler of one kind of effect."""

    def register(handler: _H) -> _H:
        HANDLERS[kind] = handler
        return handler

    return register


def before_each(look: Before) -> Before:
    """Register what is looked for in every instruction before it is carried out: what has to be chosen first (CR 608.2d)."""
    _BEFORE.append(look)
    return look


@dataclass(frozen=True, slots=True)
class Instructions(Task):
    """Carry these effects out in order, under the context on top."""

    effects: tuple[Any, ...]

    def do(self, state: State) -> State | Choice:
        if not self.effects:
            return state
        effect, rest = self.effects[0], self.effects[1:]
        if rest:
            state = state.then(Instructions(rest))
        if not isinstance(effect, Remember) and context_of(state).now is not NOTHING_DONE:
            state = with_context(state, now=NOTHING_DONE)
        handler = HANDLERS.get(type(effect))
        if handler is None:
            return not_modelled(state, type(effect).__name__)
        for look in _BEFORE:
            first = look(effect, state)
            if first is not None:
                return first
        return handler(effect, state)


@dataclass(frozen=True, slots=True)
class PopContext(Task):
    """The instructions under the top context are done."""

    is_quiet = True

    def do(self, state: State) -> State:
        return state.having(contexts=state.contexts[:-1])


def run(state: State, effects: tuple[Any, ...], context: Context) -> State:
    """Put instructions on the agenda, to be carried out next under `context`."""
    return replace(state.then(Instructions(effects), PopContext()), contexts=(*state.contexts, context))


def not_modelled(state: State, what: str) -> State:
    """An instruction that nothing carries out: named, so that the answer says that it could matter."""
    name = state.label(context_of(state).source)
    return state.having(unsupported=state.unsupported | {(name, what)})


def context_of(state: State) -> Context:
    """The context of what is being carried out."""
    return state.contexts[-1]


def with_context(state: State, **changes: Any) -> State:
    """The same state, its top context changed."""
    return state.having(contexts=(*state.contexts[:-1], replace(state.contexts[-1], **changes)))


def done_to(state: State, *entities: Entity, before: tuple[Entity, ...] | None = None) -> State:
    """What an instruction has made, moved, chosen or was done to, for words back that follow (`Remember`). `before`: the same
    things as they were before they moved, where that makes new objects of them (CR 400.7)."""
    if not state.contexts or not (entities or before):
        return state
    now = context_of(state).now
    earlier = entities if before is None else before
    return came_of_it(state, to=(*now.to, *entities), before=(*now.before, *earlier))


def came_of_it(state: State, **changes: Any) -> State:
    """What comes of the instruction that is being followed, changed so."""
    return with_context(state, now=replace(context_of(state).now, **changes))


def remember(effect: Remember, state: State) -> State:
    """Keep under its number what came of the instruction before, which later words speak of: it has to be known."""
    context = context_of(state)
    if context.now.unknown:
        return not_modelled(state, context.now.unknown)
    return with_context(state, results=(*context.results, (effect.number, context.now)))


HANDLERS[Remember] = remember


def whom(state: State, who: Any) -> tuple[Entity, ...]:
    """Who is meant, under the top context; what is phased out is treated as though it did not exist (CR 702.26b)."""
    return tuple(e for e in who_is(who, see(state), context_of(state)) if not _is_phased_out(state, e))


def _is_phased_out(state: State, entity: Entity) -> bool:
    found = state.objects.get(entity)
    return found is not None and found.zone is Zone.PHASED_OUT


def players(state: State, who: Any) -> tuple[Entity, ...]:
    """The players meant."""
    return tuple(e for e in whom(state, who) if is_player(e))


def amount(state: State, of: Any) -> int:
    """How much, under the top context; never below 0."""
    return max(0, amount_of(of, see(state), context_of(state)))


def amount_for(state: State, of: Any, one: Entity) -> int:
    """How much for one of several: "each player loses 1 life for each creature they control" counts for each."""
    return max(0, amount_of(of, see(state), replace(context_of(state), respective=one)))


def source_name(state: State) -> str:
    return state.label(context_of(state).source)


def how_long(state: State, duration: Duration | AsLongAs) -> str:
    """How long an effect of what resolves now is told to last, after a space; empty where it has no end."""
    said = duration.value.replace("this turn", "until end of turn").replace("~", source_name(state))
    return f" {said}" if said else ""
