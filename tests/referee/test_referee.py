"""The program and the referee say the same of some hundred boards, and the referee what the rules' own examples say."""

from __future__ import annotations

import random

import pytest

from tests.referee import combat, orders
from tests.referee.asking import combat_difference, orders_difference
from tests.referee.combat import Board, End, Fighter


@pytest.mark.parametrize("seed", range(10))
def test_both_say_the_same_of_combats(seed: int) -> None:
    chance = random.Random(seed)
    assert [found for _ in range(20) if (found := combat_difference(combat.drawn(chance)))] == []


@pytest.mark.parametrize("seed", range(10))
def test_both_say_the_same_of_the_orders_of_effects(seed: int) -> None:
    chance = random.Random(seed)
    assert [found for _ in range(20) if (found := orders_difference(orders.drawn(chance)))] == []


def _fighter(name: str, power: int, toughness: int, *words: str, blocks: str = "") -> Fighter:
    return Fighter(name, power, toughness, frozenset(words), blocks)


def test_a_trampler_with_deathtouch_needs_one_for_each_blocker() -> None:
    board = Board(
        (_fighter("A", 3, 3, "trample", "deathtouch"),),
        (_fighter("B", 0, 5, blocks="A"), _fighter("C", 0, 5, blocks="A")),
    )
    assert max(20 - end.bob for end in combat.ends(board)) == 1


def test_a_first_striker_that_kills_is_not_struck_back() -> None:
    board = Board((_fighter("A", 2, 1, "first strike"),), (_fighter("B", 2, 2, blocks="A"),))
    assert combat.ends(board) == {End(20, 20, 0, ((0, 0), None))}


def test_a_doubler_and_a_shield_are_worth_more_in_one_order_than_in_the_other() -> None:
    event = orders.Event((3,), (orders.Effect("times", 2), orders.Effect("shield", 2)))
    assert orders.totals(event) == {2, 4}


def test_a_referee_who_forgets_a_rule_is_contradicted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(combat, "_lethal", lambda source, to, body: 0)
    chance = random.Random(0)
    assert any(combat_difference(combat.drawn(chance)) for _ in range(200))
