"""Counters that are taken off in a word: `it has two +1/+1 counters, he removes one`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.naming.given_names import GIVEN_NAMES
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import NUMBERS, word_set
from bot.values import replace

_REMOVING = word_set("remove removes removed")
_TAKING = word_set("take takes took pull pulls")
_SINGLE = word_set("it one that")
_SEVERAL = word_set("them all both")
_MORE = word_set("of them all off")
#: What may stand between the counters and who takes them off.
_BETWEEN = (
    word_set(
        ", and then but so now he she i they we opponent opp my the in response if on it them later had has"
    )
    | GIVEN_NAMES
)
_MOST = 6


def with_counters_taken_off(tokens: Sequence[Token], named: Sequence[bool]) -> list[Token]:
    """The tokens with what is taken off in full; where something else was told since, it may be meant and nothing is said in its place."""
    found: list[Token] = []
    at = 0
    while at < len(tokens):
        counters = _just_told(tokens, at) if tokens[at].fold in _REMOVING | _TAKING else None
        end = _object_ends(tokens, at + 1) if counters is not None else at + 1
        off = tokens[at].fold in _REMOVING or any(token.fold == "off" for token in tokens[at:end])
        if counters is None or end == at + 1 or not off or any(named[at:end]):
            found.append(tokens[at])
            at += 1
            continue
        found += _said(tokens, at, end, counters)
        at = end
    return found


def means_counters(tokens: Sequence[Token], verb: int) -> bool:
    """Whether what is removed in a word may be the counters told just before."""
    return _just_told(tokens, verb) is not None and _object_ends(tokens, verb + 1) > verb + 1


def _just_told(tokens: Sequence[Token], verb: int) -> int | None:
    """The place of the word `counters` that was told just before who takes some off; None where something else was told since."""
    for at in range(verb - 1, max(-1, verb - _MOST), -1):
        if tokens[at].lemma in ("counter", "counters") or tokens[at].fold in ("counter", "counters"):
            return at
        if tokens[at].kind != "break" and tokens[at].fold not in _BETWEEN:
            return None
    return None


def _object_ends(tokens: Sequence[Token], at: int) -> int:
    """Where the words end that say how many, and nothing else with them; `at` itself where they say something else."""
    if at >= len(tokens):
        return at
    word = tokens[at]
    if not (word.fold in _SINGLE | _SEVERAL or word.kind == "number" or word.fold in NUMBERS):
        return at
    end = at + 1
    while end < len(tokens) and tokens[end].fold in _MORE:
        end += 1
    ends = (
        end == len(tokens) or tokens[end].kind in ("break", "mark") or tokens[end].fold in ("and", "before")
    )
    return end if ends else at


def _said(tokens: Sequence[Token], at: int, end: int, counters: int) -> list[Token]:
    """`remove one +1/+1 counter`."""
    place = tokens[end - 1]
    several = tokens[counters].fold == "counters"
    kind = [tokens[counters - 1]] if counters and _is_kind(tokens[counters - 1]) else []
    number = tokens[at + 1]
    if number.fold in _SEVERAL or (number.fold in ("it", "that") and several):
        number = replace(number, kind="word", text="all", fold="all", lemma="all")
    elif number.fold in ("it", "that") or number.fold == "one":
        number = replace(number, kind="word", text="a", fold="a", lemma="a")
    one = number.fold == "a"
    word = "counter" if one else "counters"
    noun = replace(place, kind="word", text=word, fold=word, lemma=word, start=place.end, owner="")
    verb = tokens[at]
    if verb.fold in _TAKING:
        verb = replace(verb, text="removes", fold="removes", lemma="remove")
    return [verb, number, *(replace(token, start=place.end, end=place.end) for token in kind), noun]


def _is_kind(token: Token) -> bool:
    return "/" in token.text or (
        token.kind == "word" and token.fold not in NUMBERS and token.fold not in ("a", "the", "of")
    )
