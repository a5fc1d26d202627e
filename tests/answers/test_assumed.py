"""What stands under `Assumed`: each assumption once, and none that the reading says."""

from __future__ import annotations

from bot.answers.numbers import TableNumbers
from bot.answers.resolving import resolution
from bot.answers.showing.assumed import assumptions_told
from bot.values import replace
from tests.scenario.telling import names

STORY = "I attack with Hill Giant and Gray Ogre. My opponent blocks Hill Giant with Craw Wurm."


def test_what_the_reading_says_is_not_assumed_again_and_what_is_alike_is_told_together() -> None:
    found = resolution(STORY, "current", names(), TableNumbers())
    assert "Hill Giant is on the battlefield under your control." in found.assumptions
    assert assumptions_told(found) == (
        "Hill Giant and Gray Ogre have been under your control since the turn began.",
    )


def test_where_the_story_stands_as_it_was_typed_everything_is_told() -> None:
    found = replace(resolution(STORY, "current", names(), TableNumbers()), reading=(STORY,))
    told = assumptions_told(found)
    assert "Craw Wurm is on the battlefield under the opponent's control." in told
    assert "Hill Giant is on the battlefield under your control." in told


def test_a_thing_is_not_said_to_be_there_by_the_name_of_another() -> None:
    found = resolution(
        "Alice controls Gray Ogre. Alice attacks with Hill Giant.", "current", names(), TableNumbers()
    )
    reading = ("Alice controls Gray Ogre.", "Alice controls Hill Giant #2.")
    told = assumptions_told(replace(found, reading=reading))
    assert "Hill Giant is on the battlefield under Alice's control." in told
