"""One pass over the blockers that finds the declaration obeying the most requirements (CR 509.1c).

It keeps, for each way in which the attackers that matter are covered so far, the best that leads there. Attackers that
are alike are filled in order, so that they multiply nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from bot.engine.combat.block_limits import Blocks
from bot.engine.combat.block_problem import BlockProblem, Worth
from bot.engine.state import Entity

_MOST_WORK = 120_000  # steps before the search keeps only the most promising partial declarations
_LEAST_KEPT = 48

_Way: TypeAlias = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], int]
"""How each attacker that matters is covered, what is left of each limit, how much company there is, who needs it (bits)."""


class Search:
    """One search; `run` does it once."""

    def __init__(self, problem: BlockProblem, worth: Worth, told: Blocks) -> None:
        self.problem, self.worth, self.told = problem, worth, told
        self.scale = 2 * sum(min(problem.capacity[b], len(a)) + 1 for b, a in problem.options.items()) + 2
        attackers = dict.fromkeys(a for mine in problem.options.values() for a in mine)
        self.tracked = [a for a in attackers if self._matters(a)]
        self.slot = {a: i for i, a in enumerate(self.tracked)}
        self.covers = [worth.cover.get(a, []) for a in self.tracked]
        self.top = [self._most_counted(a) for a in self.tracked]
        self.alike = self._alike()
        # The least flexible blockers first: they close what they alone can decide early.
        self.order = sorted(
            problem.options, key=lambda b: (sum(1 for a in problem.options[b] if a in self.slot), b)
        )
        self.limits = [
            limit
            for limit in problem.limits
            if limit.number < sum(1 for b in self.order if limit.who is None or b in limit.who)
        ]
        self.groups: dict[tuple[int, frozenset[Entity] | None], int] = {}
        self.needs: dict[Entity, int] = {}
        for need in problem.company:
            if need.creature in problem.options:
                among = need.fitting is None or need.creature in need.fitting
                key = (need.number + (1 if among else 0), need.fitting)
                number = self.groups.setdefault(key, len(self.groups))
                self.needs[need.creature] = self.needs.get(need.creature, 0) | 1 << number

    def _matters(self, attacker: Entity) -> bool:
        span = self.problem.ranges[attacker]
        return attacker in self.worth.cover or span.least > 1 or span.most is not None

    def _most_counted(self, attacker: Entity) -> int:
        span = self.problem.ranges[attacker]
        return max(span.least, span.most or 0, 1)

    def _alike(self) -> list[int]:
        """For each slot the number of its kind: attackers of one kind can stand for each other."""
        able: dict[Entity, list[Entity]] = {a: [] for a in self.tracked}
        for blocker, attackers in self.problem.options.items():
            for attacker in attackers:
                if attacker in self.slot:
                    able[attacker].append(blocker)
        told = {a for mine in self.told.values() for a in mine}
        kinds: dict[object, int] = {}
        result = []
        for i, attacker in enumerate(self.tracked):
            pairs = tuple(self.worth.pair.get((b, attacker), 0) for b in able[attacker])
            span = self.problem.ranges[attacker]
            key: object = (
                tuple(able[attacker]),
                pairs,
                tuple(self.covers[i]),
                span.least,
                span.most,
                attacker if attacker in told else 0,
            )
            result.append(kinds.setdefault(key, len(kinds)))
        return result

    def run(self) -> tuple[dict[Entity, tuple[Entity, ...]], bool]:
        """The best blocks found, and whether everything was looked at."""
        last: dict[int, int] = {}
        for turn, blocker in enumerate(self.order):
            for attacker in self.problem.options[blocker]:
                if attacker in self.slot:
                    last[self.slot[attacker]] = turn
        closing: dict[int, list[int]] = {}
        for slot, turn in last.items():
            closing.setdefault(turn, []).append(slot)
        size = sum(1 + len(self.problem.options[b]) for b in self.order)
        width = max(_LEAST_KEPT, _MOST_WORK // max(1, size))
        start: _Way = (
            (0,) * len(self.tracked),
            tuple(limit.number for limit in self.limits),
            (0,) * len(self.groups),
            0,
        )
        ways: dict[_Way, tuple[int, object]] = {start: (0, None)}
        complete = True
        for turn, blocker in enumerate(self.order):
            new: dict[_Way, tuple[int, object]] = {}
            for way, (score, chain) in ways.items():
                for after, value, blocks in self._choices(blocker, way):
                    closed = self._closed(after, closing.get(turn, ()))
                    if closed is None:
                        continue
                    old = new.get(closed)
                    if old is None or score + value > old[0]:
                        new[closed] = (score + value, (blocker, blocks, chain) if blocks else chain)
            if len(new) > width:
                complete = False
                new = dict(sorted(new.items(), key=lambda item: -item[1][0])[:width])
            ways = new
        ends = [end for (_, _, counts, bits), end in ways.items() if self._in_company(counts, bits)]
        chain = max(ends, key=lambda end: end[0])[1] if ends else None
        chosen: dict[Entity, tuple[Entity, ...]] = {}
        while isinstance(chain, tuple):
            blocker, blocks, chain = chain
            chosen[blocker] = blocks
        return dict(reversed(chosen.items())), complete

    def _in_company(self, counts: tuple[int, ...], bits: int) -> bool:
        return all(counts[i] >= needed for (needed, _), i in self.groups.items() if bits >> i & 1)

    def _closed(self, way: _Way, slots: Iterable[int]) -> _Way | None:
        """The way with attackers that nobody else can block any more forgotten; None when one of them is blocked by too few."""
        codes = way[0]
        for slot in slots:
            count = codes[slot] >> len(self.covers[slot])
            if not self.problem.ranges[self.tracked[slot]].allows(count):
                return None
            if codes[slot]:
                codes = (*codes[:slot], 0, *codes[slot + 1 :])
        return way if codes is way[0] else (codes, *way[1:])

    def _choices(self, blocker: Entity, way: _Way) -> Iterator[tuple[_Way, int, tuple[Entity, ...]]]:
        told = self.told.get(blocker, ())
        yield way, 0 if told else 1, ()
        codes, left, counts, bits = way
        options = self.problem.options[blocker]
        if not options:
            return
        if any(
            n == 0 and (lim.who is None or blocker in lim.who)
            for n, lim in zip(left, self.limits, strict=True)
        ):
            return
        left = tuple(
            n - 1 if lim.who is None or blocker in lim.who else n
            for n, lim in zip(left, self.limits, strict=True)
        )
        if self.groups:
            counts = tuple(
                min(needed, n + 1) if fitting is None or blocker in fitting else n
                for n, (needed, fitting) in zip(counts, self.groups, strict=True)
            )
            bits |= self.needs.get(blocker, 0)
        own = self.worth.any.get(blocker, 0) * self.scale
        free = sorted(
            ((self._value(blocker, a, told), a) for a in options if a not in self.slot), reverse=True
        )
        room = self.problem.capacity[blocker]
        tracked = sorted((self.slot[a] for a in options if a in self.slot), key=lambda i: (self.alike[i], i))
        for after, gained, blocks in self._subsets(blocker, codes, tracked, room, told):
            rest = [(v, a) for v, a in free[: room - len(blocks)] if v > 0]
            if not rest and not blocks:
                if not free:
                    continue
                rest = free[:1]
            value = own + gained + sum(v for v, _ in rest)
            yield (after, left, counts, bits), value, (*blocks, *(a for _, a in rest))

    def _value(self, blocker: Entity, attacker: Entity, told: tuple[Entity, ...]) -> int:
        return self.worth.pair.get((blocker, attacker), 0) * self.scale + (1 if attacker in told else 0)

    def _subsets(
        self, blocker: Entity, codes: tuple[int, ...], slots: list[int], room: int, told: tuple[Entity, ...]
    ) -> Iterator[tuple[tuple[int, ...], int, tuple[Entity, ...]]]:
        """Ways to block some of the attackers that matter: at most `room`, the first of those that are alike."""
        yield codes, 0, ()
        stack: list[tuple[int, tuple[int, ...], int, tuple[Entity, ...]]] = [(0, codes, 0, ())]
        while stack:
            begin, now, gained, blocks = stack.pop()
            if len(blocks) >= room:
                continue
            passed: set[tuple[int, int]] = set()
            for k in range(begin, len(slots)):
                slot = slots[k]
                kind = (self.alike[slot], codes[slot])
                if kind in passed:
                    continue
                passed.add(kind)
                changed, bonus = self._blocked(blocker, slot, now[slot])
                if changed is None:
                    continue
                attacker = self.tracked[slot]
                after = (*now[:slot], changed, *now[slot + 1 :])
                value = gained + bonus * self.scale + self._value(blocker, attacker, told)
                taken = (*blocks, attacker)
                yield after, value, taken
                stack.append((k + 1, after, value, taken))

    def _blocked(self, blocker: Entity, slot: int, code: int) -> tuple[int | None, int]:
        """The attacker's code with one more blocker, and how many requirements about it are newly obeyed."""
        wanted = self.covers[slot]
        width = len(wanted)
        count, bits = code >> width, code & ((1 << width) - 1)
        span = self.problem.ranges[self.tracked[slot]]
        if span.most is not None and count >= span.most:
            return None, 0
        bonus = 0
        for i, by in enumerate(wanted):
            if not bits >> i & 1 and (by is None or blocker in by):
                bits |= 1 << i
                bonus += 1
        return (min(self.top[slot], count + 1) << width) | bits, bonus
