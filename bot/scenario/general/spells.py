"""Whether a card is one that kills, so that it can be asked what stops it."""

from __future__ import annotations

import re

from bot.regex import regex
from bot.scenario.naming.names import Names
from bot.scenario.things.aims import targets_of
from rulesdb.folding import fold


def aimed_as_told(names: Names, story: str, typed: str) -> str:
    """The story with the spell aimed at what `@` names in it, where it has a target; with nothing told of that where it has none."""
    spelling = names.spelling(fold(typed))
    card = names.exact(spelling) if spelling is not None else None
    aims = card is not None and bool(targets_of(card))
    return re.sub(r"@(\w+)", r" targeting \1" if aims else "", story)


def may_kill(names: Names, typed: str) -> bool:
    """Whether those words name an instant or sorcery that destroys, shrinks or damages a 2/2 without an X to be told."""
    spelling = names.spelling(fold(typed))
    card = names.exact(spelling) if spelling is not None else None
    if card is None or not {"Instant", "Sorcery"} & {*card.types} or "{X}" in card.mana_cost:
        return False
    return any(_KILLS.search(text) for text in card.texts)


_KILLS = regex(r"destroy (?:all|target|each) |deals (?:[2-9]|1\d) damage|gets? -\d+/-[2-9]", re.IGNORECASE)
