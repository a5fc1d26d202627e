"""Counters put on, removed from and annulled on what there is (CR 122)."""

from __future__ import annotations

from bot.engine.log.step import Step, counted, says
from bot.values import field

_WORDS = ("No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten")


def _many(amount: int, kind: str) -> str:
    """`Two +1/+1 counters are`."""
    number = _WORDS[amount] if amount < len(_WORDS) else str(amount)
    return f"{number} {kind} {'counter is' if amount == 1 else 'counters are'}"


@says("counters", "{counters} put on {on}{effects:()}.")
class CountersPut(Step):
    """`by` is who or what puts them; `effects` changed how many."""

    on: str
    kind_of_counter: str
    amount: int
    by: str = ""
    effects: tuple[str, ...] = field(default=(), compare=False)

    @property
    def counters(self) -> str:
        return _many(self.amount, self.kind_of_counter)


@says("counters", "{on} gets {counters}{effects:()}.")
class PlayerGotCounters(CountersPut):
    """Poison and its like."""

    @property
    def counters(self) -> str:
        return counted(self.amount, f"{self.kind_of_counter} counter")


@says("counters", "No {kind_of_counter} counters are put on {on}{effects:()}.")
class NoCountersPut(Step):
    on: str
    kind_of_counter: str
    effects: tuple[str, ...] = field(default=(), compare=False)


@says("counters", "{counters} removed from {on}.")
class CountersRemoved(Step):
    on: str
    kind_of_counter: str
    amount: int

    @property
    def counters(self) -> str:
        return _many(self.amount, self.kind_of_counter)


@says("counters", "{amount} +1/+1 and {amount} -1/-1 counters are removed from {on}.")
class CountersAnnulled(Step):
    on: str
    amount: int
