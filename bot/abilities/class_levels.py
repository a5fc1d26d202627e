"""Abilities that something has while it is of a class level (CR 716), or while a word was chosen for it (CR 614.12c)."""

from __future__ import annotations

from bot.abilities.ability import Ability
from bot.abilities.effects import Effect
from bot.abilities.events import Event
from bot.abilities.who import Who
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class ClassBand(Ability):
    """The abilities under a class level bar: the Class has them while its level is that or greater (CR 716.2a)."""

    level: int
    abilities: tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class ChosenBand(Ability):
    """`As ~ enters, choose Khans or Dragons. • Khans — ...`: the abilities after a word, which it has where that was chosen."""

    word: str
    abilities: tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class GainClassLevel(Effect):
    """`Level 2`: the level of ~ becomes that."""

    level: int


@dataclass(frozen=True, slots=True)
class BecomesLevel(Event):
    """`~ becomes level 2`."""

    who: Who
    level: int
