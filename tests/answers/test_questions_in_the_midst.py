"""A question in the midst of a story is answered for that moment."""

from __future__ import annotations

import pytest

from tests.scenario.test_answers import answers

OGRE = "Alice controls Ogre, a 3/3 creature. "
GROWS = "Alice casts Giant Growth on Ogre. "
BOLTS = "Alice casts Lightning Bolt targeting Bob. "


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (OGRE + "What is Ogre's power? " + GROWS + "What is Ogre's power?", [3, 6]),
        (OGRE + GROWS + "How big is Ogre? " + GROWS + "How big is Ogre?", ["6/6", "9/9"]),
        (BOLTS + "How much life does Bob have? " + BOLTS + "How much life does Bob have?", [17, 14]),
    ],
)
def test_how_things_stand_is_answered_for_when_it_is_asked(text: str, expected: list[object]) -> None:
    assert [value for value, _ in answers(text)] == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("What is Ogre's power? " + OGRE + GROWS, [6]),
        (OGRE + "How big will Ogre be? " + GROWS, ["6/6"]),
        (OGRE + "Does Ogre die? Alice casts Lightning Bolt targeting Ogre.", [True]),
        ("Alice attacks with Ogre, a 3/3 creature. Does Ogre die? Bob blocks with Hill Giant.", [True]),
    ],
)
def test_what_comes_of_it_is_answered_for_the_whole_story(text: str, expected: list[object]) -> None:
    assert [value for value, _ in answers(text)] == expected
