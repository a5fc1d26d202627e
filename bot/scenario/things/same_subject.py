"""`It is blocked by a 3/3 and dies`, `It is blocked by a 3/3, then it dies`: what goes on about what its sentence began with."""

from __future__ import annotations

from bot.scenario.phrases.values import ThingRef
from bot.scenario.text.tokens import sentence_begins
from bot.scenario.things.board import Thing
from bot.scenario.things.creating import Creating

_JOINTS = frozenset({"and", "then", "but", ","})


def said_back(story: Creating, ref: ThingRef) -> list[Thing] | None:
    """What a word back means that was said before in this sentence, as the subject of what this one tells too; None where it was not."""
    known = story.said_back.get((ref.start, ref.end))
    if known is not None or ref.word != "it" or not 0 < ref.start < ref.end:
        return known
    if story.tokens[ref.start - 1].fold not in _JOINTS:
        return None
    begins = sentence_begins(story.tokens, ref.start)
    return story.said_back.get((begins, begins + 1)) if story.tokens[begins].fold == "it" else None
