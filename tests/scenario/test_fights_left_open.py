"""Fights of which it is not told what the answer depends on: a creature's color, or whose controller is meant."""

from __future__ import annotations

import pytest

from bot.scenario.errors import NotUnderstood
from tests.scenario.telling import tell


@pytest.mark.parametrize(
    ("story", "asked_back"),
    [
        (
            "I attack with a 3/3 and he blocks with a 1/1 with protection from red. Does his creature die?",
            "whether 3/3 creature is red",
        ),
        (
            "He attacks with a 4/4 trampler. I block with a 2/2 with pro-green. How much damage do I take?",
            "whether 4/4 trampler is green",
        ),
        (
            "He swings with a 2/2 with protection from black and I block it with a 3/3. Does my 3/3 kill it?",
            "whether 3/3 creature is black",
        ),
        (
            "My 3/3 attacks and his 2/2 blocks it. Does its controller lose life?",
            "whose controller is meant",
        ),
    ],
)
def test_it_is_asked_back(story: str, asked_back: str) -> None:
    with pytest.raises(NotUnderstood, match=asked_back):
        tell(story)


@pytest.mark.parametrize(
    "story",
    [
        "I attack with a red 3/3 and he blocks with a 1/1 with protection from red. Does his creature die?",
        "I attack with a colorless 3/3 and he blocks with a 1/1 with protection from red. Does the 1/1 die?",
        "Alice attacks with Ogre, a 3/3 creature. Bob blocks with Ox, a 1/1 creature with protection from red. Does Ox die?",
        "My 3/3 lifelinker attacks and his 2/2 blocks it. Does its controller gain life?",
        "My 3/3 attacks and he doesn't block. Does its controller lose life?",
    ],
)
def test_it_is_told(story: str) -> None:
    tell(story)
