"""What an answer says in all, to be compared with what it would say of another board."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bot.answers.resolution import Resolution
from bot.engine.outcome import PlayerEnd
from bot.scenario.scenario import Scenario
from bot.values import replace


def all_said(found: Resolution, understood: Scenario, without: Collection[str] = ()) -> object:
    """What is answered to what is asked, or else all that comes of the story, but for what becomes of the things `without`."""
    if understood.questions:
        return found.status, [(answer.value, answer.cases) for answer in found.answers]
    return found.status, {
        repr(
            (
                _without_hands(outcome.players),
                sorted(repr(thing) for thing in outcome.objects if thing.label not in without),
            )
        )
        for outcome in found.outcomes
    }


def _without_hands(players: Mapping[str, PlayerEnd]) -> dict[str, PlayerEnd]:
    """How many cards are in a hand is told only where it is asked."""
    return {name: replace(end, hand=0) for name, end in players.items()}
