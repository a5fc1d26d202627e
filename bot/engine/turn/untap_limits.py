"""What no more than so many of may untap in an untap step (`Players can't untap more than one land`, CR 502.3): which then do."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from itertools import combinations

from bot.abilities.statics import UntapsAtMost
from bot.engine.characteristics.view import see, statements
from bot.engine.evaluate import fits, is_among
from bot.engine.state import Entity, State
from bot.engine.told.decisions import Deed, SaysMay
from bot.engine.told.scripted import decisions_left

_MOST_HELD = 14
"""Of how many permanents every choice is looked at, where several limits speak of them."""


class TooMany(Exception):
    """More permanents are held by several limits than every choice of can be looked at."""


def ways_to_untap(state: State, active: Entity, would: Sequence[Entity]) -> list[tuple[Entity, ...]]:
    """Of those that would untap, each choice of as many as the limits let untap; those that are alike are one choice. What the
    story says about them is followed. Raises `TooMany`."""
    limits = list(_limits(state, active, would))
    if not limits:
        return [tuple(would)]
    held = [e for e in would if any(e in of for _, of in limits)]
    told = _told(state, active)
    free = tuple(e for e in would if e not in held)
    found: dict[Hashable, tuple[Entity, ...]] = {}
    for way in _largest(held, limits):
        if all((e in way) == told.get(state.label(e), e in way) for e in held):
            alike = tuple(sorted((_looks(state, e) for e in way), key=repr))
            found.setdefault(alike, (*free, *way))
    return list(found.values()) or [(*free, *way) for way in _largest(held, limits)]


def _limits(state: State, active: Entity, would: Sequence[Entity]) -> Iterator[tuple[int, frozenset[Entity]]]:
    sight = see(state)
    for s in statements(state, UntapsAtMost):
        if is_among(s.effect.who, active, sight, s.context):
            of = frozenset(e for e in would if fits(s.effect.what, e, sight, s.context))
            if len(of) > s.effect.number:
                yield s.effect.number, of


def _largest(
    held: Sequence[Entity], limits: Sequence[tuple[int, frozenset[Entity]]]
) -> Iterator[tuple[Entity, ...]]:
    """Each set of them that keeps to every limit and to which none can be added."""
    if len(limits) == 1:
        yield from combinations(held, limits[0][0])
        return
    if len(held) > _MOST_HELD:
        raise TooMany

    def kept(way: Sequence[Entity]) -> bool:
        return all(len(of & set(way)) <= most for most, of in limits)

    for size in range(len(held), -1, -1):
        for way in combinations(held, size):
            if kept(way) and not any(kept((*way, e)) for e in held if e not in way):
                yield way


def _told(state: State, active: Entity) -> dict[str, bool]:
    name = state.label(active)
    return {
        told.about: told.yes
        for _, told in decisions_left(state, SaysMay)
        if told.player == name and told.deed is Deed.UNTAP and told.about is not None
    }


def _looks(state: State, entity: Entity) -> Hashable:
    """What tells it from others where nothing is told of it."""
    found = state.objects[entity]
    attached = frozenset(o.id for o in state.battlefield() if o.attached_to == entity)
    return found.card.name, found.counters, found.damage, found.sick, len(attached) and entity
