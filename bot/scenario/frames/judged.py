"""Who asks whether something is right, or wrong: `is that how it works`, `am I mistaken`, `is it wrong that it dies`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.plain.asking import denied
from bot.scenario.plain.claims import WRONG
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import word_set
from bot.values import replace


def asks_if_wrong(words: Sequence[Token]) -> bool:
    """`am I wrong to think`, `is he mistaken`: whether it is asked that it is not so. `right or wrong` asks whether it is."""
    said = {token.fold for token in words}
    return bool(said & WRONG) and said.isdisjoint(_NEITHER)


def turned(question: list[Token], verdict: Sequence[Token] = ()) -> list[Token]:
    """The question, answered the other way round; up to the sentence that asks so, where that is another one."""
    found = denied(question) or question
    return [*found[:-1], replace(found[-1], end=verdict[-1].end)] if verdict else found


def plain_verdict(verdict: Sequence[Token]) -> list[Token]:
    """`is that how it works` as `is that right`, `am I mistaken` as `is that wrong`."""
    start, end = verdict[0].start, verdict[-1].end
    judged = "wrong" if asks_if_wrong(verdict) else "right"
    said = (("is", "be"), ("that", "that"), (judged, judged))
    return [Token("word", word, word, lemma, start, end) for word, lemma in said]


_NEITHER = word_set("or right correct true not")
