"""`A Goblin blocks Ogre. A Goblin blocks Elf`: whether `a Goblin` is one of those that were told of already."""

from __future__ import annotations

from bot.scenario.phrases.values import ThingRef
from bot.scenario.things.board import Thing
from bot.scenario.things.creating import Creating, Role
from bot.scenario.things.not_told_which import not_told_which
from bot.scenario.things.said_to_be import labels_in


def one_more_of_them(story: Creating, ref: ThingRef, known: list[Thing], role: Role) -> list[Thing]:
    """Those that `a Goblin` may mean: of what attacks or blocks one that does not yet, as each does so once. Raises `CannotMean` where it is
    not told whether what was aimed at before is aimed at again (`casts Shock on a Bear. She casts Shock on a Bear`)."""
    if role != "target":
        return [t for t in known if not (t.attacking or t.blocking)] or known
    named = {label for action in story.actions for label in labels_in(action)}
    before = [thing for thing in known if thing.label in named]
    if len(known) > 1 and len(before) == 1 and len({thing.name for thing in known}) == 1:
        raise not_told_which(ref, known)
    return known
