"""Creatures that players call by a word for their size: a bear is a 2/2."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.text.tokens import Token
from bot.scenario.text.words import NUMBERS, word_set
from bot.values import replace

_SIZES = {"bear": "2/2", "bears": "2/2"}
_BEFORE = word_set("a my his her their your another vanilla")
#: Words that speak of more than one: then `my bears` may be several.
_OF_SEVERAL = word_set("both each all two three which either")
_NO_CREATURES = word_set("token tokens type types tribal deck counter counters cub")


def with_sizes(tokens: list[Token]) -> list[Token]:
    """The tokens with the size before each such word in small letters, where the story names no card with it (`Grizzly Bears`), makes no
    tokens of that type, and tells no size of it."""
    named = any(token.fold in _SIZES and token.text[:1].isupper() for token in tokens)
    if named or any(token.kind == "quote" and " Bear " in token.text for token in tokens):
        return tokens
    several = any(token.fold in _OF_SEVERAL for token in tokens)
    found: list[Token] = []
    for at, token in enumerate(tokens):
        if token.text in _SIZES and _is_called(tokens, at):
            size = _SIZES[token.text]
            found.append(Token("size", size, size, size, token.start, token.start))
            if token.text == "bears" and not several and not _is_counted(tokens, at):
                token = replace(token, text="bear", fold="bear", lemma="bear")  # the one of that name
        found.append(token)
    return found


def _is_counted(tokens: Sequence[Token], at: int) -> bool:
    before = tokens[at - 1] if at else None
    return before is not None and (before.kind == "number" or before.fold in NUMBERS)


def _is_called(tokens: Sequence[Token], at: int) -> bool:
    before = tokens[at - 1] if at else None
    after = tokens[at + 1].fold if at + 1 < len(tokens) else ""
    return (
        before is not None
        and (_is_counted(tokens, at) or before.fold in _BEFORE)
        and after not in _NO_CREATURES
    )
