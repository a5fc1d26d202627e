"""The turn of 1997: what may be played in each phase, what is checked as it ends, upkeep, discard and cleanup."""

from __future__ import annotations

import pytest

from bot.abilities.ability import Keyword, Triggered
from bot.abilities.amounts import Number
from bot.abilities.card import Card
from bot.abilities.changes import ControlledByNow
from bot.abilities.combining import (
    Later,
    May,
)
from bot.abilities.costs import Mana
from bot.abilities.durations import Duration
from bot.abilities.effects import ChangeNow, DealDamage, Portion, TapOrUntap
from bot.abilities.events import BeginningOf, Dies, LosesControl
from bot.abilities.tokens import CreateToken, TokenSpec
from bot.abilities.who import SELF, YOU, Attached, ControllerOf, EventSubject, Target, TheTarget
from bot.engine.told.decisions import Deed, SaysMay
from bot.engine.told.script import Activate, Attack, Block, Discards, GoTo, Moment, Targets
from tests.engine.board import bolt, creature, in_hand, instant, lives, on_board, only, thing
from tests.engine.eras.old_cards import (
    CREATURE,
    GOLEM,
    GROWTH,
    RAIDER,
    RITUAL,
    SALVE,
    SPARKLE,
    TAPPER,
    TREMOR,
    bears,
    cast,
    story,
    texts,
    why,
)


@pytest.mark.parametrize(("moment", "phase"), [(Moment.UNTAP, "untap"), (Moment.CLEANUP, "cleanup")])
def test_no_fast_effects_in_untap_and_cleanup(moment: Moment, phase: str) -> None:
    result = story([in_hand(bolt(), "Bob")], GoTo(moment, "Alice"), cast("Bob", "Spark", "Alice"))
    message, rules = why(result)
    assert message == f"Spark can't be played: no fast effects are allowed in the {phase} phase."
    assert rules == {"The Full Turn Sequence"}


@pytest.mark.parametrize("moment", [Moment.UPKEEP, Moment.DRAW, Moment.MAIN, Moment.END_STEP])
def test_fast_effects_in_every_other_phase(moment: Moment) -> None:
    end = only(story([in_hand(bolt(), "Bob")], GoTo(moment, "Alice"), cast("Bob", "Spark", "Alice")))
    assert lives(end) == (17, 20)


def test_mana_that_is_left_burns_at_the_end_of_the_phase() -> None:
    end = only(story([in_hand(RITUAL, "Alice")], cast("Alice", "Ritual")))
    assert (end.players["Alice"].life, end.players["Alice"].mana_burn) == (17, 3)


def test_mana_that_is_spent_does_not_burn() -> None:
    spell = Card("Beast", ("Creature",), mana_cost="{1}{B}{B}", mana_value=3, power=2, toughness=2)
    end = only(
        story(
            [in_hand(RITUAL, "Alice"), in_hand(spell, "Alice")],
            cast("Alice", "Ritual"),
            cast("Alice", "Beast"),
        )
    )
    assert lives(end) == (20, 20)


def test_a_player_at_0_life_may_be_saved_before_life_totals_are_checked() -> None:
    things = [in_hand(bolt(), "Alice"), in_hand(SALVE, "Bob")]
    saved = story(things, cast("Alice", "Spark", "Bob"), cast("Bob", "Salve", "Bob", mode=1), life={"Bob": 3})
    assert [(o.players["Bob"].life, o.players["Bob"].lost) for o in saved.outcomes] == [(3, False)]
    not_saved = story(things, cast("Alice", "Spark", "Bob"), life={"Bob": 3})
    assert [(o.players["Bob"].life, o.players["Bob"].lost) for o in not_saved.outcomes] == [(0, True)]


def test_two_players_at_0_life_are_a_draw() -> None:
    end = only(story([in_hand(TREMOR, "Alice")], cast("Alice", "Tremor"), life={"Alice": 2, "Bob": 2}))
    assert [p.lost for p in end.players.values()] == [True, True]
    assert texts(end)[-1].endswith("the duel is a draw.")


def test_a_player_with_ten_poison_counters_does_not_wait_for_the_end_of_the_phase() -> None:
    from bot.abilities.effects import PutCounters

    venom = instant("Venom", PutCounters("poison", Number(10), YOU))
    end = only(
        story(
            [in_hand(venom, "Alice"), in_hand(bolt(), "Alice")],
            cast("Alice", "Venom"),
            cast("Alice", "Spark", "Bob"),
        )
    )
    assert end.players["Alice"].lost
    assert lives(end) == (20, 20)


def test_an_untap_cost_is_optional_and_both_ways_are_told() -> None:
    result = story([on_board(GOLEM, "Alice", tapped=True)], GoTo(Moment.UPKEEP, "Alice"))
    assert sorted(thing(o, "Golem").tapped for o in result.outcomes) == [False, True]


def test_an_untap_cost_may_be_paid_again_in_the_same_upkeep() -> None:
    end = only(
        story(
            [on_board(GOLEM, "Alice", tapped=True), on_board(TAPPER, "Bob")],
            GoTo(Moment.UPKEEP, "Alice"),
            SaysMay("Alice", True, "Golem", Deed.PAY),
            Activate("Bob", "Tapper", targets=Targets(("Golem",))),
            SaysMay("Alice", True, "Golem", Deed.PAY),
        )
    )
    assert not thing(end, "Golem").tapped


def test_an_enchantment_s_untap_cost_is_the_creature_s_controller_s_to_pay() -> None:
    cost = May(EventSubject(), (TapOrUntap(Attached("enchanted creature"), False),), (Mana("{4}"),))
    upkeep = BeginningOf("upkeep", ControllerOf(Attached("enchanted creature")))
    numb = Card(
        "Numbness",
        ("Enchantment",),
        ("Aura",),
        abilities=(Keyword("enchant", filter=CREATURE), Triggered(upkeep, (cost,), word="at")),
    )
    board = [
        on_board(bears(), "Alice", tapped=True),
        on_board(numb, "Bob", attached_to="Bears"),
        on_board(TAPPER, "Bob"),
    ]
    both = story(board, GoTo(Moment.UPKEEP, "Alice"))
    assert sorted(thing(o, "Bears").tapped for o in both.outcomes) == [False, True]
    again = story(
        board,
        GoTo(Moment.UPKEEP, "Alice"),
        Activate("Bob", "Tapper", targets=Targets(("Bears",))),
        SaysMay("Alice", True, "Bears", Deed.PAY),
    )
    assert {thing(o, "Bears").tapped for o in again.outcomes} == {False}


def test_one_land_a_turn() -> None:
    lands = [in_hand(Card(name, ("Land",)), "Alice") for name in ("Field", "Grove")]
    message, rules = why(story(lands, cast("Alice", "Field"), cast("Alice", "Grove")))
    assert message == (
        "Alice has played a land this turn and can't play Grove: a player plays one land a turn."
    )
    assert rules == {"The Full Turn Sequence"}


def test_control_that_is_lost_at_end_of_turn_is_noticed() -> None:
    theft = instant(
        "Theft",
        ChangeNow(Target(CREATURE, number=1), (ControlledByNow(YOU),)),
        Later(LosesControl(YOU, TheTarget(1)), (TapOrUntap(TheTarget(1), True),)),
    )
    end = only(
        story(
            [on_board(bears(), "Bob"), in_hand(theft, "Alice")],
            cast("Alice", "Theft", "Bears"),
            to_the_end=True,
        )
    )
    assert (thing(end, "Bears").controller, thing(end, "Bears").tapped) == ("Bob", True)


def test_whoever_plays_first_skips_the_first_draw() -> None:
    first = only(story([], GoTo(Moment.DRAW, "Alice"), first_turn=True))
    assert first.players["Alice"].drawn == 0
    assert {c.number("fifth") for s in first.steps for c in s.cites} == {"Beginning a Duel"}
    later = only(story([], GoTo(Moment.DRAW, "Alice")))
    assert later.players["Alice"].drawn == 1


def test_the_active_player_discards_down_to_seven_at_the_end_of_the_discard_phase() -> None:
    cards = [in_hand(bolt(), "Alice", f"Spark {n}") for n in range(9)]
    end = only(
        story(
            cards,
            GoTo(Moment.END_STEP),
            Discards("Alice", "Spark 3"),
            Discards("Alice", "Spark 5"),
            to_the_end=True,
        )
    )
    gone = [o.label for o in end.objects if o.zone == "graveyard"]
    assert (gone, end.players["Alice"].discarded) == (["Spark 3", "Spark 5"], 2)


def test_damage_and_effects_until_end_of_turn_wear_off_at_one_time() -> None:
    end = only(
        story(
            [on_board(bears(), "Bob"), in_hand(bolt(), "Alice"), in_hand(GROWTH, "Bob")],
            cast("Alice", "Spark", "Bears"),
            cast("Bob", "Growth", "Bears", response=True),
            GoTo(Moment.NEXT_TURN),
        )
    )
    found = thing(end, "Bears")
    assert (found.zone, found.power, found.damage) == ("battlefield", 2, 0)


def test_end_of_turn_effects_happen_in_cleanup_after_damage_has_worn_off() -> None:
    end = only(
        story(
            [on_board(SPARKLE, "Alice")],
            Attack("Alice", (("Sparkle", ""),)),
            Block("Bob", ()),
            to_the_end=True,
        )
    )
    assert (lives(end), thing(end, "Sparkle").zone) == ((20, 14), "graveyard")


def test_damage_at_end_of_turn_can_be_prevented_though_nothing_else_is_played_then() -> None:
    end = only(
        story(
            [on_board(RAIDER, "Alice"), in_hand(SALVE, "Alice")],
            GoTo(Moment.END_STEP),
            GoTo(Moment.DAMAGE_PREVENTION),
            cast("Alice", "Salve", "Alice", mode=2),
        )
    )
    assert lives(end) == (20, 20)


def test_new_end_of_turn_effects_are_resolved_afterwards() -> None:
    # As it dies it makes a token whose own end-of-turn effect happens in the same cleanup.
    hurts = Triggered(
        BeginningOf("end step", YOU), (DealDamage(SELF, (Portion(Number(1), YOU),)),), word="at"
    )
    token = TokenSpec(Number(1), Number(1), ("red",), ("Creature",), ("Spawn",), (hurts,))
    dies = Triggered(Dies(SELF), (CreateToken(YOU, Number(1), token),), word="when")
    mother = creature("Mother", 1, 1, abilities=(*SPARKLE.abilities[1:], dies))
    end = only(story([on_board(mother, "Alice")], to_the_end=True))
    assert (lives(end), thing(end, "Mother").zone, thing(end, "Spawn").zone) == (
        (19, 20),
        "graveyard",
        "battlefield",
    )


def test_an_effect_put_off_until_end_of_turn_during_cleanup_still_happens() -> None:
    again = Later(BeginningOf("end step", None), (DealDamage(SELF, (Portion(Number(2), YOU),)),))
    first = Triggered(BeginningOf("end step", YOU), (again,), word="at")
    end = only(story([on_board(creature("Clock", 1, 1, abilities=(first,)), "Alice")], to_the_end=True))
    assert lives(end) == (18, 20)


def test_what_would_last_until_end_of_turn_ends_at_once_in_cleanup() -> None:
    from bot.abilities.changes import GetsPT
    from bot.abilities.effects import ChangeNow

    swells = Triggered(
        BeginningOf("end step", YOU),
        (ChangeNow(SELF, (GetsPT(Number(3), Number(3)),), Duration.THIS_TURN),),
        word="at",
    )
    end = only(story([on_board(creature("Toad", 1, 1, abilities=(swells,)), "Alice")], to_the_end=True))
    assert thing(end, "Toad").power == 1
