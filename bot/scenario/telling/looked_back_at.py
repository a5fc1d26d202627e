"""What happened earlier in the turn and was passed over, where a card of the story looks back at such things: `Bob was dealt damage this turn. I
cast Stormblood Berserker.`"""

from __future__ import annotations

import re

from bot.regex import regex
from bot.scenario.telling.story import Story
from bot.scenario.things.lines_of_keywords import lines_of

#: What is told of the turn, and what cards say that look back at it: in words, or by a keyword (CR 207.2c, 702.54, 702.137).
_LOOKED_BACK_AT = (
    (r"\b(?:dealt|took|taken|takes)\b.*\bdamage\b", r"dealt (?:\w+ )?damage this turn|\bbloodthirst\b"),
    (r"\b(?:lost|loses)\b.*\blife\b", r"lost (?:\w+ )?life this turn|\bspectacle\b"),
    (r"\b(?:gained|gains)\b.*\blife\b", r"gained (?:\w+ )?life this turn"),
    (r"\battack(?:ed|s)\b", r"attacked[^.]* this turn|\braid\b"),
    (r"\b(?:died|dies)\b", r"died (?:under your control )?this turn|\bmorbid\b"),
    (r"\b(?:cast|casts)\b", r"cast [^.]*this turn|\bstorm\b"),
    (r"\b(?:discarded|discards)\b", r"discarded [^.]*this turn"),
    (r"\b(?:left)\b", r"left [^.]*this turn|\brevolt\b"),
)
_PATTERNS = tuple(
    (regex(told, re.IGNORECASE), regex(looks, re.IGNORECASE)) for told, looks in _LOOKED_BACK_AT
)
#: That it did not happen is what is taken anyway.
_DENIED = regex(r"\b(?:nothing|nobody|none|no|not|never)\b|n['’]t\b", re.IGNORECASE)
_THIS_TURN = regex(r"\b(?:this turn|already|earlier)\b", re.IGNORECASE)


def is_looked_back_at(words: str, story: Story) -> bool:
    """Whether these words tell of something that happened this turn which a card of the story looks back at."""
    if _THIS_TURN.search(words) is None or _DENIED.search(words) is not None:
        return False
    lines = [line for thing in story.things for line in lines_of(thing)]
    return any(
        told.search(words) is not None and any(looks.search(line) for line in lines)
        for told, looks in _PATTERNS
    )
