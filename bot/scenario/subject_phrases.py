"""Who and what a question is about, as it is worded: `any of his creatures`, `neither`, `no attacker`, `both`, `Ogre and I`."""

from __future__ import annotations

from bot.scenario.phrase_base import Readings
from bot.scenario.phrases import ThingRef
from bot.scenario.quantity_words import HOW_MANY, WHATEVER
from bot.scenario.spell_phrases import SpellPhrases
from bot.scenario.words import word_set
from bot.scenario.words_back import ends_phrase

_OF_TWO = ("both", "either", "neither")
_THEM = word_set("them these those")
_OF_NOBODY = word_set("creatures creature there")


class SubjectPhrases(SpellPhrases):
    """Reads what is asked about."""

    def read_askwhat(self, at: int) -> Readings:
        """What is asked about: things or a player."""
        quantified = self._quantified(at)
        things = [*quantified, *self.things(at)]
        players = [((player,), end) for player, end in self.player(at)]
        if self.fold(at) in ("they", "them") and self.fold(at + 1) in ("all", "both"):
            players = []
        if any(end >= stop for _, end in quantified for _, stop in players):
            players = []
        found = sorted([*players, *things], key=lambda reading: -reading[1])
        if self.fold(at) in _OF_NOBODY:
            found.append(((self._creatures(at, at + 1, ""),), at + 1))
        return found

    def _quantified(self, at: int) -> Readings:
        """`any of his creatures`, `neither of them`, `no attacker`, `everything`, `anything of mine`: what is meant as a group,
        with an article that says of how many of them it is asked."""
        word = self.fold(at)
        if word in WHATEVER:
            end = at + 1
            found = [((self._creatures(at, end, WHATEVER[word]),), end)]
            if self.fold(end) == "of" and self.owner(end + 1):
                owner, end = self.owner(end + 1)[0]
                found.insert(0, ((self._creatures(at, end, WHATEVER[word]).but(owner=owner),), end))
            return found
        article = HOW_MANY.get(word)
        if article is None:
            return []
        index = at + 1 + (self.fold(at + 1) == "of")
        two = (self.fold(index), self.fold(index + 1)) == ("the", "two")
        if index > at + 1 and (self.fold(index) in _THEM or two):
            end = index + 1 + two
            return [((self._back(at, end, article, word),), end)]
        found = []
        base = ThingRef("kind", at, at, article=article)
        counted = self._after_determiner(base, index, at, full=False, skip=False)
        for ref, end in [one for one in self.thing(index) if index > at + 1 or one[0].owner] or counted:
            if ref.source == "kind" and ref.of is None:
                told = self.text_between(at, end)
                count = 2 if word in _OF_TWO else 0
                found.append(((ref.but(article=article, start=at, many=True, count=count, told=told),), end))
        if ends_phrase(self, at + 1):
            found.append(((self._back(at, at + 1, article, word),), at + 1))
        return found

    def _creatures(self, start: int, end: int, article: str) -> ThingRef:
        return ThingRef(
            "kind",
            start,
            end,
            noun="creature",
            types=("Creature",),
            article=article,
            count=0,
            many=True,
            told=self.text_between(start, end),
        )

    def _back(self, start: int, end: int, article: str, word: str) -> ThingRef:
        """`both`, `neither of them`: things that were spoken of; of two alone where the word says so."""
        count = 2 if word in _OF_TWO else 0
        told = self.text_between(start, end)
        return ThingRef("it", start, end, word="them", article=article, count=count, many=True, told=told)
