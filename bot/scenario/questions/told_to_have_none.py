"""`Bob has no creatures. Does his creature die?`: none is made up for a player who is told to have none."""

from __future__ import annotations

from bot.scenario.phrases.values import ThingRef
from bot.scenario.questions.subjects import Description
from bot.scenario.telling.story import Story

#: Who is told to have none of these has no creature.
NONE_AT_ALL = frozenset({"creature", "permanent"})


def of_what_is_not_there(story: Story, ref: ThingRef) -> Description | None:
    """The description of a creature of a player who is told to have none, where there is none by now; None elsewhere."""
    player = story.owner(ref.owner) if ref.owner is not None else None
    if ref.source != "kind" or player is None or "Creature" not in ref.types:
        return None
    if not story.seat(player).without & NONE_AT_ALL:
        return None
    if any(thing.is_type("Creature") and thing.holder in (player, None) for thing in story.things):
        return None
    return Description(("creature",), player)
