"""Whether something told gives control of a permanent to another player."""

from __future__ import annotations

import re

from bot.regex import regex
from bot.scenario.telling.story import Story


def changes_hands(story: Story) -> bool:
    """Whether something that is told of gives control to another player."""
    return any(_GIVES_CONTROL.search(line) for thing in story.things for line in thing.texts)


_GIVES_CONTROL = regex(
    r"\b(?:gains? control|control enchanted|exchange control|you control the)", re.IGNORECASE
)
