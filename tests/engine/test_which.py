"""Which ability is activated: by its number in a text, else whatever fits what is told."""

from __future__ import annotations

from bot.abilities.ability import Activated, Static
from bot.abilities.amounts import Number
from bot.abilities.card import Card
from bot.abilities.changes import Gains
from bot.abilities.combining import (
    Modes,
)
from bot.abilities.costs import TapSelf
from bot.abilities.effects import (
    DealDamage,
    Portion,
)
from bot.abilities.filters import ControlledBy, Filter, OfType
from bot.abilities.player_effects import (
    GainLife,
    LoseLife,
)
from bot.abilities.statics import Changes
from bot.abilities.who import SELF, YOU, Count, Each, EachOpponent, Target
from bot.engine.eras import CURRENT
from bot.engine.outcome import Result
from bot.engine.run import resolve
from bot.engine.told.script import AbilityOf, Action, Activate, Script, Targets
from bot.engine.told.setup import ObjectSetup, PlayerSetup, Setup
from tests.engine.board import ANY_TARGET

PING = Activated((TapSelf(),), (DealDamage(SELF, (Portion(Number(1), Target(ANY_TARGET)),)),))
HEAL = Activated((TapSelf(),), (GainLife(YOU, Number(3)),))
DRAIN = Activated((TapSelf(),), (LoseLife(EachOpponent(), Number(2)),))


def played(things: tuple[Card, ...], *actions: Action) -> Result:
    board = tuple(ObjectSetup(card.name, card, "Alice", "Alice") for card in things)
    setup = Setup((PlayerSetup("Alice"), PlayerSetup("Bob")), board, active="Alice")
    return resolve(Script(setup, actions), CURRENT)


def lives(result: Result) -> list[tuple[int, int]]:
    """Alice's and Bob's life in each outcome."""
    return [(out.players["Alice"].life, out.players["Bob"].life) for out in result.outcomes]


def shrine(*abilities: Activated) -> Card:
    return Card("Shrine", ("Artifact",), abilities=abilities)


def test_the_ability_of_a_number() -> None:
    for number, ends in ((1, (20, 19)), (2, (23, 20)), (3, (20, 18))):
        targets = Targets(("Bob",)) if number == 1 else Targets()
        act = Activate("Alice", "Shrine", (AbilityOf("Shrine", number),), targets=targets)
        assert lives(played((shrine(PING, HEAL, DRAIN),), act)) == [ends]


def test_a_number_past_all_abilities_is_illegal() -> None:
    (outcome,) = played(
        (shrine(PING, HEAL),), Activate("Alice", "Shrine", (AbilityOf("Shrine", 3),))
    ).outcomes
    assert outcome.illegal is not None
    assert outcome.illegal.message == "Shrine has no such ability to activate."


def test_targets_tell_the_ability_that_has_them() -> None:
    assert lives(played((shrine(HEAL, PING),), Activate("Alice", "Shrine", targets=Targets(("Bob",))))) == [
        (20, 19)
    ]


def test_abilities_that_fit_alike_are_all_tried() -> None:
    assert sorted(lives(played((shrine(PING, HEAL, DRAIN),), Activate("Alice", "Shrine")))) == [
        (20, 18),
        (23, 20),
    ]


def test_an_ability_that_something_gives_is_named_in_its_text() -> None:
    creatures = Each(Filter((OfType("Creature"), ControlledBy(YOU))))
    staff = Card("Staff", ("Artifact",), abilities=(Static((Changes(creatures, (Gains(HEAL),)),)),))
    bear = Card("Bear", ("Creature",), power=2, toughness=2, abilities=(DRAIN,))
    given = Activate("Alice", "Bear", (AbilityOf("Staff", 1),))
    assert lives(played((staff, bear), given)) == [(23, 20)]
    assert lives(played((staff, bear), Activate("Alice", "Bear", (AbilityOf("Bear", 2),)))) == [(23, 20)]
    (alone,) = played((bear, shrine(HEAL)), Activate("Alice", "Bear", (AbilityOf("Shrine", 1),))).outcomes
    assert alone.illegal is not None


def test_modes_are_chosen_by_number_and_only_as_many_as_the_text_says() -> None:
    choice = Modes(Count(), (HEAL.effects, DRAIN.effects))
    charm = shrine(Activated((TapSelf(),), (choice,)))
    assert lives(played((charm,), Activate("Alice", "Shrine", modes=(2,)))) == [(20, 18)]
    assert sorted(lives(played((charm,), Activate("Alice", "Shrine")))) == [(20, 18), (23, 20)]
    for modes in ((3,), (1, 2), (1, 1)):
        (outcome,) = played((charm,), Activate("Alice", "Shrine", modes=modes)).outcomes
        assert outcome.illegal is not None
        assert [c.key for c in outcome.illegal.cites] == ["cast.modes"]
