"""More of something than can be played with."""

from __future__ import annotations

from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import ThingRef

#: Things of one kind that a story may have at once.
MOST = 1000


def refuse_too_many(ref: ThingRef) -> None:
    """Raises `CannotMean` where there are more of something than can be played with."""
    if ref.count > MOST:
        raise too_many(ref.start, ref.end)


def too_many(start: int, end: int) -> CannotMean:
    """What is wrong with more of something than can be played with."""
    return CannotMean(f"More than {MOST} of something are too many to play with.", start=start, end=end)
