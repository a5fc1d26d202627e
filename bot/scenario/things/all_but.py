"""`Everything but the 4/4`: all of a player's that fit, but for those that are left out."""

from __future__ import annotations

from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import ThingRef
from bot.scenario.things.alike import are_alike
from bot.scenario.things.board import Thing
from bot.scenario.things.creating import Creating, Role


def all_but(story: Creating, ref: ThingRef, role: Role, about: str | None) -> list[Thing]:
    """All that `ref` means but for what it leaves out, of the player whose that is. Raises `CannotMean` where nothing is left, where it is
    not told whose they are, or which is left out (`all but one creature`)."""
    owner = story.owner(ref.owner, about) or (about if role in ("attacker", "blocker") else None)
    owner = story.opponent(about) if role == "blocked" and owner is None else owner
    number = sum(one.count for one in ref.left_out) if all(map(_is_some, ref.left_out)) else 0
    left_out = story.resolve(tuple(map(_of_those_there, ref.left_out)), "any", owner) if not number else []
    holders = {thing.holder for thing in left_out or story.focus[-1:]} - {None}
    if owner is None and len(holders) != 1:
        raise CannotMean(f"It is not told whose “{ref.told}” are.", start=ref.start, end=ref.end)
    holder = owner or next(iter(holders))
    for thing in left_out:
        thing.told = thing.told or holder
    every = story.resolve((ref.but(left_out=(), start=-1, end=-1),), "any", holder)
    found = [t for t in every if t.holder == holder and t.zone == "battlefield" and not t.gone]
    if role == "blocked":
        found = [thing for thing in found if thing.attacking]
    if number and number < len(found):
        if not are_alike(story, found):
            labels = tuple(thing.label for thing in found)
            said = f"It is not told which is left out: {' or '.join(labels)}."
            raise CannotMean(said, labels, ref.start, ref.end)
        left_out = found[-number:]
    meant = [thing for thing in found if thing not in left_out]
    if not meant or number >= len(found):
        said = f"Nothing is told to be there but what “{ref.told}” leaves out."
        raise CannotMean(said, start=ref.start, end=ref.end)
    return [thing for thing in meant if not (role in ("attacker", "blocker") and thing.tapped)] or meant


def _is_some(ref: ThingRef) -> bool:
    """Whether it is one or some of them, and nothing says which: `one`, `one creature`, `two of them`."""
    plain = not (ref.size or ref.extreme or ref.subtypes or ref.colors or ref.lines or ref.status)
    counted = ref.source == "it" and ref.count > 0 and ref.word in ("one", "them")
    return plain and (
        counted or (ref.source == "kind" and ref.article in ("", "a", "an", "one") and ref.count > 0)
    )


def _of_those_there(ref: ThingRef) -> ThingRef:
    """What is left out is one that is there: `all but a 1/1` makes no other 1/1."""
    one = ref.source == "kind" and ref.article in ("", "a", "an", "one") and not ref.many
    return ref.but(article="the") if one else ref
