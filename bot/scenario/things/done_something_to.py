"""Which of several creatures a word for one means: the one that something is done to, rather than one that is only there."""

from __future__ import annotations

from bot.engine.told.script import Activate, Cast
from bot.scenario.things.board import Thing
from bot.scenario.things.creating import Creating


def done_something_to(story: Creating, spoken: list[Thing]) -> Thing | None:
    """`He Bolts my 2/2 while I have Hill Giant. Does my guy die?`: the one that something is done to, where the last that was spoken of
    is no more than there; None where that is open."""
    if _is_in_it(story, spoken[0]):
        return None
    others = [thing for thing in spoken[1:] if _is_in_it(story, thing)]
    return others[0] if len(others) == 1 else None


def _is_in_it(story: Creating, thing: Thing) -> bool:
    """Whether it fights, was cast, or something is aimed at it."""
    aimed = (one.targets.names or () for one in story.actions if isinstance(one, Cast | Activate))
    fights = thing.attacking or thing.blocking or thing.cast_by is not None
    return fights or any(thing.label in names for names in aimed)
