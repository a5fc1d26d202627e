"""What the format of a game says of how it begins (CR 103.4, 903.7)."""

from __future__ import annotations

import re

from bot.regex import regex

_COMMANDER = regex(
    r"\b(c?edh|commander (game|match|pod|table)s?|(play|plays|playing|in) commander)\b(?!'s)", re.IGNORECASE
)


def says_the_format(words: str) -> bool:
    """Whether the words say in which format it is: understood, though no deed is told."""
    return starting_life(words) != 20


def starting_life(text: str) -> int:
    """The life with which players begin the game that a story tells of: 40 in Commander, else 20."""
    lower = text.lower()
    named = "edh" in lower or "commander" in lower
    return 40 if named and _COMMANDER.search(text) else 20
