"""What was so from 1999 to 2009 and at no other time, besides combat damage on the stack by itself: answers to it, mana
burn, redirection (G.12), lifelink and deathtouch as triggers, legends, planeswalkers from 2007 on."""

from __future__ import annotations

import pytest

from bot.abilities.ability import Activated
from bot.abilities.amounts import Number
from bot.abilities.card import Card
from bot.abilities.costs import Mana
from bot.abilities.damage import DamagePattern, Redirect, ReplaceDamage
from bot.abilities.durations import Duration
from bot.abilities.effects import Shield
from bot.abilities.filters import Filter, OfType
from bot.abilities.who import SELF, Target
from bot.engine.told.decisions import ChoosesSource
from bot.engine.told.script import Activate, Attack, Block, DealsDamage, GoTo, Moment, Regenerates, Targets
from tests.engine.board import bolt, creature, grateful, in_hand, lives, on_board, only, thing
from tests.engine.eras.old_cards import (
    BOUNCE,
    CIRCLE,
    GROWTH,
    RITUAL,
    SALVE,
    SKELETON,
    bears,
    cast,
    giant,
    story,
    texts,
)

ON_STACK = GoTo(Moment.DAMAGE_ON_STACK)
NO_BLOCK = Block("Bob", ())
WITH_BEARS = Attack("Alice", (("Bears", ""),))
WITH_GIANT = Attack("Alice", (("Giant", ""),))


def lancers(name: str = "Lancers") -> Card:
    """The next 1 damage to it this turn is dealt to target creature instead."""
    rule = ReplaceDamage(
        DamagePattern(to=SELF),
        Redirect(Target(Filter((OfType("Creature"),)))),
        Number(1),
        duration=Duration.THIS_TURN,
    )
    return creature(name, 3, 3, abilities=(Activated((Mana("{0}"),), (Shield(rule),)),))


def walker(name: str, subtype: str) -> Card:
    return Card(name, ("Planeswalker",), (subtype,), loyalty=4)


def legend(name: str = "Hero") -> Card:
    return Card(name, ("Creature",), supertypes=("Legendary",), power=2, toughness=2)


def test_damage_stays_on_the_stack_for_all_that_is_told_of_that_moment() -> None:
    end = only(
        story(
            [on_board(bears(), "Alice"), in_hand(GROWTH, "Alice"), in_hand(bolt(), "Bob")],
            WITH_BEARS,
            NO_BLOCK,
            ON_STACK,
            cast("Alice", "Growth", "Bears"),
            cast("Bob", "Spark", "Bears"),
            era="2003",
        )
    )
    assert lives(end) == (20, 18)
    assert (thing(end, "Bears").zone, thing(end, "Bears").damage) == ("battlefield", 3)
    told = texts(end)
    assert told.index("Spark deals 3 damage to Bears.") < told.index("Bears deals 2 combat damage to Bob.")


def test_a_gone_creature_s_damage_on_the_stack_can_be_chosen_as_a_source() -> None:
    end = only(
        story(
            [on_board(giant(), "Alice"), in_hand(BOUNCE, "Alice"), on_board(CIRCLE, "Bob")],
            WITH_GIANT,
            NO_BLOCK,
            ON_STACK,
            cast("Alice", "Bounce", "Giant"),
            Activate("Bob", "Circle"),
            ChoosesSource("Bob", "Giant"),
            era="2003",
        )
    )
    assert (lives(end), thing(end, "Giant").zone) == ((20, 20), "hand")


def test_a_creature_that_has_left_play_has_no_abilities_that_trigger_on_its_damage() -> None:
    end = only(
        story(
            [on_board(grateful(), "Alice"), in_hand(BOUNCE, "Bob")],
            Attack("Alice", (("Zed", ""),)),
            NO_BLOCK,
            ON_STACK,
            cast("Bob", "Bounce", "Zed"),
            era="2003",
        )
    )
    assert lives(end) == (20, 18)


def test_prevention_and_regeneration_are_in_time_with_damage_on_the_stack() -> None:
    end = only(
        story(
            [on_board(giant(), "Alice"), on_board(SKELETON, "Bob"), in_hand(SALVE, "Alice")],
            WITH_GIANT,
            Block("Bob", (("Skeleton", "Giant"),)),
            ON_STACK,
            Regenerates("Bob", "Skeleton"),
            cast("Alice", "Salve", "Giant", mode=2),
            era="2003",
        )
    )
    assert (thing(end, "Skeleton").zone, thing(end, "Giant").damage) == ("battlefield", 0)


@pytest.mark.parametrize("era", ["1997", "2010", "2016", "2020", "current"])
def test_at_no_other_time_is_damage_on_the_stack(era: str) -> None:
    result = story([on_board(bears(), "Alice")], WITH_BEARS, NO_BLOCK, ON_STACK, era=era)
    illegal = result.outcomes[0].illegal
    assert illegal is not None
    assert illegal.message.startswith("Combat damage doesn't use the stack under these rules")


@pytest.mark.parametrize("era", ["2003", "2010", "current"])
def test_the_damage_prevention_step_is_gone(era: str) -> None:
    result = story(
        [in_hand(bolt(), "Alice")], cast("Alice", "Spark", "Bob"), GoTo(Moment.DAMAGE_PREVENTION), era=era
    )
    illegal = result.outcomes[0].illegal
    assert illegal is not None
    assert illegal.message.startswith("There is no damage-prevention step under these rules")


@pytest.mark.parametrize(
    ("era", "life"), [("1999", 17), ("2003", 17), ("2009-07-10", 17), ("2009", 20), ("current", 20)]
)
def test_mana_burns_until_july_2009(era: str, life: int) -> None:
    end = only(story([in_hand(RITUAL, "Alice")], cast("Alice", "Ritual"), era=era))
    assert end.players["Alice"].life == life


def test_mana_lasts_through_the_steps_of_one_phase_and_burns_at_its_end() -> None:
    end = only(
        story(
            [in_hand(RITUAL, "Alice"), on_board(bears(), "Alice")],
            GoTo(Moment.UPKEEP, "Alice"),
            cast("Alice", "Ritual"),
            WITH_BEARS,
            NO_BLOCK,
            era="2003",
        )
    )
    told = texts(end)
    burnt = told.index("Alice has 3 unspent mana: mana burn, 20 → 17 life.")
    assert told.index("Alice draws 1 card.") < burnt < told.index("Alice attacks Bob with Bears.")


def test_redirection_that_can_do_nothing_is_used_up() -> None:
    board = [
        on_board(lancers(), "Alice"),
        on_board(giant(), "Alice"),
        in_hand(BOUNCE, "Bob"),
        on_board(bears(), "Bob"),
    ]
    actions = (
        Activate("Alice", "Lancers", targets=Targets(("Giant",))),
        cast("Bob", "Bounce", "Giant"),
        DealsDamage("Bears", 1, "Lancers"),
    )
    end = only(story(board, *actions, era="2003"))
    assert thing(end, "Lancers").damage == 1
    cited = {n for s in end.steps for c in s.cites if (n := c.number("sixth"))}
    assert "G.12.6" in cited


def test_several_redirections_to_one_destination_arrive_as_one() -> None:
    end = only(
        story(
            [
                on_board(lancers(), "Alice"),
                on_board(creature("Zed", 2, 9), "Alice"),
                on_board(giant(), "Bob"),
            ],
            Activate("Alice", "Lancers", targets=Targets(("Zed",)), times=2),
            DealsDamage("Giant", 3, "Lancers"),
            era="2003",
        )
    )
    assert (thing(end, "Lancers").damage, [o.damage for o in end.objects if o.label == "Zed"]) == (1, [2])
    assert texts(end).count("Giant deals 2 damage to Zed.") == 1


@pytest.mark.parametrize(("era", "lost"), [("2008", True), ("2009", False), ("current", False)])
def test_lifelink_comes_too_late_at_0_life_until_2009(era: str, lost: bool) -> None:
    end = only(
        story(
            [
                on_board(creature("Cleric", 3, 3, "lifelink"), "Bob"),
                on_board(bears(), "Alice"),
                on_board(giant(), "Alice"),
            ],
            Attack("Alice", (("Bears", ""), ("Giant", ""))),
            Block("Bob", (("Cleric", "Bears"),)),
            era=era,
            life={"Bob": 3},
        )
    )
    assert end.players["Bob"].lost is lost


def test_lifelink_of_a_sacrificed_creature_gains_nothing_in_2008() -> None:
    end = only(
        story(
            [on_board(creature("Cleric", 3, 3, "lifelink"), "Alice"), in_hand(BOUNCE, "Bob")],
            Attack("Alice", (("Cleric", ""),)),
            NO_BLOCK,
            ON_STACK,
            cast("Bob", "Bounce", "Cleric"),
            era="2008",
        )
    )
    assert lives(end) == (20, 17)


@pytest.mark.parametrize(
    ("era", "zones"),
    [
        ("1997", [("battlefield", "graveyard")]),
        ("2003", [("battlefield", "graveyard")]),
        ("2005", [("graveyard", "graveyard")]),
        ("2010", [("graveyard", "graveyard")]),
        ("2014", [("battlefield", "graveyard"), ("graveyard", "battlefield")]),
        ("current", [("battlefield", "graveyard"), ("graveyard", "battlefield")]),
    ],
)
def test_the_legend_rule_of_each_year(era: str, zones: list[tuple[str, str]]) -> None:
    result = story(
        [on_board(legend(), "Alice"), in_hand(legend(), "Alice", "Second")], cast("Alice", "Second"), era=era
    )
    assert sorted((thing(o, "Hero").zone, thing(o, "Second").zone) for o in result.outcomes) == zones


@pytest.mark.parametrize(
    ("era", "left"), [("2008", 0), ("2012", 0), ("2014", 1), ("2017-09-01", 1), ("2018", 2), ("current", 2)]
)
def test_planeswalkers_of_one_type(era: str, left: int) -> None:
    result = story(
        [on_board(walker("Ava, First", "Ava"), "Alice"), in_hand(walker("Ava, Again", "Ava"), "Alice")],
        cast("Alice", "Ava, Again"),
        era=era,
    )
    assert {sum(o.zone == "battlefield" for o in end.objects) for end in result.outcomes} == {left}


@pytest.mark.parametrize(("era", "ends"), [("2006", 1), ("2008", 2), ("2016", 2), ("2019", 1)])
def test_planeswalkers_can_be_redirected_to_from_2007_to_2018(era: str, ends: int) -> None:
    result = story(
        [on_board(walker("Ava", "Ava"), "Bob"), in_hand(bolt(), "Alice")],
        cast("Alice", "Spark", "Bob"),
        era=era,
    )
    assert len(result.outcomes) == ends


def test_counters_of_both_kinds_annul_one_another_since_2006() -> None:
    left = {}
    for era in ("2003", "2008", "current"):
        counters = (("+1/+1", 2), ("-1/-1", 1))
        end = only(
            story([on_board(giant(), "Alice", counters=counters)], DealsDamage("Giant", 1, "Bob"), era=era)
        )
        left[era] = thing(end, "Giant").counters
    assert left == {"2003": {"+1/+1": 2, "-1/-1": 1}, "2008": {"+1/+1": 1}, "current": {"+1/+1": 1}}
