"""Combat keywords that stand for abilities, played out for real."""

from __future__ import annotations

import pytest
from combat_boards import creature

from bot.abilities.ability import Keyword
from bot.abilities.amounts import Number
from bot.abilities.card import Card
from bot.abilities.keyword_abilities.combat import implied
from bot.engine.eras import CURRENT
from bot.engine.outcome import Outcome
from bot.engine.run import resolve
from bot.engine.told.decisions import Decision, SaysMay, TriggerTargets
from bot.engine.told.script import Action, Attack, Block, Script, Targets
from bot.engine.told.setup import ObjectSetup, PlayerSetup, Setup


def n(name: str, number: int) -> Keyword:
    return Keyword(name, value=Number(number))


def play(
    mine: list[Card], theirs: list[Card | tuple[Card, dict]], *actions: Action, whom: str = ""
) -> Outcome:
    """The one outcome of an attack with everything of Alice's."""
    objects = [ObjectSetup(c.name, c, "Alice", "Alice") for c in mine]
    for one in theirs:
        card, more = one if isinstance(one, tuple) else (one, {})
        objects.append(ObjectSetup(card.name, card, "Bob", "Bob", **more))
    attack = Attack("Alice", tuple((c.name, whom) for c in mine))
    setup = Setup((PlayerSetup("Alice"), PlayerSetup("Bob")), tuple(objects))
    answers = tuple(a for a in actions if isinstance(a, Decision))
    rest = tuple(a for a in actions if not isinstance(a, Decision))
    (only,) = resolve(Script(setup, (attack, *answers, *rest)), CURRENT).outcomes
    return only


def size(outcome: Outcome, label: str) -> tuple[int | None, int | None]:
    (found,) = [o for o in outcome.objects if o.label == label]
    return found.power, found.toughness


def zone(outcome: Outcome, label: str) -> str:
    (found,) = [o for o in outcome.objects if o.label == label]
    return found.zone


def blocks(*pairs: tuple[str, str]) -> Block:
    return Block("Bob", pairs)


WALL = creature("Wall", 0, 9)
TOWER = creature("Tower", 0, 9)
THIRD = creature("Third", 0, 9)


def test_bushido_counts_once_however_many_block() -> None:
    zed = creature("Zed", -9, 9, n("bushido", 2))
    out = play([zed], [WALL, TOWER], blocks(("Wall", "Zed"), ("Tower", "Zed")))
    assert size(out, "Zed") == (-7, 11)


def test_bushido_of_a_blocker() -> None:
    out = play([creature("Ox", 1, 9)], [creature("Zed", 2, 2, n("bushido", 1))], blocks(("Zed", "Ox")))
    assert size(out, "Zed") == (3, 3)


def test_flanking_shrinks_each_blocker_without_it() -> None:
    zed = creature("Zed", 0, 9, "flanking")
    out = play(
        [zed], [WALL, creature("Knight", 0, 9, "flanking")], blocks(("Wall", "Zed"), ("Knight", "Zed"))
    )
    assert size(out, "Wall") == (-1, 8)
    assert size(out, "Knight") == (0, 9)


@pytest.mark.parametrize(("number", "expected"), [(1, (0, 9)), (2, (2, 11)), (3, (4, 13))])
def test_rampage_counts_the_blockers_past_the_first(number: int, expected: tuple[int, int]) -> None:
    names = ["Wall", "Tower", "Third"][:number]
    # An attacker that deals no damage leaves no division open.
    zed = creature("Zed", -9, 9, n("rampage", 2))
    out = play([zed], [WALL, TOWER, THIRD], blocks(*((b, "Zed") for b in names)))
    power, toughness = size(out, "Zed")
    assert (power + 9, toughness) == expected


def test_exalted_is_for_the_one_that_attacks_alone_even_at_a_planeswalker() -> None:
    zed = creature("Zed", 2, 2, "exalted")
    assert size(play([zed], []), "Zed") == (3, 3)
    assert size(play([zed, creature("Elf", 1, 1)], []), "Zed") == (2, 2)
    walker = creature("Chandra", 0, 0, types=("Planeswalker",), loyalty=6)
    at = play([zed], [(walker, {"loyalty": 6})], whom="Chandra")
    assert size(at, "Zed") == (3, 3)


def test_battle_cry_is_for_the_others() -> None:
    out = play([creature("Zed", 2, 2, "battle cry"), creature("Elf", 1, 1)], [])
    assert (size(out, "Zed"), size(out, "Elf")) == ((2, 2), (2, 1))


def test_a_provoked_creature_untaps_and_blocks() -> None:
    told = (SaysMay("Alice", True), TriggerTargets("Alice", "Zed", Targets(("Wall",))))
    out = play([creature("Zed", 2, 2, "provoke")], [(WALL, {"tapped": True}), TOWER], *told)
    assert out.players["Bob"].life == 20
    assert any(s.text == "Bob blocks Zed with Wall." for s in out.steps)


def test_afflict_costs_life_when_blocked() -> None:
    out = play([creature("Zed", 2, 2, n("afflict", 3))], [WALL], blocks(("Wall", "Zed")))
    assert out.players["Bob"].life == 17


def test_annihilator_makes_the_defending_player_sacrifice() -> None:
    out = play([creature("Zed", 8, 8, n("annihilator", 2))], [WALL, TOWER])
    assert (zone(out, "Wall"), zone(out, "Tower")) == ("graveyard", "graveyard")


def test_melee_counts_the_opponents_attacked() -> None:
    assert size(play([creature("Zed", 2, 2, "melee")], []), "Zed") == (3, 3)
    walker = creature("Chandra", 0, 0, types=("Planeswalker",), loyalty=6)
    at = play([creature("Zed", 2, 2, "melee")], [(walker, {"loyalty": 6})], whom="Chandra")
    assert size(at, "Zed") == (2, 2)


def test_mentor_helps_a_lesser_attacker() -> None:
    out = play([creature("Zed", 3, 3, "mentor"), creature("Elf", 1, 1)], [])
    assert size(out, "Elf") == (2, 2)


@pytest.mark.parametrize(("other", "expected"), [(3, (2, 2)), (1, (1, 1))])
def test_training_needs_a_greater_attacker_beside_it(other: int, expected: tuple[int, int]) -> None:
    out = play([creature("Zed", 1, 1, "training"), creature("Ogre", other, 3)], [])
    assert size(out, "Zed") == expected


def test_frenzy_is_for_the_unblocked() -> None:
    zed = creature("Zed", 2, 2, n("frenzy", 2))
    assert play([zed], []).players["Bob"].life == 16
    assert size(play([zed], [WALL], blocks(("Wall", "Zed"))), "Zed") == (2, 2)


def test_poisonous_gives_counters_beside_the_damage() -> None:
    out = play([creature("Zed", 1, 1, n("poisonous", 3))], [])
    assert (out.players["Bob"].life, out.players["Bob"].poison) == (19, 3)


def test_a_keyword_that_is_no_triggered_ability_of_combat_stands_for_nothing() -> None:
    assert implied(Keyword("flying")) == ()
    assert implied(n("bushido", 1)) is implied(n("bushido", 1))
