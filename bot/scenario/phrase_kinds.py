"""Every kind of phrase that a slot may ask for: each `read_<kind>` of the modules named here reads one."""

from __future__ import annotations

from types import ModuleType

from bot.scenario import (
    adjectives,
    combat_phrases,
    determiners,
    division_phrases,
    list_phrases,
    modifiers,
    noun_phrases,
    number_phrases,
    place_phrases,
    player_phrases,
    question_phrases,
    spell_phrases,
    spell_verbs,
    subject_phrases,
    word_phrases,
)
from bot.scenario.phrase_reader import ReadsPhrase

_MODULES: tuple[ModuleType, ...] = (
    player_phrases,
    determiners,
    adjectives,
    noun_phrases,
    list_phrases,
    number_phrases,
    place_phrases,
    word_phrases,
    combat_phrases,
    division_phrases,
    modifiers,
    spell_phrases,
    spell_verbs,
    subject_phrases,
    question_phrases,
)

_READS = "read_"

KINDS: dict[str, ReadsPhrase] = {
    name.removeprefix(_READS): reads
    for module in _MODULES
    for name, reads in vars(module).items()
    if name.startswith(_READS)
}
