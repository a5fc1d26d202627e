"""States as values: what changes nothing is the same state, and what was worked out of one is no part of it."""

from __future__ import annotations

from bot.engine.characteristics.view import view_of
from bot.engine.eras import era_for
from bot.engine.start import start
from bot.engine.state import State
from bot.engine.told.script import Script
from bot.engine.told.setup import ObjectSetup, PlayerSetup, Setup
from bot.values import replace
from tests.engine.board import creature


def _begun() -> State:
    things = (ObjectSetup("Zed", creature("Zed", 2, 2), "Alice", "Alice"),)
    return start(
        Script(Setup((PlayerSetup("Alice"), PlayerSetup("Bob")), things, "Alice"), ()), era_for("current")
    )


def test_an_object_that_is_as_it_was_makes_no_other_state() -> None:
    state = _begun()
    (zed,) = state.battlefield()
    assert state.with_object(replace(zed, damage=zed.damage)) is state
    other = state.with_object(replace(zed, damage=1))
    assert other is not state
    assert (state.battlefield()[0].damage, other.battlefield()[0].damage) == (0, 1)


def test_what_was_worked_out_of_a_state_is_no_part_of_it() -> None:
    one, other = _begun(), _begun()
    view_of(one)
    one.battlefield()
    assert one.view is not None
    assert (one, hash(one)) == (other, hash(other))
