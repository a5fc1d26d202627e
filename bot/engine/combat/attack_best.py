"""The most requirements that any legal declaration of attackers obeys (CR 508.1d).

Requirements are about single creatures, so a declaration's worth is a sum over creatures; what ties creatures together
are the limits on their number and who can't attack without company. One pass over the creatures keeps, for each way in
which those are used up, the best that leads there: exact, and linear in creatures because limits are small numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from bot.engine.combat.attack_limits import Company, Limit, MustDo
from bot.engine.state import Entity
from bot.values import dataclass

_MOST_WORK = 400_000  # steps before the search keeps only the most promising partial declarations
_LEAST_KEPT = 64

Options: TypeAlias = Mapping[Entity, tuple[Entity, ...]]
"""For each creature that could attack: whom it may attack without a cost."""


@dataclass(frozen=True, slots=True)
class BestAttack:
    """A declaration that obeys the most: `obeyed` requirements. `proved` is False when the board was too tangled to look at
    everything: then some declaration may obey more."""

    obeyed: int
    chosen: Mapping[Entity, Entity]
    proved: bool = True


@dataclass(frozen=True, slots=True)
class _Group:
    """Creatures that count as company for some that need it: at least `needed` of `fitting` must attack."""

    needed: int
    fitting: frozenset[Entity] | None

    def has(self, entity: Entity) -> bool:
        return self.fitting is None or entity in self.fitting


def obeyed_by(chosen: Mapping[Entity, Entity], requirements: Iterable[MustDo]) -> int:
    """How many of the requirements a declaration obeys."""
    return sum(1 for r in requirements if r.is_obeyed(chosen))


def best_attack(
    options: Options,
    requirements: tuple[MustDo, ...],
    limits: tuple[Limit, ...],
    company: tuple[Company, ...],
    told: Mapping[Entity, Entity],
) -> BestAttack:
    """The declaration that obeys the most requirements without disobeying a restriction or paying a cost; among equals the
    one nearest to `told`."""
    worth = _worth(options, requirements)
    scale = 2 * len(options) + 2
    table: dict[Entity, list[tuple[Entity | None, int]]] = {
        e: [(None, 0 if e in told else 1)]
        + [(w, worth.get((e, w), 0) * scale + (1 if told.get(e) == w else 0)) for w in whom]
        for e, whom in options.items()
    }
    binding = tuple(
        limit
        for limit in limits
        if limit.number < sum(1 for e, whom in options.items() if any(limit.counts(e, w) for w in whom))
    )
    needs: dict[Entity, list[_Group]] = {}
    groups: dict[_Group, int] = {}
    for need in company:
        if need.creature in options:
            among = need.fitting is None or need.creature in need.fitting
            group = _Group(need.number + (1 if among else 0), need.fitting)
            groups.setdefault(group, len(groups))
            needs.setdefault(need.creature, []).append(group)
    chosen, proved = _search(table, binding, tuple(groups), groups, needs)
    return BestAttack(obeyed_by(chosen, requirements), chosen, proved)


def _worth(options: Options, requirements: Iterable[MustDo]) -> dict[tuple[Entity, Entity], int]:
    worth: dict[tuple[Entity, Entity], int] = {}
    for requirement in requirements:
        for whom in options.get(requirement.creature, ()):
            if requirement.whom is None or whom in requirement.whom:
                key = (requirement.creature, whom)
                worth[key] = worth.get(key, 0) + 1
    return worth


_Way: TypeAlias = tuple[tuple[int, ...], tuple[int, ...], int]
"""What is left of each limit, how much of each group attacks (up to what is needed), which groups are needed (bits)."""


def _search(
    table: Mapping[Entity, list[tuple[Entity | None, int]]],
    limits: tuple[Limit, ...],
    groups: tuple[_Group, ...],
    numbers: Mapping[_Group, int],
    needs: Mapping[Entity, list[_Group]],
) -> tuple[dict[Entity, Entity], bool]:
    start: _Way = (tuple(limit.number for limit in limits), (0,) * len(groups), 0)
    ways: dict[_Way, tuple[int, object]] = {start: (0, None)}
    width = max(_LEAST_KEPT, _MOST_WORK // max(1, sum(len(c) for c in table.values())))
    proved = True
    for entity, choices in table.items():
        member = [i for i, g in enumerate(groups) if g.has(entity)]
        asked = 0
        for group in needs.get(entity, ()):
            asked |= 1 << numbers[group]
        kept = _undominated(entity, choices, limits)
        new: dict[_Way, tuple[int, object]] = {}
        for (left, counts, bits), (score, chain) in ways.items():
            for whom, value in kept:
                if whom is None:
                    way: _Way = (left, counts, bits)
                    path = chain
                else:
                    after = tuple(
                        n - 1 if limit.counts(entity, whom) else n
                        for n, limit in zip(left, limits, strict=True)
                    )
                    if after and min(after) < 0:
                        continue
                    grown = counts
                    if member:
                        more = list(counts)
                        for i in member:
                            more[i] = min(groups[i].needed, more[i] + 1)
                        grown = tuple(more)
                    way = (after, grown, bits | asked)
                    path = (entity, whom, chain)
                old = new.get(way)
                if old is None or score + value > old[0]:
                    new[way] = (score + value, path)
        if len(new) > width:
            proved = False
            new = dict(sorted(new.items(), key=lambda item: -item[1][0])[:width])
        ways = new
    ends = [
        end
        for (_, counts, bits), end in ways.items()
        if all(counts[i] >= g.needed for i, g in enumerate(groups) if bits >> i & 1)
    ]
    chain = max(ends, key=lambda end: end[0])[1] if ends else None
    chosen: dict[Entity, Entity] = {}
    while isinstance(chain, tuple):
        entity, whom, chain = chain
        chosen[entity] = whom
    return dict(reversed(chosen.items())), proved


def _undominated(
    entity: Entity, choices: list[tuple[Entity | None, int]], limits: tuple[Limit, ...]
) -> list[tuple[Entity | None, int]]:
    """Of choices that use up the same limits only the best."""
    best: dict[tuple[bool, ...] | None, tuple[Entity | None, int]] = {}
    for whom, value in choices:
        key = None if whom is None else tuple(limit.counts(entity, whom) for limit in limits)
        if key not in best or value > best[key][1]:
            best[key] = (whom, value)
    return list(best.values())
