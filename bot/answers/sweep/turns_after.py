"""The turns that go by after the deed of a standard story."""

from __future__ import annotations

from collections.abc import Callable

from bot.answers.sweep.boards import ME, YOU
from bot.answers.sweep.combats import alone_blocked_once
from bot.answers.sweep.fights import attacks
from bot.answers.sweep.telling import Telling
from bot.answers.sweep.uses_after import lands_are_tapped
from bot.engine.told.script import GoTo, Moment


def turns(telling: Telling) -> None:
    """The turn ends, the opponent's and the next go by."""
    telling.actions += [
        GoTo(Moment.END_STEP),
        GoTo(Moment.NEXT_TURN, YOU),
        GoTo(Moment.NEXT_TURN, ME),
        GoTo(Moment.END_STEP),
    ]


def my_next_turn(telling: Telling) -> None:
    """The opponent's turn goes by, and in the next the creature attacks."""
    telling.actions += [GoTo(Moment.NEXT_TURN, YOU), GoTo(Moment.NEXT_TURN, ME)]
    attacks(telling, ME, everyone=False)


def until_your_upkeep(telling: Telling) -> None:
    telling.actions += [GoTo(Moment.NEXT_TURN, YOU), GoTo(Moment.UPKEEP, ME)]


def phased(telling: Telling) -> None:
    """It phases out, and in again as its controller's next turn begins."""
    telling.cast(ME, "Fade", telling.board.subject)
    telling.actions += [GoTo(Moment.NEXT_TURN, YOU), GoTo(Moment.NEXT_TURN, ME)]


def lands_are_tapped_then_turns(telling: Telling) -> None:
    telling.active = YOU if not telling.actions else telling.active
    lands_are_tapped(telling)
    telling.actions += [GoTo(Moment.NEXT_TURN, ME), GoTo(Moment.NEXT_TURN, YOU), GoTo(Moment.UPKEEP, YOU)]


def then_his_turn(combat: Callable[[Telling], None]) -> Callable[[Telling], None]:
    """A combat, and the steps of the next turn of each player in which things untap."""

    def tell(telling: Telling) -> None:
        combat(telling)
        first, second = (YOU, ME) if telling.active == ME else (ME, YOU)
        telling.actions += [
            GoTo(Moment.NEXT_TURN, first),
            GoTo(Moment.NEXT_TURN, second),
            GoTo(Moment.UPKEEP, second),
        ]

    return tell


def blocked_then_a_turn(telling: Telling) -> None:
    alone_blocked_once(telling)
    telling.actions.append(GoTo(Moment.NEXT_TURN, YOU))


def tapped_for_a_turn(telling: Telling) -> None:
    telling.cast(ME, "Chill")
    telling.actions += [GoTo(Moment.NEXT_TURN, YOU), GoTo(Moment.NEXT_TURN, ME)]


def tapped_for_his_turn(telling: Telling) -> None:
    telling.cast(ME, "Chill")
    telling.actions.append(GoTo(Moment.NEXT_TURN, YOU))


def another_is_raised(telling: Telling) -> None:
    telling.cast(ME, "Raise", f"{ME}'s Ogre in graveyard")


def another_is_raised_then_the_end(telling: Telling) -> None:
    another_is_raised(telling)
    telling.actions.append(GoTo(Moment.END_STEP))
