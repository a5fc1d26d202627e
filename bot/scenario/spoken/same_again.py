"""Clauses that say again what was said of another, or the contrary, by a helping verb alone: `His 5/5 has no flying. My 2/2 does.`, `My 3/3
has reach, his doesn't.`"""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.text.tokens import Token
from bot.scenario.text.words import NUMBERS, word_set
from bot.values import replace

_HAVING = word_set("has have had")
_AGAIN = word_set("does do has have")
_DENYING = word_set("no not without")
_AFTER = word_set("too also either though as well")
_ENDS = word_set(", ; — and but while")
#: The longest thing of which something is said again.
_LONGEST = 6


def with_what_was_said(tokens: Sequence[Token], named: Sequence[bool]) -> list[Token]:
    """The tokens with each such clause in full."""
    found: list[Token] = []
    said: list[Token] = []  # what was last said to be had
    begin = 0
    for at in range(len(tokens) + 1):
        if at < len(tokens) and tokens[at].kind != "break" and tokens[at].fold not in _ENDS:
            continue
        asks = at < len(tokens) and "?" in tokens[at].text
        words = list(tokens[begin:at])
        again = None if asks or not said else _in_full(words, said)
        found += [*(again or words), *tokens[at : at + 1]]
        has = next((n for n, token in enumerate(words) if n and token.fold in _HAVING), None)
        if again is None and has is not None and has + 1 < len(words) and not any(named[begin:at]):
            said = [token for token in words[has + 1 :] if token.fold not in _DENYING]
        begin = at + 1
    return _with_nouns(found)


def _with_nouns(tokens: Sequence[Token]) -> list[Token]:
    """`He had two dudes, I had three.`: three of what was counted before."""
    found: list[Token] = []
    counted: Token | None = None
    for at, token in enumerate(tokens):
        found.append(token)
        ends = at + 1 == len(tokens) or tokens[at + 1].kind in ("break", "mark")
        number = _is_number(token)
        if number and ends and counted is not None and at and tokens[at - 1].fold in _HAVING:
            found.append(replace(counted, start=token.end, end=token.end))
        before = tokens[at - 1] if at else None
        skipped = before is not None and before.fold in ("other", "more") and at > 1
        several = before is not None and token.kind in ("word", "size") and token.fold.endswith("s")
        if several and _is_number(tokens[at - 2] if skipped else tokens[at - 1]):
            counted = token
    return found


def _is_number(token: Token) -> bool:
    return token.kind == "number" or NUMBERS.get(token.fold, 0) > 1


def _in_full(words: list[Token], said: Sequence[Token]) -> list[Token] | None:
    while words and words[-1].fold in _AFTER:
        words = words[:-1]
    denied = bool(words) and words[-1].fold == "not"
    verb = len(words) - 1 - denied
    if not 0 < verb <= _LONGEST or words[verb].fold not in _AGAIN:
        return None
    thing = words[:verb]
    if not any(
        token.kind == "size"
        or token.fold in ("mine", "his", "hers", "theirs", "it")
        or token.text[:1].isupper()
        for token in thing
    ):
        return None
    place = words[-1]
    has = replace(place, text="has", fold="has", lemma="have", owner="")
    no = [replace(has, text="no", fold="no", lemma="no", start=place.end)] if denied else []
    return [*thing, has, *no, *(replace(token, start=place.end, end=place.end) for token in said)]
