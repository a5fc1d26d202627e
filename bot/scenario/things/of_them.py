"""`Each of them`, `both of them`: things that were spoken of together, where the words might be players."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.told.script import Action, Activate, Cast
from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import PlayerRef, Ref, ThingRef
from bot.scenario.things.board import Thing
from bot.scenario.things.creating import Creating, Role

_EACH = frozenset({"each", "both", "all"})


def spoken_together(story: Creating, ref: PlayerRef, role: Role = "any") -> list[Thing]:
    """What `they` means there if it means things; nothing where none were spoken of, or it is not told which."""
    they = ThingRef("it", ref.start, ref.start + 1, word="they", told="they", many=True, count=0)
    try:
        return story.resolve((they,), role) if story.focus else []
    except CannotMean:
        return []


def as_things(story: Creating, refs: Sequence[Ref]) -> tuple[Ref, ...]:
    """`destroys them`, `exiles both of them`: things, as that is done to no player."""
    both = [isinstance(ref, PlayerRef) and story.tokens[ref.start].fold == "both" for ref in refs]
    return tuple(
        ThingRef("it", ref.start, ref.start + 1, word="them", told="them", many=True, count=2 if two else 0)
        if isinstance(ref, PlayerRef) and ref.how in ("they", "all")
        else ref
        for ref, two in zip(refs, both, strict=True)
    )


def without_what_was_cast(spells: Sequence[Thing], things: list[Thing], count: int) -> list[Thing]:
    """`I cast Armaggon and destroy all three`: not what was just cast, which does that, where as many others were spoken of."""
    others = [thing for thing in things if thing not in spells[-1:]]
    return others if len(others) >= max(count, 2) else things


def things_of_them(story: Creating, ref: PlayerRef, role: Role) -> list[str]:
    """The labels of what `each of them` is aimed at, where several things of one player were spoken of together; none where it means
    players."""
    words = [token.fold for token in story.tokens[ref.start : ref.start + 3]]
    if ref.how != "all" or role != "target" or words[1:] != ["of", "them"] or words[0] not in _EACH:
        return []
    spoken = spoken_together(story, ref, role)
    spoken = [thing for thing in spoken if thing.cast_by is None] or spoken  # not what does it to them
    alone = len(spoken) > 1 and len({thing.holder for thing in spoken}) == 1
    return [thing.label for thing in spoken] if alone else []


def of_a_plural_name(done: Sequence[Action], spoken: Sequence[Thing]) -> list[Thing]:
    """`I ping Llanowar Elves. Do they die?`: the one thing that the last deed was aimed at, where its name is that of several."""
    last = done[-1] if done else None
    names = last.targets.names if isinstance(last, Activate | Cast) else None
    aimed = [thing for thing in spoken if (thing.label,) == names]
    return aimed if len(aimed) == 1 and aimed[0].card is not None and aimed[0].name.endswith("s") else []
