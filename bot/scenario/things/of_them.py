"""`Each of them`, `both of them`: things that were spoken of together, where the words might be players."""

from __future__ import annotations

from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.things.board import Thing
from bot.scenario.things.creating import Creating, Role

_EACH = frozenset({"each", "both", "all"})


def spoken_together(story: Creating, ref: PlayerRef) -> list[Thing]:
    """What `they` means there if it means things; nothing where none were spoken of, or it is not told which."""
    they = ThingRef("it", ref.start, ref.start + 1, word="they", told="they", many=True, count=0)
    try:
        return story.resolve((they,), "any") if story.focus else []
    except CannotMean:
        return []


def things_of_them(story: Creating, ref: PlayerRef, role: Role) -> list[str]:
    """The labels of what `each of them` is aimed at, where several things of one player were spoken of together; none where it means
    players."""
    words = [token.fold for token in story.tokens[ref.start : ref.start + 3]]
    if ref.how != "all" or role != "target" or words[1:] != ["of", "them"] or words[0] not in _EACH:
        return []
    spoken = spoken_together(story, ref)
    alone = len(spoken) > 1 and len({thing.holder for thing in spoken}) == 1
    return [thing.label for thing in spoken] if alone else []
