"""Finds rule numbers in somebody's message."""

from __future__ import annotations

import re

from bot.answers.naming import MOST

_NUMBER = re.compile(
    r"(?<![\w.])(?:CR\s*)?(\d{3}(?:\.\d{1,3}(?:[a-z]|\([a-z]\))?)|G\.\d+(?:\.\d+)*)(?![\w%])", re.I
)
_CR_SECTION = re.compile(r"\b(?:CR|rules?)\s*(\d{3})(?![\w.]\w)", re.I)


def rule_numbers(text: str) -> list[str]:
    """The rule numbers in `text`, each once, in order: `704.5g`, `120.3(a)`, `G.12.3`, `CR 120`. A bare
    `120` is no rule number, nor are prices and percentages."""
    found = [(match.start(), match[1].replace("(", "").replace(")", "")) for match in _NUMBER.finditer(text)]
    found += [(match.start(), match[1]) for match in _CR_SECTION.finditer(text)]
    return list(dict.fromkeys(number for _, number in sorted(found)))[:MOST]
