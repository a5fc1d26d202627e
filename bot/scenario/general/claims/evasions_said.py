"""Creatures as how they pass or block: `Can reach block flying?`, `Can flying block ground?`, `a non-flyer`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.phrases.keywords import keyword_at, noun_at
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import word_set

_EVASIONS = word_set("flying reach shadow horsemanship menace")


def of_an_evasion(tokens: Sequence[Token], at: int, stop: int) -> tuple[tuple[str, ...], int] | None:
    """Creatures as what lets them pass or block by itself: `Can reach block flying?`, `Can flying block ground?`"""
    if at < stop and tokens[at].fold in ("ground", "grounded"):
        return (), at + 1
    found = keyword_at(tokens, at, stop) if at < stop else None
    return ((found[0],), found[1]) if found is not None and found[0] in _EVASIONS else None


def lacking(tokens: Sequence[Token], at: int, stop: int) -> tuple[bool, int] | None:
    """`non-flying`, `non flyer`: whether it is the noun, and its end."""
    if tokens[at].fold != "non" or at + 1 >= stop:
        return None
    at += 1 + (tokens[at + 1].fold == "-")
    if at < stop and (noun := noun_at(tokens, at, stop)) is not None:
        return True, noun[1]
    found = keyword_at(tokens, at, stop) if at < stop else None
    return (False, found[1]) if found is not None else None
