"""Triggers whose order makes no difference go on the stack in one: what comes of it is what playing every order shows."""

from __future__ import annotations

import pytest

from bot.engine.budget import Budget
from bot.engine.eras import era_for
from bot.engine.explore import Explored, explore
from bot.engine.stack import waiting
from bot.engine.start import start
from bot.engine.told.script import Action, Attack, Block, Cast, Script, Targets
from bot.engine.told.setup import PlayerSetup, Setup
from tests.engine.board import bolt, creature, in_hand, on_board


def exalted(number: int, *then: Action) -> Explored:
    """One creature attacks alone where so many are exalted; Bob has a wall and a spark."""
    things = [on_board(creature(f"Squire {n}", 1, 1, "exalted"), "Alice") for n in range(number)]
    things += [on_board(creature("Wall", 0, 4), "Bob"), in_hand(bolt(), "Bob")]
    script = Script(
        Setup((PlayerSetup("Alice"), PlayerSetup("Bob")), tuple(things)),
        (Attack("Alice", (("Squire 0", ""),)), *then),
    )
    return explore(start(script, era_for("current")), Budget(10**7))


NO_BLOCK = Block("Bob", ())


def test_exalted_of_several_is_played_in_one_order(monkeypatch: pytest.MonkeyPatch) -> None:
    once = exalted(4, NO_BLOCK)
    monkeypatch.setattr(waiting, "are_alike_in_any_order", lambda *_: False)
    every = exalted(4, NO_BLOCK)
    assert once.outcomes == every.outcomes
    assert once.states < every.states


def test_of_many_nothing_is_taken_for_granted() -> None:
    (outcome,) = exalted(9, NO_BLOCK).outcomes
    assert outcome.players["Bob"].life == 20 - 10
    (last,) = exalted(9, NO_BLOCK).finals
    assert not last.assumed


def test_where_the_story_answers_one_every_order_is_played() -> None:
    answered = exalted(2, Cast("Bob", "Spark", Targets(("Squire 0",)), response=True), NO_BLOCK)
    assert answered.states > exalted(2, NO_BLOCK).states
