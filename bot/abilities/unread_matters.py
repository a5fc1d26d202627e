"""What words that are not read, or not followed, may be about: told by their signs, so that who works something out knows of what
nothing is known."""

from __future__ import annotations

import re
from enum import Enum

from bot.regex import regex


class Matter(Enum):
    """What may be changed: the costs of spells, of the spell that says so itself, or of activated abilities; paying another cost; the
    mana that is made."""

    SPELLS_COST = "what spells cost"
    ITS_OWN_COST = "what the spell itself costs"
    ABILITIES_COST = "what abilities cost"
    OTHER_COSTS = "another cost that spells may be cast for"
    MANA_MADE = "the mana that something makes"


_OWN = regex(r"(?:~|this spell) costs|to cast (?:~|this spell)\b", re.IGNORECASE)
_SIGNS = {
    Matter.SPELLS_COST: regex(
        r"spells?\b.*(?:\bcosts?\b|\bhas?v?e? (?:affinity|convoke|improvise|delve|undaunted)\b)",
        re.IGNORECASE,
    ),
    Matter.ABILITIES_COST: regex(r"\babilit.*\bcosts?\b|\bcosts? .* to activate\b", re.IGNORECASE),
    Matter.OTHER_COSTS: regex(r"\brather than pay\b(?!.*~)", re.IGNORECASE),
    Matter.MANA_MADE: regex(r"\bfor mana\b|\bproduces?\b|\bto add (?:one or more )?mana\b", re.IGNORECASE),
}


def may_be_about(words: str, matter: Matter) -> bool:
    """Whether the words have the signs of it. What a spell says of its own cost is about that alone."""
    if matter is Matter.ITS_OWN_COST:
        return _OWN.search(words) is not None
    return _SIGNS[matter].search(words) is not None and _OWN.search(words) is None


_ADDS = regex(r"\badds? .*(?:mana|\{)", re.IGNORECASE)


def adds_mana(words: str) -> bool:
    """Whether an instruction that is not read adds mana."""
    return _ADDS.search(words) is not None
