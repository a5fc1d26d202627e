"""The planeswalker that a word back means where it is attacked."""

from __future__ import annotations

from bot.scenario.phrases.values import ThingRef
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing


def walker_meant(story: Story, ref: ThingRef, player: str) -> Thing | None:
    """`My walker is at 5 and his 3/3 attacks it`: of what was spoken of, the one planeswalker that may be attacked (CR 508.1b)."""
    if ref.source != "it" or ref.many or ref.count > 1:
        return None
    walkers = [
        t
        for t in story.things
        if t.is_type("Planeswalker") and t.zone == "battlefield" and t.holder != player
    ]
    if len(walkers) != 1 or walkers[0] not in story.focus:
        return None
    story.refer(walkers)
    story.mentions.append((ref, walkers))
    return walkers[0]
