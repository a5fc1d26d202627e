"""Stories in which much stands inside one another are told so; nothing runs out of room."""

from __future__ import annotations

import pytest

from bot.scenario.errors import NotUnderstood

from .telling import tell


@pytest.mark.parametrize(
    "story",
    [
        "(" * 330 + "Alice attacks with Hill Giant." + ")" * 330,
        "Alice attacks with Hill Giant. " + "(" * 330,
        "(a) " * 500 + "Alice attacks with Hill Giant.",
        "- " * 2000 + "Alice attacks with Hill Giant.",
        "the creature that " * 300 + "attacks.",
        "Alice's " * 400 + "Hill Giant attacks.",
        "[" * 400 + "Hill Giant" + "]" * 400 + " attacks.",
    ],
    ids=lambda story: story[:12],
)
def test_a_story_that_is_too_deep_is_not_understood(story: str) -> None:
    with pytest.raises(NotUnderstood):
        tell(story)
