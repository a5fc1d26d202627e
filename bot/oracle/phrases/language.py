"""The whole language: imports every file of phrases in the order in which rules need each other."""

from __future__ import annotations

from bot.oracle.phrases import (  # noqa: F401
    amounts,
    beside,
    bodies,
    changes,
    combat_words,
    conditions,
    costs,
    deal,
    durations,
    events,
    filters,
    keywords,
    life_and_cards,
    lines,
    making,
    numbers,
    permanents,
    sentences,
    shields,
    static_lines,
    suffixes,
    terse,
    who,
)
from bot.oracle.phrases.base import G

LINE_OF_SPELL = G.rule("line.spell")
LINE_OF_PERMANENT = G.rule("line.permanent")
