"""Choices made while something resolves: which source, which permanents, which cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from math import comb
from typing import Any

from bot.engine.agenda import MOST_OPTIONS, Choice, Option, Task, choice_of_many
from bot.engine.citations import Cite
from bot.engine.illegal import illegal
from bot.engine.instructions import context_of, not_modelled, source_name, with_context
from bot.engine.players.unknown_cards import is_unknown
from bot.engine.state import Entity, State
from bot.engine.told.decisions import Picks
from bot.engine.told.sacrifices_and_discards import told_next
from bot.engine.told.script import Sacrifices
from bot.engine.told.scripted import decisions_left, mark_used
from bot.values import dataclass, replace


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
    entering: str = "",
    unsure: bool = False,
    apart: Callable[[tuple[Entity, ...]], bool] = lambda picked: False,
) -> State | Choice:
    """`chooser` picks `number` of the candidates (fewer when there are fewer; at least `least`): told by the scenario, or
    every way is explored. `then` makes the tasks for a pick; `entering` is what the choice is for, by its label, where nothing
    resolves just now. `unsure`: a card that nobody knows may fit as well: which one it is has to be told. `apart`: whether
    some can't be picked together."""
    number = min(number, len(candidates))
    least = number if least is None else min(least, number)
    state, told = _told(state, chooser, candidates, number, entering)
    if told and apart(told):
        text = f"{state.label(chooser)} can't choose {' and '.join(map(state.label, told))} together."
        return illegal(state, text, cites)
    if told and least <= len(told):
        return state.then(*then(told))
    if unsure:
        return not_modelled(state, "it is not told which cards are in the graveyard")
    if number == len(candidates) == least and not apart(candidates):
        return state.then(*then(candidates))
    unknown = [e for e in candidates if (o := state.object(e)) is not None and is_unknown(o)]
    # Which of several cards that nobody knows it is makes no difference.
    known = tuple(e for e in candidates if e not in unknown)
    ways = sum(comb(len(known), size) for size in range(number + 1))
    kinds: list[tuple[Entity, ...]] = _kinds(state, known) if ways > MOST_OPTIONS else [(e,) for e in known]
    if unknown:
        kinds += [tuple(unknown)]
    picks = chain.from_iterable(_picks(kinds, size) for size in range(number, least - 1, -1))
    options = (
        Option(f"{verb} {' and '.join(map(state.label, pick)) or 'nothing'}", then(pick))
        for pick in picks
        if {*told} <= {*pick} and not apart(pick)  # what is told is among them
    )
    return choice_of_many(state, chooser, f"{state.label(chooser)} {verb} what?", options, cites)


def _picks(kinds: Sequence[tuple[Entity, ...]], size: int) -> Iterator[tuple[Entity, ...]]:
    """Every way to pick so many, where those of one kind are as good as each other."""
    if sum(map(len, kinds)) < size:
        return
    if not size:
        yield ()
        return
    first, rest = kinds[0], kinds[1:]
    for taken in range(min(size, len(first)), -1, -1):
        for others in _picks(rest, size - taken):
            yield first[:taken] + others


def _kinds(state: State, candidates: tuple[Entity, ...]) -> list[tuple[Entity, ...]]:
    """Those that are just alike together: of ten bears it makes no difference which."""
    kinds: dict[Any, tuple[Entity, ...]] = {}
    held = {o.attached_to for o in state.battlefield()}
    combat = state.combat
    fighting = {*combat.blockers(), *(a.id for a in combat.attackers)} if combat else set()
    for entity in candidates:
        found = state.object(entity)
        alone = found is None or entity in held or entity in fighting
        kind = (
            entity
            if found is None or alone
            else replace(found, id=0, label="", timestamp=0, came_back_from=None)
        )
        kinds[kind] = (*kinds.get(kind, ()), entity)
    return list(kinds.values())


def _told(
    state: State, chooser: Entity, candidates: tuple[Entity, ...], number: int, entering: str
) -> tuple[State, tuple[Entity, ...]]:
    """What the story tells to be picked, `number` at most."""
    name = state.label(chooser)
    source = entering or (source_name(state) if state.contexts else "")
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
    for index, action in enumerate(state.game.script):
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
    for index, what in told_next(state, chooser, source):
        if what in by_label:
            picked.append(by_label[what])
            state = mark_used(state, index)
            if len(picked) >= number:
                return state, tuple(picked[:number])
    return state, tuple(picked)
