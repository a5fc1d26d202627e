"""Creatures of which players tell one number alone: `his X/1` is a creature with toughness 1."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from bot.scenario.text.tokens import Token
from bot.scenario.text.words import CREATURE_NOUNS

_HALF = re.compile(r"(?:(?P<open>[x*])/(?P<toughness>\d+)|(?P<power>\d+)/(?P<open_too>[x*]))(?P<many>s?)")
_NOUNS = CREATURE_NOUNS | {"creature", "creatures"}


def with_half_sizes(tokens: Sequence[Token]) -> list[Token]:
    """The tokens with `creature with toughness 1` for `X/1` and `creature with power 3` for `3/X`; left alone where a noun follows that says
    more of it than that it is a creature, as one of Tarmogoyf's text does (`*/1+*`)."""
    return [piece for at, token in enumerate(tokens) for piece in _plainly(tokens, at, token)]


def _plainly(tokens: Sequence[Token], at: int, token: Token) -> Iterator[Token]:
    if at and _half(tokens[at - 1]) is not None and token.fold in _NOUNS:
        return  # it is said already
    half = _half(token)
    following = tokens[at + 1] if at + 1 < len(tokens) else None
    if half is None or (following is not None and _names_a_kind(following)):
        yield token
        return
    what = "toughness" if half["toughness"] else "power"
    noun = "creatures" if half["many"] else "creature"
    for word in (noun, "with", what):
        yield Token("word", word, word, word, token.start, token.end)
    number = half["toughness"] or half["power"]
    yield Token("number", number, number, number, token.start, token.end)


def _half(token: Token) -> re.Match[str] | None:
    return _HALF.fullmatch(token.fold) if token.kind == "size" else None


def _names_a_kind(token: Token) -> bool:
    """`X/1 Goblin`, `X/1 flyer`."""
    return token.kind == "word" and (token.text[:1].isupper() or token.fold.endswith("er"))
