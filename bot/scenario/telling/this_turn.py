"""What has been done, and what of it in the turn that a story has come to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from bot.engine.told.script import (
    Action,
    Activate,
    Attack,
    Block,
    Cast,
    DealsDamage,
    Fights,
    GoTo,
    Moment,
    Sacrifices,
)


def done_this_turn(actions: Sequence[Action]) -> Iterator[Action]:
    """The deeds since the last turn was told to begin, the latest first."""
    return takewhile(lambda one: not begins_a_turn(one), reversed(actions))


def begins_a_turn(action: Action) -> bool:
    """Whether the next turn begins with it."""
    return isinstance(action, GoTo) and action.moment is Moment.NEXT_TURN


def is_a_deed(action: Action) -> bool:
    """Whether something is done by it, and not only chosen or gone on to."""
    return isinstance(action, Cast | Activate | Attack | Block | DealsDamage | Fights | Sacrifices)
