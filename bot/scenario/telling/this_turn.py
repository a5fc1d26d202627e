"""What has been done, and what of it in the turn that a story has come to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from bot.engine.told.decisions import Decision
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
    WaitsForTrigger,
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


def once_answered(actions: Sequence[Action], done: int) -> int:
    """How many are done once what comes last of the first `done` has been answered: the choices that are told for it, and what is done in
    response."""
    while done < len(actions) and _belongs_to_what_is_done(actions[done]):
        done += 1
    return done


def _belongs_to_what_is_done(action: Action) -> bool:
    return isinstance(action, Decision | WaitsForTrigger) or bool(getattr(action, "response", False))


#: Where a combat is over.
_AFTER_THE_FIGHT = frozenset({Moment.AFTER_COMBAT, Moment.END_STEP, Moment.CLEANUP, Moment.END_OF_TURN})


def is_after_the_fight(action: Action) -> bool:
    """Whether the story goes on with it behind the combat."""
    return isinstance(action, GoTo) and action.moment in _AFTER_THE_FIGHT


def end_of_the_fight(actions: Sequence[Action], done: int) -> int:
    """How many are done once the combat is over in the midst of which so many are."""
    ends = (
        n for n, one in enumerate(actions) if n >= done and (is_after_the_fight(one) or begins_a_turn(one))
    )
    return next(ends, len(actions))


def fights(action: Action) -> bool:
    """Whether it declares attackers or blockers."""
    return isinstance(action, Attack | Block)


def is_in_a_fight(actions: Sequence[Action]) -> bool:
    """Whether something fights in the turn that was told last, in a combat that is not told to be over."""
    turn = done_this_turn(actions)
    return any(fights(action) for action in takewhile(lambda one: not is_after_the_fight(one), turn))
