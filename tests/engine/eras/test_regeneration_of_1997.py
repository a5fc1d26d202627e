"""Regeneration in 1997: used as a creature is being destroyed, and only then."""

from __future__ import annotations

from bot.engine.told.script import Activate, Attack, Block, GoTo, Moment, Regenerates
from tests.engine.board import bolt, creature, in_hand, lives, on_board, only, thing
from tests.engine.eras.old_cards import (
    DOOM,
    SKELETON,
    SMASH,
    TREMOR,
    WARD,
    bears,
    cast,
    giant,
    story,
    why,
)


def test_lethal_damage_and_regeneration() -> None:
    end = only(
        story(
            [on_board(SKELETON, "Bob"), on_board(bears(), "Bob"), in_hand(TREMOR, "Alice")],
            cast("Alice", "Tremor"),
            Regenerates("Bob", "Skeleton"),
        )
    )
    found = thing(end, "Skeleton")
    assert (found.zone, found.tapped, found.damage) == ("battlefield", True, 0)
    assert (thing(end, "Bears").zone, lives(end)) == ("graveyard", (18, 18))


def test_two_creatures_of_one_step_regenerate_one_after_the_other() -> None:
    end = only(
        story(
            [on_board(SKELETON, "Bob"), on_board(SKELETON, "Alice", "Bones"), in_hand(TREMOR, "Alice")],
            cast("Alice", "Tremor"),
            Regenerates("Bob", "Skeleton"),
            Regenerates("Alice", "Bones"),
        )
    )
    assert {thing(end, n).zone for n in ("Skeleton", "Bones")} == {"battlefield"}


def test_a_spell_saves_what_is_being_destroyed_by_another() -> None:
    end = only(
        story(
            [on_board(bears(), "Bob"), in_hand(SMASH, "Alice"), in_hand(WARD, "Bob")],
            cast("Alice", "Smash", "Bears"),
            cast("Bob", "Ward", "Bears"),
        )
    )
    assert (thing(end, "Bears").zone, thing(end, "Bears").tapped) == ("battlefield", True)


def test_what_is_buried_can_t_regenerate() -> None:
    message, _ = why(
        story(
            [on_board(SKELETON, "Bob"), in_hand(DOOM, "Alice")],
            cast("Alice", "Doom"),
            Regenerates("Bob", "Skeleton"),
        )
    )
    assert message == "Bob can't regenerate Skeleton: it is in the graveyard."


def test_nothing_is_regenerated_beforehand_or_in_response() -> None:
    board = [on_board(SKELETON, "Bob"), in_hand(bolt(), "Alice")]
    for actions in (
        (Activate("Bob", "Skeleton"), cast("Alice", "Spark", "Skeleton")),
        (cast("Alice", "Spark", "Skeleton"), Regenerates("Bob", "Skeleton", response=True)),
    ):
        message, rules = why(story(board, *actions))
        assert "it is used as the creature is being destroyed" in message
        assert rules == {"Damage Prevention"}


def test_a_creature_that_is_not_dying_can_t_regenerate() -> None:
    message, _ = why(
        story(
            [on_board(SKELETON, "Bob"), in_hand(bolt(), "Alice")],
            cast("Alice", "Spark", "Bob"),
            Regenerates("Bob", "Skeleton"),
        )
    )
    assert message.endswith("and Skeleton isn't being destroyed.")


def test_regeneration_removes_from_combat_before_the_second_damage_dealing_step() -> None:
    knight = creature("Knight", 2, 2, "first strike")
    end = only(
        story(
            [on_board(knight, "Alice"), on_board(SKELETON, "Bob")],
            Attack("Alice", (("Knight", ""),)),
            Block("Bob", (("Skeleton", "Knight"),)),
            GoTo(Moment.AFTER_FIRST_STRIKE),
            Regenerates("Bob", "Skeleton"),
        )
    )
    assert (thing(end, "Skeleton").zone, thing(end, "Knight").damage, lives(end)) == (
        "battlefield",
        0,
        (20, 20),
    )


def test_regeneration_told_after_the_blocks_waits_for_the_damage() -> None:
    end = only(
        story(
            [on_board(giant(), "Alice"), on_board(SKELETON, "Bob")],
            Attack("Alice", (("Giant", ""),)),
            Block("Bob", (("Skeleton", "Giant"),)),
            Regenerates("Bob", "Skeleton"),
        )
    )
    assert (thing(end, "Skeleton").zone, thing(end, "Giant").damage) == ("battlefield", 1)
