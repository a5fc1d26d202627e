"""Stories that speak of nobody who plays: `A 3/3 attacks and a 4/4 blocks.` Who attacks is settled there by a guess, which shows nobody
whose creature is which."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.naming.lexicon import Lexicon
from bot.scenario.text.clause_words import PERSONS
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import word_set

_POSSESSED = word_set("my his her their your our mine yours hers theirs me him them us")


def are_untold(told: Sequence[Token], lexicon: Lexicon) -> bool:
    """Whether these words speak of nobody who plays, by name or otherwise."""
    return not any(
        token.fold in PERSONS or token.fold in _POSSESSED or token.fold in lexicon.players or token.owner
        for token in told
    )
