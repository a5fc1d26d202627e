"""The combat damage step: who assigns how much to whom, in every legal way or as told, and when."""

from __future__ import annotations

from dataclasses import replace

import pytest
from combat_boards import board, cited, creature, end, ended, life, options_of, texts

from bot.abilities.ability import Triggered
from bot.abilities.amounts import Number
from bot.abilities.card import Card
from bot.abilities.combat_rules import (
    AssignsAsThoughUnblocked,
    AssignsByToughness,
    AssignsFreely,
    AssignsNoCombatDamage,
    CanBlockMore,
)
from bot.abilities.events import IsDealtDamage
from bot.abilities.filters import APlayer, ControlledBy, Filter, OfType, OneOf
from bot.abilities.player_effects import (
    GainLife,
)
from bot.abilities.who import SELF, YOU, DefendingPlayer
from bot.engine.agenda import Task
from bot.engine.combat.assign import CombatDamageStep, has_first_strike_step
from bot.engine.combat.attack import DeclareAttackers
from bot.engine.combat.block import DeclareBlockers
from bot.engine.combat.leave import remove_from_combat
from bot.engine.eras import CURRENT, DOMINARIA, FIFTH, M10, SIXTH, Era
from bot.engine.happenings import What
from bot.engine.state import State
from bot.engine.told.decisions import AssignsDamage, Deed, OrdersBlockers, SaysMay
from bot.engine.told.script import Action, Attack, Block

STEPS: tuple[Task, ...] = (CombatDamageStep(first=True), CombatDamageStep(first=False))


def fight(
    mine: list[Card],
    theirs: list[Card],
    blocks: dict[str, tuple[str, ...]],
    *told: Action,
    era: Era = CURRENT,
    whom: dict[str, str] | None = None,
    bands: tuple[tuple[str, ...], ...] = (),
    **theirs_more: dict[str, object],
) -> State:
    """Everything of Alice's that is a creature attacks, `blocks` says by whom each is blocked; damage is still to come."""
    attackers = tuple((c.name, (whom or {}).get(c.name, "")) for c in mine if "Creature" in c.types)
    pairs = tuple((b, a) for a, those in blocks.items() for b in those)
    script: tuple[Action, ...] = (Attack("Alice", attackers, bands), Block("Bob", pairs), *told)
    side = [(c, theirs_more.get(c.name, {})) for c in theirs]
    start = board(mine, side, era=era, script=script)
    return end(start, DeclareAttackers(script[0], 0), DeclareBlockers((script[1],), 1))


def dealt(state: State) -> dict[tuple[str, str], int]:
    """Who dealt how much combat damage to whom."""
    found: dict[tuple[str, str], int] = {}
    for h in state.history:
        if h.what is What.DAMAGE:
            key = (state.label(h.subject), state.label(h.object))
            found[key] = found.get(key, 0) + h.amount
    return found


def every(state: State) -> list[dict[tuple[str, str], int]]:
    """What can be dealt, in every way in which the damage may be divided."""
    return [dealt(s) for s in ended(state, *STEPS)]


def mine_of(ways: list[dict[tuple[str, str], int]], source: str) -> list[dict[str, int]]:
    return [{to: n for (by, to), n in way.items() if by == source} for way in ways]


def why(state: State) -> str:
    assert state.illegal is not None, texts(state)
    return state.illegal.message


def test_an_unblocked_attacker_deals_its_power_to_whom_it_attacks() -> None:
    state = end(fight([creature("Ogre", 3, 3)], [], {}), *STEPS)
    assert dealt(state) == {("Ogre", "Bob"): 3}
    assert life(state) == [20, 17]


def test_a_blocked_creature_and_its_blocker_deal_damage_to_each_other() -> None:
    state = end(fight([creature("Ogre", 3, 3)], [creature("Bear", 2, 2)], {"Ogre": ("Bear",)}), *STEPS)
    assert dealt(state) == {("Ogre", "Bear"): 3, ("Bear", "Ogre"): 2}
    assert life(state) == [20, 20]


@pytest.mark.parametrize("power", [0, -2])
def test_a_power_of_0_or_less_assigns_nothing(power: int) -> None:
    state = end(fight([creature("Grunt", power, 4)], [], {}), *STEPS)
    assert dealt(state) == {}
    assert life(state) == [20, 20]


def test_damage_among_several_blockers_is_divided_in_every_way_today() -> None:
    pairs = {"Ogre": ("A", "B")}
    state = fight([creature("Ogre", 3, 3)], [creature("A", 0, 5), creature("B", 0, 5)], pairs)
    assert sorted(tuple(w.get(x, 0) for x in "AB") for w in mine_of(every(state), "Ogre")) == [
        (0, 3),
        (1, 2),
        (2, 1),
        (3, 0),
    ]


@pytest.mark.parametrize("era", [M10, DOMINARIA])
def test_until_2024_only_the_last_in_order_is_assigned_less_than_lethal_damage(era: Era) -> None:
    pairs = {"Wurm": ("Wall", "Cadet")}
    cards = [creature("Wall", 0, 3), creature("Cadet", 1, 1)]
    told = OrdersBlockers("Alice", ("Wall", "Cadet"))
    state = fight([creature("Wurm", 6, 4)], cards, pairs, told, era=era)
    ways = mine_of(every(state), "Wurm")
    assert [w.get("Wall", 0) >= 3 for w in ways] == [True] * len(ways)
    assert {("Cadet" in w) for w in ways} == {True, False}
    assert "Alice orders the blockers of Wurm: Wall, Cadet." in texts(state)
    assert "509.2" in cited(state)


def test_without_an_order_told_every_order_is_explored() -> None:
    pairs = {"Ogre": ("A", "B")}
    cards = [creature("A", 0, 3), creature("B", 0, 2)]
    ways = mine_of(every(fight([creature("Ogre", 4, 3)], cards, pairs, era=M10)), "Ogre")
    assert sorted(tuple(w.get(x, 0) for x in "AB") for w in ways) == [(0, 4), (1, 3), (2, 2), (3, 1), (4, 0)]
    three = mine_of(every(fight([creature("Ogre", 2, 3)], cards, pairs, era=M10)), "Ogre")
    assert sorted(tuple(w.get(x, 0) for x in "AB") for w in three) == [(0, 2), (2, 0)]


def test_marked_damage_counts_towards_lethal_damage() -> None:
    pairs = {"Trampler": ("A",)}
    state = fight([creature("Trampler", 4, 4, "trample")], [creature("A", 0, 3)], pairs, A={"damage": 2})
    ways = mine_of(every(state), "Trampler")
    assert {w.get("Bob", 0) for w in ways} == {0, 1, 2, 3}


def test_trample_goes_on_once_lethal_damage_is_assigned() -> None:
    state = fight([creature("Crusher", 5, 5, "trample")], [creature("Bear", 2, 2)], {"Crusher": ("Bear",)})
    assert options_of(state, *STEPS) == [
        "assigns 2 of Crusher's damage to Bear and 3 to Bob",
        "assigns 5 of Crusher's damage to Bear",
        "assigns 3 of Crusher's damage to Bear and 2 to Bob",
        "assigns 4 of Crusher's damage to Bear and 1 to Bob",
    ]
    assert "702.19b" in cited(ended(state, *STEPS)[0])


def test_one_point_of_a_deathtoucher_is_lethal_for_trample() -> None:
    state = fight(
        [creature("Snake", 5, 5, "trample", "deathtouch")], [creature("Wall", 0, 8)], {"Snake": ("Wall",)}
    )
    first = ended(state, *STEPS)[0]
    assert dealt(first) == {("Snake", "Wall"): 1, ("Snake", "Bob"): 4}
    assert {"702.19b", "702.2c"} <= cited(first)


def test_before_2009_deathtouch_changes_nothing_about_assigning() -> None:
    state = fight(
        [creature("Snake", 5, 5, "trample", "deathtouch")],
        [creature("Wall", 0, 5)],
        {"Snake": ("Wall",)},
        era=SIXTH,
    )
    assert {tuple(o) for o in [options_of(state, *STEPS)]} == {()}


def test_what_other_attackers_assign_counts_for_trample() -> None:
    """The example of 502.9e in 2003: 1 and 1 to the one blocker, 2 tramples over."""
    wall = creature("Wall", 0, 2, CanBlockMore(1))
    pairs = {"Bear": ("Wall",), "Rhino": ("Wall",)}
    state = fight([creature("Bear", 1, 1), creature("Rhino", 3, 3, "trample")], [wall], pairs)
    assert {w.get("Bob", 0) for w in mine_of(every(state), "Rhino")} == {0, 1, 2}


def test_two_tramplers_with_one_blocker_are_judged_together() -> None:
    wall = creature("Wall", 0, 4, CanBlockMore(1))
    mine = [creature("A", 3, 3, "trample"), creature("B", 3, 3, "trample")]
    ways = every(fight(mine, [wall], {"A": ("Wall",), "B": ("Wall",)}))
    through = {(w.get(("A", "Bob"), 0), w.get(("B", "Bob"), 0)) for w in ways}
    assert through == {(0, 0), (0, 1), (1, 0), (1, 1), (0, 2), (2, 0)}


def test_a_trampler_whose_blocker_is_gone_deals_all_of_it_to_the_player() -> None:
    state = fight([creature("Wurm", 6, 4, "trample")], [creature("Bear", 2, 2)], {"Wurm": ("Bear",)})
    gone = remove_from_combat(state, state.named("Bear").id)
    assert dealt(end(gone, *STEPS)) == {("Wurm", "Bob"): 6}


def test_a_blocked_creature_whose_blocker_is_gone_deals_nothing() -> None:
    state = fight([creature("Wurm", 6, 4)], [creature("Bear", 2, 2)], {"Wurm": ("Bear",)})
    done = end(remove_from_combat(state, state.named("Bear").id), *STEPS)
    assert dealt(done) == {}
    assert texts(done, "note") == [
        "Wurm stays blocked though nothing blocks it now: it deals no combat damage."
    ]
    assert {"510.1c", "509.1h"} <= cited(done)


CHANDRA = creature("Chandra", 0, 0, types=("Planeswalker",), loyalty=3)


def test_trample_at_a_planeswalker_never_reaches_the_player() -> None:
    crusher = creature("Crusher", 7, 7, "trample")
    state = fight([crusher], [CHANDRA], {}, whom={"Crusher": "Chandra"})
    assert dealt(end(state, *STEPS)) == {("Crusher", "Chandra"): 7}
    told = AssignsDamage((("Chandra", 3), ("Bob", 4)), "Alice")
    stopped = end(fight([crusher], [CHANDRA], {}, told, whom={"Crusher": "Chandra"}), *STEPS)
    assert why(stopped) == (
        "Crusher can't assign damage to Bob: it attacks Chandra, and none of its damage can go to the player behind."
    )
    assert "702.19f" in cited(stopped)


def test_trample_over_planeswalkers_reaches_the_player_past_the_loyalty() -> None:
    crusher = creature("Crusher", 7, 7, "trample over planeswalkers")
    state = fight([crusher], [CHANDRA], {}, whom={"Crusher": "Chandra"})
    ways = mine_of(every(state), "Crusher")
    assert sorted((w.get("Chandra", 0), w.get("Bob", 0)) for w in ways) == [
        (3, 4),
        (4, 3),
        (5, 2),
        (6, 1),
        (7, 0),
    ]


def test_too_little_for_the_planeswalker_is_illegal() -> None:
    crusher = creature("Crusher", 7, 7, "trample over planeswalkers")
    told = AssignsDamage((("Chandra", 2), ("Bob", 5)), "Alice")
    stopped = end(fight([crusher], [CHANDRA], {}, told, whom={"Crusher": "Chandra"}), *STEPS)
    assert why(stopped) == (
        "Crusher can't assign damage to Bob: at least 3 has to be assigned to Chandra first."
    )
    assert cited(stopped) >= {"702.19c"}
    assert stopped.illegal.suggestions == ("Crusher assigns 3 damage to Chandra and 4 to Bob.",)


def test_what_others_deal_to_the_planeswalker_counts_for_trampling_over_it() -> None:
    mine = [creature("Crusher", 7, 7, "trample over planeswalkers"), creature("Bear", 2, 2)]
    state = fight(mine, [CHANDRA], {}, whom={"Crusher": "Chandra", "Bear": "Chandra"})
    assert max(w.get("Bob", 0) for w in mine_of(every(state), "Crusher")) == 6


def test_an_attacked_planeswalker_that_is_gone_is_dealt_nothing() -> None:
    for keywords, expected in (((), {}), (("trample over planeswalkers",), {("Ogre", "Bob"): 3})):
        state = fight([creature("Ogre", 3, 3, *keywords)], [CHANDRA], {}, whom={"Ogre": "Chandra"})
        chandra = state.named("Chandra")
        bare = state.with_object(replace(chandra, card=creature("Chandra", 0, 0, types=("Artifact",))))
        done = end(bare, *STEPS)
        assert dealt(done) == expected
        if not expected:
            assert texts(done, "note") == ["Ogre attacks nothing any more and deals no combat damage."]
            assert "506.4c" in cited(done)


# --- told divisions ------------------------------------------------------------------------------------------------------


def test_a_told_division_is_followed_without_a_choice() -> None:
    told = AssignsDamage((("A", 1), ("B", 2)), "Alice")
    pairs = {"Ogre": ("A", "B")}
    state = end(
        fight([creature("Ogre", 3, 3)], [creature("A", 0, 5), creature("B", 0, 5)], pairs, told), *STEPS
    )
    assert dealt(state) == {("Ogre", "A"): 1, ("Ogre", "B"): 2}
    assert "Ogre assigns 1 damage to A and 2 to B." in texts(state)
    assert 2 in state.used


def test_lethal_to_one_and_the_rest_elsewhere() -> None:
    told = AssignsDamage((("Bear", -1),), "Alice", rest="Bob")
    state = fight(
        [creature("Crusher", 5, 5, "trample")], [creature("Bear", 2, 2)], {"Crusher": ("Bear",)}, told
    )
    assert dealt(end(state, *STEPS)) == {
        ("Crusher", "Bear"): 2,
        ("Crusher", "Bob"): 3,
        ("Bear", "Crusher"): 2,
    }


def test_a_part_told_leaves_the_rest_open() -> None:
    told = AssignsDamage((("A", 1),), "Alice", source="Ogre")
    cards = [creature(n, 0, 5) for n in "ABC"]
    ways = mine_of(every(fight([creature("Ogre", 3, 3)], cards, {"Ogre": ("A", "B", "C")}, told)), "Ogre")
    assert sorted(tuple(w.get(x, 0) for x in "ABC") for w in ways) == [(1, 0, 2), (1, 1, 1), (1, 2, 0)]


@pytest.mark.parametrize(
    ("shares", "reason", "number"),
    [
        ((("A", 1), ("B", 1)), "Ogre has to assign all of its 3 combat damage, not 2.", "510.1a"),
        ((("A", 2), ("B", 2)), "Ogre has 3 combat damage to assign, not 4.", "510.1a"),
        (
            (("A", 1), ("Bob", 2)),
            "Ogre can't assign damage to Bob: it is blocked by A and B and assigns all its damage there.",
            "510.1c",
        ),
    ],
)
def test_a_told_division_that_does_not_comply_is_illegal(
    shares: tuple[tuple[str, int], ...], reason: str, number: str
) -> None:
    cards = [creature("A", 0, 5), creature("B", 0, 5)]
    told = AssignsDamage(shares, "Alice")
    state = end(fight([creature("Ogre", 3, 3)], cards, {"Ogre": ("A", "B")}, told), *STEPS)
    assert why(state) == reason
    assert number in cited(state)
    assert len(state.illegal.suggestions) == 1


def test_trampling_over_without_lethal_damage_is_illegal() -> None:
    told = AssignsDamage((("Bear", 1), ("Bob", 4)), "Alice")
    state = fight(
        [creature("Crusher", 5, 5, "trample")], [creature("Bear", 2, 2)], {"Crusher": ("Bear",)}, told
    )
    stopped = end(state, *STEPS)
    assert (
        why(stopped) == "Crusher can't assign damage to Bob: lethal damage has to be assigned to Bear first."
    )
    assert "702.19b" in cited(stopped)
    assert stopped.illegal.suggestions == ("Crusher assigns 2 damage to Bear and 3 to Bob.",)


def test_one_blocker_alone_takes_all_of_it() -> None:
    told = AssignsDamage((("Bear", 2), ("Bob", 1)), "Alice")
    state = end(fight([creature("Ogre", 3, 3)], [creature("Bear", 2, 2)], {"Ogre": ("Bear",)}, told), *STEPS)
    assert (
        why(state)
        == "Ogre can't assign damage to Bob: it is blocked by Bear and assigns all its damage there."
    )
    assert state.illegal.suggestions == ("Ogre assigns 3 damage to Bear.",)


def test_out_of_order_is_illegal_while_there_was_an_order() -> None:
    told = (OrdersBlockers("Alice", ("A", "B")), AssignsDamage((("A", 1), ("B", 2)), "Alice"))
    cards = [creature("A", 0, 3), creature("B", 0, 3)]
    for era, legal in ((M10, False), (DOMINARIA, False), (CURRENT, True)):
        state = end(fight([creature("Ogre", 3, 3)], cards, {"Ogre": ("A", "B")}, *told, era=era), *STEPS)
        assert (state.illegal is None) == legal
        if not legal:
            assert {"510.1c", "509.2"} <= cited(state)


def test_one_blocker_of_two_attackers_shares_the_lethal_damage_of_both() -> None:
    """The example of 510.1c with two attackers and a blocker in common."""
    brigade = creature("Brigade", 2, 4, CanBlockMore(1))
    theirs = [creature("Armodon", 3, 3), brigade, creature("Ape", 5, 5), creature("Piker", 2, 1)]
    told = (
        AssignsDamage((("Armodon", 1), ("Brigade", 1), ("Ape", 5)), source="Baloth"),
        AssignsDamage((("Brigade", 3), ("Piker", 1)), source="Boars"),
        AssignsDamage((("Baloth", 2),), source="Brigade"),
    )
    pairs = {"Baloth": ("Armodon", "Brigade", "Ape"), "Boars": ("Brigade", "Piker")}
    mine = [creature("Baloth", 7, 7), creature("Boars", 4, 4)]
    state = end(fight(mine, theirs, pairs, *told, era=DOMINARIA, Armodon={"damage": 2}), *STEPS)
    assert state.illegal is None
    assert dealt(state)[("Baloth", "Ape")] == 5
    order = OrdersBlockers("Alice", ("Armodon", "Brigade", "Ape"), "Baloth")
    too_little = (AssignsDamage((("Brigade", 2), ("Piker", 2)), source="Boars"), told[0], told[2], order)
    stopped = end(fight(mine, theirs, pairs, *too_little, era=DOMINARIA, Armodon={"damage": 2}), *STEPS)
    assert stopped.illegal is not None


# --- banding -------------------------------------------------------------------------------------------------------------


def test_with_a_bander_among_the_blockers_the_defending_player_divides() -> None:
    cards = [creature("Squire", 1, 2), creature("Infantry", 1, 3, "banding")]
    pairs = {"Grizzly": ("Squire", "Infantry")}
    state = fight([creature("Grizzly", 4, 2, "trample")], cards, pairs)
    ways = ended(state, *STEPS)
    assert all(("Grizzly", "Bob") not in dealt(w) for w in ways)
    assert {"702.22j"} <= cited(ways[0])
    told = AssignsDamage((("Squire", 1), ("Infantry", 3)), "Bob")
    done = end(fight([creature("Grizzly", 4, 2)], cards, pairs, told, era=M10), *STEPS)
    assert dealt(done)[("Grizzly", "Squire")] == 1
    assert "Bob has Grizzly assign 1 damage to Squire and 3 to Infantry." in texts(done)


def test_with_a_bander_among_the_attackers_the_active_player_divides() -> None:
    mine = [creature("Bird", 1, 1, "banding"), creature("Crab", 3, 7)]
    told = AssignsDamage((("Bird", 1), ("Crab", 2)), "Alice", source="Elephant")
    state = fight(
        mine, [creature("Elephant", 3, 3)], {"Bird": ("Elephant",)}, told, bands=(("Bird", "Crab"),)
    )
    done = end(state, *STEPS)
    assert dealt(done) == {
        ("Bird", "Elephant"): 1,
        ("Crab", "Elephant"): 3,
        ("Elephant", "Bird"): 1,
        ("Elephant", "Crab"): 2,
    }
    assert "702.22k" in cited(done)


# --- first and double strike ------------------------------------------------------------------------------------------------


def test_first_strikers_deal_damage_before_the_others() -> None:
    state = fight(
        [creature("Knight", 2, 2, "first strike"), creature("Ogre", 3, 3)],
        [creature("Bear", 2, 2)],
        {"Knight": ("Bear",)},
    )
    assert has_first_strike_step(state)
    first = end(state, STEPS[0])
    assert dealt(first) == {("Knight", "Bear"): 2}
    assert texts(first, "note") == ["Knight deals combat damage first."]
    assert {"510.4", "702.7b"} <= cited(first)
    dead = remove_from_combat(first, first.named("Bear").id)
    assert dealt(end(dead, STEPS[1])) == {("Knight", "Bear"): 2, ("Ogre", "Bob"): 3}


def test_without_first_or_double_strike_there_is_no_first_step() -> None:
    state = fight([creature("Ogre", 3, 3)], [], {})
    assert not has_first_strike_step(state)
    assert end(state, STEPS[0]) == state


def test_double_strike_deals_damage_in_both_steps() -> None:
    state = fight([creature("Twin", 2, 2, "double strike")], [], {})
    assert dealt(end(state, *STEPS)) == {("Twin", "Bob"): 4}


def test_who_dealt_in_the_first_step_is_what_counts_in_the_second() -> None:
    knight, ogre = creature("Knight", 2, 2, "first strike"), creature("Ogre", 3, 3)
    first = end(fight([knight, ogre], [], {}), STEPS[0])
    swapped = first.with_object(
        replace(first.named("Knight"), card=replace(knight, abilities=())),
        replace(first.named("Ogre"), card=creature("Ogre", 3, 3, "first strike")),
    )
    assert dealt(end(swapped, STEPS[1])) == {("Knight", "Bob"): 2, ("Ogre", "Bob"): 3}
    doubled = first.with_object(
        replace(first.named("Knight"), card=creature("Knight", 2, 2, "double strike"))
    )
    assert dealt(end(doubled, STEPS[1]))[("Knight", "Bob")] == 4


def test_a_double_striker_that_loses_it_between_the_steps_deals_once() -> None:
    first = end(fight([creature("Twin", 2, 2, "double strike")], [], {}), STEPS[0])
    plain = first.with_object(replace(first.named("Twin"), card=creature("Twin", 2, 2)))
    assert dealt(end(plain, STEPS[1])) == {("Twin", "Bob"): 2}


def test_a_first_striker_that_blocks_nothing_any_more_still_makes_two_steps() -> None:
    state = fight(
        [creature("Ogre", 3, 3), creature("Bear", 2, 2)],
        [creature("Knight", 2, 2, "first strike")],
        {"Bear": ("Knight",)},
    )
    gone = remove_from_combat(state, state.named("Bear").id)
    assert has_first_strike_step(gone)


# --- other ways to assign ----------------------------------------------------------------------------------------------------


def test_some_assign_by_toughness_and_some_nothing() -> None:
    mine = [
        creature("Turtle", 1, 5, AssignsByToughness()),
        creature("Pacifist", 4, 4, AssignsNoCombatDamage()),
    ]
    assert dealt(end(fight(mine, [], {}), *STEPS)) == {("Turtle", "Bob"): 5}


def test_as_though_unblocked_is_a_choice_and_an_answer_settles_it() -> None:
    piper = creature("Piper", 4, 4, AssignsAsThoughUnblocked())
    pairs = {"Piper": ("Bear",)}
    ways = mine_of(every(fight([piper], [creature("Bear", 2, 2)], pairs)), "Piper")
    assert ways == [{"Bob": 4}, {"Bear": 4}]
    yes = SaysMay("Alice", True, "Piper", Deed.ASSIGN)
    assert dealt(end(fight([piper], [creature("Bear", 2, 2)], pairs, yes), *STEPS))[("Piper", "Bob")] == 4
    told = AssignsDamage((("Bear", 4),), "Alice")
    assert dealt(end(fight([piper], [creature("Bear", 2, 2)], pairs, told), *STEPS))[("Piper", "Bear")] == 4


def test_some_may_divide_among_anything_of_the_defending_player() -> None:
    theirs = Filter((OfType("Creature"), ControlledBy(DefendingPlayer())))
    among = Filter((OneOf((Filter((APlayer(),)), theirs)),))
    orgg = creature("Orgg", 6, 6, AssignsFreely(among))
    told = AssignsDamage((("Bob", 3), ("Bear", 3)), "Alice")
    state = fight([orgg], [creature("Bear", 2, 2), creature("Elf", 1, 1)], {"Orgg": ("Elf",)}, told)
    assert dealt(end(state, *STEPS)) == {("Orgg", "Bob"): 3, ("Orgg", "Bear"): 3, ("Elf", "Orgg"): 1}


def test_a_tapped_blocker_deals_no_damage_until_1999() -> None:
    for era, amount in ((FIFTH, 0), (M10, 2), (CURRENT, 2)):
        state = fight([creature("Ogre", 3, 3)], [creature("Bear", 2, 2)], {"Ogre": ("Bear",)}, era=era)
        tapped = state.with_object(replace(state.named("Bear"), tapped=True))
        assert dealt(end(tapped, *STEPS)).get(("Bear", "Ogre"), 0) == amount


# --- divisions that need not be told apart --------------------------------------------------------------------------------------


def test_how_much_more_than_lethal_is_no_choice_where_nothing_watches() -> None:
    pairs = {"Wurm": ("A", "B")}
    cards = [creature("A", 0, 2), creature("B", 0, 2)]
    assert len(options_of(fight([creature("Wurm", 9, 4)], cards, pairs), *STEPS)) == 5
    watching = creature("B", 0, 2, Triggered(IsDealtDamage(SELF), (GainLife(YOU, Number(1)),)))
    assert len(options_of(fight([creature("Wurm", 9, 4)], [cards[0], watching], pairs), *STEPS)) == 10


def test_the_indestructible_count_every_point() -> None:
    pairs = {"Wurm": ("A", "B")}
    cards = [creature("A", 0, 2, "indestructible"), creature("B", 0, 2)]
    ways = mine_of(every(fight([creature("Wurm", 5, 4)], cards, pairs)), "Wurm")
    assert {w.get("A", 0) for w in ways} == {0, 1, 2, 3, 4, 5}


def test_too_many_divisions_are_cut_and_said_so() -> None:
    cards = [creature(n, 0, 30) for n in "ABCD"]
    state = ended(fight([creature("Wurm", 20, 4)], cards, {"Wurm": tuple("ABCD")}), *STEPS)
    assert len(state) == 200
    assert "There are more ways to divide the damage of Wurm than are looked at." in texts(state[0])
