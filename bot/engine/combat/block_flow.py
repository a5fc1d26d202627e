"""A ceiling for the requirements that blocks can obey, and blocks that reach it where nothing ties blockers together.

Creatures that are alike flow together: blockers to the attackers that they may block, each unit worth the requirements
that it obeys. What a flow can't say (menace, limits, who can't block alone, "by a Wall") is left out, so its worth is
never too low; where none of that is in the way, its blocks are the best there are.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.combat.block_limits import Range
from bot.engine.state import Entity
from bot.values import dataclass, field

_MOST_EDGES = 4_000


@dataclass(slots=True)
class _Kind:
    """Blockers that are alike."""

    members: list[Entity]
    options: tuple[Entity, ...]
    capacity: int
    any: int
    pairs: tuple[int, ...]


@dataclass(slots=True)
class _Network:
    """A small flow network in which every path is worth the sum of its edges."""

    heads: list[list[int]] = field(default_factory=list)
    to: list[int] = field(default_factory=list)
    room: list[int] = field(default_factory=list)
    worth: list[int] = field(default_factory=list)

    def node(self) -> int:
        self.heads.append([])
        return len(self.heads) - 1

    def edge(self, a: int, b: int, room: int, worth: int) -> int:
        """Its number; the way back is the next one."""
        for start, end, space, value in ((a, b, room, worth), (b, a, 0, -worth)):
            self.heads[start].append(len(self.to))
            self.to.append(end)
            self.room.append(space)
            self.worth.append(value)
        return len(self.to) - 2

    def push_all(self, source: int, sink: int) -> int:
        """Push along the most worthy path until none is worth anything; what it all is worth."""
        total = 0
        while True:
            best, through = self._best_paths(source)
            if best[sink] <= 0:
                return total
            path: list[int] = []
            node = sink
            while node != source:
                path.append(through[node])
                node = self.to[through[node] ^ 1]
            amount = min(self.room[e] for e in path)
            for e in path:
                self.room[e] -= amount
                self.room[e ^ 1] += amount
            total += amount * best[sink]

    def _best_paths(self, source: int) -> tuple[list[int], list[int]]:
        none = -(10**9)
        best = [none] * len(self.heads)
        through = [-1] * len(self.heads)
        best[source] = 0
        waiting = [source]
        queued = {source}
        while waiting:
            node = waiting.pop(0)
            queued.discard(node)
            for e in self.heads[node]:
                if self.room[e] and best[node] + self.worth[e] > best[self.to[e]]:
                    best[self.to[e]] = best[node] + self.worth[e]
                    through[self.to[e]] = e
                    if self.to[e] not in queued:
                        queued.add(self.to[e])
                        waiting.append(self.to[e])
        return best, through


def ceiling(
    options: Mapping[Entity, tuple[Entity, ...]],
    capacity: Mapping[Entity, int],
    ranges: Mapping[Entity, Range],
    any_worth: Mapping[Entity, int],
    pair_worth: Mapping[tuple[Entity, Entity], int],
    cover_worth: Mapping[Entity, int],
    told: Mapping[Entity, tuple[Entity, ...]],
) -> tuple[int, dict[Entity, tuple[Entity, ...]]] | None:
    """The most that the requirements could be worth, and blocks by which a flow says so, near to `told`; None when the board
    has too many kinds of creatures."""
    kinds: dict[object, _Kind] = {}
    for blocker, mine in options.items():
        if mine:
            pairs = tuple(pair_worth.get((blocker, a), 0) for a in mine) if pair_worth else ()
            key = (mine, capacity[blocker], any_worth.get(blocker, 0), pairs)
            kind = kinds.get(key)
            if kind is None:
                kinds[key] = _Kind([blocker], mine, capacity[blocker], key[2], pairs)
            else:
                kind.members.append(blocker)
    blockers = list(kinds.values())
    groups = _attacker_groups(blockers, ranges, cover_worth)
    if groups is None:
        return None
    net = _Network()
    source, sink = net.node(), net.node()
    starts = [net.node() for _ in blockers]
    for node, kind in zip(starts, blockers, strict=True):
        net.edge(source, node, len(kind.members), kind.any)
        if kind.capacity > 1:
            net.edge(source, node, len(kind.members) * (kind.capacity - 1), 0)
    flows: list[tuple[int, list[Entity], int]] = []
    for (able, most, covers), attackers in groups.items():
        node = net.node()
        net.edge(node, sink, len(attackers), covers)
        spare = len(options) if most is None else most - 1
        if spare > 0:
            net.edge(node, sink, len(attackers) * spare, 0)
        for number, value in able:
            room = len(blockers[number].members) * len(attackers)
            flows.append((number, attackers, net.edge(starts[number], node, room, value)))
    total = net.push_all(source, sink)
    amounts = [(number, attackers, net.room[e ^ 1]) for number, attackers, e in flows if net.room[e ^ 1]]
    return total, _spread(blockers, amounts, told, ranges)


def _attacker_groups(
    blockers: list[_Kind], ranges: Mapping[Entity, Range], cover_worth: Mapping[Entity, int]
) -> dict[tuple[tuple[tuple[int, int], ...], int | None, int], list[Entity]] | None:
    """Attackers that the same kinds may block, worth the same; None when there are too many kinds."""
    able: dict[Entity, list[tuple[int, int]]] = {}
    size = 0
    for number, kind in enumerate(blockers):
        size += len(kind.options)
        if size > _MOST_EDGES * 50:
            return None
        for i, attacker in enumerate(kind.options):
            able.setdefault(attacker, []).append((number, kind.pairs[i] if kind.pairs else 0))
    groups: dict[tuple[tuple[tuple[int, int], ...], int | None, int], list[Entity]] = {}
    for attacker, those in able.items():
        key = (tuple(those), ranges[attacker].most, cover_worth.get(attacker, 0))
        groups.setdefault(key, []).append(attacker)
    return groups if sum(len(key[0]) for key in groups) <= _MOST_EDGES else None


def _spread(
    blockers: list[_Kind],
    amounts: list[tuple[int, list[Entity], int]],
    told: Mapping[Entity, tuple[Entity, ...]],
    ranges: Mapping[Entity, Range],
) -> dict[Entity, tuple[Entity, ...]]:
    """Single blocks for the flows between kinds: told ones first, then attackers that nobody blocks yet."""
    chosen: dict[Entity, tuple[Entity, ...]] = {}
    count: dict[Entity, int] = {}
    for number, attackers, amount in amounts:
        kind = blockers[number]
        among = set(attackers)
        left = amount

        def block(blocker: Entity, attacker: Entity) -> None:
            chosen[blocker] = (*chosen.get(blocker, ()), attacker)
            count[attacker] = count.get(attacker, 0) + 1

        for blocker in kind.members:
            for attacker in told.get(blocker, ()):
                free = len(chosen.get(blocker, ())) < kind.capacity
                if left and free and attacker in among and not count.get(attacker):
                    block(blocker, attacker)
                    left -= 1
        open_ones = [a for a in attackers if not count.get(a)]
        ready = [b for b in kind.members if len(chosen.get(b, ())) < kind.capacity]
        # Those that block nothing yet come first, so that each who has to block something does.
        ready.sort(key=lambda b: len(chosen.get(b, ())))
        turn = 0
        while left and ready and turn < 4 * (left + len(ready)):
            blocker = ready[turn % len(ready)]
            turn += 1
            mine = chosen.get(blocker, ())
            if len(mine) >= kind.capacity:
                continue
            while open_ones and count.get(open_ones[-1]):
                open_ones.pop()
            if open_ones and open_ones[-1] not in mine:
                block(blocker, open_ones.pop())
                left -= 1
                continue
            more = next(
                (a for a in attackers if a not in mine and _has_room(ranges[a], count.get(a, 0))), None
            )
            if more is not None:
                block(blocker, more)
                left -= 1
    return chosen


def _has_room(span: Range, count: int) -> bool:
    return span.most is None or count < span.most
