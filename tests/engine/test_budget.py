"""What is worked out for one answer is limited as a whole, however many searches it takes."""

from __future__ import annotations

from bot.abilities.card import Card
from bot.engine.budget import Budget
from bot.engine.eras import CURRENT
from bot.engine.run import resolve
from bot.engine.script import Attack, Script
from bot.engine.setup import ObjectSetup, PlayerSetup, Setup

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
