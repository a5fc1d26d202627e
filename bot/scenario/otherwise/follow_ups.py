"""`Does it die? What if he blocks with a 4/4 instead?`: the same story told otherwise, each time as a text of its own.

What is supposed takes the place of the clause that it contradicts, where the words say so (`instead`), where both cannot be (one attacks and
blocks once in a fight), and where one question supposes the one and the next the other. Else it is told after all the rest. Where
neither is plain, nothing is guessed."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.errors import NotUnderstood
from bot.scenario.naming.lexicon import Lexicon
from bot.scenario.naming.names import Names
from bot.scenario.otherwise.clauses import Clause, clauses_in
from bot.scenario.otherwise.suppositions import Supposition, conditioned, supposition
from bot.scenario.otherwise.told_already import (
    STATES,
    gone_with,
    is_either,
    says_it_again,
    says_it_in_its_words,
)
from bot.scenario.plain.asking import HELPING
from bot.scenario.plain.several import subject_ends
from bot.scenario.text.clean import cleaned
from bot.scenario.text.tokens import Token, sentences, tokenize
from bot.scenario.text.words import GREETINGS, word_set
from bot.values import dataclass

_BESIDES = word_set("then also too well again another after afterwards additionally besides later both")
_INSTEAD = "instead"
_UNSAID = word_set("instead then also too")
#: What begins a question of what comes of a story.
_OF_THE_STORY = word_set("do does did will how what who which is are")
_LEADING = word_set("and but so then now ok okay also ,")
_POINTING = word_set("the my his her their this that")


@dataclass(frozen=True, slots=True)
class AskedOtherwise:
    """A question of the same story told otherwise: as it was typed, where it stands, and the whole story that it is asked of.
    `compares`: it is asked whether that makes a difference; `asks`: how many of the story's questions its own words ask."""

    words: str
    place: tuple[int, int]
    story: str
    compares: bool = False
    asks: int = 0


@dataclass(frozen=True, slots=True)
class _Sentence:
    start: int
    stop: int
    asks: bool


def follow_ups(text: str, names: Names) -> tuple[str, tuple[AskedOtherwise, ...]] | None:
    """The story without what is supposed after its questions, and those questions with the story of each; None where nothing is supposed
    after a question. Raises `NotUnderstood` where it is not told whether what is supposed comes besides or instead."""
    if " if " not in text.lower() or "?" not in text:
        return None
    tokens = tokenize(cleaned(text))
    found = [
        _Sentence(start, stop, stop < len(tokens) and "?" in tokens[stop].text)
        for start, stop in sentences(tokens)
        if stop > start
    ]
    asked = next((n for n, one in enumerate(found) if one.asks), len(found))
    later = [n for n in range(asked + 1, len(found)) if found[n].asks]
    if not any(supposition(tokens, found[n].start, found[n].stop) for n in later):
        return None
    written = _Text(text, tokens, names)
    first = next((n for n in later if written.is_told_otherwise(found[:n], found[n])), None)
    if first is None:
        return None
    base, rest = found[:first], found[first:]
    stories: list[AskedOtherwise] = []
    for at, one in enumerate(rest):
        if not one.asks or supposition(tokens, one.start, one.stop) is None:
            continue
        own: list[_Sentence] = []
        for other in rest[at + 1 :]:
            if other.asks and supposition(tokens, other.start, other.stop) is not None:
                break
            if not _greets(tokens, other):
                own.append(other)
        stories.append(written.asked_otherwise(base, one, own))
    return written.of(base), tuple(stories)


def _past_leading(tokens: Sequence[Token], one: _Sentence) -> int:
    return next((n for n in range(one.start, one.stop - 1) if tokens[n].fold not in _LEADING), one.start)


def _greets(tokens: Sequence[Token], one: _Sentence) -> bool:
    return all(token.fold in GREETINGS or token.kind == "mark" for token in tokens[one.start : one.stop])


class _Text:
    """A text, and the stories made of it."""

    def __init__(self, text: str, tokens: Sequence[Token], names: Names) -> None:
        self.text = text
        self.tokens = tokens
        self.lexicon = Lexicon(list(tokens), names, text)

    def of(self, spoken: Sequence[_Sentence]) -> str:
        """The words of these sentences."""
        return " ".join(self._words(one.start, one.stop + 1) for one in spoken)

    def is_told_otherwise(self, base: Sequence[_Sentence], one: _Sentence) -> bool:
        """Whether a question supposes what is to be told otherwise than it was: in so many words, as both cannot be, or as it is how things are,
        which what was asked before was not asked of."""
        supposed = supposition(self.tokens, one.start, one.stop)
        if supposed is None or not supposed.plain:
            return supposed is not None
        told = self._clauses(base)
        clauses = self._of(supposed)
        states = any(clause.does in STATES and not says_it_again(told, clause) for clause in clauses)
        if clauses and self._asks_of_what_is_told(base):
            return True
        return states or any(gone_with(told, clause, plain=True) is not None for clause in clauses)

    def _asks_of_what_is_told(self, base: Sequence[_Sentence]) -> bool:
        """Whether a question asks what comes of the story as it was told, without a condition of its own; `Does Shock kill my 2/2?` tells its own."""
        return not all(one.asks for one in base) and any(
            one.asks
            and self.tokens[_past_leading(self.tokens, one)].fold in _OF_THE_STORY
            and conditioned(self.tokens, one.start, one.stop) is None
            for one in base
        )

    def asked_otherwise(
        self, base: Sequence[_Sentence], supposing: _Sentence, own: Sequence[_Sentence]
    ) -> AskedOtherwise:
        """What `supposing` asks, of a story of its own: with the questions that it, or `own`, asks; else with those asked before."""
        tokens = self.tokens
        supposed = supposition(tokens, supposing.start, supposing.stop)
        assert supposed is not None
        place = (tokens[supposing.start].start, tokens[min(supposing.stop, len(tokens) - 1)].end)
        words = self._words(supposing.start, supposing.stop).strip() + "?"
        inside = {token.fold for token in tokens[supposed.start : supposed.stop]}
        instead, besides = _INSTEAD in inside, bool(inside & _BESIDES)
        told = self._clauses(base)
        clauses = self._of(supposed)
        if not clauses:
            raise NotUnderstood(f"It is not understood what “{words}” supposes.", self.text, place)
        gone: dict[Clause, str] = {}
        more: list[str] = []
        topic = self._topic(base)
        for clause in clauses:
            was = None if besides else gone_with(told, clause, supposed.plain, instead)
            said = self._joined(clause.start, clause.end)
            if topic and tokens[clause.start].fold == "it":
                said = f"{topic}{said[2:]}"
            if was is not None:
                gone[was] = f"{gone[was]} and {said}" if was in gone else said
            elif not besides and (
                says_it_in_its_words(tokens, told, clause) if supposed.plain else is_either(told, clause)
            ):
                either = (
                    "It is not told whether that would be done besides or instead: say “then” or “instead”."
                )
                raise NotUnderstood(either, self.text, place)
            else:
                more.append(said)
        if instead and not gone:
            raise NotUnderstood("It is not told what that would be done instead of.", self.text, place)
        asks = [self._asked_of(topic, span, supposed) for span in supposed.asks if span[1] > span[0]]
        itself = len(asks)
        asks += [self._words(one.start, one.stop) for one in own]
        story = self._story(base, gone, more, [one for one in asks if one])
        return AskedOtherwise(words, place, story, supposed.compares, itself)

    def _topic(self, base: Sequence[_Sentence]) -> str:
        """What the last question of these is about, where it begins with its name: `Does the 3/3 die?`; empty where it does not."""
        last = next((one for one in reversed(base) if one.asks), None)
        if last is None or self.tokens[last.start].fold not in HELPING:
            return ""
        inside = self.tokens[last.start : last.stop]
        ends = subject_ends(inside, [False] * len(inside), 0)
        words = self.tokens[last.start + 1 : last.start + ends] if ends is not None else ()
        named = words and (words[0].fold in _POINTING or words[0].owner or self._named(last.start + 1))
        return self._words(last.start + 1, last.start + len(words) + 1) if named else ""

    def _asked_of(self, topic: str, span: tuple[int, int], supposed: Supposition) -> str:
        """The words of what is asked, with `it` in front of the condition as what was asked about before."""
        at, stop = span
        if (
            topic
            and at < supposed.start
            and self.tokens[at].fold in HELPING
            and self.tokens[at + 1].fold == "it"
        ):
            return f"{self._words(at, at + 1)} {topic} {self._words(at + 2, stop)}"
        return self._words(at, stop)

    def _story(
        self, base: Sequence[_Sentence], gone: dict[Clause, str], more: Sequence[str], asks: Sequence[str]
    ) -> str:
        """The story with the clauses that are gone told otherwise, and more under the condition of what is asked."""
        told: list[str] = []
        supposed: list[str] = []
        bodies: list[str] = []
        for one in base:
            found = conditioned(self.tokens, one.start, one.stop) if one.asks else None
            if not one.asks:
                told.append(self._with(one.start, one.stop, gone) + self._words(one.stop, one.stop + 1))
            elif found is None:
                bodies.append(self._words(one.start, one.stop))
            else:
                condition, body = found
                supposed.append(self._with(*condition, gone))
                bodies.append(self._words(*body))
        supposed += more
        first, *others = asks or bodies
        if supposed:
            first = f"if {' and '.join(supposed)}, {first[:1].lower()}{first[1:]}"
        return " ".join([*told, *(f"{one[:1].upper()}{one[1:].strip(' ,')}?" for one in (first, *others))])

    def _words(self, start: int, stop: int) -> str:
        inside = self.tokens[start:stop]
        return self.text[inside[0].start : inside[-1].end] if inside else ""

    def _with(self, start: int, stop: int, gone: dict[Clause, str]) -> str:
        """The words of these tokens with what is told otherwise in the place of what is gone."""
        found: list[str] = []
        at = start
        for clause in sorted(gone, key=lambda one: one.start):
            if start <= clause.start < stop:
                found += [self._words(at, clause.start), gone[clause]]
                at = clause.end
        found.append(self._words(at, stop))
        return " ".join(filter(None, found)).replace(" ,", ",")

    def _joined(self, start: int, stop: int) -> str:
        """The words of these tokens without those that say that it is told otherwise; names in full."""
        found = ""
        at = start
        while at < stop:
            token = self.tokens[at]
            if token.fold in _UNSAID:
                at += 1
                continue
            name = next((one for one in self.lexicon.at(at) if one.source == "part"), None)
            apart = at > start and self.tokens[at - 1].end < token.start
            whole = next((one for one in self.lexicon.at(at) if one.source in ("card", "made")), None)
            if whole is not None and at + 1 < whole.end <= stop:
                said, at = self._words(at, whole.end), whole.end
            elif name is not None and len(name.several) < 2 and name.end <= stop and not name.owner:
                said, at = name.spelling + ("s" if name.plural else ""), name.end
            else:
                said, at = self.text[token.start : token.end], at + 1
            found += (" " if apart and found else "") + said
        return found.strip(" ,")

    def _named(self, at: int) -> bool:
        return bool(self.lexicon.at(at)) and self.tokens[at].text[:1].isupper()

    def _of(self, supposed: Supposition) -> list[Clause]:
        return list(clauses_in(self.tokens, supposed.start, supposed.stop, self._named))

    def _clauses(self, base: Sequence[_Sentence]) -> list[tuple[Clause, bool]]:
        """The clauses that were told, and those under the conditions of questions, each with whether it was supposed."""
        found: list[tuple[Clause, bool]] = []
        for one in base:
            condition = conditioned(self.tokens, one.start, one.stop) if one.asks else None
            if not one.asks:
                inside = clauses_in(self.tokens, one.start, one.stop, self._named)
                found += ((clause, False) for clause in inside)
            elif condition is not None:
                found += ((clause, True) for clause in clauses_in(self.tokens, *condition[0], self._named))
        return found
