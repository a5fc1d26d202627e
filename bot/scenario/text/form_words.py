"""Words that mean something in every story, whatever cards are in it: those of its forms, keywords, types and numbers."""

from __future__ import annotations

from functools import cache

from bot.abilities.keywords import KEYWORDS
from bot.scenario.forms import tables
from bot.scenario.forms.compiling import words_in
from bot.scenario.text.words import (
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
    forms = [
        form for found in (*tables.statements().values(), *tables.questions().values()) for form in found
    ]
    forms += [form for times in tables.times().values() for _, form in times]
    words = words_in("\n".join(dict.fromkeys(form.template for form in forms)))
    for name, row in KEYWORDS.items():
        words |= {*name.lower().split()}.union(*(noun.split() for noun in row.nouns))
    for table in _TABLES:
        words |= {*table}
    return frozenset(words)
