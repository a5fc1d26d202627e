"""Divided and assigned damage, and orders: `2 damage to X and 1 to Y`, `lethal to the blocker, the rest to him`."""

from __future__ import annotations

from typing import Any

from bot.scenario.combat_phrases import CombatPhrases
from bot.scenario.phrase_base import Readings
from bot.scenario.statements import ALL, LETHAL, REST, Share


class DivisionPhrases(CombatPhrases):
    """The slots of dividing damage."""

    def read_shares(self, at: int) -> Readings:
        """`2 damage to X and 1 to Y`, `lethal to the blocker, the rest to him`, `1 of Z's damage to W`, `1 each to A and B`."""
        found: Readings = []
        frontier = self._share(at)
        for _ in range(12):
            found += frontier
            following: Readings = []
            for shares, end in frontier:
                joint = end
                if self.fold(joint) in (",", ";"):
                    joint += 1
                if self.fold(joint) in ("and", "&", "then"):
                    joint += 1
                if joint == end:
                    continue
                following += [((*shares, *more), stop) for more, stop in self._share(joint)]
            if not following:
                break
            frontier = following[:6]
        found.sort(key=lambda reading: -reading[1])
        return found

    def _share(self, at: int) -> Readings:
        if at >= self.stop:
            return []
        index = at
        amount: int | None = None
        of: Any = None
        word = self.fold(index)
        values = self.number(index)
        if word == "the" and self.fold(index + 1) in ("rest", "remaining", "remainder", "other"):
            amount, index = REST, index + 2
            nxt = self.number(index)
            if nxt and self.fold(nxt[0][1]) in ("damage", "to", "dmg"):
                amount, index = abs(nxt[0][0]), nxt[0][1]
            elif nxt and self.fold(index) in ("one", "two", "three"):
                index += 1
        elif word == "rest":
            amount, index = REST, index + 1
        elif word == "lethal" or (word in ("exactly", "just", "only") and self.fold(index + 1) == "lethal"):
            amount, index = LETHAL, index + (1 if word == "lethal" else 2)
        elif word in ("all", "everything"):
            amount, index = ALL, index + 1
            if self.fold(index) == "of":
                index += 1
            values = self.number(index)
            if values:
                amount, index = abs(values[0][0]), values[0][1]
            if self.fold(index) in ("it", "its", "the", "that", "his", "her", "their"):
                index += 1
        elif values:
            amount, index = abs(values[0][0]), values[0][1]
            if word in ("a", "an") and self.fold(index) not in ("damage", "dmg", "point"):
                return []
        if amount is None:
            return []
        if self.fold(index) == "of":
            owners = self.read_belongs(index + 1) if index + 1 < self.stop else []
            if owners:
                of, index = owners[0]
            elif self.fold(index + 1) in ("it", "the", "that", "its"):
                index += 2
        if self.fold(index) in ("points", "point"):
            index += 1
            if self.fold(index) == "of":
                index += 1
        if self.fold(index) in ("combat",) and self.fold(index + 1) == "damage":
            index += 1
        if self.fold(index) in ("damage", "dmg"):
            index += 1
        each = self.fold(index) in ("each", "apiece")
        if each:
            index += 1
            if self.fold(index) == "of" or self.fold(index) in ("damage", "dmg"):
                index += 1
        found: Readings = []
        if self.fold(index) in ("to", "on", "onto", "at", "over"):
            index += 1
            if self.fold(index) == "to":
                index += 1
            if self.fold(index) == "each" and self.fold(index + 1) not in ("player", "opponent"):
                each = True
                things = self.things(index) or self.targets(index)
                return [((Share(amount, things[0][0][0], of),), things[0][1])] if things else []
            if each:
                for targets, end in self.targets(index) if index < self.stop else []:
                    found.append((tuple(Share(amount, t, of) for t in targets), end))
                return found
            for target, end in self.target(index) if index < self.stop else []:
                found.append(((Share(amount, target, of),), end))
        return found

    def read_assignment(self, at: int) -> Readings:
        """What is assigned: shares; `its damage to X`."""
        index = at
        if self.fold(index) == ":":
            index += 1
        if self.fold(index) in ("its", "his", "her", "the", "their") and self.fold(index + 1) in (
            "damage",
            "combat",
        ):
            index += 2 + (self.fold(index + 1) == "combat")
            if self.fold(index) in (":", "as"):
                index += 1
            if self.fold(index) == "to" and index + 1 < self.stop:
                return [((Share(ALL, target, None),), end) for target, end in self.target(index + 1)]
        return self.read_shares(index) if index < self.stop else []

    def read_owndamage(self, at: int) -> Readings:
        """`its`, `the`, `his combat`: words before `damage` that name nothing."""
        index = at
        if self.fold(index) in ("its", "the", "his", "her", "their", "my", "combat", "all"):
            index += 1
            if self.fold(index) == "combat":
                index += 1
            return [(None, index)]
        return [(None, index)]

    def read_orderblock(self, at: int) -> Readings:
        """`Ogre's blockers Elf B, Elf A`, `the blockers: A then B`, `blockers as B, A`, `A, then B`."""
        index = at
        of: Any = None
        owners = self.read_belongs(index)
        if owners:
            of, index = owners[0]
        elif self.owner(index):
            index = self.owner(index)[0][1]
        elif self.fold(index) in ("the", "his", "her", "their", "my"):
            index += 1
        if self.fold(index) in ("damage", "combat"):
            index += 1
        if self.fold(index) in (
            "blockers",
            "blocker",
            "attackers",
            "blocking",
            "attacking",
            "creatures",
            "damage",
        ):
            index += 1
            if self.fold(index) in ("creatures", "assignment"):
                index += 1
            if self.fold(index) == "order":
                index += 1
        elif of is not None:
            return []
        else:
            index = at
        if self.fold(index) in ("as", ":", "in", "so", "is", "like") or self.fold(index) == ",":
            index += 1
            if self.fold(index) in ("follows", "this", "the"):
                index += 1
                if self.fold(index) in ("order",):
                    index += 1
            if self.fold(index) == ":":
                index += 1
        found: Readings = []
        for things, end in self._ordered(index):
            if len(things) > 1:
                stop = end
                if (
                    self.fold(stop) == "in"
                    and self.fold(stop + 1) == "that"
                    and self.fold(stop + 2) == "order"
                ):
                    stop += 3
                elif self.fold(stop) in ("last", "second"):
                    stop += 1
                found.append(((of, things), stop))
        return found

    def _ordered(self, at: int) -> Readings:
        """A list in order: `A, B`, `A then B`, `A before B`, `A first, then B`."""
        if at >= self.stop:
            return []
        found: Readings = []
        frontier: Readings = [((thing,), end) for thing, end in self.thing(at)]
        for _ in range(10):
            following: Readings = []
            for things, end in frontier:
                joint = end
                if self.fold(joint) == "first":
                    joint += 1
                start = joint
                if self.fold(joint) in (",", "—", ">"):
                    joint += 1
                while self.fold(joint) in ("and", "then", "before", "finally", "&", "ahead", "of"):
                    joint += 1
                if joint == start or joint >= self.stop:
                    continue
                following += [((*things, thing), stop) for thing, stop in self.thing(joint)]
            if not following:
                break
            frontier = following[:4]
            found = frontier + found
        return found
