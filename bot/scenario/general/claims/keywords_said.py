"""Keywords as they are spoken of in a claim: `both flying and reach`, `ward`, `protection` from what is spoken of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.scenario.general.claims.said import PROTECTION
from bot.scenario.phrases.keywords import keyword_at
from bot.scenario.text.tokens import Token


def keywords_at(tokens: Sequence[Token], at: int, stop: int) -> Iterator[tuple[tuple[str, ...], int]]:
    """One keyword or several: `both flying and reach`."""
    if tokens[at].fold == "both":
        at += 1
    found: list[str] = []
    while at < stop and (one := keyword_at(tokens, at, stop)) is not None:
        found.append(one[0])
        at = one[1]
        yield tuple(found), at
        while at < stop and tokens[at].fold in ("and", ",", "or"):
            at += 1
    if not found and at < stop and tokens[at].fold == "ward":
        yield ("ward {2}",), at + 1
    if not found and at < stop and tokens[at].fold == "protection":
        if at + 1 == stop or tokens[at + 1].fold != "from":
            yield (PROTECTION,), at + 1
        elif _two_from(tokens, at + 2) in _THEIR_COLOR:
            yield (PROTECTION,), at + 4


def _two_from(tokens: Sequence[Token], at: int) -> list[str]:
    return [token.fold for token in tokens[at : at + 2]]


_THEIR_COLOR = (["their", "color"], ["its", "color"], ["that", "color"], ["their", "colors"])
