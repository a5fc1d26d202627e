"""What changes the mana that permanents produce (CR 106.12b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.abilities.statics import StaticEffect
from bot.values import dataclass

if TYPE_CHECKING:
    from bot.abilities.filters import Filter


@dataclass(frozen=True, slots=True)
class MultipliesMana(StaticEffect):
    """`If you tap a permanent for mana, it produces twice as much of that mana instead`."""

    what: Filter
    times: int


@dataclass(frozen=True, slots=True)
class LimitsMana(StaticEffect):
    """`If a land is tapped for two or more mana, it produces {C} instead of any other type and amount`."""

    what: Filter
    mana: str
