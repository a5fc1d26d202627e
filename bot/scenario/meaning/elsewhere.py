"""`I control a Cid, and two more Cids are in my graveyard`: whether what is told to be in another zone is one of those told before."""

from __future__ import annotations

from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import Ref, ThingRef
from bot.scenario.telling.claims_told import Came
from bot.scenario.telling.story import Story


def one_more_elsewhere(story: Story, ref: Ref) -> ThingRef | None:
    """The words for further cards of a name of which some were told to be on the battlefield: `two more Cids`, `another`, and, before
    anything is done by which those may have come there, `two Cids`. None for words for those told before, and for what is new anyway.
    Raises `CannotMean` where `another` is of no card."""
    if not isinstance(ref, ThingRef) or ref.out_of or ref.owner is not None:
        return None
    if ref.source == "kind" and ref.word == "other" and ref.count <= 1:
        like = story.focus[0] if story.focus else None
        if like is None or like.card is None:
            raise CannotMean(f"It is not told what “{ref.told}” is.", start=ref.start, end=ref.end)
        return ref.but(source="card", name=like.card.name)
    if ref.source not in ("card", "part", "guess"):
        return None
    names = {ref.name, *ref.names}
    there = [t for t in story.things if t.name in names and t.zone == "battlefield" and t.declared]
    if not there:
        return None
    new = ref.other or (not story.actions and (ref.count > 1 or ref.article in _SOME))
    return ref.but(source="card", name=there[0].name) if new else None


def lies_there(story: Story, ref: Ref, zone: str, whose: str | None) -> None:
    """It is in that zone from the start; what was there and did something before has to have come there by then. Raises `CannotMean` where
    it was told to be on the battlefield and nothing is done by which it may have left."""
    for thing in story.resolve((ref,), "any"):
        came = _CAME.get(zone) if isinstance(ref, ThingRef) and thing.zone == "battlefield" else None
        if isinstance(ref, ThingRef) and came is not None:
            if story.actions and (thing.attacking or thing.blocking):
                story.claim((thing.label,), came, ref.start, ref.end)
                continue
            named = ref.source != "it" and not ref.out_of
            if named and thing.declared and not thing.had and not story.actions:
                said = f"{thing.label} is told to be on the battlefield."
                raise CannotMean(said, start=ref.start, end=ref.end)
        owner = whose if whose is not None else thing.told or story.actor
        thing.zone, thing.told, thing.owner, thing.declared = zone, owner, owner, True


_CAME = {"graveyard": Came.DIED, "hand": Came.RETURNED_TO_HAND, "exile": Came.EXILED}
_SOME = frozenset({"a", "an", "one", "another"})
