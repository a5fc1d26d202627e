"""Choices made while something resolves: which source, which permanents, which cards."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from math import comb
from typing import Any

from bot.engine.agenda import Choice, Option, Task
from bot.engine.citations import Cite
from bot.engine.decisions import Picks
from bot.engine.drawing import is_unknown
from bot.engine.instructions import context_of, source_name, with_context
from bot.engine.script import Discards, Sacrifices
from bot.engine.scripted import decisions_left, mark_used
from bot.engine.state import Entity, State
from bot.values import dataclass, replace

_MOST = 60


@dataclass(frozen=True, slots=True)
class Choose(Task):
    """Remember what was chosen for the ability that resolves."""

    what: tuple[str, Any]

    def do(self, state: State) -> State:
        context = context_of(state)
        return with_context(state, chosen=(*context.chosen, self.what))


def choose_objects(
    state: State,
    chooser: Entity,
    candidates: tuple[Entity, ...],
    number: int,
    then: Callable[[tuple[Entity, ...]], tuple[Task, ...]],
    verb: str,
    cites: tuple[Cite, ...],
    least: int | None = None,
) -> State | Choice:
    """`chooser` picks `number` of the candidates (fewer when there are fewer; at least `least`): told by the scenario, or
    every way is explored. `then` makes the tasks for a pick."""
    number = min(number, len(candidates))
    least = number if least is None else min(least, number)
    state, told = _told(state, chooser, candidates, number, least)
    if told is not None:
        return state.then(*then(told))
    if number == len(candidates) == least:
        return state.then(*then(candidates))
    options: list[Option] = []
    unknown = [e for e in candidates if (o := state.object(e)) is not None and is_unknown(o)]
    # Which of several cards that nobody knows it is makes no difference.
    alike = set(unknown)
    candidates = tuple(e for e in candidates if e not in alike) + tuple(unknown[:number])
    seen: set[tuple[Entity, ...]] = set()
    many = sum(comb(len(candidates), size) for size in range(least, number + 1)) > _MOST
    first = _first_of_a_kind(state, candidates) if many else {e: e for e in candidates}
    for size in range(number, least - 1, -1):
        for pick in combinations(candidates, size):
            kind = tuple(sorted(0 if e in alike else first[e] for e in pick))
            if kind in seen:
                continue
            seen.add(kind)
            names = " and ".join(state.label(e) for e in pick) or "nothing"
            options.append(Option(f"{verb} {names}", then(pick)))
            if len(options) >= _MOST:
                break
    return Choice(state, chooser, f"{state.label(chooser)} {verb} what?", tuple(options), cites)


def _first_of_a_kind(state: State, candidates: tuple[Entity, ...]) -> dict[Entity, Entity]:
    """For each the first that is just like it: of ten bears it makes no difference which."""
    kinds: dict[Any, Entity] = {}
    first: dict[Entity, Entity] = {}
    held = {o.attached_to for o in state.battlefield()}
    for entity in candidates:
        found = state.object(entity)
        if found is None or entity in held or state.combat is not None:
            first[entity] = entity
            continue
        plain = replace(found, id=0, label="", timestamp=0, came_back_from=None)
        first[entity] = kinds.setdefault(plain, entity)
    return first


def _told(
    state: State, chooser: Entity, candidates: tuple[Entity, ...], number: int, least: int
) -> tuple[State, tuple[Entity, ...] | None]:
    name = state.label(chooser)
    source = source_name(state) if state.contexts else ""
    by_label = {state.label(e): e for e in candidates}
    picked: list[Entity] = []
    for index, answer in decisions_left(state, Picks):
        if answer.player not in (None, name) or answer.about not in (None, source):
            continue
        found = [by_label[n] for n in answer.names if n in by_label]
        if found:
            picked += found
            state = mark_used(state, index)
            if len(picked) >= number:
                return state, tuple(picked[:number])
    script = state.game.script
    for index, action in enumerate(script):
        if (
            isinstance(action, Sacrifices)
            and action.to == source
            and action.player == name
            and action.what in by_label
            and index not in state.used
        ):
            picked.append(by_label[action.what])
            state = mark_used(state, index)
            if len(picked) >= number:
                return state, tuple(picked[:number])
    for index in range(state.position, len(script)):
        action = script[index]
        if isinstance(action, Sacrifices | Discards) and index not in state.used and action.player == name:
            if action.what in by_label and (isinstance(action, Discards) or action.to in (None, source)):
                picked.append(by_label[action.what])
                state = mark_used(state, index)
                if len(picked) >= number:
                    return state, tuple(picked[:number])
        elif not isinstance(action, Picks):
            break
    return state, tuple(picked) if picked and least <= len(picked) <= number else None
