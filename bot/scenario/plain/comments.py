"""Clauses that only say what somebody hopes or thinks to come of a deed: `so I can steal a bigger creature`, `thus letting it through`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.scenario.text.tokens import Token
from bot.scenario.text.words import NUMBERS, word_set

#: What such a clause begins with after a comma.
_THUS = word_set("thus hence thereby causing letting allowing thereby enabling")
#: Whom it speaks of after `so`, and what they could then do.
_THEM = word_set("i he she it they we you")
_COULD = word_set("can could may might")


def without_comments(
    tokens: Sequence[Token], named: Sequence[bool]
) -> tuple[list[Token], tuple[tuple[int, int], ...]]:
    """The tokens without the clauses at the end of sentences that say a hope, and their places in the text. A clause with a number in it
    stays: that may be a fact. `named`: which tokens stand in a name."""
    spans = list(_comments(tokens, named))
    gone = {at for start, end in spans for at in range(start, end)}
    places = tuple((tokens[start].start, tokens[end - 1].end) for start, end in spans)
    return [token for at, token in enumerate(tokens) if at not in gone], places


def _comments(tokens: Sequence[Token], named: Sequence[bool]) -> Iterator[tuple[int, int]]:
    at = 0
    for end in range(len(tokens) + 1):
        if end < len(tokens) and tokens[end].kind != "break" and tokens[end].fold not in _ENDS:
            continue
        start = next((n for n in range(at + 2, end - 1) if _begins(tokens, n) and not named[n]), None)
        if start is not None and not any(_is_number(token) for token in tokens[start:end]):
            yield (start - 1 if tokens[start - 1].fold == "," else start), end
        at = end + 1


_ENDS = frozenset({".", "?", "!", ";"})


def _begins(tokens: Sequence[Token], at: int) -> bool:
    if tokens[at].fold in _THUS:
        return tokens[at - 1].fold == ","
    if tokens[at].fold != "so" or at + 2 >= len(tokens):
        return False
    them = at + 1 + (tokens[at + 1].fold == "that")
    words = [token.fold for token in tokens[them : them + 4]]
    return bool(words) and words[0] in _THEM and bool(_COULD & {*words[1:]})


def _is_number(token: Token) -> bool:
    return token.kind in ("number", "size") or token.fold in NUMBERS
