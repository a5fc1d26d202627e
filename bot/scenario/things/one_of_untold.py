"""Which of several creatures of which nothing was told is described now: `I control three creatures and attack with a 2/2`."""

from __future__ import annotations

from bot.scenario.phrases.values import ThingRef
from bot.scenario.things.board import Thing
from bot.scenario.things.creating import Creating, Role
from bot.scenario.things.fitting import _is_less_told
from bot.values import replace

_FIGHTING: frozenset[Role] = frozenset({"attacker", "blocker"})


def one_of_untold(
    story: Creating, ref: ThingRef, role: Role, about: str | None, owner: str | None
) -> Thing | None:
    """The first of a player's creatures that were told by their number alone and does not fight yet: so big it is; None where there are
    none such, or whose it is is not told."""
    player = owner or (about if role in _FIGHTING else None)
    one = ref.article in ("a", "an", "one") and ref.count <= 1 and not (ref.many or ref.other or ref.token)
    if player is None or not one or ref.size is None or role in ("declare", "asked", "spell"):
        return None
    theirs = [t for t in story.things if t.holder == player and t.declared and t.made is not None]
    for thing in theirs:
        untold = thing.size_assumed and thing.is_type("Creature") and not (thing.attacking or thing.blocking)
        several = sum(other.name == thing.name for other in theirs) > 1
        here = thing.zone == "battlefield" and not (thing.filler or thing.gone)
        if untold and several and here and thing.made is not None and _is_less_told(thing, thing.made, ref):
            story.tell(thing, replace(ref, source="made", described=True))
            return thing
    return None
