"""Deeds that nobody told between those that were, as what was told can only be done then."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.told.script import Action
from bot.scenario.telling.story import Story


def put_between(story: Story, told: Iterable[tuple[Action | None, Action]]) -> bool:
    """Each deed of the story with what is to come before it, if anything; what is asked after so many deeds is asked after as many of these.
    Whether anything was put between them."""
    places: list[int] = []
    found: list[Action] = []
    for before, action in told:
        if before is not None:
            places.append(len(found) - len(places))
            found.append(before)
        found.append(action)
    if not places:
        return False
    story.actions[:] = found
    story.asked_at = [one.with_more_before(places) for one in story.asked_at]
    return True
