"""Planeswalkers by the one name that all cards of theirs begin with: `I Bolt Jace` need not say which Jace."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.scenario.text.tokens import Token
from bot.scenario.text.words import word_set

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
