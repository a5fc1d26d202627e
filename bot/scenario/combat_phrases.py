"""Who attacks whom, who blocks what."""

from __future__ import annotations

from bot.scenario.phrase_base import Readings
from bot.scenario.phrases import Ref, ThingRef
from bot.scenario.statements import AttackGroup, BlockGroup
from bot.scenario.word_phrases import WordPhrases

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


class CombatPhrases(WordPhrases):
    """The slots of attacking and blocking."""

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
                    into = self.fold(end) == "into"
                    for whom, stop in self.target(end + 1):
                        found.append(((AttackGroup(whom, things, into=into),), stop))
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

    def _is_spell(self, thing: ThingRef, or_aura: bool = False) -> bool:
        """Whether it is an instant or a sorcery (or an Aura): what is used by being cast."""
        if thing.source != "card":
            return bool({"Instant", "Sorcery"} & set(thing.types))
        card = self.lexicon.names.exact(thing.name)
        if card is None:
            return False
        return bool({"Instant", "Sorcery"} & set(card.types)) or (or_aura and "Aura" in card.subtypes)

    def read_attackdecl(self, at: int) -> Readings:
        """`A and B` of `declares A and B as attackers`."""
        return [((AttackGroup(None, things),), end) for things, end in self.things(at)]

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
