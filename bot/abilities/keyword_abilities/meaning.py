"""What a keyword means, as abilities like any printed ones, for those that a table of their own room makes."""

from __future__ import annotations

from functools import lru_cache

from bot.abilities.ability import Ability, Keyword
from bot.abilities.keyword_abilities import casting, entering, from_exile, from_graveyard

_MADE = casting.MADE | entering.MADE | from_exile.MADE | from_graveyard.MADE
MEANT = frozenset(_MADE)
"""The keywords whose meaning is made here."""


@lru_cache(maxsize=2048)
def meaning(keyword: Keyword) -> tuple[Ability, ...]:
    """The abilities that a keyword stands for; none for those that are known by name."""
    made = _MADE.get(keyword.name)
    return made(keyword) if made is not None else ()
