"""Counters whose kind is chosen as they are put."""

from __future__ import annotations

from bot.abilities.effects import Effect
from bot.abilities.who import Who
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class PutOneOfCounters(Effect):
    """`put your choice of a flying counter or a first strike counter on it`: which, is chosen as it is done."""

    kinds: tuple[str, ...]
    on: Who
