"""What `my creature` means in a question where of others nobody told whose they are."""

from __future__ import annotations

from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import ThingRef
from bot.scenario.things.board import Thing


def told_to_be_theirs(ref: ThingRef, owner: str, known: list[Thing]) -> list[Thing]:
    """`I cast Venom Blast on my Bear, dealing damage to Wurm. Does my creature die?`: what is told to be the player's, before anything of which
    nobody told whose it is. Raises `CannotMean` where several are left of those, and no word says which one is meant."""
    bare = not ref.many and ref.count <= 1 and ref.size is None and not (ref.status or ref.name or ref.lines)
    theirs = [thing for thing in known if thing.holder == owner]
    if not bare or theirs:
        return theirs if bare else known
    if len(known) > 1:
        names = " or ".join(thing.label for thing in known[:3])
        raise CannotMean(f"It is not told whose creature “{ref.told}” is: {names}.", (), ref.start, ref.end)
    return known
