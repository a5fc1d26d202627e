"""Deeds told in words that are passed over, as what comes of others: `I cast Lightning Bolt, killing his Bear and pumping my team`."""

from __future__ import annotations

import re

from bot.abilities.combining import Modes
from bot.abilities.walk import holds
from bot.engine.told.script import Cast
from bot.regex import regex
from bot.scenario.telling.story import Story
from bot.scenario.things.lines_of_keywords import lines_of

#: What such a word tells, and what some text has to say that makes it so.
_TELLS = (
    (
        regex(r"\b(?:pumping|buffing|growing)\b", re.IGNORECASE),
        regex(
            r"\bgets? \+|\+1/\+1 counter|\bprowess\b|\bexalted\b|\bbushido\b|\btraining\b|\bfirebreathing\b",
            re.IGNORECASE,
        ),
    ),
    (regex(r"\bspawning\b", re.IGNORECASE), regex(r"\bcreates?\b", re.IGNORECASE)),
)


def tells_what_nothing_does(words: str, story: Story) -> bool:
    """Whether they tell of something that no text does, or that may be a mode of a spell."""
    for tells, does in _TELLS:
        if tells.search(words) is None:
            continue
        doing = [thing for thing in story.things if any(does.search(text) for text in lines_of(thing))]
        cast = {deed.card for deed in story.actions if isinstance(deed, Cast)}
        modal = [t for t in doing if (card := story.card(t)) is not None and holds(card.abilities, Modes)]
        if not doing or any(thing.label in cast for thing in modal):
            return True
    return False
