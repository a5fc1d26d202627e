"""When an ability may be activated, as its text limits it: each limit holds at some moment of a turn and not at another."""

from __future__ import annotations

import pytest

from bot.abilities.ability import Activated, Keyword
from bot.abilities.amounts import Number
from bot.abilities.card import Card
from bot.abilities.filters import Filter, OfType
from bot.abilities.limits import During, Only, When
from bot.abilities.player_effects import (
    GainLife,
)
from bot.abilities.who import YOU
from bot.engine.eras import CURRENT
from bot.engine.run import resolve
from bot.engine.told.script import Action, Activate, Attack, Block, GoTo, Moment, Script
from bot.engine.told.setup import ObjectSetup, PlayerSetup, Setup

ATTACK = (Attack("Alice", (("Bear", ""),)),)
BLOCK = (*ATTACK, Block("Bob", ()))
STORY: dict[str, tuple[Action, ...]] = {
    "upkeep": (GoTo(Moment.UPKEEP),),
    "main": (GoTo(Moment.MAIN),),
    "beginning": (GoTo(Moment.BEGINNING_OF_COMBAT),),
    "attackers": ATTACK,
    "blockers": BLOCK,
    "damage": (*BLOCK, GoTo(Moment.DAMAGE)),
    "end of combat": (*BLOCK, GoTo(Moment.END_OF_COMBAT)),
    "after": (*BLOCK, GoTo(Moment.AFTER_COMBAT)),
    "end": (GoTo(Moment.END_STEP),),
}
ALL = frozenset(STORY)
COMBAT = frozenset({"beginning", "attackers", "blockers", "damage", "end of combat"})


def allowed(limit: During | Only, player: str, host: str = "Bear") -> frozenset[str]:
    """The moments of Alice's turn at which this player may activate it."""
    found = set()
    for name, actions in STORY.items():
        shrine = Card(
            "Shrine",
            ("Enchantment",),
            ("Aura",),
            abilities=(Activated((), (GainLife(YOU, Number(1)),), (limit,)),),
        )
        shrine = Card(
            "Shrine", ("Enchantment",), ("Aura",),
            abilities=(Keyword("enchant", filter=Filter((OfType("Creature"),))), *shrine.abilities),
        )  # fmt: skip
        bear = Card("Bear", ("Creature",), power=2, toughness=2)
        board = (
            ObjectSetup("Bear", bear, "Alice", "Alice"),
            ObjectSetup("Wall", bear, "Bob", "Bob"),
            ObjectSetup("Shrine", shrine, player, player, attached_to=host),
        )
        setup = Setup((PlayerSetup("Alice"), PlayerSetup("Bob")), board, active="Alice")
        (outcome,) = resolve(Script(setup, (*actions, Activate(player, "Shrine"))), CURRENT).outcomes
        if outcome.illegal is None:
            found.add(name)
    return frozenset(found)


@pytest.mark.parametrize(
    ("when", "moments"),
    [
        (When.YOUR_TURN, ALL),
        (When.AN_OPPONENTS_TURN, frozenset()),
        (When.AN_UPKEEP, {"upkeep"}),
        (When.AN_END_STEP, {"end"}),
        (When.BEFORE_COMBAT, {"upkeep", "main"}),
        (When.IN_COMBAT, COMBAT),
        (When.AFTER_COMBAT, {"after", "end"}),
        (When.BEFORE_ATTACKERS, {"upkeep", "main", "beginning"}),
        (When.BEFORE_BLOCKERS, {"upkeep", "main", "beginning", "attackers"}),
        (When.AFTER_BLOCKERS, {"blockers", "damage", "end of combat"}),
        (When.BEFORE_DAMAGE, ALL - {"damage", "end of combat", "after", "end"}),
        (When.AFTER_DAMAGE, {"damage", "end of combat", "after", "end"}),
        (When.DECLARE_ATTACKERS, {"attackers"}),
        (When.DECLARE_BLOCKERS, {"blockers"}),
        (When.END_OF_COMBAT, {"end of combat"}),
        (When.HOST_CONTROLLERS_TURN, ALL),
        (When.ATTACKED_THIS_STEP, frozenset()),
    ],
)
def test_a_limit_of_time_for_the_active_player(when: When, moments: frozenset[str]) -> None:
    assert allowed(During((when,)), "Alice") == moments


def test_every_limit_of_time_is_looked_at() -> None:
    (mark,) = test_a_limit_of_time_for_the_active_player.pytestmark
    assert {when for when, _ in mark.args[1]} == set(When)


def test_limits_of_time_for_the_other_player() -> None:
    assert allowed(During((When.AN_OPPONENTS_TURN,)), "Bob") == ALL
    assert allowed(During((When.YOUR_TURN,)), "Bob") == frozenset()
    assert allowed(During((When.ATTACKED_THIS_STEP, When.DECLARE_ATTACKERS)), "Bob") == {"attackers"}
    assert allowed(During((When.HOST_CONTROLLERS_TURN,)), "Bob") == ALL
    assert allowed(During((When.HOST_CONTROLLERS_TURN,)), "Bob", host="Wall") == frozenset()


def test_who_may_activate_it() -> None:
    assert allowed(Only.HOST_CONTROLLER, "Bob") == frozenset()
    assert allowed(Only.HOST_CONTROLLER, "Bob", host="Wall") == ALL
    assert allowed(Only.OPPONENTS, "Alice") == frozenset()
    assert allowed(Only.AS_A_SORCERY, "Alice") == {"main", "after"}
