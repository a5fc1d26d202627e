"""Copies: of spells, of permanents as tokens, and becoming one (CR 707)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.abilities.amounts import Amount
from bot.abilities.changes import Change
from bot.abilities.durations import Duration, Lasting
from bot.abilities.effects import Effect
from bot.abilities.filters import Filter
from bot.abilities.who import Who
from bot.values import dataclass

if TYPE_CHECKING:
    from bot.abilities.ability import Ability


@dataclass(frozen=True, slots=True)
class CopySpell(Effect):
    """`copy target instant or sorcery spell. You may choose new targets for the copy` (CR 707.10). `who`: `each other player
    copies that spell`; `color`: `except that the copy is red`."""

    what: Who
    new_targets: bool = True
    who: Who | None = None
    color: str = ""


@dataclass(frozen=True, slots=True)
class CopyForEach(Effect):
    """`copy that spell for each other creature you control that the spell could target. Each copy targets a different one of those
    creatures` (CR 707.10d)."""

    who: Who
    spell: Who
    each: Filter


@dataclass(frozen=True, slots=True)
class CreateCopy(Effect):
    """`create a token that's a copy of target creature` (CR 707.2); `gains`: `except it has haste`; `excepting`: `except it's
    1/1`; `whom`: `attacking that player [or a planeswalker they control]`."""

    who: Who
    amount: Amount
    of: Who
    tapped: bool = False
    attacking: bool = False
    gains: tuple[Ability, ...] = ()
    excepting: tuple[Change, ...] = ()
    without_mana_cost: bool = False
    whom: Who | None = None


@dataclass(frozen=True, slots=True)
class BecomeCopy(Effect):
    """`~ becomes a copy of target creature until end of turn` (CR 707.2, 613.2a); `excepting`: `except it has flying`, what it
    gains among them."""

    who: Who
    of: Who
    duration: Lasting = Duration.INDEFINITELY
    excepting: tuple[Change, ...] = ()
