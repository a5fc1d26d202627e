"""What is told right after a deed belongs to it; what is said to have come picks among what may come. Deeds in many ways of telling them are
tables of `tests/cases/ways`."""

from __future__ import annotations

import pytest

from tests.scenario.test_answers import value

BOARD = "Alice controls Hill Giant. Bob controls Grizzly Bears. "
ATTACK = BOARD + "Alice attacks Bob with Hill Giant. "


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        ("Alice casts Lightning Bolt. It targets Grizzly Bears. Does Grizzly Bears die?", True),
        ("Alice casts Lightning Bolt. Its target is Grizzly Bears. Does Grizzly Bears die?", True),
        ("Alice casts Lightning Bolt and chooses Grizzly Bears. Does Grizzly Bears die?", True),
        ("Alice casts Giant Growth to make Hill Giant a 6/6. What is the power of Hill Giant?", 6),
        ("Alice casts Giant Growth on Hill Giant, so it is now a 6/6. What is the power of Hill Giant?", 6),
    ],
)
def test_what_is_told_after_a_spell_is_of_that_spell(told: str, expected: object) -> None:
    assert value(BOARD + told) == expected


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        ("Bob takes 3.", 17),
        ("Bob takes three damage.", 17),
        ("Grizzly Bears dies.", 20),
        ("Bob loses 3 life.", 17),
    ],
)
def test_of_several_ways_those_are_meant_in_which_comes_what_is_said_to(told: str, expected: object) -> None:
    assert value(f"{ATTACK}{told} What is Bob's life total?") == expected
