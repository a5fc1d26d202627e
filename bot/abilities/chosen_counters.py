"""Counters of several kinds at once, of every kind that there is, or of one that is chosen as they are put."""

from __future__ import annotations

from bot.abilities.amounts import Amount
from bot.abilities.effects import Effect
from bot.abilities.who import Who
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class PutOneOfCounters(Effect):
    """`put your choice of a flying counter or a first strike counter on it`: which, is chosen as it is done."""

    kinds: tuple[str, ...]
    on: Who


@dataclass(frozen=True, slots=True)
class PutCountersOfKinds(Effect):
    """`put two +1/+1 counters and a flying counter on it`: all at one time."""

    counters: tuple[tuple[str, Amount], ...]
    on: Who


@dataclass(frozen=True, slots=True)
class DoubleCounters(Effect):
    """`double the number of each kind of counter on target permanent`: as many more of each kind as it has (CR 701.10e)."""

    on: Who
