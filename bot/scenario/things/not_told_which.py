"""What is said where words may mean any of several things and something told parts these."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import ThingRef
from bot.scenario.things.board import Thing


def not_told_which(ref: ThingRef, things: Iterable[Thing], be: str = "is") -> CannotMean:
    """To be raised where it is not told which of the things the words mean: it asks back, offering them. `be`: `is` or `are`."""
    labels = tuple(thing.label for thing in things)
    said = f"It is not told which “{ref.told}” {be}: {' or '.join(labels)}."
    return CannotMean(said, labels, ref.start, ref.end, labels)


def refuse_more_than_told(ref: ThingRef, role: str, known: Sequence[Thing]) -> None:
    """`I attack with two 3/3s. Do three attackers survive?`: a question makes none up beside those that are told. Raises `CannotMean`."""
    if role == "asked" and 0 < len(known) < ref.count:
        there = " and ".join(thing.label for thing in known)
        said = f"It is not told which “{ref.told}” are: no more is told of than {there}."
        raise CannotMean(said, tuple(thing.label for thing in known), ref.start, ref.end)
