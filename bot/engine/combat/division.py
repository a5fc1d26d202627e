"""The legal ways to divide combat damage, of one creature or of several that depend on each other (CR 510.1c-e, 702.19).

Legality is judged over everything assigned at the same time: what others assign to a blocker counts towards its lethal
damage (CR 702.19b), so creatures that share a recipient are divided together where one of them is bound by that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from bot.engine.characteristics.view import permanents
from bot.engine.combat.assigner import Assigner
from bot.engine.state import Entity, State
from bot.values import dataclass

Division: TypeAlias = tuple[tuple[Entity, int], ...]
"""Recipients and amounts, none of them 0."""

MOST_DIVISIONS = 200
_MOST_PLACES_LOOKED_AT = 60_000


@dataclass(frozen=True, slots=True)
class Around:
    """What is known before a group divides: `needs`, the lethal damage of each recipient after the damage already marked on
    it (loyalty or defense of what is attacked); `sure`, what others assign to it already; `touched`, those to which a
    source with deathtouch among those others assigns some."""

    needs: Mapping[Entity, int]
    sure: Mapping[Entity, int]
    touched: frozenset[Entity] = frozenset()


def need_of(state: State, entity: Entity) -> int:
    """How much damage is lethal to a creature now, marked damage counted, deathtouch not; loyalty of a planeswalker or defense
    of a battle; 0 for players, for which nothing is asked."""
    chars = permanents(state).get(entity)
    if chars is None:
        return 0
    found = state.objects[entity]
    if chars.is_creature:
        return max(0, (chars.toughness or 0) - found.damage)
    return found.count("loyalty") or found.count("defense")


def is_legal(group: Sequence[Assigner], divided: Sequence[Division], around: Around) -> bool:
    """Whether these divisions together comply with the rules (CR 510.1e)."""
    totals = dict(around.sure)
    touched = set(around.touched)
    for assigner, division in zip(group, divided, strict=True):
        for entity, amount in division:
            totals[entity] = totals.get(entity, 0) + amount
            if assigner.deathtouch and amount:
                touched.add(entity)

    def lethal(entity: Entity) -> bool:
        return totals.get(entity, 0) >= around.needs.get(entity, 0) or entity in touched

    return all(
        _complies(assigner, dict(division), totals, lethal, around)
        for assigner, division in zip(group, divided, strict=True)
    )


def _complies(
    assigner: Assigner,
    mine: Mapping[Entity, int],
    totals: Mapping[Entity, int],
    lethal: Callable[[Entity], bool],
    around: Around,
) -> bool:
    if assigner.beyond and any(e in mine for e in assigner.beyond):
        if not all(lethal(b) for b in assigner.near):
            return False
        if len(assigner.beyond) > 1 and assigner.beyond[1] in mine:
            walker = assigner.beyond[0]
            if totals.get(walker, 0) < around.needs.get(walker, 0):
                return False
    return not assigner.in_order or _in_order(assigner, mine, lethal)


def _in_order(assigner: Assigner, mine: Mapping[Entity, int], lethal: Callable[[Entity], bool]) -> bool:
    """Whether some order that agrees with what was announced allows this: only the last that is assigned damage may be
    assigned less than lethal damage (CR 510.1c of 2009-2024)."""
    short = [e for e in assigner.near if mine.get(e) and not lethal(e)]
    if len(short) > 1:
        return False
    known = [e for e in assigner.order if e in assigner.near]
    blocked = False
    for entity in known:
        if blocked and mine.get(entity):
            return False
        blocked = blocked or not lethal(entity)
    return True


def divisions(
    group: Sequence[Assigner],
    around: Around,
    told: Mapping[Entity, Mapping[Entity, int]] | None = None,
    alike: Callable[[Assigner, Division], object] | None = None,
) -> tuple[list[tuple[Division, ...]], bool]:
    """The legal ways for this group to divide, sensible ones first, and whether these are all. `told`: exact amounts that the
    scenario gives for some recipients of some creatures; `alike` names divisions that need not be told apart."""
    found: list[tuple[Division, ...]] = []
    seen: set[object] = set()
    looked = 0
    complete = True
    places = sum(len(assigner.recipients) for assigner in group)
    for combined in _together(group, around, told or {}):
        looked += places
        if looked > _MOST_PLACES_LOOKED_AT or len(found) == MOST_DIVISIONS:
            complete = False
            break
        key: object = combined
        if alike is not None:
            key = tuple(alike(a, d) for a, d in zip(group, combined, strict=True))
        if key in seen or not is_legal(group, combined, around):
            continue
        seen.add(key)
        found.append(combined)
    return found, complete


def _together(
    group: Sequence[Assigner], around: Around, told: Mapping[Entity, Mapping[Entity, int]]
) -> Iterator[tuple[Division, ...]]:
    """Every combination of the single divisions, legal or not."""
    if len(group) == 1:
        for division in _single(group[0], around, told.get(group[0].creature, {})):
            yield (division,)
        return
    first, rest = group[0], group[1:]
    for division in _single(first, around, told.get(first.creature, {})):
        for others in _together(rest, around, told):
            yield (division, *others)


def _single(assigner: Assigner, around: Around, told: Mapping[Entity, int]) -> Iterator[Division]:
    """Every way to divide one creature's damage that agrees with what was told, the sensible ones first, each once."""
    places = [e for e in assigner.recipients if e not in told]
    left = assigner.amount - sum(told.values())
    fixed = tuple((e, n) for e, n in told.items() if n)
    if left < 0 or (left and not places):
        return
    seen: set[Division] = set()
    for amounts in _amounts(assigner, places, left, around):
        parts = dict(fixed) | {e: n for e, n in zip(places, amounts, strict=True) if n}
        division = tuple((e, parts[e]) for e in assigner.recipients if e in parts)
        if division not in seen:
            seen.add(division)
            yield division


def _amounts(
    assigner: Assigner, places: Sequence[Entity], left: int, around: Around
) -> Iterator[tuple[int, ...]]:
    if not places:
        yield ()
        return
    yield from _sensible(assigner, places, left, around)
    yield from _compositions(left, len(places))


def _sensible(
    assigner: Assigner, places: Sequence[Entity], left: int, around: Around
) -> Iterator[tuple[int, ...]]:
    """Kill as many as can be in order, the rest beyond them (trample) or on the last of them; then all on one."""
    in_order = [e for e in assigner.order if e in places]
    ways = [in_order + [e for e in places if e not in in_order]]
    if not in_order:
        near = [e for e in places if e in assigner.near]
        beyond = [e for e in places if e not in assigner.near]
        ways += [near[i:] + near[:i] + beyond for i in range(1, min(len(near), 4))]
    for way in ways:
        amounts = dict.fromkeys(places, 0)
        rest = left
        last = way[0]
        for entity in way:
            if not rest:
                break
            need = max(0, around.needs.get(entity, 0) - around.sure.get(entity, 0))
            if assigner.deathtouch and entity in assigner.near:
                need = min(need, 1)
            if entity in assigner.beyond and (len(assigner.beyond) < 2 or entity == assigner.beyond[1]):
                need = rest
            amounts[entity] = min(rest, need)
            rest -= amounts[entity]
            last = entity if amounts[entity] else last
        amounts[last] += rest
        yield tuple(amounts[e] for e in places)
    for entity in places:
        yield tuple(left if e == entity else 0 for e in places)


def _compositions(total: int, parts: int) -> Iterator[tuple[int, ...]]:
    """Every way to write `total` as an ordered sum of `parts` numbers from 0, most on the last first."""
    if parts == 1:
        yield (total,)
        return
    for n in range(total + 1):
        for rest in _compositions(total - n, parts - 1):
            yield (n, *rest)


def groups_of(assigners: Iterable[Assigner]) -> list[tuple[Assigner, ...]]:
    """The assigners of one player in groups that have to be divided together: those bound by what is lethal with all that
    share a recipient with them. Each in the place of its first member."""
    every = list(assigners)
    sharing: dict[Entity, list[int]] = {}
    bound: set[Entity] = set()
    for number, assigner in enumerate(every):
        for entity in assigner.recipients:
            sharing.setdefault(entity, []).append(number)
        if not assigner.is_free:
            bound.update(assigner.near)
        bound.update(assigner.beyond[:-1])
    root = list(range(len(every)))

    def find(i: int) -> int:
        while root[i] != i:
            root[i] = root[root[i]]
            i = root[i]
        return i

    for entity in bound:
        together = [i for i in sharing.get(entity, ()) if not every[i].is_fixed]
        for i in together[1:]:
            root[find(i)] = find(together[0])
    groups: dict[int, list[Assigner]] = {}
    for number, assigner in enumerate(every):
        groups.setdefault(find(number), []).append(assigner)
    return [tuple(g) for g in groups.values()]
