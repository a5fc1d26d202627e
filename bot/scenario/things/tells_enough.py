"""Whether enough is told of a described thing for it to be there without being declared."""

from __future__ import annotations

from bot.scenario.phrases.values import ThingRef
from bot.scenario.things.creating import Creating
from bot.scenario.things.token_names import was_made_before


def says_whose(story: Creating, ref: ThingRef) -> bool:
    """`my land`, `Bob's land`, but not `an enchantment they control`, of which one has to be told."""
    if ref.owner is None or ref.article in ("a", "an") or not 0 <= ref.start < len(story.tokens):
        return False
    return bool(ref.article or story.tokens[ref.start].owner)


#: What players have though they never told of it, besides creatures.
_UNTOLD = frozenset({"Land", "Artifact", "Enchantment"})


def tells_enough(story: Creating, ref: ThingRef) -> bool:
    """Whether a thing can be made of what is told."""
    if ref.noun == "one":  # `the green one` is one that is there
        return False
    if ref.letter and ref.noun == "creature":  # `creature A blocks`
        return True
    if ref.size is not None or ref.loyalty is not None or ref.defense is not None:
        return True
    if (ref.lines and (ref.types or ref.noun)) or ("commander" in ref.status and ref.owner is not None):
        return True
    if (ref.article in ("a", "an", "one") or ref.count > 1) and (ref.types or ref.token):
        return True
    if says_whose(story, ref) and _UNTOLD & {*ref.types} and not (ref.subtypes or ref.many):
        return True
    if (
        ref.owner is not None
        and {"Creature", "Planeswalker"} & {*ref.types}
        and not (ref.subtypes or ref.many)
    ):
        return True
    if ref.owner is not None and ref.token and not ref.many:  # `my opponent's Saproling token`
        return True
    if ref.token and ref.subtypes and not ref.many and was_made_before(story, ref.subtypes[-1]):
        return True
    return bool(ref.lines) and ref.article in ("a", "an", "my")
