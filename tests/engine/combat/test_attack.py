"""Declaring attackers: who may attack, whom, and what is logged and triggered."""

from __future__ import annotations

import pytest
from combat_boards import ALICE, BOB, CAROL, board, cited, creature, end, texts

from bot.abilities.ability import Exert, Static
from bot.abilities.amounts import Number, StatOf
from bot.abilities.card import Card
from bot.abilities.combat_rules import (
    AtMostAttackers,
    CanAttackAsThough,
    CantAttack,
    CantAttackOrBlockAlone,
    OnlyAlongside,
)
from bot.abilities.conditions import Controls
from bot.abilities.costs import Mana
from bot.abilities.filters import Compare, Filter, OfSubtype, kind
from bot.abilities.statics import Rules
from bot.abilities.who import SELF, YOU, DefendingPlayer, Each
from bot.engine.combat.attack import DeclareAttackers, attack_is_required
from bot.engine.eras import CURRENT, DOMINARIA, FIFTH, M10, SIXTH, Era, era_for
from bot.engine.happenings import What
from bot.engine.state import State
from bot.engine.told.decisions import Deed, SaysMay
from bot.engine.told.script import Attack

CREATURES = Each(kind("Creature"))


def attack(*attackers: str | tuple[str, str], bands=(), exerted=()) -> DeclareAttackers:
    pairs = tuple((a, "") if isinstance(a, str) else a for a in attackers)
    return DeclareAttackers(Attack("Alice", pairs, bands, exerted), 0)


def declared(state: State) -> dict[str, str]:
    assert state.combat is not None
    return {state.label(a.id): state.label(a.whom) for a in state.combat.attackers}


def why(state: State) -> str:
    assert state.illegal is not None, texts(state)
    return state.illegal.message


def propaganda(cost: str = "{2}") -> Card:
    rule = CantAttack(whom=YOU, cost=(Mana(cost),))
    return creature("Propaganda", 0, 0, Static((Rules(CREATURES, (rule,)),)), types=("Enchantment",))


def test_attackers_become_tapped_and_one_step_tells_of_them() -> None:
    state = end(board([creature("Ogre", 3, 3), creature("Bear", 2, 2)], []), attack("Ogre", "Bear"))
    assert declared(state) == {"Ogre": "Bob", "Bear": "Bob"}
    assert texts(state) == ["Alice attacks Bob with Ogre and Bear."]
    assert all(o.tapped for o in state.battlefield())
    assert cited(state) == {"508.1"}


def test_vigilance_keeps_an_attacker_untapped() -> None:
    state = end(board([creature("Angel", 4, 4, "vigilance")], []), attack("Angel"))
    assert not state.named("Angel").tapped


def test_attacking_is_one_happening_for_each_attacker_and_alone_is_told() -> None:
    one = end(board([creature("Ogre", 3, 3)], []), attack("Ogre"))
    attacks = [h for h in one.history if h.what is What.ATTACKS]
    assert [(one.label(h.subject), one.label(h.object), h.alone) for h in attacks] == [("Ogre", "Bob", True)]
    two = end(board([creature("Ogre", 3, 3), creature("Bear", 2, 2)], []), attack("Ogre", "Bear"))
    assert [h.detail for h in two.history if h.what is What.ATTACKS] == ["", ""]


def test_attacking_with_nothing_is_a_declaration_too() -> None:
    state = end(board([creature("Ogre", 3, 3)], []), attack())
    assert texts(state) == ["Alice doesn't attack."]
    assert state.combat.attack_declared
    assert not state.combat.attackers


@pytest.mark.parametrize(
    ("card", "more", "reason", "number"),
    [
        (creature("Ogre", 3, 3), {"tapped": True}, "Ogre is tapped.", "508.1a"),
        (
            creature("Ogre", 3, 3),
            {"sick": True},
            "Ogre has come under Alice's control this turn and has no haste.",
            "302.6",
        ),
        (creature("Ogre", 0, 4, "defender"), {}, "Ogre has defender.", "702.3b"),
        (creature("Ogre", 0, 0, types=("Artifact",)), {}, "Ogre is no creature.", "506.3"),
        (creature("Ogre", 3, 3, CantAttack()), {}, "Ogre can't attack.", "508.1c"),
    ],
)
def test_who_cannot_attack_and_why(card: Card, more: dict, reason: str, number: str) -> None:
    state = end(board([(card, more), creature("Bear", 2, 2)], []), attack("Ogre", "Bear"))
    assert why(state) == reason
    assert number in cited(state)
    assert state.illegal.suggestions == ("Alice attacks Bob with Bear.",)
    assert not state.combat.attackers
    assert not state.named("Bear").tapped


def test_haste_and_effects_that_say_as_though_lift_what_they_name() -> None:
    fast = creature("Fast", 1, 1, "haste")
    wall = creature("Wall", 3, 3, "defender", CanAttackAsThough("it didn't have defender"))
    state = end(board([(fast, {"sick": True}), wall], []), attack("Fast", "Wall"))
    assert declared(state) == {"Fast": "Bob", "Wall": "Bob"}


@pytest.mark.parametrize(
    ("era", "legal"),
    [(FIFTH, False), (SIXTH, False), (era_for("2005"), True), (M10, True), (CURRENT, True)],
)
def test_walls_stayed_at_home_by_the_rules_until_2004(era: Era, legal: bool) -> None:
    state = end(board([creature("Wall", 2, 2, subtypes=("Wall",))], [], era=era), attack("Wall"))
    assert (state.illegal is None) == legal


def test_somebody_elses_creature_cannot_attack_for_you() -> None:
    state = end(board([], [creature("Ogre", 3, 3)]), attack("Ogre"))
    assert why(state) == "Ogre is controlled by Bob, not by Alice."


def test_a_name_of_nothing_is_told_so() -> None:
    state = end(board([creature("Bear", 2, 2)], []), attack("Ogre"))
    assert why(state) == "There is no Ogre on the battlefield."


def test_only_the_active_player_attacks() -> None:
    state = end(board([], [creature("Ogre", 3, 3)]), DeclareAttackers(Attack("Bob", (("Ogre", ""),)), 0))
    assert why(state) == "Bob can't attack: it is Alice's turn, and only Alice attacks."


def test_whom_is_asked_for_where_several_could_be_meant() -> None:
    state = end(board([creature("Ogre", 3, 3)], [], []), attack("Ogre"))
    assert why(state) == "It is not said whom Ogre attacks: Bob and Carol could be meant."
    assert state.illegal.suggestions == ("Alice attacks Bob with Ogre.", "Alice attacks Carol with Ogre.")


def test_each_attacker_may_attack_another_opponent() -> None:
    state = end(
        board([creature("Ogre", 3, 3), creature("Bear", 2, 2)], [], []),
        attack(("Ogre", "Bob"), ("Bear", "Carol")),
    )
    assert declared(state) == {"Ogre": "Bob", "Bear": "Carol"}
    assert [a.defender for a in state.combat.attackers] == [BOB, CAROL]
    assert texts(state) == ["Alice attacks Bob with Ogre.", "Alice attacks Carol with Bear."]


def test_planeswalkers_are_attacked_and_their_controller_defends() -> None:
    walker = creature("Chandra", 0, 0, types=("Planeswalker",), loyalty=4)
    state = end(board([creature("Ogre", 3, 3)], [walker]), attack(("Ogre", "Chandra")))
    assert declared(state) == {"Ogre": "Chandra"}
    assert state.combat.attackers[0].defender == BOB
    assert cited(state) == {"508.1", "508.1b"}


def test_your_own_planeswalker_cannot_be_attacked() -> None:
    walker = creature("Chandra", 0, 0, types=("Planeswalker",), loyalty=4)
    state = end(board([creature("Ogre", 3, 3), walker], []), attack(("Ogre", "Chandra")))
    assert why(state) == "Ogre can't attack Chandra: its own controller is no defending player."


@pytest.mark.parametrize(
    ("era", "number"), [(CURRENT, "506.3"), (DOMINARIA, "506.3"), (SIXTH, "306.3"), (FIFTH, "The Attack")]
)
def test_creatures_cannot_be_attacked_in_any_era(era: Era, number: str) -> None:
    state = end(
        board([creature("Ogre", 3, 3)], [creature("Angel", 4, 4)], era=era), attack(("Ogre", "Angel"))
    )
    assert why(state).startswith("Angel can't be attacked: only ")
    assert number in cited(state)


def test_a_siege_is_attacked_by_its_controller_and_protected_by_the_opponent() -> None:
    siege = creature("Siege", 0, 0, types=("Battle",), subtypes=("Siege",))
    state = end(board([creature("Ogre", 3, 3), siege], []), attack(("Ogre", "Siege")))
    assert declared(state) == {"Ogre": "Siege"}
    assert state.combat.attackers[0].defender == BOB


def test_a_battle_of_no_type_is_protected_by_its_controller() -> None:
    battle = creature("Battle", 0, 0, types=("Battle",))
    state = end(board([creature("Ogre", 3, 3)], [battle]), attack(("Ogre", "Battle")))
    assert declared(state) == {"Ogre": "Battle"}


def test_an_effect_may_forbid_to_attack_one_player_but_not_their_planeswalker() -> None:
    archon = creature("Archon", 5, 6, Static((Rules(CREATURES, (CantAttack(whom=YOU),)),)))
    walker = creature("Ajani", 0, 0, types=("Planeswalker",), loyalty=4)
    start = board([creature("Ox", 2, 4)], [archon, walker])
    assert why(end(start, attack("Ox"))) == "Ox can't attack Bob because of Archon."
    assert declared(end(start, attack(("Ox", "Ajani")))) == {"Ox": "Ajani"}


def test_a_condition_on_the_defending_player_is_asked_of_the_one_attacked() -> None:
    needs_island = CantAttack(unless=Controls(DefendingPlayer(), Filter((OfSubtype("Island"),))))
    serpent = creature("Serpent", 5, 5, needs_island)
    island = creature("Island", 0, 0, types=("Land",), subtypes=("Island",))
    start = board([serpent], [], [island])
    assert why(end(start, attack(("Serpent", "Bob")))) == "Serpent can't attack."
    assert declared(end(start, attack(("Serpent", "Carol")))) == {"Serpent": "Carol"}


def test_a_cost_to_attack_is_taken_to_be_paid_and_told() -> None:
    state = end(
        board([creature("Ogre", 3, 3), creature("Bear", 2, 2)], [propaganda()]), attack("Ogre", "Bear")
    )
    assert texts(state) == [
        "Alice pays {2} for each, as Propaganda asks, so that Ogre and Bear can attack.",
        "Alice attacks Bob with Ogre and Bear.",
    ]
    assert cited(state) == {"508.1", "508.1h"}


def test_a_player_who_does_not_pay_cannot_attack_so() -> None:
    script = (Attack("Alice", (("Ogre", ""),)), SaysMay("Alice", False, None, Deed.PAY))
    start = board([creature("Ogre", 3, 3)], [propaganda()], script=script)
    state = end(start, attack("Ogre"))
    assert why(state) == "Ogre can't attack: Alice doesn't pay {2} for Propaganda."
    assert cited(state) == {"508.1h"}


def test_a_paid_cost_uses_up_the_answer_that_says_so() -> None:
    script = (Attack("Alice", (("Ogre", ""),)), SaysMay("Alice", True, "Propaganda", Deed.PAY))
    state = end(board([creature("Ogre", 3, 3)], [propaganda()], script=script), attack("Ogre"))
    assert state.illegal is None
    assert 1 in state.used


def test_nobody_who_cannot_attack_alone_attacks_alone() -> None:
    flunkies = creature("Flunkies", 3, 3, CantAttackOrBlockAlone())
    start = board([flunkies, creature("Bear", 2, 2)], [])
    state = end(start, attack("Flunkies"))
    assert why(state) == "Flunkies can't attack alone."
    assert "508.1c" in cited(state)
    assert declared(end(start, attack("Flunkies", "Bear"))) == {"Flunkies": "Bob", "Bear": "Bob"}


def test_two_who_cannot_attack_alone_may_attack_together() -> None:
    flunkies = creature("Flunkies", 3, 3, CantAttackOrBlockAlone())
    other = creature("Familiar", 2, 2, CantAttackOrBlockAlone())
    assert end(board([flunkies, other], [], era=SIXTH), attack("Flunkies", "Familiar")).illegal is None


def test_some_attack_only_beside_a_greater_one() -> None:
    greater = Filter((Compare("power", ">", StatOf("power", SELF)),))
    okk = creature("Okk", 4, 4, OnlyAlongside(1, greater))
    start = board([okk, creature("Bear", 2, 2), creature("Wurm", 6, 4)], [])
    assert why(end(start, attack("Okk", "Bear"))) == "Okk can't attack without the others it needs."
    assert end(start, attack("Okk", "Wurm")).illegal is None


def test_only_so_many_may_attack() -> None:
    arbiter = creature("Arbiter", 1, 5, Static((Rules(CREATURES, (AtMostAttackers(1),)),)))
    start = board([creature("Ogre", 3, 3), creature("Bear", 2, 2)], [arbiter])
    state = end(start, attack("Ogre", "Bear"))
    assert why(state) == "2 creatures attack where Arbiter lets no more than 1 attack."
    assert "508.1c" in cited(state)
    assert end(start, attack("Bear")).illegal is None


def test_only_so_many_may_attack_one_player() -> None:
    crawlspace = creature(
        "Crawlspace", 0, 0, Static((Rules(CREATURES, (AtMostAttackers(1, YOU),)),)), types=("Artifact",)
    )
    walker = creature("Ajani", 0, 0, types=("Planeswalker",), loyalty=4)
    start = board([creature("Ogre", 3, 3), creature("Bear", 2, 2)], [crawlspace, walker])
    assert end(start, attack("Ogre", "Bear")).illegal is not None
    assert end(start, attack("Ogre", ("Bear", "Ajani"))).illegal is None


def test_exerted_attackers_are_marked_and_will_not_untap() -> None:
    initiate = creature("Initiate", 3, 1, Exert())
    state = end(
        board([initiate, creature("Bear", 2, 2)], []), attack("Initiate", "Bear", exerted=("Initiate",))
    )
    assert [h.exerted for h in state.history if h.what is What.ATTACKS] == [True, False]
    assert texts(state)[-1] == "Initiate is exerted: it won't untap during Alice's next untap step."
    assert [a.affected for a in state.effects] == [frozenset((state.named("Initiate").id,))]


def test_what_cannot_be_exerted_is_illegal() -> None:
    state = end(board([creature("Bear", 2, 2)], []), attack("Bear", exerted=("Bear",)))
    assert why(state) == "Bear can't be exerted: nothing lets it be."


@pytest.mark.parametrize(
    ("cards", "legal"),
    [
        ([creature("A", 1, 1, "banding"), creature("B", 2, 2)], True),
        ([creature("A", 1, 1, "banding"), creature("B", 2, 2, "banding")], True),
        ([creature("A", 1, 1), creature("B", 2, 2)], False),
    ],
)
def test_a_band_has_at_most_one_member_without_banding(cards: list[Card], legal: bool) -> None:
    state = end(board(cards, []), attack("A", "B", bands=(("A", "B"),)))
    assert (state.illegal is None) == legal
    if legal:
        assert [a.band for a in state.combat.attackers] == [0, 0]
        assert texts(state)[-1] == "A and B attack in a band."
        assert {"508.1e", "702.22c"} <= cited(state)
    else:
        assert "702.22c" in cited(state)


def test_a_band_attacks_one_player() -> None:
    cards = [creature("A", 1, 1, "banding"), creature("B", 2, 2)]
    state = end(board(cards, [], []), attack(("A", "Bob"), ("B", "Carol"), bands=(("A", "B"),)))
    assert why(state) == "A and B can't be in a band: they don't attack the same player."


def test_attacking_is_required_only_where_it_can_be_obeyed() -> None:
    from bot.abilities.combat_rules import MustAttack

    must = creature("Juggernaut", 5, 3, MustAttack())
    assert attack_is_required(board([must], []), ALICE)
    assert not attack_is_required(board([(must, {"tapped": True})], []), ALICE)
    assert not attack_is_required(board([creature("Bear", 2, 2)], []), ALICE)
    assert not attack_is_required(board([must], [propaganda()]), ALICE)


def test_numbers_of_a_creature_with_a_fixed_number_are_no_matter() -> None:
    weak = Filter((Compare("power", "<=", Number(2)),))
    meekstone = Static(
        (Rules(Each(Filter((*kind("Creature").qualities, *weak.qualities))), (CantAttack(),)),)
    )
    start = board(
        [
            creature("Ogre", 3, 3),
            creature("Bear", 2, 2),
            creature("Stone", 0, 0, meekstone, types=("Artifact",)),
        ],
        [],
    )
    assert end(start, attack("Ogre")).illegal is None
    assert why(end(start, attack("Bear"))) == "Bear can't attack because of Stone."
