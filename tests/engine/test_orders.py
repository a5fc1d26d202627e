"""Many effects on one packet: what orders of them come to the same is worked out with numbers, and must be what playing shows."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.abilities.damage import Add, DamageChange, Halve, Multiply
from bot.abilities.who import YOU
from bot.engine.budget import Budget
from bot.engine.damage import deal, orders
from bot.engine.eras import era_for
from bot.engine.explore import explore
from bot.engine.run import resolve
from bot.engine.start import start
from bot.engine.told.decisions import AppliesFirst
from bot.engine.told.script import Action, Attack, Block, Cast, DealsDamage, Script, Targets
from bot.engine.told.setup import PlayerSetup, Setup
from bot.values import replace
from tests.engine.board import creature, damage_rule, in_hand, on_board, shield

CHANGES: list[DamageChange] = [Add(1), Add(3), Add(-2), Multiply(2), Multiply(3), Halve("up"), Halve("down")]


def story(changes: list[DamageChange], shields: list[int], hits: tuple[int, ...]) -> Script:
    """All of these effects wait for what Ogre deals to Bob."""
    things = [on_board(creature("Ogre", 5, 5), "Alice")]
    actions: list[Action] = []
    for n, change in enumerate(changes):
        things.append(on_board(damage_rule(f"Rule {n}", YOU, change), "Bob"))
    for n, amount in enumerate(shields):
        things.append(in_hand(shield(amount, f"Ward {n}"), "Bob"))
        actions.append(Cast("Bob", f"Ward {n}", Targets(("Bob",))))
    actions += (DealsDamage("Ogre", hit, "Bob") for hit in hits)
    return Script(Setup((PlayerSetup("Alice"), PlayerSetup("Bob", 500)), tuple(things)), tuple(actions))


def lives(script: Script) -> set[int]:
    """Bob's life in every outcome."""
    explored = explore(start(script, era_for("current")), Budget(10**8), 10**4, 10**6)
    assert not explored.truncated
    return {outcome.players["Bob"].life for outcome in explored.outcomes}


@settings(max_examples=25, deadline=None)
@given(
    st.lists(st.sampled_from(CHANGES), min_size=1, max_size=3),
    st.lists(st.integers(1, 4), min_size=1, max_size=2),
    st.sampled_from(((1,), (4,), (7,), (3, 2))),
)
def test_orders_that_come_to_the_same_are_left_out_and_no_others(
    changes: list[DamageChange], shields: list[int], hits: tuple[int, ...]
) -> None:
    script = story(changes, shields, hits)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(deal, "FEW", 1)
        patched.setattr(orders, "FEW", 1)
        few = lives(script)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(deal, "FEW", 99)
        assert lives(script) == few


def test_ten_shields_and_changes_are_all_explored() -> None:
    changes: list[DamageChange] = [Add(1), Multiply(2), Add(3), Multiply(2), Add(5)]
    result = resolve(story(changes, [1, 2, 3, 4, 5], (5,)), era_for("current"))
    assert not result.truncated
    # From all shields before any doubling, to all of them after it.
    found = {500 - outcome.players["Bob"].life for outcome in result.outcomes}
    assert (min(found), max(found), len(found)) == (0, 41, 42)


def test_a_told_order_counts_however_many_effects_there_are() -> None:
    changes: list[DamageChange] = [Add(1), Multiply(2), Add(3), Multiply(3), Halve("up")]
    told = story(changes, [], (5,))
    names = ("Rule 3", "Rule 1", "Rule 4", "Rule 0", "Rule 2")
    answers = tuple(AppliesFirst("Bob", name) for name in names)
    result = resolve(replace(told, actions=(*told.actions, *answers)), era_for("current"))
    assert [o.players["Bob"].life for o in result.outcomes] == [500 - (15 + 1 + 3)]


def test_shields_that_are_left_protect_from_what_is_dealt_later() -> None:
    """As long as more damage may come, what is left of each shield counts: combat comes after this."""
    script = story([Add(2), Multiply(2), Add(1)], [3, 4], (2,))
    later = Attack("Alice", (("Ogre", ""),)), Block("Bob", ())
    fought = Script(script.setup, (*script.actions, *later))
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(deal, "FEW", 99)
        all_orders = lives(fought)
    assert lives(fought) == all_orders
