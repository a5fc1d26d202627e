"""How much has happened this turn."""

from __future__ import annotations

from typing import Literal

from bot.abilities.amounts import Amount
from bot.abilities.filters import Filter
from bot.abilities.who import Who
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class LifeThisTurn(Amount):
    """`the amount of life you gained this turn`, `lost`."""

    whose: Who
    how: Literal["gained", "lost"]


@dataclass(frozen=True, slots=True)
class DrawnThisTurn(Amount):
    """How many cards a player has drawn this turn."""

    who: Who


@dataclass(frozen=True, slots=True)
class CastThisTurn(Amount):
    """How many spells of these a player has cast this turn."""

    who: Who
    what: Filter
