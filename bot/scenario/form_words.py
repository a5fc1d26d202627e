"""Words that mean something in every story, whatever cards are in it: those of its forms, keywords, types and numbers."""

from __future__ import annotations

from functools import cache

from bot.abilities.keywords import KEYWORDS
from bot.scenario import grammar
from bot.scenario.compiling import words_in
from bot.scenario.words import (
    COLOR_NAMES,
    COUNTERS,
    CREATURE_NOUNS,
    NUMBERS,
    ORDINALS,
    SUBTYPE_TYPES,
    SUPERTYPES,
    THING_NOUNS,
    TYPES,
)

_TABLES = (
    TYPES,
    NUMBERS,
    ORDINALS,
    SUBTYPE_TYPES,
    SUPERTYPES,
    COUNTERS,
    CREATURE_NOUNS,
    THING_NOUNS,
    COLOR_NAMES,
)


@cache
def words_of_the_game() -> frozenset[str]:
    words: set[str] = set()
    for forms in (*grammar.statements().values(), *grammar.questions().values()):
        for form in forms:
            words |= words_in(form.template)
    for times in grammar.times().values():
        for _, form in times:
            words |= words_in(form.template)
    for name, row in KEYWORDS.items():
        words |= {*name.lower().split()}.union(*(noun.split() for noun in row.nouns))
    for table in _TABLES:
        words |= {*table}
    return frozenset(words)
