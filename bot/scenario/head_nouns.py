"""The noun that a description ends in: creature, trampler, token, Goblin, planeswalker, spell, copy."""

from __future__ import annotations

from bot.scenario.adjectives import CREATURE_TYPES, Adjectives, subtype
from bot.scenario.keywords import noun_at
from bot.scenario.phrase_base import Readings
from bot.scenario.phrases import ThingRef
from bot.scenario.words import (
    COLOR_NAMES,
    CREATURE_NOUNS,
    SUBTYPE_TYPES,
    SUPERTYPES,
    THING_NOUNS,
    TYPES,
    singular,
)


class HeadNouns(Adjectives):
    """Reads the noun of a description, after its adjectives. Each reader below takes the description so far and the noun's stem;
    it answers with all that is described then and its end, None where the noun is not of its kind."""

    def thing(self, at: int) -> Readings:
        """One thing or a group."""
        raise NotImplementedError

    def _finish(self, ref: ThingRef, end: int, start: int, full: bool, owner: bool = False) -> Readings:
        raise NotImplementedError

    def _noun_head(self, base: ThingRef, at: int, start: int, full: bool) -> Readings:
        """The noun that a description ends in."""
        token = self.tokens[at]
        if token.kind != "word":
            return []
        head = self._keyword_noun(base, at)
        if head is not None:
            return self._finish(head, head.end, start, full)
        stem = token.owner or token.fold
        for kind in (self._type, self._creature, self._token, self._sort, self._copy, self._subtype):
            head = kind(base, at, start, stem)
            if head is not None:
                return self._finish(head, head.end, start, full, bool(token.owner))
        return []

    def _keyword_noun(self, base: ThingRef, at: int) -> ThingRef | None:
        """`trampler`, `first strikers`, `deathtouch token`."""
        found = noun_at(self.tokens, at, self.stop)
        if found is None or not (base.article or base.size or base.many):
            return None
        keyword, end = found
        words = " ".join(t.text for t in self.tokens[at:end])
        plural = self.tokens[end - 1].fold.endswith("s")
        token = self.fold(end) in ("token", "tokens")
        types = base.types or ("Creature",)
        described = base.but(lines=(*base.lines, keyword), noun=words, types=types, token=base.token or token)
        return _counted(described, plural, end + token)

    def _type(self, base: ThingRef, at: int, start: int, stem: str) -> ThingRef | None:
        """`creature`, `artifact token`, `instant card`."""
        if stem not in TYPES:
            return None
        plural, end = stem.endswith("s"), at + 1
        token = self.fold(end) in ("token", "tokens")
        if token or self.fold(end) in ("card", "cards", "spell", "spells"):
            plural, end = self.fold(end).endswith("s"), end + 1
        described = base.but(types=(*base.types, TYPES[stem]), noun=stem, token=base.token or token)
        return _counted(described, plural, end)

    def _creature(self, base: ThingRef, at: int, start: int, stem: str) -> ThingRef | None:
        """`guy`, `attacker`, `blockers`."""
        if stem not in CREATURE_NOUNS or not (base.article or base.size or base.many or base.lines):
            return None
        if stem == "commander" and self.named_commander(at) is not None:
            return None
        status = {"attacker": "attacking", "blocker": "blocking", "commander": "commander"}.get(
            singular(stem)
        )
        described = base.but(types=base.types or ("Creature",), noun=stem)
        if status is not None and not base.size:
            described = described.but(status=(*base.status, status))
        return _counted(described, stem.endswith("s"), at + 1)

    def _token(self, base: ThingRef, at: int, start: int, stem: str) -> ThingRef | None:
        if stem not in ("token", "tokens"):
            return None
        return _counted(base.but(token=True, noun="token"), stem.endswith("s"), at + 1)

    def _sort(self, base: ThingRef, at: int, start: int, stem: str) -> ThingRef | None:
        """`permanent`, `cards`, `spell`."""
        if stem not in THING_NOUNS or not (base.article or base.many):
            return None
        return _counted(base.but(noun=singular(stem)), stem.endswith("s"), at + 1)

    def _copy(self, base: ThingRef, at: int, start: int, stem: str) -> ThingRef | None:
        """`the copy`, `a copy of Shock`, `storm copy`."""
        if stem == "storm" and self.fold(at + 1) == "copy":
            return base.but(noun="copy", described=True, end=at + 2)
        if stem not in ("copy", "copies") or not base.article:
            return None
        of = self.thing(at + 2) if self.fold(at + 1) == "of" else []
        inner, end = of[0] if of else (None, at + 1 + (self.fold(at + 1) == "of"))
        return base.but(noun="copy", of=inner, described=True, end=end)

    def _subtype(self, base: ThingRef, at: int, start: int, stem: str) -> ThingRef | None:
        """`Goblin`, `Zombie tokens`, `Treasure`."""
        predefined = self._is_predefined(at)
        bare = singular(stem) in CREATURE_TYPES or predefined
        if not (base.article or base.size or base.many or bare) or not self._is_subtype(at, base):
            return None
        if self.lexicon.at(at) or (base.size is None and self._is_unknown_name(start, at)):
            return None
        noun = self.tokens[at]
        token = self.fold(at + 1) in ("token", "tokens")
        types = base.types or (SUBTYPE_TYPES.get(singular(stem), "Artifact" if predefined else "Creature"),)
        described = base.but(
            subtypes=(*base.subtypes, subtype(stem if noun.owner else noun.text)),
            noun=stem,
            types=types,
            token=base.token or token or predefined,
        )
        return _counted(described, stem.endswith("s"), at + 1 + token)

    def _is_unknown_name(self, start: int, at: int) -> bool:
        """Whether the words up to `at` are the name of something that nobody knows, and no description: `Exalted Angel`, but not
        `Goblin Warrior`."""
        first = at
        while first > start and self.tokens[first - 1].text[:1].isupper():
            first -= 1
        words = [token.fold for token in self.tokens[first : at + 1] if token.fold not in _NO_NAMES]
        known = CREATURE_TYPES | {*SUPERTYPES, *SUBTYPE_TYPES, *COLOR_NAMES}
        return len(words) > 1 and any(singular(word) not in known and word not in known for word in words)

    def _size_after(self, at: int) -> Readings:
        token = self.tokens[at] if at < self.stop else None
        if token is None or token.kind != "size" or token.text.startswith(("+", "-")):
            return []
        power, _, toughness = token.fold.partition("/")
        return [((int(power), int(toughness)), at + 1)] if power.isdigit() and toughness.isdigit() else []


def _counted(described: ThingRef, plural: bool, end: int) -> ThingRef:
    """What is described so, up to `end`: a plural without a number means all that fit."""
    count = 0 if plural and not described.many else described.count
    return described.but(described=True, many=described.many or plural, count=count, end=end)


_NO_NAMES = frozenset({"the", "a", "an", "my", "his", "her", "their", "your", "all", "each", "both"})
