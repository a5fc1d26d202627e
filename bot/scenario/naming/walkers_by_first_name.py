"""Planeswalkers by the one name that all cards of theirs begin with: `I Bolt Jace` need not say which Jace."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.scenario.text.tokens import Token
from bot.scenario.text.words import word_set
from bot.values import replace

#: Of each there are several cards, each with a title; no other card has that name alone.
FIRST_NAMES = word_set(
    """
    ajani angrath arlinn ashiok basri chandra daretti davriel domri dovin elspeth freyalise garruk gideon huatli jace jaya kaito
    karn kasmina kaya kiora koth liliana lukka nahiri narset nissa oko quintorius rowan saheeli samut sarkhan sorin tamiyo teferi
    teyo tezzeret tibalt tyvar ugin vivien vraska xenagos
    """
)


def first_names_in(tokens: Sequence[Token]) -> Iterator[int]:
    """Where in a sentence such a name stands."""
    for at, token in enumerate(tokens):
        if (token.owner or token.fold) in FIRST_NAMES and token.text[:1].isupper():
            yield at


def with_capital_letters(tokens: list[Token]) -> list[Token]:
    """The tokens with such names as they are written: `his jace`; and so what is there as a token that has a name (`my clue`)."""
    return [
        replace(token, text=token.text.capitalize()) if _is_a_name(tokens, at) else token
        for at, token in enumerate(tokens)
    ]


def _is_a_name(tokens: Sequence[Token], at: int) -> bool:
    token = tokens[at]
    if token.kind != "word" or not token.text.islower():
        return False
    if (token.owner or token.fold) in FIRST_NAMES:
        return True
    return (
        token.fold in _TOKENS
        and at > 0
        and (tokens[at - 1].fold in _BEFORE or tokens[at - 1].kind == "number")
    )


_TOKENS = word_set("clue clues treasure treasures")
_BEFORE = word_set("a my his her their the two three four one another")
