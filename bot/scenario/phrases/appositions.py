"""What a thing is, told beside its name: `Ogre, a 3/3 red creature with wither`, `my lifelinker, Knight of Meadowgrain`."""

from __future__ import annotations

from bot.scenario.phrases.adjectives import CREATURE_TYPES, subtype
from bot.scenario.phrases.reader import PhraseReader, Readings
from bot.scenario.phrases.told_after import (
    can_have_size,
    is_printed_so,
    joined_with,
)
from bot.scenario.phrases.values import ThingRef


def apposition(np: PhraseReader, ref: ThingRef, at: int) -> Readings:
    """`Ogre, a 3/3 red creature with wither`: the description joins the name. In a list (`Grizzly Bears, a 3/3 trampler and a
    4/4`), what is not so of the card as printed, and a bare size, is another thing."""
    found: Readings = []
    for inner, end in np.told(at):
        if isinstance(inner, ThingRef) and inner.article in ("a", "an") and inner.name == ref.name != "":
            inner = inner.but(
                source="kind", subtypes=(*inner.subtypes, *_as_subtype(ref))
            )  # `Dragon, a Dragon`
        if not isinstance(inner, ThingRef) or inner.source != "kind":
            continue
        if not (inner.size or inner.types or inner.lines or inner.loyalty is not None or inner.subtypes):
            continue
        if ref.source == "kind" and (inner.letter or not (inner.size or inner.lines)):
            continue  # `a creature, a creature and an Elf`, `the Goblin #1, the Goblin #2`: each is another
        if ref.count > 1 and inner.count == 1 and np.tokens[at - 1].fold == ",":
            continue  # `two creatures, a 2/2 and a 3/3`: the first of those that are counted
        if inner.token and ref.source == "card":
            continue  # `Rakish Crew, a Mercenary token and ...`: no card is a token
        if inner.size and not can_have_size(np, ref):
            continue  # `Worship, a 1/1 and 2 life`: the next of a list
        goes_on = np.fold(end) in (",", "and") and np.lexicon.begins_a_thing(end + 1)
        listed = goes_on and np.tokens[at - 1].fold == ","
        if listed and not is_printed_so(np, ref, inner):
            continue
        found.append((joined_with(ref, inner), end))
    return found


def _as_subtype(ref: ThingRef) -> tuple[str, ...]:
    """The creature type that a made-up thing is named for."""
    return (subtype(ref.name),) if ref.name.lower() in CREATURE_TYPES else ()


def called_after_it(np: PhraseReader, kind: ThingRef, at: int) -> Readings:
    """`my lifelinker, Knight of Meadowgrain`: what is described is the card named after it, where that is printed so and is not the
    next of a list."""
    if kind.source != "kind" or kind.count != 1 or not (kind.size or kind.lines):
        return []
    found: Readings = []
    for card, end in np.told(at):
        bare = isinstance(card, ThingRef) and card.source == "card" and not (card.described or card.article)
        if not (bare and isinstance(card, ThingRef) and card.count == 1):
            continue
        ends = np.fold(end) == "," and np.fold(end + 1) in ("and", "but") and bool(np.player(end + 2))
        listed = np.fold(end) in (",", "and", "or") and not ends
        if not listed and is_printed_so(np, card, kind.but(noun=kind.noun or "creature")):
            found.append((card.but(owner=kind.owner or card.owner, article=kind.article), end))
    return found
