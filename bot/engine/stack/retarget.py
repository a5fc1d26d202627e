"""Changing targets later (CR 115.7)."""

from __future__ import annotations

from itertools import islice
from typing import Any

from bot.abilities.filters import Filter
from bot.abilities.who import Target
from bot.engine.agenda import Choice, Option, Task
from bot.engine.characteristics.view import see
from bot.engine.citations import Cite
from bot.engine.evaluate import fits
from bot.engine.evaluate.context import Context
from bot.engine.happenings import Happening, What
from bot.engine.illegal import illegal
from bot.engine.log.notes import Note
from bot.engine.log.stack import TargetsChanged
from bot.engine.stack.defined_x import with_defined_x
from bot.engine.stack.divisions import MOST_AIMS, BadAim
from bot.engine.stack.legal_targets import why_illegal
from bot.engine.stack.targets import aimed_at, as_told, open_ways
from bot.engine.state import Entity, State
from bot.engine.told.decisions import NewTargets, Picks
from bot.engine.told.scripted import answers_at_once, decisions_left, mark_used
from bot.engine.triggers import happen
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class SetTargets(Task):
    """A spell or ability on the stack gets these targets; what was none of them before becomes one now (CR 115.7, 603.2)."""

    what: Entity
    targets: tuple[tuple[Entity, ...], ...]
    cites: tuple[Cite, ...] = (Cite.COPY_SPELL,)

    def do(self, state: State) -> State:
        found = state.objects[self.what]
        assert found.on_stack is not None
        before = {e for group in found.on_stack.context.targets for e in group}
        now = [e for group in self.targets for e in group]
        context = replace(found.on_stack.context, targets=self.targets)
        state = state.with_object(replace(found, on_stack=replace(found.on_stack, context=context)))
        state = state.step(TargetsChanged(found.label, state.labels(now)), *self.cites)
        fresh = (e for e in dict.fromkeys(now) if e not in before)
        return happen(state, *(Happening(What.TARGETED, e, self.what) for e in fresh))


def retarget(
    state: State,
    what: Entity,
    chooser: Entity,
    cites: tuple[Cite, ...] = (Cite.COPY_SPELL,),
    onto: Filter | None = None,
) -> State | Choice:
    """New targets are chosen: as many as before, the division unchanged (CR 707.10c, 115.7d); where the target is changed, it has to be
    another one, and of the kind that is told (CR 115.7a)."""
    found = state.object(what)
    if found is None or found.on_stack is None:
        return state
    on_stack = found.on_stack
    old = on_stack.context.targets
    if not any(old):
        return state
    must = Cite.CHANGE_TARGET in cites
    specs = _specs_of(found)
    context = with_defined_x(state, on_stack.effects, specs, replace(on_stack.context, targets=()))
    exact = tuple(
        replace(s, count=replace(s.count, least=len(t), most=len(t)))
        for s, t in zip(specs, old, strict=False)
    )
    name = state.player(chooser).name
    told: list[tuple[int, NewTargets | Picks]] = [
        *decisions_left(state, NewTargets),
        *decisions_left(state, Picks),
    ]
    for index, answer in told:
        of_this = isinstance(answer, NewTargets) or (answer.about is not None and bool(answer.names))
        if of_this and answer.player in (None, name):
            if not answer.names and must:
                continue
            state = mark_used(state, index)
            if not answer.names:
                return state
            way = as_told(state, exact, answer.names, context)
            if isinstance(way, BadAim):
                return illegal(state, way.message, (*way.cites, *cites))
            if must and not _changed(state, old, way, onto, context):
                return illegal(
                    state,
                    f"The target of {found.label} can't be changed to {' and '.join(answer.names)}.",
                    cites,
                )
            return state.then(SetTargets(what, way, cites))
    for index, picked in answers_at_once(state, Picks):  # `Bob chooses Alice`, where she can be the target
        if picked.player not in (None, name) or not picked.names:
            continue
        way = as_told(state, exact, picked.names, context)
        if not isinstance(way, BadAim) and not (must and not _changed(state, old, way, onto, context)):
            return mark_used(state, index).then(SetTargets(what, way, cites))
    possible = (way for way in open_ways(state, exact, context) if way != old)
    if must:
        possible = (way for way in possible if _changed(state, old, way, onto, context))
    others = list(islice(possible, MOST_AIMS + 1))
    if must and not others:
        return state.step(Note.NO_OTHER_TARGET.of(found.label), *cites)
    ways = dict.fromkeys(others if must else (old, *others))
    options = tuple(
        Option(
            "keeps the targets" if way == old else f"chooses{aimed_at(state, (way, ()))} for {found.label}",
            () if way == old else (SetTargets(what, way, cites),),
        )
        for way in list(ways)[:MOST_AIMS]
    )
    more = len(ways) > MOST_AIMS
    return Choice(state, chooser, f"New targets for {found.label}?", options, cites, more)


def _changed(
    state: State,
    old: tuple[tuple[Entity, ...], ...],
    way: tuple[tuple[Entity, ...], ...],
    onto: Filter | None,
    context: Context,
) -> bool:
    """Whether each is another than it was, and of the kind that the words ask for (CR 115.7a)."""
    sight = see(state)
    pairs = [(a, b) for was, now in zip(old, way, strict=False) for a, b in zip(was, now, strict=False)]
    return all(a != b and (onto is None or fits(onto, b, sight, context)) for a, b in pairs)


def change_target(state: State, what: Entity, to: Entity) -> State:
    """Change the (single) target of a spell or ability to this one, if that is legal (CR 115.7)."""
    found = state.objects[what]
    on_stack = found.on_stack
    assert on_stack is not None
    specs = _specs_of(found)
    targets = on_stack.context.targets
    for index, group in enumerate(targets):
        if len(group) == 1 and index < len(specs):
            context = replace(on_stack.context, targets=targets[:index])
            context = with_defined_x(state, on_stack.effects, specs, context)
            if why_illegal(state, specs[index], to, context) is None:
                new = (*targets[:index], (to,), *targets[index + 1 :])
                return state.then(SetTargets(what, new, (Cite.CHANGE_TARGET,)))
    return state.step(Note.TARGET_NOT_CHANGED.of(found.label, state.label(to)), Cite.CHANGE_TARGET)


def _specs_of(found: Any) -> tuple[Target, ...]:
    specs: tuple[Target, ...] = found.on_stack.specs
    return specs
