"""Life totals that somebody claims or asks about: `so I go from 20 to 13`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.plain.asking import LEADING
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import word_set

#: The life of whoever is told no other (CR 103.4).
_AT_FIRST = "20"
_SUBJECT = 4
_GOING = word_set("go goes drop drops fall falls went dropped fell")
_TO_LIFE = word_set("from to down up back life")
_WHO = word_set("i he she they you my the opponent opp friend")


def whether_at_life(tokens: Sequence[Token], end: int, again: frozenset[str]) -> list[Token] | None:
    """`So I go from 20 to 13`, `does Alice drop to 13`: the question whether whoever it is is at 13 then; None where nobody's life is said
    to go anywhere, or from where the story does not have it: `again` are the numbers that it has elsewhere too."""
    start = next((n for n, token in enumerate(tokens) if token.fold not in LEADING), end)
    start += start < end and tokens[start].fold in ("do", "does", "will", "would")
    verb = next((n for n in range(start + 1, min(start + _SUBJECT, end)) if tokens[n].fold in _GOING), end)
    who, numbers = (
        _whose_life(tokens[start:verb]),
        [n for n in range(verb, end) if tokens[n].kind == "number"],
    )
    between = [token.fold for n, token in enumerate(tokens[verb + 1 : end], verb + 1) if n not in numbers]
    if not (who and 1 <= len(numbers) < 3 and "to" in between and {*between} <= _TO_LIFE):
        return None
    if ("from" in between) != (len(numbers) > 1):
        return None
    if len(numbers) > 1 and tokens[numbers[0]].text not in {*again, _AT_FIRST}:
        return None
    place = tokens[numbers[-1]]
    return [_word("is", "be", place), *who, _word("at", "at", place), place]


def _whose_life(words: Sequence[Token]) -> list[Token]:
    """The player of whom it is told: `I`, `my opponent`, `his life total`, `Alice`; nothing where it is none."""
    if len(words) > 1 and words[-1].fold in ("life", "total"):
        owner = next((who for whose, who in _WHO_OWNS.items() if words[0].fold == whose), None)
        return [] if owner is None or len(words) > _SUBJECT - 1 else [_word(owner, owner, words[0])]
    named = len(words) == 1 and words[0].text[:1].isupper() and words[0].kind == "word"
    return list(words) if named or (words and all(token.fold in _WHO for token in words)) else []


def _word(word: str, lemma: str, place: Token) -> Token:
    return Token("word", word, word, lemma, place.start, place.start)


_WHO_OWNS = {"my": "i", "his": "he", "her": "she", "their": "they", "your": "you"}
