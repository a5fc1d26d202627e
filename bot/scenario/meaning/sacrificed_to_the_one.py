"""What is told to be sacrificed for nothing, where one thing alone that is told asks for it: `I control Nantuko Husk. I sacrifice Bears.`"""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.regex import regex
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing

_ASKS = regex(r"\bsacrifice (?:an?|another|two|three) ([a-z]+)s?\b[^.]*:", re.IGNORECASE)


def the_one_that_asks(story: Story, player: str, things: Sequence[Thing]) -> Thing | None:
    """The one permanent of the player's with an ability that costs sacrificing such a thing, where nothing else that is told speaks of
    sacrifices, what is sacrificed neither."""
    speaking = [t for t in story.things if any("sacrific" in text.lower() for text in t.texts)]
    if len(speaking) != 1 or not things or speaking[0] in things:
        return None
    one = speaking[0]
    there = one.holder == player and (one.zone == "battlefield" or one.cast_by == player) and not one.gone
    kinds = [match[1] for text in one.texts if (match := _ASKS.search(text)) is not None]
    if not there or len(kinds) != 1 or any(thing.token for thing in things):
        return None
    fits = all(
        kinds[0] in ("permanent", "nonland") or thing.is_type(kinds[0].capitalize()) for thing in things
    )
    return one if fits else None
