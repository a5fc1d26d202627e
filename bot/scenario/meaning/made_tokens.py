"""`Alice creates a Treasure token`: tokens said to be made."""

from __future__ import annotations

import re

from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.phrases import ThingRef
from bot.scenario.statements import Statement
from bot.scenario.story import Story
from bot.scenario.tokens_made import as_made


@means("makes")
def makes(story: Story, statement: Statement) -> None:
    """They are there from then on: taken as there from the beginning, untapped. Where something that is told makes such tokens
    after a deed, it says what comes of that."""
    player = actor_of(story, statement)
    refs: tuple[ThingRef, ...] = statement.slots["tolds"]
    if story.actions and all(_is_made_by_what_is_told(story, ref) for ref in refs):
        story.skip(statement.start, statement.end)
        return
    for ref in refs:
        for thing in story.resolve((ref,), "declare", player):
            thing.token = True
            thing.told = thing.told or player
            thing.sick = True


def _is_made_by_what_is_told(story: Story, ref: ThingRef) -> bool:
    texts = [text for thing in story.things for text in thing.texts]
    if any(as_made(ref, (text,)) is not None for text in texts):
        return True
    words = re.escape(" ".join(ref.subtypes))
    return bool(words) and any(
        re.search(rf"reate\b[^.]*\b{words}\b[a-z ]* tokens?\b", text) for text in texts
    )
