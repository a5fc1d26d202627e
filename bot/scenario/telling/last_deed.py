"""What was done last: what a choice told after it is for."""

from __future__ import annotations

from bot.abilities.card import Card
from bot.engine.told.script import Activate, Cast, Sacrifices
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing


def thing_of_last_deed(story: Story) -> Thing | None:
    """What was just cast, whose ability was just activated, or what was just sacrificed."""
    last = story.actions[-1] if story.actions else None
    match last:
        case Cast():
            label = last.card
        case Activate():
            label = last.source
        case Sacrifices():
            label = last.what
        case _:
            return None
    return next((t for t in story.things if t.label == label), None)


def card_of_last_deed(story: Story) -> Card | None:
    """Its card."""
    thing = thing_of_last_deed(story)
    return story.card(thing) if thing is not None else None
