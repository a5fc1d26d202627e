"""Things in a sentence: `a tapped Serra Angel`, `my 3/3 wither lifelinker`, `the blocking creature`, `it`."""

from __future__ import annotations

from typing import Any

from bot.abilities.subtypes import SUBTYPES
from bot.scenario.card_names import FUNCTION_WORDS, NameAt
from bot.scenario.descriptions import NAMED, described
from bot.scenario.head_nouns import HeadNouns
from bot.scenario.keywords import keyword_at
from bot.scenario.phrase_base import Readings
from bot.scenario.phrases import ThingRef
from bot.scenario.plain.idle import is_of_the_language
from bot.scenario.words import (
    TYPES,
    number,
    singular,
)
from bot.scenario.words_back import AFTER_A_NAME, ends_phrase, own_one, pronoun, some_of
from bot.values import replace

#: Possessives that stand for a thing of that player's.
_OWN = frozenset({"mine", "yours", "his", "hers", "theirs"})

_IT = frozenset({"it", "itself"})


class NounPhrases(HeadNouns):
    """Reads one thing or a group of one description."""

    def tolds(self, at: int) -> Readings:
        """A list of things with all that is told of each."""
        raise NotImplementedError

    def target(self, at: int) -> Readings:
        """A player or a thing."""
        raise NotImplementedError

    def read_zone(self, at: int) -> Readings:
        """A zone other than the battlefield, and whose."""
        raise NotImplementedError

    def read_place(self, at: int) -> Readings:
        """The battlefield, and whose side of it."""
        raise NotImplementedError

    def thing(self, at: int) -> Readings:
        """One thing or a group, without what is told of it after its name."""
        return self._remembered("thing", at, lambda i: self._thing(i, full=False))

    def told(self, at: int) -> Readings:
        """One thing or a group with all that is told of it: `Ogre, a 3/3 creature with wither`."""
        return self._remembered("told", at, lambda i: self._thing(i, full=True))

    def _thing(self, at: int, full: bool) -> Readings:
        base = ThingRef("kind", at, at)
        index = at
        token = self.tokens[at]
        if token.kind not in ("word", "number", "size", "tag"):
            return []
        readings: Readings = []
        word = token.fold
        named = self.lexicon.at(at)
        for name in named:
            readings += self._named(base, name, at, full)
        if word in _IT or word in (
            "this",
            "that",
            "those",
            "these",
            "them",
            "they",
            "him",
            "her",
            "he",
            "she",
            "himself",
        ):
            readings += pronoun(self, at)
        if (word in ("both", "each", "all", "neither", "either") or number(word) is not None) and self.fold(
            at + 1
        ) != "player":
            readings += some_of(self, at)
        if word in _OWN and ends_phrase(self, at + 1):
            readings += own_one(self, at)
        base, index = self._determiner(base, at)
        if index < self.stop or base.order:
            readings += self._after_determiner(base, index, at, full, skip=index == at)
        if self.guessing:
            readings += self._guessed(base, index, at, full)
        return _unique(readings)

    def _after_determiner(self, base: ThingRef, at: int, start: int, full: bool, skip: bool) -> Readings:
        readings: Readings = []
        seen = base
        index = at
        # adjectives, each with the chance that a name begins here instead
        for _ in range(14):
            if index >= self.stop:
                break
            if not (skip and index == at):
                keyword = keyword_at(self.tokens, index, self.stop) if seen.size is not None else None
                for name in self.lexicon.at(index):
                    if name.source == "part" and self.fold(name.end) in ("token", "tokens"):
                        continue  # a Wolf token is not the Pyreheart Wolf
                    if name.source == "part" and seen.subtypes and self.tokens[index].text in SUBTYPES:
                        continue  # a Knight Ally is not Gideon, Ally of Zendikar
                    if (
                        keyword is None or name.end > keyword[1]
                    ):  # `a 2/2 lifelink creature`: no card Lifelink
                        readings += self._named(seen, name, start, full)
            if self.guessing and seen is not base:
                readings += self._guessed(seen, index, start, full)
            readings += self._noun_head(seen, index, start, full)
            nxt = self._adjective(seen, index)
            if nxt is None:
                break
            seen, index = nxt
        if (
            seen.size is not None
            or (seen.lines and seen.article)
            or (seen.described and seen.article in ("the", "my", "all", "both"))
        ):
            # `the 3/3`, `a 3/3 wither`: nothing but adjectives
            if seen.size is not None or seen.status or seen.lines:
                readings += self._finish(seen.but(end=index), index, start, full)
        elif seen.other and index > at - 1 and seen.article in ("the", "my", "another") and index == at:
            readings += self._finish(seen.but(end=index, word="other"), index, start, full)
        if base.order and ends_phrase(self, at):
            # `the first`, `the second`: of those last spoken of
            told = self.text_between(start, at)
            readings.append((ThingRef("it", start, at, word="one", order=base.order, told=told), at))
        return readings

    def _named(self, base: ThingRef, name: NameAt, start: int, full: bool) -> Readings:
        end = name.end
        letter = ""
        if end < self.stop and not name.owner:
            letter, end = self._letter(end)
        owner = name.owner
        if letter and self.tokens[end - 1].owner:
            owner = True
        ref = replace(
            base,
            source=name.source,
            start=start,
            end=end,
            name=name.spelling,
            names=name.several,
            letter=letter,
            many=base.many or name.plural,
            count=0 if name.plural and not base.many and base.count == 1 else base.count,
            word=" ".join(t.text for t in self.tokens[start:end]),
        )
        if not owner and self.fold(end) in ("token", "tokens"):
            ref, end = ref.but(token=True, end=end + 1), end + 1
        if not owner and self.fold(end) in ("creature", "spell", "card", "ability") and name.source != "made":
            return [
                *self._finish(ref, end, start, full, owner),
                *self._finish(ref.but(end=end + 1), end + 1, start, full),
            ]
        return self._finish(ref, end, start, full, owner)

    def _letter(self, at: int) -> tuple[str, int]:
        """What tells one of several: `A`, `#2`, `2`."""
        token = self.tokens[at]
        if token.kind == "tag":
            return token.text, at + 1
        stem = token.text.split("'")[0] if token.owner else token.text
        if token.kind == "word" and len(stem) == 1 and stem.isalpha():
            no_article = stem not in "Aa" or bool(token.owner) or self._letter_ends(at + 1)
            if stem.isupper() and stem not in ("I", "X") and no_article:
                return stem, at + 1
            if stem in "abcdefgh" and no_article:
                return stem.upper(), at + 1
        if (
            token.kind == "number"
            and token.text.isdigit()
            and int(token.text) < 10
            and self._letter_ends(at + 1)
        ) and self.tokens[at - 1].kind == "word":
            return f"#{token.text}", at + 1
        return "", at

    def _letter_ends(self, at: int) -> bool:
        """Whether what follows cannot be what an article or number belongs to."""
        if at >= self.stop:
            return True
        token = self.tokens[at]
        if token.kind in ("mark", "break"):
            return token.fold != "/"
        return token.fold in AFTER_A_NAME or (
            token.kind == "word" and token.lemma in ("block", "attack", "die", "deal", "be", "have")
        )

    def _finish(self, ref: ThingRef, end: int, start: int, full: bool, owner: bool = False) -> Readings:
        """The phrase with what may follow it: possessive things (`Unsummon's target`) and, when `full`, what is told of it."""
        if ref.source == "kind" and ref.size is None and ref.noun and not owner:
            for size, after in self._size_after(end):
                ref, end = ref.but(size=size, described=True), after  # `an infect guy 3/3`
        word = self._as_written(start, end) if ref.source == "kind" and not ref.word else ref.word
        if ref.source == "kind" and ref.noun and end < self.stop and self.tokens[end].kind == "tag":
            ref, end = ref.but(letter=self.tokens[end].text), end + 1  # `a 2/2 creature #2`
        told = self.text_between(start, end)
        ref = ref.but(start=start, end=end, told=told, word=word)
        if self.fold(start) == "one" and self.fold(start + 1) == "of":
            ref = ref.but(article="one of", count=1, many=False)
        if owner:
            return self._belonging(ref, end, start)
        readings: Readings = [(ref, end)]
        if not full:
            light = self._light_suffix(ref, end)
            return [*light, *readings]
        return described(self, ref, end)

    def _light_suffix(self, ref: ThingRef, end: int) -> Readings:
        """What names a thing more closely: `the creature with flying`, `the one blocking Ogre`, `Ogre token`."""
        named = ref.source == "kind" or (ref.source == "card" and ref.article == "the")
        if named and self.fold(end) in ("with", "that", "named", "called", "without", "naming"):
            return [(r, e) for r, e in described(self, ref, end) if e > end]
        if ref.source != "it" and self.fold(end) == "," and self.fold(end + 1) in ("which", "who"):
            return [(r, e) for r, e in described(self, ref, end) if e > end]
        if ref.source == "kind" and (
            held := [(r, e) for r, e in described(self, ref, end) if r.owner != ref.owner]
        ):
            return held
        sized = (
            self.fold(end) == ","
            and self.fold(end + 1) in ("a", "an")
            and (bool(self._size_after(end + 2)) or (ref.source == "card" and self.fold(end + 2) in TYPES))
        )
        sized = sized or (ref.source in NAMED and bool(self._size_after(end)))  # `Serra Angel 4/4`
        if sized or (self.fold(end) in _LIGHT and ref.source != "it"):
            return [(r, e) for r, e in described(self, ref, end) if e > end]
        return []

    def _belonging(self, ref: ThingRef, at: int, start: int) -> Readings:
        """`Unsummon's target`, `Ogre's blocker`, `Zed's copy`."""
        if at < self.stop and self.fold(at) in (
            "target",
            "targets",
            "blocker",
            "blockers",
            "copy",
            "controller",
            "token",
            "tokens",
        ):
            noun = singular(self.fold(at))
            return [
                (
                    ThingRef(
                        "kind",
                        start,
                        at + 1,
                        noun=noun,
                        of=ref,
                        many=self.fold(at) != noun,
                        told=self.text_between(start, at + 1),
                    ),
                    at + 1,
                )
            ]
        return []

    def _guessed(self, base: ThingRef, index: int, start: int, full: bool) -> Readings:
        readings: Readings = []
        if index >= self.stop or self.tokens[index].kind != "word":
            return []
        if self.tokens[index].fold in self.lexicon.players:
            return []
        exact = {n.end for n in self.lexicon.at(index)}
        for name in self.lexicon.guess_at(index, self.stop):
            if not any(end >= name.end for end in exact):
                readings += self._named(base, name, start, full)
        word = self.tokens[index]
        common = word.fold in FUNCTION_WORDS or (word.text.islower() and is_of_the_language(word.fold))
        if not exact and not readings and not common:
            for name in self.lexicon.short_at(index, self.stop):
                readings += self._named(base, name, start, full)
        return readings


def _unique(readings: Readings) -> Readings:
    seen: list[tuple[Any, int]] = []
    for reading in readings:
        if reading not in seen:
            seen.append(reading)
    return seen


#: What may follow a name and tell more of the thing wherever it is named.
_LIGHT = frozenset({"with", "naming", "wearing", "carrying", "holding", "paired", "crewed", "saddled", "("})
