"""Rule numbers as people write them, as documents print them, and in order."""

from __future__ import annotations

import re

from rulesdb.folding import fold

_PLAIN = re.compile(r"\d{3}\.\d+[a-z]?|\d{3}|\d|[a-z]{1,2}(?:\.\d+)+[a-z]?")


def number_key(number: str) -> str:
    """How a number is stored for looking it up: `120.3a`, `g.12.3`; an anchor is folded as a name is."""
    lowered = number.strip().casefold()
    return lowered if _PLAIN.fullmatch(lowered) else fold(number)


def order(number: str) -> tuple[str, int, int, str]:
    """A sort key that puts 120.10 after 120.9 and 120.3 before 120.3a."""
    found = re.fullmatch(r"(\d{1,3})(?:\.(\d+)([a-z]?))?", number)
    if not found:
        return ("~" + number, 0, 0, "")
    return ("", int(found[1]), int(found[2] or 0), found[3] or "")
