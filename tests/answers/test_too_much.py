"""What is too much to be worked out says so, whatever it is."""

from __future__ import annotations

import pytest

from bot.answers.card_readings.reader import open_read_starter
from bot.answers.resolving import resolve


@pytest.mark.parametrize(
    "where", ["Hill Giant with 400 exalted counters on it", "400 1/1 creatures with exalted and Hill Giant"]
)
def test_a_story_of_more_than_is_looked_at_names_what_stops_it(where: str) -> None:
    told = f"Alice controls {where}. Alice attacks with Hill Giant. Bob doesn't block. How much life does Bob have?"
    found = resolve(told, "current", open_read_starter()).json
    assert (found["status"], found["answers"][0]["value"]) == ("unsupported", "depends")
    assert found["unmodelled"] == [{"card": "the story", "text": "More happens in it than is looked at."}]


def test_as_many_as_are_looked_at_are_worked_out() -> None:
    told = "Alice controls Hill Giant with 60 exalted counters on it. Alice attacks with Hill Giant. Bob doesn't block."
    found = resolve(f"{told} How much life does Bob have?", "current", open_read_starter()).json
    assert found["answers"][0]["value"] == 20 - 3 - 60


def test_many_effects_that_do_the_same_are_one_order() -> None:
    story = "Alice controls seventeen Furnace of Raths. Alice casts Shock targeting Bob. What is Bob's life?"
    found = resolve(story, "current", open_read_starter()).json
    assert [answer["value"] for answer in found["answers"]] == [20 - 2 * 2**17]
    assert len(found["outcomes"]) == 1
