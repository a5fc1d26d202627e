"""When things happen."""

from __future__ import annotations

import pytest

from bot.engine.told.script import GoTo, Moment
from tests.scenario.telling import deeds, tell


@pytest.mark.parametrize(
    ("words", "goto"),
    [
        ("Before blockers, ", GoTo(Moment.AFTER_ATTACKERS)),
        ("Before blocks ", GoTo(Moment.AFTER_ATTACKERS)),
        ("After attackers are declared, ", GoTo(Moment.AFTER_ATTACKERS)),
        ("After blockers, ", GoTo(Moment.AFTER_BLOCKERS)),
        ("After the block, ", GoTo(Moment.AFTER_BLOCKERS)),
        ("Before damage, ", GoTo(Moment.AFTER_BLOCKERS)),
        ("Once blocks are declared, ", GoTo(Moment.AFTER_BLOCKERS)),
        ("After first-strike damage, ", GoTo(Moment.AFTER_FIRST_STRIKE)),
        ("After first strike damage ", GoTo(Moment.AFTER_FIRST_STRIKE)),
        ("With damage on the stack, ", GoTo(Moment.DAMAGE_ON_STACK)),
        ("In the damage-prevention step, ", GoTo(Moment.DAMAGE_PREVENTION)),
        ("In the second damage-prevention step, ", GoTo(Moment.DAMAGE_PREVENTION, number=2)),
        ("At end of combat, ", GoTo(Moment.END_OF_COMBAT)),
        ("Before combat ends, ", GoTo(Moment.END_OF_COMBAT)),
        ("After combat, ", GoTo(Moment.AFTER_COMBAT)),
        ("In her second main phase, ", GoTo(Moment.AFTER_COMBAT, "Alice")),
        ("In the second combat phase, ", GoTo(Moment.NEXT_COMBAT, number=2)),
        ("During Bob's upkeep, ", GoTo(Moment.UPKEEP, "Bob")),
        ("In Bob's draw step, ", GoTo(Moment.DRAW, "Bob")),
        ("During Alice's cleanup phase, ", GoTo(Moment.CLEANUP, "Alice")),
        ("At end of turn, ", GoTo(Moment.END_STEP)),
        ("EOT ", GoTo(Moment.END_STEP)),
        ("At the beginning of the end step, ", GoTo(Moment.END_STEP)),
        ("Next turn, ", GoTo(Moment.NEXT_TURN)),
        ("On Bob's next turn, ", GoTo(Moment.NEXT_TURN, "Bob")),
    ],
)
def test_a_moment_before_a_deed(words: str, goto: GoTo) -> None:
    told = deeds(f"Alice attacks with Hill Giant. {words}Alice casts Shock on Bob.")
    assert told[1] == goto


@pytest.mark.parametrize(
    "text",
    [
        "Alice casts Shock on Hill Giant before damage.",
        "Before damage, Alice casts Shock on Hill Giant.",
        "Alice, before damage, casts Shock on Hill Giant.",
    ],
)
def test_a_moment_may_stand_anywhere_in_its_sentence(text: str) -> None:
    assert deeds(text)[0] == GoTo(Moment.AFTER_BLOCKERS)


@pytest.mark.parametrize(
    "text",
    [
        "Alice attacks with Hill Giant and then Bob casts Shock on Hill Giant.",
        "When Alice attacks with Hill Giant, Bob casts Shock on it.",
        "Bob casts Shock on Hill Giant when Alice attacks with it. Alice controls Hill Giant.",
        "After Alice attacks with Hill Giant, Bob casts Shock on it.",
        "Alice attacks with Hill Giant before Bob casts Shock on it.",
    ],
)
def test_deeds_are_put_in_the_order_in_which_they_happened(text: str) -> None:
    assert [type(deed).__name__ for deed in deeds(text)] == ["Attack", "Cast"]


def test_a_deed_before_another_comes_first() -> None:
    text = "Before Bob casts Shock on Hill Giant, Alice attacks with Hill Giant."
    assert [type(deed).__name__ for deed in deeds(text)] == ["Attack", "Cast"]


def test_the_turn_ends_and_the_story_runs_through_it() -> None:
    told = tell("Alice casts Shock on Hill Giant. Then the turn ends.")
    assert told.script.actions[1:] == (GoTo(Moment.END_OF_TURN),)
    assert told.script.through_end_of_turn


def test_a_question_about_the_end_of_turn_runs_through_it() -> None:
    assert tell("Alice casts Shock on Hill Giant. What happens at end of turn?").script.through_end_of_turn
    assert not tell("Alice casts Shock on Hill Giant. What happens?").script.through_end_of_turn


def test_anothers_turn_after_something_was_done_is_a_later_one() -> None:
    text = "EOT, opp casts Shock on me. On my turn, I attack with Hill Giant."
    told = tell(text)
    assert told.script.setup.active == "Opponent"
    assert [a for a in told.script.actions if isinstance(a, GoTo)] == [
        GoTo(Moment.END_STEP),
        GoTo(Moment.NEXT_TURN, "You"),
    ]


def test_games_can_be_started() -> None:
    setup = tell(
        "It is the first turn of the game; Alice plays first. Alice attacks with Memnite."
    ).script.setup
    assert (setup.first_turn, setup.active) == (True, "Alice")


def test_words_that_change_nothing_change_nothing() -> None:
    assert deeds("Then, this turn, Alice simply attacks with Hill Giant now.") == deeds(
        "Alice attacks with Hill Giant."
    )


def test_what_is_then_comes_after_the_deed() -> None:
    for words in (
        "Alice casts Fog. Then the turn ends.",
        "Alice casts Fog, then the turn ends.",
        "Alice casts Fog then the turn ends.",
    ):
        assert [type(deed).__name__ for deed in deeds(words)] == ["Cast", "GoTo"], words
