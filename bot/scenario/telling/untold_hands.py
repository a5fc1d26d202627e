"""Hands of which nothing is told, where some card speaks of hands."""

from __future__ import annotations

import re

from bot.scenario.telling.story import Story
from bot.scenario.text.words import word_set


def untold_hands(story: Story) -> tuple[str, ...]:
    """The players whose number of cards in hand nobody tells, where it may matter."""
    if any(token.fold in _TELLING or token.owner in _TELLING for token in story.tokens):
        return ()
    if not any(_SPEAKS_OF_HANDS.search(text) for thing in story.things for text in thing.texts):
        return ()
    return tuple(player for player in story.seats if not _has_one_told(story, player))


def _has_one_told(story: Story, player: str) -> bool:
    """Whether a card of that hand was told, or one was discarded."""
    return any(
        thing.zone == "hand" and thing.told == player and thing.declared and thing.cast_by is None
        for thing in story.things
    )


_TELLING = word_set("hand hands handed hellbent empty-handed discarding discarded")
_SPEAKS_OF_HANDS = re.compile(r"\bhands?\b|\bdiscards?\b", re.IGNORECASE)
