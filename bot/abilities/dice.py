"""Rolling dice (CR 706)."""

from __future__ import annotations

from bot.abilities.amounts import Amount
from bot.abilities.effects import Effect
from bot.abilities.events import Event
from bot.abilities.who import Who
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class RollDie(Effect):
    """`roll a d20`, `roll a six-sided die`."""

    who: Who
    sides: int


@dataclass(frozen=True, slots=True)
class ResultRow:
    """`1-9 | A`, `20 | A`, `15+ | A` (`most` None): what is done for these results (CR 706.3a)."""

    least: int
    most: int | None
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class ByResult(Effect):
    """A results table: the row of the result is followed (CR 706.3)."""

    of: Amount
    rows: tuple[ResultRow, ...]


@dataclass(frozen=True, slots=True)
class RollsDie(Event):
    """`you roll one or more dice`, `you roll a 4 or higher` (`least`)."""

    who: Who
    least: int | None = None
