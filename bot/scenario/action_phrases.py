"""What follows the verbs of the game: attackers and whom they attack, blocks, divided damage."""

from __future__ import annotations

from typing import Any

from bot.scenario.noun_phrases import Readings
from bot.scenario.phrases import PlayerRef, Ref, ThingRef
from bot.scenario.small_phrases import SmallPhrases
from bot.scenario.statements import ALL, LETHAL, REST, AttackGroup, BlockGroup, Share

_EVERYTHING = ThingRef(
    "kind", 0, 0, types=("Creature",), noun="creature", count=0, many=True, article="all", told="everything"
)
_EVERYTHING_WORDS = (
    ("everything",),
    ("the", "team"),
    ("my", "team"),
    ("his", "team"),
    ("all", "of", "them"),
    ("everyone",),
    ("the", "whole", "team"),
    ("my", "whole", "team"),
    ("my", "army"),
    ("his", "army"),
)
_ALONG = frozenset({"in", "out", "over", "up", "again", "back"})


class ActionPhrases(SmallPhrases):
    """The slots of attacking, blocking and dividing damage."""

    # --- attacks ------------------------------------------------------------------------------------------------------

    def read_attackwhom(self, at: int) -> Readings:
        """Whom creatures attack: a player, a planeswalker, a battle."""
        if self.fold(at) in ("at", "into", "on"):
            at += 1
        return [(ref, end) for ref, end in self.target(at)] if at < self.stop else []

    def _attackers(self, at: int) -> Readings:
        found: Readings = []
        for words in _EVERYTHING_WORDS:
            if tuple(self.fold(at + n) for n in range(len(words))) == words:
                found.append(((_EVERYTHING,), at + len(words)))
        if self.fold(at) in ("nothing", "none") or (
            self.fold(at) == "no" and self.fold(at + 1) in ("creatures", "one")
        ):
            found.append(((), at + (1 if self.fold(at) != "no" else 2)))
        if at < self.stop and self.fold(at) == "just":
            at += 1
        return [*found, *(self.tolds(at) if at < self.stop else [])]

    def _banded(self, at: int) -> tuple[bool, int]:
        """`in a band`, `as a band`, `banded together`."""
        if (
            self.fold(at) in ("in", "as")
            and self.fold(at + 1) in ("a", "one")
            and self.fold(at + 2) == "band"
        ):
            return True, at + 3
        if self.fold(at) in ("banded", "banding"):
            return True, at + 1 + (self.fold(at + 1) == "together")
        if self.fold(at) == "together" and self.fold(at + 1) == "in":
            return self._banded(at + 1)
        return False, at

    def read_attack(self, at: int) -> Readings:
        """`[Bob] with A and B [in a band] [and Carol with C]`, `with everything`, `A at Bob`."""
        found: Readings = []
        start = at
        if self.fold(start) in _ALONG:
            start += 1
        for whom, end in [*self.read_attackwhom(start), (None, start)]:
            if self.fold(end) in _ALONG and self.fold(end) != "back":
                end += 1
            if self.fold(end) == "for" and self.number(end + 1):
                end = self.number(end + 1)[0][1]  # `attacks Bob for 3 with Ogre`
                end += self.fold(end) == "damage"
            if self.fold(end) in ("with", "using"):
                found += self._groups(whom, end + 1, ())
        if not found:
            # `swings A at Bob`, `attacks A into B` and a bare `attacks Bob`
            for things, end in self.tolds(start) if start < self.stop else []:
                if self.fold(end) in ("at", "into", "to") and end + 1 < self.stop:
                    for whom, stop in self.target(end + 1):
                        found.append(((AttackGroup(whom, things),), stop))
        found.sort(key=lambda reading: -reading[1])
        return found

    def _groups(self, whom: Ref | None, at: int, before: tuple[AttackGroup, ...]) -> Readings:
        found: Readings = []
        for things, end in self._attackers(at)[:16]:
            band, end = self._banded(end)
            groups = (*before, AttackGroup(whom, things, band))
            if len(before) < 6:
                found += self._more_groups(groups, end)
            for target, stop in self._at_whom(end) if whom is None else []:
                into = self.fold(end) == "into"
                found.append(((*before, AttackGroup(target, things, band, into)), stop))
            found.append((groups, end))
        return found

    def _at_whom(self, at: int) -> Readings:
        """`swing with A at Bob`."""
        if self.fold(at) in ("at", "into", "to") and at + 1 < self.stop:
            return self.target(at + 1)
        if self.fold(at) == "attacking" and at + 1 < self.stop:
            return self.target(at + 1)
        return []

    def _more_groups(self, groups: tuple[AttackGroup, ...], at: int) -> Readings:
        """`, and with C`, `and Carol with D`."""
        index = at
        if self.fold(index) == ",":
            index += 1
        if self.fold(index) == "and":
            index += 1
        if index == at:
            return []
        if self.fold(index) in ("with", "also"):
            if self.fold(index) == "also":
                index += 1
            return self._groups(groups[-1].whom, index + 1, groups)
        found: Readings = []
        for whom, end in self.target(index) if index < self.stop else []:
            if self.fold(end) == "with":
                found += self._groups(whom, end + 1, groups)
        return found

    def read_attackhit(self, at: int) -> Readings:
        """The creatures of `hits me with X`; nothing where X is a spell (then it is cast)."""
        found: Readings = []
        for things, end in self.tolds(at):
            if all(isinstance(t, ThingRef) and not self._is_spell(t) for t in things):
                found.append((things, end))
        return found

    def _is_spell(self, thing: ThingRef) -> bool:
        if thing.source != "card":
            return bool({"Instant", "Sorcery"} & set(thing.types))
        card = self.lexicon.names.exact(thing.name)
        return card is not None and bool({"Instant", "Sorcery"} & set(card.types))

    def read_attackdecl(self, at: int) -> Readings:
        """`A and B` of `declares A and B as attackers`."""
        return [((AttackGroup(None, things),), end) for things, end in self.things(at)]

    # --- blocks -------------------------------------------------------------------------------------------------------

    def read_block(self, at: int) -> Readings:
        """`X with A and B`, `with A`, `X with A and Y with B`, `X`."""
        found: Readings = []
        start = at
        if self.fold(start) in ("with", ":"):
            for things, end in self._blockers(start + 1):
                found.append(((BlockGroup((), things),), end))
                found += self._more_blocks((BlockGroup((), things),), end)
        for attackers, end in self._blocked(start):
            if self.fold(end) in ("with", "using"):
                for things, stop in self._blockers(end + 1)[:16]:
                    groups = (BlockGroup(attackers, things),)
                    found += self._more_blocks(groups, stop)
                    found.append((groups, stop))
            found.append(((BlockGroup(attackers, ()),), end))
        # `blocks Elf on Ogre` is not said; `blocks the 3/3 w/ both` is
        found.sort(key=lambda reading: -reading[1])
        return found

    def _blocked(self, at: int) -> Readings:
        if self.fold(at) == "both" and at + 1 < self.stop:
            return [
                (things, end) for things, end in self._list(at + 1, self.thing) if len(things) == 2
            ] + self.things(at)
        return self.things(at) if at < self.stop else []

    def _blockers(self, at: int) -> Readings:
        if at >= self.stop:
            return []
        if self.fold(at) in ("just", "only") and at + 1 < self.stop:
            return self.tolds(at + 1)
        for words in _EVERYTHING_WORDS:
            if tuple(self.fold(at + n) for n in range(len(words))) == words:
                return [((_EVERYTHING,), at + len(words))]
        return self.tolds(at)

    def _more_blocks(self, groups: tuple[BlockGroup, ...], at: int) -> Readings:
        index = at
        if self.fold(index) == ",":
            index += 1
        if self.fold(index) == "and":
            index += 1
        if index == at or len(groups) > 6:
            return []
        if self.fold(index) in ("also",):
            index += 1
        if self.tokens[index].lemma == "block" if index < self.stop else False:
            index += 1
        found: Readings = []
        for attackers, end in self.things(index) if index < self.stop else []:
            if self.fold(end) == "with":
                for things, stop in self._blockers(end + 1)[:8]:
                    more = (*groups, BlockGroup(attackers, things))
                    found += self._more_blocks(more, stop)
                    found.append((more, stop))
        return found

    def read_blockdecl(self, at: int) -> Readings:
        """`A and B` of `declares A and B as blockers`."""
        return [((BlockGroup((), things),), end) for things, end in self.things(at)]

    # --- divided damage -------------------------------------------------------------------------------------------------

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


def reference(ref: Any) -> Ref | None:
    """The value of a slot as a reference; None where it is none."""
    return ref if isinstance(ref, PlayerRef | ThingRef) else None
