"""The damage-prevention step of 1997: packets, what acts on them, what happens as the step ends."""

from __future__ import annotations

import pytest

from bot.engine.told.decisions import ChoosesSource
from bot.engine.told.script import Activate, Attack, Block, GoTo, Moment, Targets
from tests.engine.board import bolt, creature, in_hand, lives, on_board, only, thing
from tests.engine.eras.old_cards import (
    ARMOR,
    BOUNCE,
    CIRCLE,
    DENIAL,
    DRAIN,
    GROWTH,
    GUARD,
    HAZE,
    HEALER,
    IMAGE,
    MONOLITH,
    NET,
    RECOIL,
    REVENGE,
    SALVE,
    SKELETON,
    SPECTER,
    bears,
    cast,
    giant,
    story,
    texts,
    why,
)

STEP = GoTo(Moment.DAMAGE_PREVENTION)
SECOND = GoTo(Moment.DAMAGE_PREVENTION, number=2)
NO_BLOCK = Block("Bob", ())


def use(player: str, what: str, *targets: str) -> Activate:
    return Activate(player, what, targets=Targets(targets or None))


def test_the_mode_that_alone_fits_the_target_is_meant_and_acts_on_the_damage_that_waits() -> None:
    """Told of a creature, the spell that gains a player life or prevents damage can only prevent."""
    things = [on_board(giant(), "Bob"), in_hand(bolt(), "Alice"), in_hand(SALVE, "Bob")]
    ends = story(things, cast("Alice", "Spark", "Giant"), cast("Bob", "Salve", "Giant")).outcomes
    (end,) = (end for end in ends if end.illegal is None)
    assert thing(end, "Giant").damage == 0
    assert any("prevents 3 damage" in text for text in texts(end))


def test_where_both_modes_fit_the_target_the_one_told_after_the_damage_gains_life() -> None:
    things = [in_hand(bolt(), "Alice"), in_hand(SALVE, "Bob")]
    ends = story(things, cast("Alice", "Spark", "Bob"), cast("Bob", "Salve", "Bob")).outcomes
    assert [lives(end) for end in ends if end.illegal is None] == [(20, 20)]
    assert not any("prevents" in text for end in ends for text in texts(end))


def test_a_spell_s_damage_can_be_prevented_after_the_spell_has_resolved() -> None:
    end = only(
        story(
            [in_hand(bolt(), "Alice"), in_hand(SALVE, "Bob")],
            cast("Alice", "Spark", "Bob"),
            STEP,
            cast("Bob", "Salve", "Bob", mode=2),
        )
    )
    assert lives(end) == (20, 20)
    assert texts(end)[:3] == [
        "Alice casts Spark targeting Bob.",
        "Spark resolves.",
        "A damage-prevention step begins: 3 damage from Spark to Bob can be prevented or redirected.",
    ]


def test_prevention_told_right_after_the_damage_happens_in_its_step() -> None:
    end = only(
        story(
            [in_hand(bolt(), "Alice"), in_hand(SALVE, "Bob")],
            cast("Alice", "Spark", "Bob"),
            cast("Bob", "Salve", "Bob", mode=2),
        )
    )
    assert lives(end) == (20, 20)


def test_prevention_in_response_comes_before_there_is_any_damage() -> None:
    message, rules = why(
        story(
            [in_hand(bolt(), "Alice"), in_hand(SALVE, "Bob")],
            cast("Alice", "Spark", "Bob"),
            cast("Bob", "Salve", "Bob", mode=2, response=True),
        )
    )
    assert message.startswith("Salve can't be used to prevent or redirect damage outside a damage-prevention")
    assert rules == {"Damage Prevention"}


@pytest.mark.parametrize(
    ("card", "targets", "mode", "reason"),
    [
        (GROWTH, ("Bears",), 0, "a bigger creature may survive the damage"),
        (BOUNCE, ("Bears",), 0, "returning a creature to its owner's hand lets it avoid the damage"),
        (SALVE, ("Bob",), 1, "there Salve can be used only to prevent or redirect damage"),
        (bolt(name="Second"), ("Bears",), 0, "it neither prevents nor redirects damage"),
    ],
)
def test_what_does_not_act_on_damage_is_not_legal_in_the_step(
    card: object, targets: tuple[str, ...], mode: int, reason: str
) -> None:
    name = card.name  # type: ignore[attr-defined]
    message, rules = why(
        story(
            [on_board(bears(), "Bob"), in_hand(bolt(), "Alice"), in_hand(card, "Bob")],  # type: ignore[arg-type]
            cast("Alice", "Spark", "Bears"),
            STEP,
            cast("Bob", name, *targets, mode=mode),
        )
    )
    assert message.startswith(f"{name} isn't legal in the damage-prevention step")
    assert reason in message
    assert rules == {"Damage Prevention"}


def test_a_spell_that_prevents_can_be_countered_in_the_step() -> None:
    end = only(
        story(
            [in_hand(bolt(), "Alice"), in_hand(SALVE, "Bob"), in_hand(DENIAL, "Alice")],
            cast("Alice", "Spark", "Bob"),
            STEP,
            cast("Bob", "Salve", "Bob", mode=2),
            cast("Alice", "Denial", "Salve", response=True),
        )
    )
    assert lives(end) == (20, 17)


def test_an_empty_packet_is_no_target() -> None:
    message, rules = why(
        story(
            [on_board(HEALER, "Bob"), in_hand(bolt(), "Alice"), in_hand(SALVE, "Bob")],
            cast("Alice", "Spark", "Bob"),
            STEP,
            cast("Bob", "Salve", "Bob", mode=2),
            use("Bob", "Healer", "Bob"),
        )
    )
    assert "no packet of damage to Bob waits" in message
    assert rules == {"Damage Prevention"}


def test_an_effect_acts_on_one_packet_and_its_player_chooses_which() -> None:
    both = story(
        [on_board(creature("Wurm", 6, 4), "Alice"), on_board(bears(), "Alice"), in_hand(SALVE, "Bob")],
        Attack("Alice", (("Wurm", ""), ("Bears", ""))),
        NO_BLOCK,
        STEP,
        cast("Bob", "Salve", "Bob", mode=2),
    )
    # 3 of the 6 or both of the 2: what is left is 5 or 6.
    assert sorted(lives(o)[1] for o in both.outcomes) == [14, 15]
    told = story(
        [on_board(creature("Wurm", 6, 4), "Alice"), on_board(bears(), "Alice"), in_hand(SALVE, "Bob")],
        Attack("Alice", (("Wurm", ""), ("Bears", ""))),
        NO_BLOCK,
        STEP,
        cast("Bob", "Salve", "Bob", mode=2),
        ChoosesSource("Bob", "Bears"),
    )
    assert lives(only(told)) == (20, 14)


def test_the_packet_records_the_color_of_its_source() -> None:
    board = [on_board(CIRCLE, "Bob"), on_board(bears(), "Alice"), on_board(giant(), "Alice")]
    attack = Attack("Alice", (("Bears", ""), ("Giant", "")))
    red = story(board, attack, NO_BLOCK, STEP, use("Bob", "Circle"), ChoosesSource("Bob", "Giant"))
    assert lives(only(red)) == (20, 18)
    message, _ = why(
        story(board, attack, NO_BLOCK, STEP, use("Bob", "Circle"), ChoosesSource("Bob", "Bears"))
    )
    assert "Bears is not what Circle asks for" in message


def test_side_effects_come_only_of_damage_that_was_dealt() -> None:
    board = [on_board(SPECTER, "Alice"), on_board(HEALER, "Bob"), in_hand(GROWTH, "Bob")]
    attack = (Attack("Alice", (("Specter", ""),)), NO_BLOCK, STEP)
    through = only(story(board, *attack, use("Bob", "Healer", "Bob")))
    assert (lives(through), thing(through, "Growth").zone) == ((20, 19), "graveyard")
    spared = only(story([*board, in_hand(SALVE, "Bob")], *attack, cast("Bob", "Salve", "Bob", mode=2)))
    assert (lives(spared), thing(spared, "Growth").zone) == ((20, 20), "hand")


def test_automatic_reduction_applies_first_and_to_new_damage_too() -> None:
    end = only(
        story(
            [
                on_board(ARMOR, "Bob"),
                on_board(MONOLITH, "Bob"),
                on_board(bears(), "Bob"),
                in_hand(bolt(), "Alice"),
                in_hand(bolt(name="Other"), "Alice"),
            ],
            cast("Alice", "Spark", "Bob"),
            cast("Alice", "Other", "Bears"),
            STEP,
            use("Bob", "Monolith", "Bears"),
        )
    )
    assert lives(end) == (20, 16)
    assert thing(end, "Bears").damage == 0


def test_automatic_redirection_comes_last_and_has_a_step_of_its_own() -> None:
    board = [
        on_board(GUARD, "Bob"),
        on_board(HEALER, "Bob"),
        on_board(giant(), "Alice"),
        in_hand(SALVE, "Bob"),
    ]
    attack = (Attack("Alice", (("Giant", ""),)), NO_BLOCK)
    first = only(story(board, *attack, STEP, use("Bob", "Healer", "Bob")))
    assert (lives(first), thing(first, "Guard").damage) == ((20, 20), 2)
    second = only(story(board, *attack, SECOND, cast("Bob", "Salve", "Guard", mode=2)))
    assert (lives(second), thing(second, "Guard").damage) == ((20, 20), 0)
    both = only(
        story(
            board,
            *attack,
            STEP,
            use("Bob", "Healer", "Bob"),
            SECOND,
            cast("Bob", "Salve", "Guard", mode=2),
        )
    )
    assert thing(both, "Guard").damage == 0


def test_new_damage_of_the_step_joins_the_step() -> None:
    end = only(
        story(
            [on_board(IMAGE, "Bob"), on_board(HEALER, "Bob"), in_hand(bolt(), "Alice")],
            cast("Alice", "Spark", "Image"),
            STEP,
            use("Bob", "Image"),
            use("Bob", "Healer", "Bob"),
        )
    )
    assert (lives(end), thing(end, "Image").damage) == ((20, 20), 2)


def test_an_ability_may_be_used_several_times_on_one_packet() -> None:
    end = only(
        story(
            [on_board(IMAGE, "Bob"), in_hand(bolt(), "Alice")],
            cast("Alice", "Spark", "Image"),
            STEP,
            Activate("Bob", "Image", times=3),
        )
    )
    assert (lives(end), thing(end, "Image").damage) == ((20, 17), 0)


def test_what_is_used_when_a_player_is_damaged_is_used_in_the_step() -> None:
    end = only(
        story(
            [in_hand(bolt(), "Alice"), in_hand(REVENGE, "Bob")],
            cast("Alice", "Spark", "Bob"),
            STEP,
            cast("Bob", "Revenge"),
            ChoosesSource("Bob", "Spark"),
        )
    )
    assert lives(end) == (17, 17)


def test_an_effect_that_asks_what_it_dealt_waits_for_its_damage() -> None:
    end = only(
        story(
            [in_hand(DRAIN, "Alice"), on_board(HEALER, "Bob")],
            cast("Alice", "Drain", "Bob"),
            STEP,
            use("Bob", "Healer", "Bob"),
        )
    )
    assert lives(end) == (22, 18)


def test_prevention_that_lasts_is_played_beforehand() -> None:
    end = only(
        story(
            [on_board(giant(), "Alice"), in_hand(HAZE, "Bob")],
            Attack("Alice", (("Giant", ""),)),
            cast("Bob", "Haze"),
            NO_BLOCK,
        )
    )
    assert lives(end) == (20, 20)


def test_the_example_of_the_two_bears_and_the_specter() -> None:
    board = [
        on_board(bears(), "Bob", "Bears A"),
        on_board(RECOIL, "Sue", attached_to="Bears A"),
        on_board(bears(), "Bob", "Bears B"),
        on_board(SPECTER, "Sue"),
        in_hand(SALVE, "Bob"),
        on_board(NET, "Sue"),
    ]
    attack = (
        Attack("Bob", (("Bears A", "Sue"), ("Bears B", "Sue"))),
        Block("Sue", (("Specter", "Bears B"),)),
    )
    ends = story(board, *attack, players=("Bob", "Sue"), active="Bob").outcomes
    assert sorted((e.players["Sue"].life, e.players["Bob"].life) for e in ends) == [
        (18, 18),
        (19, 18),
        (20, 18),
    ]
    told = texts(ends[0])
    order = [
        next(i for i, t in enumerate(told) if words in t)
        for words in (
            "A damage-prevention step begins",
            "Recoil triggers",
            "Specter has lethal damage",
            "Another damage-prevention step begins",
            "Recoil deals 2 damage to Bob",
        )
    ]
    assert order == sorted(order)
    spared = story(
        board[:-1],
        *attack,
        SECOND,
        cast("Bob", "Salve", "Bob", mode=2),
        players=("Bob", "Sue"),
        active="Bob",
    )
    assert [(e.players["Sue"].life, e.players["Bob"].life) for e in spared.outcomes] == [(18, 20)]


def test_a_number_counts_the_steps_of_one_attack_or_of_the_story() -> None:
    board = [
        on_board(creature("Wall", 0, 7), "Bob"),
        in_hand(bolt(), "Alice"),
        in_hand(bolt(name="Other"), "Alice"),
        in_hand(SALVE, "Bob"),
        on_board(GUARD, "Bob"),
        on_board(giant(), "Alice"),
    ]
    of_the_story = only(
        story(
            board,
            cast("Alice", "Spark", "Wall"),
            cast("Alice", "Other", "Wall"),
            SECOND,
            cast("Bob", "Salve", "Wall", mode=2),
        )
    )
    assert thing(of_the_story, "Wall").damage == 3
    of_the_attack = only(
        story(
            board,
            cast("Alice", "Spark", "Wall"),
            Attack("Alice", (("Giant", ""),)),
            NO_BLOCK,
            SECOND,
            cast("Bob", "Salve", "Guard", mode=2),
        )
    )
    assert (thing(of_the_attack, "Guard").damage, thing(of_the_attack, "Wall").damage) == (0, 3)


def test_there_is_no_step_where_no_damage_waits() -> None:
    message, rules = why(story([in_hand(SALVE, "Bob")], STEP, cast("Bob", "Salve", "Bob", mode=2)))
    assert message == "There is no damage-prevention step now: it follows damage, and no damage waits."
    assert rules == {"Damage Prevention"}


def test_damage_beyond_what_destroys_a_blocker_tramples_over_only_after_prevention() -> None:
    board = [
        on_board(creature("Mammoth", 3, 3, "trample"), "Alice"),
        on_board(bears(), "Bob"),
        in_hand(SALVE, "Bob"),
        on_board(HEALER, "Bob"),
    ]
    attack = (Attack("Alice", (("Mammoth", ""),)), Block("Bob", (("Bears", "Mammoth"),)))
    plain = only(story(board, *attack))
    assert (lives(plain), thing(plain, "Bears").zone) == ((20, 19), "graveyard")
    one = only(story(board, *attack, STEP, use("Bob", "Healer", "Bears")))
    assert (lives(one), thing(one, "Bears").zone) == ((20, 20), "graveyard")
    all_ = only(story(board, *attack, STEP, cast("Bob", "Salve", "Bears", mode=2)))
    assert (lives(all_), thing(all_, "Bears").zone) == ((20, 20), "battlefield")


def test_a_creature_that_regenerates_does_so_as_it_dies_of_the_step_s_damage() -> None:
    end = only(
        story(
            [on_board(SKELETON, "Bob"), on_board(giant(), "Alice")],
            Attack("Alice", (("Giant", ""),)),
            Block("Bob", (("Skeleton", "Giant"),)),
            use("Bob", "Skeleton"),
        )
    )
    assert (thing(end, "Skeleton").zone, thing(end, "Skeleton").tapped) == ("battlefield", True)
