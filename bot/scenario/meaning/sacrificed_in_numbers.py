"""Several things of a kind that are sacrificed together, where only `them` or `both` is said: by what asks for so many."""

from __future__ import annotations

from bot.abilities.costs import SacrificeCost
from bot.abilities.filters import Filter, OfSubtype, OfType
from bot.scenario.meaning.spent_for_abilities import costs_of
from bot.scenario.phrases.values import ThingRef
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing


def of_what_it_asks_for(story: Story, player: str, ref: ThingRef) -> tuple[Thing, list[Thing]] | None:
    """`I control Restless Bloodseeker and two Blood tokens. I sacrifice both to transform it`: the one thing that asks for several of a kind,
    and those of the kind, where there are as many."""
    if ref.source != "it" or not ref.many:
        return None
    mine = [t for t in story.things if t.holder == player and t.zone == "battlefield" and not t.gone]
    found = [
        (thing, kind)
        for thing in mine
        for part in costs_of(story, thing)
        if isinstance(part, SacrificeCost) and part.what is not None
        if len(kind := [t for t in mine if t is not thing and _is_of(t, part.what)]) == part.count != 1
        if ref.count in (0, 1, part.count)
    ]
    return found[0] if len(found) == 1 else None


def _is_of(thing: Thing, what: Filter) -> bool:
    """Whether it is of the types that are asked for."""
    kinds = [
        q.type if isinstance(q, OfType) else q.subtype
        for q in what.qualities
        if isinstance(q, OfType | OfSubtype)
    ]
    return bool(kinds) and all(thing.is_type(kind) for kind in kinds)


def thing_told(thing: Thing) -> ThingRef:
    """That thing, as words would name it."""
    return ThingRef("made", -1, -1, name=thing.label, told=thing.label)
