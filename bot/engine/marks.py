"""What tells the abilities of one object apart, the same in every run."""

from __future__ import annotations

from functools import lru_cache
from zlib import crc32

from bot.abilities.ability import Activated, Triggered
from bot.abilities.conditions import TimesThisTurn
from bot.abilities.walk import holds


def mark_of(ability: Activated) -> int:
    """Which of its source's abilities it is."""
    return crc32(repr(ability).encode())


@lru_cache(maxsize=4096)
def counted_as(ability: Activated | Triggered) -> int:
    """The same of one that asks how often it was activated or has resolved; 0 of all others."""
    return crc32(repr(ability).encode()) if holds(ability, TimesThisTurn) else 0
