"""What `it` means after several unlike things were told in one breath, before anything is done."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.phrases.values import ThingRef
from bot.scenario.things.board import Thing
from bot.scenario.things.creating import Creating
from bot.scenario.things.not_told_which import not_told_which


def one_of_a_list(story: Creating, ref: ThingRef, fitting: Sequence[Thing]) -> list[Thing]:
    """`He controls a 3/3. I control two Forests and Grizzly Bears. How big is it?`: the one that is told alone, and the creature among several;
    empty where something is done already, or the list is of things of one name. Raises `CannotMean` where any of several may be meant."""
    if story.actions or not all(thing.declared for thing in story.group):
        return []
    names = [thing.name for thing in story.group]
    alone = [thing for thing in fitting if thing in story.group and names.count(thing.name) == 1]
    creatures = [thing for thing in alone if thing.is_type("Creature")] or alone
    outside = any(thing not in story.group for thing in fitting)
    if len(creatures) > 1 and outside:
        raise not_told_which(ref, creatures)
    return creatures[:1] if outside else []
