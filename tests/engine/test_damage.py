"""The four parts of CR 120.4 and the results of 120.3, on small boards."""

from __future__ import annotations

from bot.abilities.ability import Static
from bot.abilities.card import Card
from bot.abilities.damage import Add, Multiply, Redirect
from bot.abilities.filters import kind
from bot.abilities.replacements import ReplaceCounters, ReplaceLifeGain
from bot.abilities.statics import LifeFloor
from bot.abilities.who import SELF, YOU, Each
from bot.engine.told.decisions import ChoosesSource
from bot.engine.told.script import Cast, DealsDamage, Fights, Targets
from tests.engine.board import (
    bolt,
    cited,
    creature,
    damage_rule,
    enchantment,
    grateful,
    in_hand,
    lives,
    on_board,
    only,
    play,
    reflecting_palm,
    shield,
    thing,
)


def test_damage_is_marked_and_destroys_as_a_state_based_action() -> None:
    things = [in_hand(bolt(), "Alice"), on_board(creature("Bear", 2, 2), "Bob")]
    outcome = only(play(things, Cast("Alice", "Spark", Targets(("Bear",)))))
    assert thing(outcome, "Bear").zone == "graveyard"
    assert {"120.3e", "704.5g"} <= cited(outcome)


def test_a_player_dealt_damage_loses_life_but_an_infected_one_gets_poison() -> None:
    things = [on_board(creature("Imp", 3, 3, "infect"), "Alice")]
    outcome = only(play(things, DealsDamage("Imp", 3, "Bob")))
    assert (outcome.players["Bob"].life, outcome.players["Bob"].poison) == (20, 3)


def test_ten_poison_counters_lose_the_game() -> None:
    things = [on_board(creature("Imp", 3, 3, "infect"), "Alice")]
    outcome = only(play(things, DealsDamage("Imp", 10, "Bob")))
    assert outcome.players["Bob"].lost
    assert "704.5c" in cited(outcome)


def test_wither_puts_counters_and_marks_nothing() -> None:
    things = [on_board(creature("Imp", 2, 2, "wither"), "Alice"), on_board(creature("Wurm", 6, 4), "Bob")]
    outcome = only(play(things, DealsDamage("Imp", 2, "Wurm")))
    wurm = thing(outcome, "Wurm")
    assert (wurm.damage, wurm.counters, wurm.power, wurm.toughness) == (0, {"-1/-1": 2}, 4, 2)


def test_lifelink_doubled_by_a_replacement_is_one_bigger_gain() -> None:
    reflection = enchantment("Mirror", Static((ReplaceLifeGain(YOU, factor=2),)))
    things = [on_board(creature("Imp", 2, 2, "lifelink"), "Alice"), on_board(reflection, "Alice")]
    outcome = only(play(things, DealsDamage("Imp", 2, "Bob")))
    assert lives(outcome) == (24, 18)


def test_fewer_counters_by_a_replacement_of_the_result() -> None:
    remedy = enchantment("Remedy", Static((ReplaceCounters("-1/-1", Each(kind("Creature")), plus=-1),)))
    things = [
        on_board(creature("Imp", 3, 3, "wither"), "Alice"),
        on_board(creature("Wurm", 6, 4), "Bob"),
        on_board(remedy, "Bob"),
    ]
    outcome = only(play(things, DealsDamage("Imp", 3, "Wurm")))
    assert thing(outcome, "Wurm").counters == {"-1/-1": 2}
    assert "120.4c" in cited(outcome)


def test_a_floor_under_the_life_total_stops_damage_only() -> None:
    floor = enchantment("Floor", Static((LifeFloor(YOU, 1),)))
    things = [on_board(creature("Ogre", 5, 5), "Alice"), on_board(floor, "Bob")]
    outcome = only(play(things, DealsDamage("Ogre", 5, "Bob"), life={"Bob": 2}))
    assert lives(outcome) == (20, 1)


def test_no_damage_is_no_event_at_all() -> None:
    rule = damage_rule("Swath", None, Add(2))
    things = [on_board(grateful(power=0), "Alice"), on_board(rule, "Alice")]
    outcome = only(play(things, DealsDamage("Zed", 0, "Bob")))
    assert lives(outcome) == (20, 20)
    assert "120.8" in cited(outcome)


def test_deathtouch_destroys_what_survives_the_damage() -> None:
    things = [on_board(creature("Rat", 1, 1, "deathtouch"), "Alice"), on_board(creature("Wurm", 6, 6), "Bob")]
    outcome = only(play(things, DealsDamage("Rat", 1, "Wurm")))
    assert thing(outcome, "Wurm").zone == "graveyard"
    assert "704.5h" in cited(outcome)


def test_deathtouch_with_wither_kills_too() -> None:
    things = [
        on_board(creature("Rat", 1, 1, "deathtouch", "wither"), "Alice"),
        on_board(creature("Wurm", 6, 6), "Bob"),
    ]
    outcome = only(play(things, DealsDamage("Rat", 1, "Wurm")))
    assert thing(outcome, "Wurm").zone == "graveyard"


def test_a_creature_planeswalker_gets_both_results() -> None:
    gideon = Card("Gideon", ("Planeswalker", "Creature"), power=4, toughness=4, loyalty=4)
    things = [in_hand(bolt(2), "Alice"), on_board(gideon, "Bob")]
    outcome = only(play(things, Cast("Alice", "Spark", Targets(("Gideon",)))))
    assert (thing(outcome, "Gideon").loyalty, thing(outcome, "Gideon").damage) == (2, 2)


def test_damage_to_a_battle_removes_defense() -> None:
    siege = Card("Siege", ("Battle",), defense=5)
    things = [in_hand(bolt(3), "Alice"), on_board(siege, "Bob")]
    outcome = only(play(things, Cast("Alice", "Spark", Targets(("Siege",)))))
    assert thing(outcome, "Siege").defense == 2
    assert "120.3h" in cited(outcome)


def test_both_fighters_deal_damage_at_one_time() -> None:
    things = [on_board(creature("Ogre", 3, 3), "Alice"), on_board(creature("Bear", 2, 2), "Bob")]
    outcome = only(play(things, Fights("Ogre", "Bear")))
    assert (thing(outcome, "Ogre").damage, thing(outcome, "Bear").zone) == (2, "graveyard")


def test_a_redirected_packet_is_dealt_by_its_own_source() -> None:
    rule = damage_rule("Pariah", YOU, Redirect(SELF))
    pariah = Card("Knight", ("Creature",), power=2, toughness=2, abilities=rule.abilities)
    things = [on_board(creature("Imp", 2, 2, "wither"), "Alice"), on_board(pariah, "Bob")]
    outcome = only(play(things, DealsDamage("Imp", 1, "Bob")))
    assert lives(outcome) == (20, 20)
    assert thing(outcome, "Knight").counters == {"-1/-1": 1}


def test_two_equal_doublers_quadruple_and_ask_nobody() -> None:
    double = damage_rule("Furnace", None, Multiply(2))
    things = [
        on_board(creature("Imp", 2, 2), "Alice"),
        on_board(double, "Bob"),
        on_board(double, "Bob", "Other"),
    ]
    outcome = only(play(things, DealsDamage("Imp", 2, "Bob")))
    assert lives(outcome) == (20, 12)


def test_a_shield_keeps_what_is_left_of_it() -> None:
    things = [
        in_hand(shield(4), "Bob"),
        in_hand(bolt(3), "Alice"),
        in_hand(bolt(3), "Alice", "Second"),
    ]
    result = play(
        things,
        Cast("Bob", "Ward", Targets(("Bob",))),
        Cast("Alice", "Spark", Targets(("Bob",))),
        Cast("Alice", "Second", Targets(("Bob",))),
    )
    assert lives(only(result)) == (20, 18)


def test_a_source_chosen_on_the_stack_is_hit_back() -> None:
    things = [in_hand(bolt(), "Alice"), in_hand(reflecting_palm(), "Bob")]
    result = play(
        things,
        Cast("Alice", "Spark", Targets(("Bob",))),
        Cast("Bob", "Palm", response=True),
        ChoosesSource("Bob", "Spark"),
    )
    assert lives(only(result)) == (17, 20)


def test_a_source_that_has_left_cannot_be_chosen() -> None:
    things = [in_hand(bolt(), "Alice"), in_hand(reflecting_palm(), "Bob")]
    result = play(
        things,
        Cast("Alice", "Spark", Targets(("Bob",))),
        Cast("Bob", "Palm"),
        ChoosesSource("Bob", "Spark"),
    )
    wrong = only(result).illegal
    assert wrong is not None
    assert wrong.message.startswith("Bob can't choose Spark as the source: it is no permanent")


def test_doubling_and_a_shield_end_differently_in_each_order() -> None:
    double = damage_rule("Furnace", None, Multiply(2))
    things = [in_hand(shield(2), "Bob"), in_hand(bolt(3), "Alice"), on_board(double, "Alice")]
    result = play(things, Cast("Bob", "Ward", Targets(("Bob",))), Cast("Alice", "Spark", Targets(("Bob",))))
    assert sorted(lives(o) for o in result.outcomes) == [(20, 16), (20, 18)]
    assert all(o.choices[0].player == "Bob" for o in result.outcomes)
