"""Keywords and ability words with which a trigger is told: `the persist trigger`, `before exalted resolves`."""

from __future__ import annotations

from bot.abilities.keywords import KEYWORDS
from bot.scenario.phrases.reader import PhraseReader
from bot.scenario.text.words import word_set

#: What stands before a dash and means nothing by itself (CR 207.2c), with which players name the trigger.
_ABILITY_WORDS = word_set(
    """battalion landfall constellation magecraft raid revolt heroic enrage alliance bloodrush inspired rally survival valiant
    eerie celebration corrupted morbid repartee disappear"""
)


def is_keyword_that_acts(reader: PhraseReader, at: int) -> bool:
    """`before exalted resolves`, `does prowess trigger`: the keyword's trigger."""
    if at + 1 >= reader.stop or not reader.tokens[at].text.islower() or reader.fold(at + 1) not in _ACTS:
        return False
    return reader.fold(at) in _ABILITY_WORDS or reader.fold(at) in KEYWORDS


_ACTS = word_set("resolve resolves trigger triggers happen happens")


def is_of_a_keyword(reader: PhraseReader, at: int) -> bool:
    """`persist trigger`, `annihilator trigger`: the keyword's, not that of a card of that name."""
    if at >= reader.stop or reader.fold(at + 1) not in ("trigger", "triggers"):
        return False
    return reader.tokens[at].text.islower() and reader.fold(at) in (*_ABILITY_WORDS, *KEYWORDS)
