"""Whose a thing is that nobody was told to control, by what it is told to be aimed at with: `target creature you control`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.who import Target
from bot.scenario.telling.story import Story
from bot.scenario.things.aims import whose


def take_their_sides(story: Story, player: str, targets: Sequence[Target], names: Sequence[str]) -> None:
    """What is aimed at is the player's, or an opponent's, where all of these targets have to be."""
    sides = {whose(target) for target in targets}
    side = sides.pop() if len(sides) == 1 else None
    for thing in story.things if side is not None else ():
        if thing.label in names and thing.told is None and thing.shown is None:
            thing.likely = player if side == "mine" else story.opponent(player)
