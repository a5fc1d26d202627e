"""Which of those that attack is meant by `a flier`, of which it is told that it is blocked."""

from __future__ import annotations

from bot.scenario.phrases.values import ThingRef
from bot.scenario.things.alike import are_alike
from bot.scenario.things.board import Thing
from bot.scenario.things.creating import Creating
from bot.scenario.things.fitting import fits
from bot.scenario.things.not_told_which import not_told_which


def attack_with_it(story: Creating, ref: ThingRef, about: str | None) -> list[Thing]:
    """`He attacks with two 1/1 fliers. I block a flier`: those that attack, are not blocked and fit. Raises `CannotMean` where these are
    unlike."""
    free = [
        t for t in story.things if t.attacking and not t.blocked and t.holder != about and fits(story, t, ref)
    ]
    if free and not are_alike(story, free):
        raise not_told_which(ref, free)
    return free
