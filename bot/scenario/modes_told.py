"""A mode of an ability that triggers, told by what it does alone: `Alice chooses to gain 3 life`."""

from __future__ import annotations

from bot.engine.decisions import PicksModes
from bot.scenario.errors import CannotMean
from bot.scenario.story import Story
from bot.scenario.things import Thing
from bot.scenario.which_ability import modes_meant


def mode_of_a_trigger(story: Story, player: str, words: str) -> PicksModes | None:
    """The mode that these words speak of, of the one thing of that player's which has such a one; None where none or several have."""
    there = [t for t in story.things if t.holder == player and t.zone == "battlefield"]
    found = [(thing, modes) for thing in there if (modes := _modes(story, thing, words))]
    if len(found) != 1:
        return None
    thing, modes = found[0]
    return PicksModes(player, modes, thing.label)


def _modes(story: Story, thing: Thing, words: str) -> tuple[int, ...]:
    try:
        return modes_meant(story.card(thing), (words,))
    except CannotMean:
        return ()
