"""Sentences of the talk around a story, and whether they are made as some talk is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from bot.scenario.forms.template import slots
from bot.scenario.forms.written import Filed, Written, filed, that_may_fit
from bot.scenario.plain.asking import HELPING, opposite
from bot.scenario.plain.claims import WRONG
from bot.scenario.plain.confirming import claims_asked
from bot.scenario.plain.indirect import ASKING_WORDS, direct
from bot.scenario.plain.wording_slots import Words
from bot.scenario.text.put_in import sign
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import word_set

_ASKING = HELPING | ASKING_WORDS

Named = Callable[[int], bool]


@cache
def _templates(lines: str) -> Filed:
    return filed(Written(line.partition("   #")[0].strip()) for line in lines.strip().splitlines())


class Sentence:
    """The words of a sentence, where each stands in the story, and the sign that ends it."""

    __slots__ = ("at", "signs", "tokens")

    def __init__(self, tokens: Sequence[Token], at: int, signs: Sequence[Token]) -> None:
        self.tokens = list(tokens)
        self.at = at
        self.signs = list(signs)

    @property
    def asks(self) -> bool:
        """Whether it is a question by its sign or its first word."""
        return any("?" in sign.text for sign in self.signs) or self.tokens[0].fold in _ASKING

    def cut(self, count: int) -> None:
        """Leaves out the first words."""
        self.tokens, self.at = self.tokens[count:], self.at + count

    def ask(self, question: list[Token]) -> None:
        self.tokens = question
        end = question[-1].end
        self.signs = [sign("?", end, end)]


class InNames:
    """Which tokens stand in a name of several words; looked for only where it matters."""

    def __init__(self, tokens: Sequence[Token], named: Callable[[Sequence[Token]], Named]) -> None:
        self._tokens, self._named = tokens, named
        self._found: Named | None = None

    def any(self, start: int, stop: int) -> bool:
        if self._found is None:
            self._found = self._named(self._tokens)
        return any(self._found(at) for at in range(start, stop))


def fitting(lines: str, words: Words) -> list[Written]:
    return that_may_fit(_templates(lines), words)


def matches(lines: str, tokens: Sequence[Token]) -> bool:
    """Whether all of the words fit one of the templates."""
    words = Words(tokens, [False] * len(tokens))
    return any(
        end == len(tokens) for template in fitting(lines, words) for end, _ in template.match(words, 0, None)
    )


def within(lines: str, sentence: Sentence, in_name: InNames, stop: int | None = None) -> list[Token] | None:
    """The question whether that is so which a sentence says or asks for; None where it does neither."""
    tokens = sentence.tokens[:stop]
    words = Words(tokens, [False] * len(tokens))
    for template in fitting(lines, words):
        starts = [slots(filled)["x"][0] for _, filled in template.match(words, 0, None)]
        for start in sorted(starts, reverse=True):
            question = _question(tokens[start:])
            if question is not None and not in_name.any(sentence.at, sentence.at + start):
                return opposite(question, question[-1].end) if _asks_if_wrong(tokens[:start]) else question
    return None


def _asks_if_wrong(words: Sequence[Token]) -> bool:
    """`am I wrong to think`, `is it false that`: whether it is asked that it is not so. `right or wrong` asks whether it is."""
    said = {token.fold for token in words}
    return bool(said & WRONG) and said.isdisjoint(_NEITHER)


_NEITHER = word_set("or right correct true not")


def _question(tokens: Sequence[Token]) -> list[Token] | None:
    """What is said, as it is asked."""
    if tokens[0].fold not in ASKING_WORDS:
        return claims_asked(tokens)
    return direct(tokens) or list(tokens)
