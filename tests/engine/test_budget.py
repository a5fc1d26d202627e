"""What is worked out for one answer is limited as a whole, however many searches it takes."""

from __future__ import annotations

from bot.abilities.card import Card
from bot.answers.numbers import TableNumbers
from bot.answers.resolution import Status
from bot.answers.resolving import resolution
from bot.engine.budget import Budget
from bot.engine.eras import CURRENT
from bot.engine.run import resolve
from bot.engine.told.script import Attack, Script
from bot.engine.told.setup import ObjectSetup, PlayerSetup, Setup
from tests.scenario.telling import names

BEAR = Card("Bear", ("Creature",), power=2, toughness=2)
BOARD = (ObjectSetup("Bear", BEAR, "Alice", "Alice"), ObjectSetup("Wall", BEAR, "Bob", "Bob"))
STORY = Script(
    Setup((PlayerSetup("Alice"), PlayerSetup("Bob")), BOARD, active="Alice"),
    (Attack("Alice", (("Bear", ""),)),),
)


def test_a_search_takes_what_it_does_from_the_budget() -> None:
    budget = Budget()
    assert not resolve(STORY, CURRENT, budget=budget).truncated
    assert 0 < budget.left < Budget().left


def test_a_search_that_begins_with_nothing_left_is_cut_and_says_so() -> None:
    result = resolve(STORY, CURRENT, budget=Budget(0))
    assert result.truncated
    assert result.outcomes == ()


def test_more_triggers_at_one_time_than_are_looked_at_end_in_a_sentence() -> None:
    """Two million counters that came at one time triggered one by one."""
    story = (
        'Alice controls Zed, a 1/1 creature "Whenever a +1/+1 counter is put on this creature, you gain 1 life." '
        'Alice controls Ash, a 2500/2500 creature. Alice casts an instant "Put a number of +1/+1 counters on target creature equal '
        'to the greatest power among creatures you control." targeting Zed.'
    )
    found = resolution(story, "current", names(), TableNumbers())
    assert found.status is Status.UNSUPPORTED
    assert [part.text for part in found.unmodelled] == ["more of its triggers at one time than are looked at"]
