"""Sagas (CR 714): a lore counter as one enters and as each precombat main phase begins, and its end after the final chapter."""

from __future__ import annotations

from collections.abc import Iterable

from bot.abilities.ability import Ability, Keyword, Triggered
from bot.abilities.amounts import Number
from bot.abilities.entering import EntersOneWay, Way
from bot.abilities.events import Chapter
from bot.engine.characteristics.view import permanents
from bot.engine.citations import Cite
from bot.engine.log.step import counted
from bot.engine.objects import (
    Counters,
    Object,
)
from bot.engine.permanents.counters import Putting, put_counters, ways_to_enter_with
from bot.engine.state import (
    Entity,
    State,
)


def final_chapter(abilities: Iterable[Ability]) -> int:
    """The greatest number of the chapter abilities; 0 where there is none (CR 714.2d)."""
    chapters = [a.when for a in abilities if isinstance(a, Triggered) and isinstance(a.when, Chapter)]
    return max((n for chapter in chapters for n in chapter.numbers), default=0)


def _is_chapter(ability: object) -> bool:
    return isinstance(ability, Triggered) and isinstance(ability.when, Chapter)


def entering_with(state: State, new: Object) -> Counters:
    """The lore counter that a Saga enters with (CR 714.3a); of one with read ahead it is chosen how many."""
    return () if "Saga" not in new.card.subtypes or _reads_ahead(state, new) else (("lore", 1),)


def as_it_was_before(state: State, new: Object) -> Object:
    """A Saga that was there before the story, with the lore counter that it entered with (CR 714.3a)."""
    if "Saga" not in new.card.subtypes:
        return new
    return new.with_counters("lore", ways_to_enter_with(state, new, "lore", 1)[0].amount)


def _reads_ahead(state: State, new: Object) -> bool:
    chars = permanents(state).get(new.id)
    return Keyword("read ahead") in (chars.abilities if chars is not None else new.card.abilities)


def chapters_to_begin_with(abilities: tuple[Ability, ...]) -> EntersOneWay | None:
    """The choice of the number of lore counters with which a Saga with read ahead enters (CR 702.155b)."""
    last = final_chapter(abilities) if Keyword("read ahead") in abilities else 0
    if not last:
        return None
    numbers = range(1, last + 1)
    return EntersOneWay(
        tuple(Way(f"with {counted(n, 'lore counter')}", counters=(("lore", Number(n)),)) for n in numbers)
    )


def next_chapters(state: State, player: Entity) -> State:
    """A lore counter on each Saga of the player whose precombat main phase begins (CR 714.3b)."""
    for entity, chars in permanents(state).items():
        if "Saga" in chars.subtypes and chars.controller == player and final_chapter(chars.abilities):
            by_the_rules = Putting(player, effect=False)
            state = put_counters(state, entity, "lore", 1, Cite.LORE_COUNTERS, putting=by_the_rules)
    return state


def told_to_the_end(state: State) -> tuple[tuple[Entity, Entity], ...]:
    """The Sagas that are sacrificed now, each with its controller: all chapters reached, none of them still to resolve
    (CR 714.4)."""
    going = []
    for entity, chars in permanents(state).items():
        if "Saga" in chars.subtypes and (last := final_chapter(chars.abilities)):
            found = state.objects[entity]
            if found.count("lore") >= last and not _has_chapter_to_come(state, entity):
                going.append((chars.controller, entity))
    return tuple(going)


def _has_chapter_to_come(state: State, saga: Entity) -> bool:
    if any(w.source == saga and _is_chapter(w.ability) for w in state.waiting):
        return True
    on_stack = [state.objects[e].on_stack for e in state.stack]
    return any(one is not None and one.triggered and one.context.source == saga for one in on_stack)
