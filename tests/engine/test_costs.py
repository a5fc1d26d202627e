"""What a cost leaves to choose is chosen by its payer, and what paid is known to what it paid for."""

from __future__ import annotations

from bot.abilities.ability import Activated, Spell, Static
from bot.abilities.amounts import Number, StatOf
from bot.abilities.card import Card
from bot.abilities.costs import DiscardCost, ExileCost, PutCountersCost, ReturnCost, TapOthers
from bot.abilities.effects import (
    DealDamage,
    Portion,
)
from bot.abilities.filters import APlayer, ControlledBy, Filter, OfType
from bot.abilities.player_effects import (
    GainLife,
)
from bot.abilities.statics import AlternativeCost
from bot.abilities.who import SELF, YOU, Chosen, PaidWith, Target
from bot.engine.eras import CURRENT
from bot.engine.outcome import Outcome
from bot.engine.run import resolve
from bot.engine.told.script import Action, Activate, Cast, Script, Targets
from bot.engine.told.setup import ObjectSetup, PlayerSetup, Setup

MINE = Filter((OfType("Creature"), ControlledBy(YOU)))
GAIN = (GainLife(YOU, Number(1)),)


def creature(name: str, power: int = 2, toughness: int = 2, *abilities: Activated) -> Card:
    return Card(name, ("Creature",), power=power, toughness=toughness, abilities=abilities)


def played(things: tuple[ObjectSetup, ...], *actions: Action) -> tuple[Outcome, ...]:
    setup = Setup((PlayerSetup("Alice"), PlayerSetup("Bob")), things, active="Alice")
    return resolve(Script(setup, actions), CURRENT).outcomes


def of_alice(card: Card, zone: str = "battlefield") -> ObjectSetup:
    return ObjectSetup(card.name, card, "Alice", "Alice", zone)


def zones(outcomes: tuple[Outcome, ...], *labels: str) -> set[tuple[str, ...]]:
    """Where these things are in each outcome."""
    return {tuple(next(o.zone for o in out.objects if o.label == n) for n in labels) for out in outcomes}


def test_which_creature_returns_as_a_cost_is_the_payers_choice() -> None:
    shrine = Card("Shrine", ("Artifact",), abilities=(Activated((ReturnCost(MINE),), GAIN),))
    board = (of_alice(shrine), of_alice(creature("Bear")), of_alice(creature("Elf")))
    outcomes = played(board, Activate("Alice", "Shrine"))
    assert zones(outcomes, "Bear", "Elf") == {("hand", "battlefield"), ("battlefield", "hand")}


def test_which_creature_is_tapped_as_a_cost_is_the_payers_choice() -> None:
    drum = Card("Drum", ("Artifact",), abilities=(Activated((TapOthers(MINE),), GAIN),))
    board = (of_alice(drum), of_alice(creature("Bear")), of_alice(creature("Elf")))
    outcomes = played(board, Activate("Alice", "Drum"))
    tapped = {tuple(o.label for o in out.objects if o.tapped) for out in outcomes}
    assert tapped == {("Bear",), ("Elf",)}


def test_which_creature_gets_a_counter_as_a_cost_is_the_payers_choice() -> None:
    pay = PutCountersCost("-1/-1", Number(1), Chosen(MINE))
    altar = Card("Altar", ("Artifact",), abilities=(Activated((pay,), GAIN),))
    board = (of_alice(altar), of_alice(creature("Bear")), of_alice(creature("Elf")))
    outcomes = played(board, Activate("Alice", "Altar"))
    counted = {tuple(o.label for o in out.objects if o.counters) for out in outcomes}
    assert counted == {("Bear",), ("Elf",)}


def test_a_counter_for_a_creature_cannot_be_paid_without_one() -> None:
    pay = PutCountersCost("-1/-1", Number(1), Chosen(MINE))
    altar = Card("Altar", ("Artifact",), abilities=(Activated((pay,), GAIN),))
    (outcome,) = played((of_alice(altar),), Activate("Alice", "Altar"))
    assert outcome.illegal is not None


def test_the_exiled_card_is_known_to_what_it_paid_for() -> None:
    hurl = DealDamage(SELF, (Portion(StatOf("power", PaidWith("exiled")), Target(Filter((APlayer(),)))),))
    cost = (ExileCost(Filter((OfType("Creature"), OfType("Card"))), zone="graveyard"),)
    tomb = Card("Tomb", ("Artifact",), abilities=(Activated(cost, (hurl,)),))
    board = (of_alice(tomb), of_alice(creature("Wurm", 6, 4), "graveyard"))
    (outcome,) = played(board, Activate("Alice", "Tomb", targets=Targets(("Bob",))))
    assert outcome.players["Bob"].life == 14
    assert zones((outcome,), "Wurm") == {("exile",)}


def test_an_ability_whose_cost_discards_its_own_card_works_from_the_hand_alone() -> None:
    ram = creature("Ram", 2, 2, Activated((DiscardCost(None),), GAIN))
    (from_hand,) = played((of_alice(ram, "hand"),), Activate("Alice", "Ram"))
    assert from_hand.players["Alice"].life == 21
    assert zones((from_hand,), "Ram") == {("graveyard",)}
    (from_play,) = played((of_alice(ram),), Activate("Alice", "Ram"))
    assert from_play.illegal is not None


def test_an_alternative_cost_is_paid_where_the_story_says_so() -> None:
    other = Static((AlternativeCost((DiscardCost(Filter((OfType("Card"),))),)),))
    bolt = Card("Bolt", ("Instant",), mana_cost="{R}", abilities=(other, Spell(GAIN)))
    board = (of_alice(bolt, "hand"), of_alice(creature("Bear"), "hand"))
    (plain,) = played(board, Cast("Alice", "Bolt"))
    assert zones((plain,), "Bear") == {("hand",)}
    (paid,) = played(board, Cast("Alice", "Bolt", discarded=("Bear",)))
    assert zones((paid,), "Bear") == {("graveyard",)}
