"""Counters that were removed to pay for an ability."""

from __future__ import annotations

from bot.abilities.amounts import Amount
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class CountersRemoved(Amount):
    """`for each storage counter removed this way`, where removing them was the cost (CR 608.2h)."""
