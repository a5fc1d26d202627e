"""What is said where words may mean any of several things and something told parts these."""

from __future__ import annotations

from collections.abc import Iterable

from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import ThingRef
from bot.scenario.things.board import Thing


def not_told_which(ref: ThingRef, things: Iterable[Thing], be: str = "is") -> CannotMean:
    """To be raised where it is not told which of the things the words mean: it asks back, offering them. `be`: `is` or `are`."""
    labels = tuple(thing.label for thing in things)
    said = f"It is not told which “{ref.told}” {be}: {' or '.join(labels)}."
    return CannotMean(said, labels, ref.start, ref.end, labels)
