"""What was paid as a spell was cast: whether, and how often (CR 601.2b, 702.33d)."""

from __future__ import annotations

from collections import Counter

COLORED = ("{W}", "{U}", "{B}", "{R}", "{G}")
"""The symbols of colored mana, as they stand among what was paid."""


def was_paid(what: str, paid: tuple[str, ...]) -> bool:
    """Whether what a text asks about is among what was paid; of several symbols (`{W}{W}`) each of them."""
    if not what.startswith("{"):
        return times_paid(what, paid) > 0
    asked = Counter(f"{symbol}}}" for symbol in what.split("}")[:-1])
    return all(paid.count(symbol) >= number for symbol, number in asked.items())


def times_paid(what: str, paid: tuple[str, ...]) -> int:
    """How often it is among that; paying for multikicker is being kicked (CR 702.33c)."""
    return paid.count(what) + (paid.count("multikicker") if what == "kicker" else 0)


def is_mana(key: str) -> bool:
    """Whether it says which mana is spent: a symbol, or how many colors (`3 colors`)."""
    return key.startswith("{") or key.endswith(" colors")


def without_mana(paid: tuple[str, ...]) -> tuple[str, ...]:
    """What was paid besides mana: no mana was spent on a copy of a spell (CR 707.10)."""
    return tuple(one for one in paid if not is_mana(one))
