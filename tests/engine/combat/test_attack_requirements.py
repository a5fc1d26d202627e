"""Requirements to attack are counted over whole declarations, against the most that a legal one could obey (CR 508.1d)."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
from combat_boards import ALICE, BOB, board, cited, creature, end, texts
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.abilities.ability import Static
from bot.abilities.card import Card
from bot.abilities.combat_rules import (
    AtMostAttackers,
    CantAttack,
    CantAttackOrBlockAlone,
    Goaded,
    MustAttack,
    OnlyAlongside,
)
from bot.abilities.costs import Mana
from bot.abilities.filters import kind
from bot.abilities.statics import Rules
from bot.abilities.who import YOU, Each
from bot.engine.combat.attack import DeclareAttackers, nearest_attack
from bot.engine.eras import CURRENT, DOMINARIA, FIFTH, M10, SIXTH, Era
from bot.engine.happenings import Happening, What
from bot.engine.state import State
from bot.engine.told.script import Attack

CREATURES = Each(kind("Creature"))
MUST = creature("Juggernaut", 5, 3, MustAttack())
OGRE = creature("Ogre", 3, 3)


def attack(*attackers: str | tuple[str, str]) -> DeclareAttackers:
    return DeclareAttackers(
        Attack("Alice", tuple((a, "") if isinstance(a, str) else a for a in attackers)), 0
    )


def is_legal(state: State, *attackers: str | tuple[str, str]) -> bool:
    return end(state, attack(*attackers)).illegal is None


def test_who_attacks_each_combat_if_able_may_not_stay_at_home() -> None:
    state = end(board([MUST, OGRE], []), attack("Ogre"))
    assert texts(state) == [
        "This attack is illegal: Juggernaut has to attack if able. "
        "It obeys 0 of the requirements where 1 could be obeyed."
    ]
    assert cited(state) == {"508.1d"}
    assert state.illegal.suggestions == ("Alice attacks Bob with Juggernaut and Ogre.",)


@pytest.mark.parametrize(
    ("era", "number"), [(CURRENT, "508.1d"), (M10, "508.1d"), (SIXTH, "500.2"), (FIFTH, "The Attack")]
)
def test_attacking_with_nothing_is_illegal_where_somebody_has_to(era: Era, number: str) -> None:
    state = end(board([MUST], [], era=era), attack())
    assert state.illegal is not None
    assert number in cited(state)


@pytest.mark.parametrize("more", [{"tapped": True}, {"sick": True}])
def test_who_is_not_able_need_not_attack(more: dict) -> None:
    assert is_legal(board([(MUST, more), OGRE], []), "Ogre")


def test_nobody_has_to_pay_so_that_a_requirement_is_obeyed() -> None:
    taxed = creature("Hill Giant", 3, 3, MustAttack(), CantAttack(cost=(Mana("{3}"),)))
    start = board([taxed, OGRE], [])
    assert is_legal(start, "Ogre")
    assert is_legal(start, "Hill Giant", "Ogre")
    assert is_legal(start)


def test_where_only_one_may_attack_it_has_to_be_the_one_that_must() -> None:
    grounds = creature(
        "Grounds", 0, 0, Static((Rules(CREATURES, (AtMostAttackers(1),)),)), types=("Enchantment",)
    )
    start = board([MUST, OGRE, grounds], [])
    assert is_legal(start, "Juggernaut")
    assert "508.1d" in cited(end(start, attack("Ogre")))
    assert "508.1d" in cited(end(start, attack()))
    assert "508.1c" in cited(end(start, attack("Ogre", "Juggernaut")))


def test_where_only_one_of_two_that_must_can_either_may() -> None:
    grounds = creature(
        "Grounds", 0, 0, Static((Rules(CREATURES, (AtMostAttackers(1),)),)), types=("Enchantment",)
    )
    start = board([MUST, replace(MUST, name="Twin"), grounds], [])
    assert is_legal(start, "Juggernaut")
    assert is_legal(start, "Twin")
    assert not is_legal(start)


def test_one_that_must_attack_takes_another_along_since_2009_when_it_cannot_attack_alone() -> None:
    flunkies = creature("Flunkies", 3, 3, MustAttack(), CantAttackOrBlockAlone())
    for era in (M10, DOMINARIA, CURRENT):
        start = board([flunkies, OGRE], [], era=era)
        assert not is_legal(start, "Ogre")
        assert not is_legal(start)
        assert is_legal(start, "Ogre", "Flunkies")
    for era in (FIFTH, SIXTH):
        assert is_legal(board([flunkies, OGRE], [], era=era))
    assert is_legal(board([flunkies], []))


def test_this_turn_asks_again_in_a_second_combat_since_2018_only() -> None:
    eager = creature("Giant", 3, 3, MustAttack("this turn"))
    for era, again in ((M10, False), (DOMINARIA, True), (CURRENT, True)):
        start = board([eager, OGRE], [], era=era)
        giant = start.named("Giant").id
        second = start.having(history=(Happening(What.ATTACKS, giant, BOB),))
        assert is_legal(second, "Ogre") != again
        assert not is_legal(start, "Ogre")


def test_each_combat_asks_in_every_combat() -> None:
    start = board([MUST, OGRE], [], era=M10)
    second = start.having(history=(Happening(What.ATTACKS, start.named("Juggernaut").id, BOB),))
    assert not is_legal(second, "Ogre")


def test_who_must_attack_chooses_whom() -> None:
    walker = creature("Chandra", 0, 0, types=("Planeswalker",), loyalty=6)
    start = board([MUST], [walker])
    assert is_legal(start, ("Juggernaut", "Chandra"))
    assert is_legal(start, "Juggernaut")


def test_a_goaded_creature_attacks_somebody_else_than_the_goader_where_it_can() -> None:
    goad = Static((Rules(Each(kind("Creature")), (Goaded(),)),))
    vow = creature("Vow", 0, 0, goad, types=("Enchantment",))
    three = board([OGRE], [vow], [])
    assert is_legal(three, ("Ogre", "Carol"))
    assert not is_legal(three, ("Ogre", "Bob"))
    assert not is_legal(three)
    two = board([OGRE], [vow])
    assert is_legal(two, "Ogre")
    assert not is_legal(two)


def test_who_must_attack_one_player_attacks_that_one() -> None:
    lure = creature("Alluring", 1, 1, Static((Rules(CREATURES, (MustAttack("each combat", YOU),)),)))
    start = board([OGRE], [], [lure])
    assert is_legal(start, ("Ogre", "Carol"))
    assert not is_legal(start, ("Ogre", "Bob"))


# --- the solver against brute force ------------------------------------------------------------------------------------

_RULES = st.lists(
    st.sampled_from(
        [
            MustAttack(),
            MustAttack("this turn"),
            CantAttack(),
            CantAttack(cost=(Mana("{1}"),)),
            CantAttackOrBlockAlone(),
            OnlyAlongside(2),
        ]
    ),
    max_size=2,
)


@st.composite
def boards(draw: st.DrawFn) -> State:
    size = draw(st.integers(1, 4))
    cards: list[Card] = []
    for number in range(size):
        cards.append(creature(f"C{number}", draw(st.integers(1, 3)), 2, *draw(_RULES)))
    sides: list[list[Card]] = [cards, []]
    if draw(st.booleans()):
        sides.append([])
    watcher = draw(
        st.sampled_from(
            [
                None,
                Rules(CREATURES, (AtMostAttackers(1),)),
                Rules(CREATURES, (AtMostAttackers(2),)),
                Rules(CREATURES, (AtMostAttackers(1, YOU),)),
                Rules(CREATURES, (MustAttack("each combat", YOU),)),
                Rules(CREATURES, (CantAttack(YOU),)),
                Rules(CREATURES, (Goaded(),)),
            ]
        )
    )
    if watcher is not None:
        sides[1] = [creature("Watcher", 0, 0, Static((watcher,)), types=("Enchantment",))]
    return board(*sides)


def _all_declarations(state: State) -> list[dict[str, str]]:
    names = [o.label for o in state.battlefield() if o.controller == ALICE]
    whom = ["", *(p.name for p in state.players[1:])]
    return [
        {n: w for n, w in zip(names, picks, strict=True) if w} for picks in product(whom, repeat=len(names))
    ]


def _rules(state: State, name: str) -> list:
    found = state.named(name)
    own = [r for a in found.card.abilities for r in a.effects[0].rules]
    watcher = state.named("Watcher")
    if watcher is not None:
        own += [r for a in watcher.card.abilities for r in a.effects[0].rules]
    return own


def _keeps_restrictions(state: State, chosen: dict[str, str], free: bool) -> bool:
    """The restrictions, told again by other means: nothing of the engine's is used."""
    for name, whom in chosen.items():
        for rule in _rules(state, name):
            match rule:
                case CantAttack(whom=None, cost=()):
                    return False
                case CantAttack(whom=None) if free:
                    return False
                case CantAttack(whom=who) if who is not None and whom == "Bob":
                    return False
                case CantAttackOrBlockAlone() if len(chosen) < 2:
                    return False
                case OnlyAlongside(number=number) if len(chosen) - 1 < number:
                    return False
                case AtMostAttackers(number=number, whom=None) if len(chosen) > number:
                    return False
                case AtMostAttackers(number=number) if list(chosen.values()).count("Bob") > number:
                    return False
    return True


def _obeyed(state: State, chosen: dict[str, str]) -> int:
    total = 0
    for name in (o.label for o in state.battlefield() if o.controller == ALICE):
        whom = chosen.get(name)
        for rule in _rules(state, name):
            match rule:
                case MustAttack(whom=None):
                    total += whom is not None
                case MustAttack():
                    total += whom == "Bob"
                case Goaded():
                    total += (whom is not None) + (whom not in (None, "Bob"))
    return total


@settings(max_examples=120)
@given(boards())
def test_a_declaration_is_legal_just_when_brute_force_finds_none_that_obeys_more(state: State) -> None:
    every = _all_declarations(state)
    most = max(_obeyed(state, c) for c in every if _keeps_restrictions(state, c, free=True))
    for chosen in every:
        expected = _keeps_restrictions(state, chosen, free=False) and _obeyed(state, chosen) >= most
        assert is_legal(state, *chosen.items()) == expected, (chosen, most)


@settings(max_examples=60)
@given(boards())
def test_what_is_suggested_instead_is_legal(state: State) -> None:
    for told in _all_declarations(state):
        entities = {state.named(n).id: state.player_named(w) for n, w in told.items()}
        near = nearest_attack(state, ALICE, entities).chosen
        assert is_legal(state, *((state.label(e), state.label(w)) for e, w in near.items()))
