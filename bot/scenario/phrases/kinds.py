"""Every kind of phrase that a slot may ask for: each `read_<kind>` of the modules named here reads one."""

from __future__ import annotations

from types import ModuleType

from bot.scenario.phrases import (
    adjectives,
    asked_deeds,
    bounds,
    combat,
    counters_divided,
    determiners,
    division,
    lists,
    modifiers,
    nouns,
    numbers,
    places,
    players,
    pools,
    questions,
    rules_in_words,
    spell_verbs,
    spells,
    subjects,
    words,
)
from bot.scenario.phrases.reader import ReadsPhrase

_MODULES: tuple[ModuleType, ...] = (
    players,
    determiners,
    adjectives,
    nouns,
    lists,
    numbers,
    places,
    words,
    combat,
    counters_divided,
    division,
    modifiers,
    spells,
    spell_verbs,
    subjects,
    questions,
    pools,
    asked_deeds,
    bounds,
    rules_in_words,
)

_READS = "read_"

KINDS: dict[str, ReadsPhrase] = {
    name.removeprefix(_READS): reads
    for module in _MODULES
    for name, reads in vars(module).items()
    if name.startswith(_READS)
}
