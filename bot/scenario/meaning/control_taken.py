"""Who has what a spell or ability takes, from there on."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.changes import ControlledByNow
from bot.abilities.durations import Duration
from bot.abilities.effects import ChangeNow
from bot.abilities.walk import holds, inside
from bot.abilities.who import You
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing


def takes_control_of(story: Story, player: str, source: Thing, names: Sequence[str]) -> None:
    """Who has what a spell or ability gives control of, from here on: `casts Threaten on it. It attacks him.`"""
    card = story.card(source)
    if card is None or not any(isinstance(c.who, You) for c in inside(card.abilities, ControlledByNow)):
        return
    now = [change for change in inside(card.abilities, ChangeNow) if holds(change, ControlledByNow)]
    for thing in story.things:
        if thing.label in names and thing is not source:
            thing.taken_by = player
            thing.until_end_of_turn = any(change.duration is Duration.THIS_TURN for change in now)
