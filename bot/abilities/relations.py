"""Descriptions of things by how they stand to another that was spoken of."""

from __future__ import annotations

from typing import Literal

from bot.abilities.amounts import Amount
from bot.abilities.filters import Quality
from bot.abilities.who import Who
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class BandedWith(Quality):
    """`banded with ~`: attacking in one band (CR 702.22c)."""

    who: Who


@dataclass(frozen=True, slots=True)
class IsThat(Quality):
    """`other than that permanent`, inside Not: the one spoken of."""

    who: Who


@dataclass(frozen=True, slots=True)
class Alike(Quality):
    """Of several targets of one phrase: `controlled by the same player`, `that share a card type`; `differ`: `controlled by different
    players`, `that share no creature types`. Each alone has it."""

    what: Literal["controller", "card type", "creature type"]
    differ: bool = False


@dataclass(frozen=True, slots=True)
class TotalAtMost(Quality):
    """Of several of one phrase: `with total mana value 6 or less`. Each alone has it."""

    stat: Literal["power", "toughness", "mana value"]
    most: Amount
