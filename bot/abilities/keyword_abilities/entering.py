"""Keywords of what a permanent does as it enters, beside combat (CR 702): backup, champion."""

from __future__ import annotations

from collections.abc import Callable

from bot.abilities.ability import Ability, Keyword, Triggered
from bot.abilities.amounts import Number
from bot.abilities.effects import May, Move, PutCounters, Sacrifice
from bot.abilities.events import Enters, Leaves
from bot.abilities.filters import ControlledBy, Filter, OfType, Other
from bot.abilities.keyword_abilities.instructions import BackedUp
from bot.abilities.who import SELF, YOU, Chosen, ExiledWith, OwnerOf, Target, TheTarget


def _backup(keyword: Keyword) -> tuple[Ability, ...]:
    """702.165a"""
    onto = Target(Filter((OfType("Creature"),)), number=1)
    counters = PutCounters("+1/+1", keyword.value or Number(1), onto)
    return (Triggered(Enters(SELF), (counters, BackedUp(TheTarget(1))), word="when", label="backup"),)


def _champion(keyword: Keyword) -> tuple[Ability, ...]:
    """702.72a"""
    own = keyword.filter.qualities if keyword.filter is not None else ()
    another = Chosen(Filter((Other(), *own, ControlledBy(YOU))))
    unless = May(YOU, (Move(another, "exile"),), if_not=(Sacrifice(YOU, SELF),))
    back = Move(ExiledWith(), "battlefield", under=OwnerOf(ExiledWith()))
    return (
        Triggered(Enters(SELF), (unless,), word="when", label="champion"),
        Triggered(Leaves(SELF), (back,), word="when", label="champion"),
    )


MADE: dict[str, Callable[[Keyword], tuple[Ability, ...]]] = {"backup": _backup, "champion": _champion}
