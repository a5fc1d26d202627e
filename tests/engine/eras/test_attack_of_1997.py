"""The attack of 1997: inside the main phase, once a turn, announced and perhaps aborted; what may be played in it."""

from __future__ import annotations

from bot.abilities.ability import Static
from bot.abilities.combat_rules import MustAttack
from bot.abilities.statics import Rules
from bot.abilities.who import SELF
from bot.engine.told.script import Activate, AnnounceAttack, Attack, Block, GoTo, Moment, Targets
from tests.engine.board import bolt, creature, in_hand, lives, on_board, only, thing
from tests.engine.eras.old_cards import (
    GROWTH,
    HEALER,
    RITUAL,
    TAPPER,
    TREMOR,
    bears,
    cast,
    giant,
    story,
    texts,
    why,
)

BOARD = [on_board(bears(), "Alice"), on_board(giant(), "Alice"), on_board(TAPPER, "Bob")]
TAP_GIANT = Activate("Bob", "Tapper", targets=Targets(("Giant",)))
WITH_BEARS = Attack("Alice", (("Bears", ""),))
WITH_GIANT = Attack("Alice", (("Giant", ""),))
NO_BLOCK = Block("Bob", ())


def test_a_fast_effect_aborts_the_announced_attack_which_may_be_tried_again() -> None:
    end = only(story(BOARD, AnnounceAttack("Alice"), TAP_GIANT, WITH_BEARS, NO_BLOCK))
    assert (lives(end), thing(end, "Giant").tapped) == ((20, 18), True)
    assert texts(end)[:2] == [
        "Alice announces an attack.",
        "Bob aborts the attack by playing a fast effect: the main phase goes on.",
    ]


def test_after_the_declaration_tapping_an_attacker_is_too_late() -> None:
    end = only(story(BOARD, WITH_GIANT, TAP_GIANT, NO_BLOCK))
    assert lives(end) == (20, 17)


def test_what_is_done_before_attackers_are_declared_is_done_in_the_main_phase() -> None:
    end = only(story(BOARD, GoTo(Moment.BEGINNING_OF_COMBAT), TAP_GIANT, WITH_BEARS, NO_BLOCK))
    assert lives(end) == (20, 18)


def test_one_attack_a_turn() -> None:
    message, rules = why(story(BOARD, WITH_BEARS, NO_BLOCK, GoTo(Moment.AFTER_COMBAT), WITH_GIANT))
    assert message.startswith("Alice can't attack again: a player can begin an attack only once")
    assert rules == {"The Attack"}


def test_attacking_with_nothing_is_the_one_attack_too() -> None:
    message, _ = why(story(BOARD, Attack("Alice", ()), GoTo(Moment.AFTER_COMBAT), WITH_GIANT))
    assert message.startswith("Alice can't attack again")


def test_the_main_phase_resumes_after_the_attack() -> None:
    end = only(
        story(
            [*BOARD, in_hand(TREMOR, "Alice")],
            WITH_BEARS,
            NO_BLOCK,
            GoTo(Moment.AFTER_COMBAT),
            cast("Alice", "Tremor"),
        )
    )
    assert lives(end) == (18, 16)


def test_no_sorcery_during_the_attack() -> None:
    message, rules = why(story([*BOARD, in_hand(TREMOR, "Alice")], WITH_BEARS, cast("Alice", "Tremor")))
    assert message.startswith("Alice can't cast Tremor during the attack: only fast effects are legal there.")
    assert rules == {"The Attack"}


def test_no_fast_effects_between_the_two_damage_dealing_steps() -> None:
    knight = creature("Knight", 2, 2, "first strike")
    message, rules = why(
        story(
            [on_board(knight, "Alice"), on_board(giant(), "Bob"), in_hand(GROWTH, "Bob")],
            Attack("Alice", (("Knight", ""),)),
            Block("Bob", (("Giant", "Knight"),)),
            GoTo(Moment.AFTER_FIRST_STRIKE),
            cast("Bob", "Growth", "Giant"),
        )
    )
    assert message.startswith(
        "Growth can't be played now: in the attack fast effects are legal after attackers"
    )
    assert rules == {"The Attack"}


def test_what_is_told_after_the_damage_is_done_as_the_main_phase_resumes() -> None:
    end = only(
        story(
            [*BOARD, in_hand(bolt(), "Bob")],
            WITH_BEARS,
            NO_BLOCK,
            GoTo(Moment.DAMAGE),
            cast("Bob", "Spark", "Alice"),
        )
    )
    assert lives(end) == (17, 18)


def test_mana_burn_and_life_totals_come_before_the_attack_begins() -> None:
    burnt = only(story([*BOARD, in_hand(RITUAL, "Alice")], cast("Alice", "Ritual"), WITH_BEARS, NO_BLOCK))
    assert (lives(burnt), burnt.players["Alice"].mana_burn) == ((17, 18), 3)
    over = only(
        story([*BOARD, in_hand(bolt(), "Alice")], cast("Alice", "Spark", "Bob"), WITH_BEARS, life={"Bob": 3})
    )
    assert (over.players["Bob"].lost, thing(over, "Bears").tapped) == (True, False)


def test_life_totals_are_checked_as_the_attack_ends() -> None:
    end = only(
        story(
            [*BOARD, in_hand(TREMOR, "Alice")],
            WITH_BEARS,
            NO_BLOCK,
            GoTo(Moment.AFTER_COMBAT),
            cast("Alice", "Tremor"),
            life={"Bob": 2},
        )
    )
    assert (end.players["Bob"].lost, lives(end)) == (True, (20, 0))


def test_the_main_phase_can_t_end_without_the_attack_of_a_creature_that_has_to() -> None:
    forced = creature("Engine", 5, 3, abilities=(Static((Rules(SELF, (MustAttack(),)),)),))
    result = story([on_board(forced, "Alice")], to_the_end=True)
    message, rules = why(result)
    assert message == "Alice can't end the main phase without having attacked: Engine has to attack if able."
    assert rules == {"The Attack"}
    illegal = result.outcomes[0].illegal
    assert illegal is not None
    assert illegal.suggestions == ("Alice attacks with Engine.",)
    sick = story([on_board(forced, "Alice", sick=True)], to_the_end=True)
    assert sick.outcomes[0].illegal is None


def test_only_the_opponent_can_be_attacked() -> None:
    message, rules = why(story([*BOARD, on_board(bears("Cub"), "Bob")], Attack("Alice", (("Giant", "Cub"),))))
    assert message == "Cub can't be attacked: only the opponent can be attacked."
    assert rules == {"The Attack"}


def test_what_targets_an_attacker_is_played_only_during_the_attack() -> None:
    from bot.abilities.effects import TapOrUntap
    from bot.abilities.filters import Filter, InStatus, OfType
    from bot.abilities.who import Target
    from tests.engine.board import instant

    snare = instant("Snare", TapOrUntap(Target(Filter((InStatus("attacking"), OfType("Creature")))), True))
    message, rules = why(story([*BOARD, in_hand(snare, "Bob")], cast("Bob", "Snare", "Giant")))
    assert message == (
        "Snare can't be played now: there are attacking and blocking creatures only during the attack."
    )
    assert rules == {"The Attack"}


def test_a_tapped_blocker_deals_no_damage_but_one_that_taps_after_damage_is_assigned_does() -> None:
    board = [on_board(giant(), "Alice"), on_board(HEALER, "Bob"), on_board(TAPPER, "Bob")]
    attack = (WITH_GIANT, Block("Bob", (("Healer", "Giant"),)))
    tapped = only(story(board, *attack, Activate("Bob", "Tapper", targets=Targets(("Healer",)))))
    assert thing(tapped, "Giant").damage == 0
    later = only(
        story(
            board,
            *attack,
            GoTo(Moment.DAMAGE_PREVENTION),
            Activate("Bob", "Healer", targets=Targets(("Healer",))),
        )
    )
    assert (thing(later, "Giant").damage, thing(later, "Healer").zone) == (1, "graveyard")
