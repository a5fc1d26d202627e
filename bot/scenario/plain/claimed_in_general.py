"""A claim about cards or keywords in general that is to be confirmed, as the question: `Torpor Orb stops Mulldrifter, right?`"""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.plain.asking import HELPING, asked
from bot.scenario.text.tokens import Token, sentences
from bot.scenario.text.words import word_set
from bot.values import replace

_TAGS = word_set("right correct true yes no yeah huh eh")
_LEADING = word_set("so and but then ok okay also well hey hi")
_SPEAKERS = word_set("i we")
_THINKING = word_set("think believe assume guess thought figured suppose understand heard read")
_BEATS = {"beats": "does", "beat": "do"}


def claimed_in_general(tokens: Sequence[Token]) -> list[Token] | None:
    """The question that the one sentence of a text asks with `right?` at its end, or after `I think`; None of other texts."""
    spans = [(start, stop) for start, stop in sentences(tokens) if stop > start]
    if len(spans) == 2 and _is_tag(tokens[spans[1][0] : spans[1][1]]):
        spans, tagged = spans[:1], True
    else:
        tagged = False
    if len(spans) != 1:
        return None
    words = list(tokens[slice(*spans[0])])
    while words and (words[0].fold in _LEADING or words[0].fold == ","):
        words = words[1:]
    if len(words) > 2 and words[0].fold in _SPEAKERS and words[1].fold in _THINKING:
        words = words[3:] if words[2].fold == "that" else words[2:]
    if words and words[-1].fold in _TAGS:
        words, tagged = words[:-1], True
        while words and words[-1].fold in (",", "—", "-"):
            words = words[:-1]
    if not tagged or not words or words[0].fold in HELPING:
        return None
    return _with_beats(words) or asked(words)


def _is_tag(words: Sequence[Token]) -> bool:
    return len(words) == 1 and words[0].fold in _TAGS


def _with_beats(words: list[Token]) -> list[Token] | None:
    """`first strike beats deathtouch`: of a verb that is told in no story."""
    at = next((n for n, token in enumerate(words) if n and token.fold in _BEATS), None)
    if at is None:
        return None
    do = _BEATS[words[at].fold]
    helping = Token("word", do, do, "do", words[0].start, words[0].start)
    plain = replace(words[at], text="beat", fold="beat", lemma="beat")
    return [helping, *words[:at], plain, *words[at + 1 :]]
