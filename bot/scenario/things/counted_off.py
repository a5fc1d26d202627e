"""Things that are counted and then named one by one: `three creatures: an Elf, an Ogre and a Giant`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.log.step import counted
from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import ThingRef


def refuse_miscounted(ref: ThingRef) -> None:
    """Raises `CannotMean` where another number of things is named than is counted."""
    if ref.miscounted:
        raise CannotMean(_said(ref.count, ref.miscounted), (), ref.start, ref.end)


def refuse_other_number(number: int, named: Sequence[ThingRef], start: int, end: int) -> None:
    """Raises `CannotMean` where `named` are not that number. Where one of them is of a number that is not told, it fits."""
    found = sum(ref.count for ref in named)
    if all(ref.count for ref in named) and found != number:
        raise CannotMean(_said(number, found), (), start, end)


def _said(number: int, named: int) -> str:
    return f"{number} are counted and {counted(named, 'is', 'are')} named: which number is meant?"
