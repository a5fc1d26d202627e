"""Where there are too many ways to choose, those that are alike are one, and an answer that is not of all of them says so."""

from __future__ import annotations

from bot.abilities.effects import Sacrifice
from bot.abilities.filters import Filter, OfType
from bot.abilities.who import Chosen, Count, EachOpponent
from bot.engine.eras import CURRENT
from bot.engine.outcome import Result
from bot.engine.run import resolve
from bot.engine.told.script import Cast, Script
from bot.engine.told.setup import ObjectSetup, PlayerSetup, Setup
from tests.engine.board import creature, instant

FOUR_CREATURES = Chosen(Filter((OfType("Creature"),)), Count(4, 4))


def told(sizes: tuple[int, ...]) -> Result:
    """Bob casts "Each opponent sacrifices four creatures"; Alice has creatures of these sizes."""
    bears = tuple(
        ObjectSetup(f"Bear {at}", creature("Bear", size, size), "Alice", "Alice")
        for at, size in enumerate(sizes)
    )
    edict = ObjectSetup(
        "Edict", instant("Edict", Sacrifice(EachOpponent(), FOUR_CREATURES)), "Bob", "Bob", zone="hand"
    )
    setup = Setup((PlayerSetup("Alice"), PlayerSetup("Bob")), (*bears, edict), active="Bob")
    return resolve(Script(setup, (Cast("Bob", "Edict"),)), CURRENT)


def test_of_many_that_are_alike_it_makes_no_difference_which() -> None:
    result = told((2,) * 40)
    left = [sum(o.zone == "battlefield" for o in end.objects) for end in result.outcomes]
    assert (left, result.truncated) == ([36], False)


def test_more_ways_than_are_looked_at_are_said_to_be_not_all() -> None:
    assert told(tuple(range(1, 11))).truncated
