"""The size that a story tells of a card: the one that it has as the story begins, or what came about since."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.abilities.card import Card
from bot.abilities.statics import CharacteristicPT
from bot.abilities.walk import holds
from bot.engine.told.script import Attack, Block
from bot.regex import regex
from bot.scenario.errors import CannotMean
from bot.scenario.things.board import Thing
from bot.scenario.things.described_as import not_as_printed
from bot.scenario.things.said_to_be import has_played

if TYPE_CHECKING:
    from bot.scenario.things.creating import Creating

#: What is never a creature.
_SIZELESS = frozenset({"Instant", "Sorcery", "Aura"})

#: What changes a power or toughness, in a card's text.
_SIZING = regex(
    r"[+-](?:\d+|X)/[+-](?:\d+|X)|power|toughness|becomes? an? \d+/\d+|exalted|bushido|rampage|mentor|training"
)


def tell_size(story: Creating, thing: Thing, card: Card, size: tuple[int, int], new: bool) -> None:
    """A size told of a card is the one that it has as the story begins, unless it may have come about since. A size that its
    other face alone has says which face is up. `new`: it is spoken of for the first time. Raises `CannotMean` of what never has one: `a
    Holy Strength 1/1`."""
    if card.power is None and not _SIZELESS.isdisjoint((*card.types, *card.subtypes)):
        raise CannotMean(f"{card.name} is no creature, and has no size. Say which creature it is on.")
    there = not thing.future and thing.zone == "battlefield" and (new or not has_played(story, thing))
    starred = thing.made is None and holds(card.abilities, CharacteristicPT)
    fights = starred and bool(story.actions) and all(isinstance(a, Attack | Block) for a in story.actions)
    begins = fights or (there and (not story.actions or not _changes_sizes(story)))
    back = card.other_face
    printed = (card.power, card.toughness)
    if begins and back is not None and (back.power, back.toughness) == size != printed:
        thing.card = back
    if begins and card.power is not None:
        thing.size_told = size
        thing.size_as_it_begins = size if size != printed else None
        return
    if any(f"{size[0]}/{size[1]}" in text for text in card.texts):
        return  # what it becomes: `a 2/2 Mutavault`
    if story.actions and starred:
        raise CannotMean(
            f"Say how big {thing.label} is before what is done, as that hangs on more than is told."
        )
    said = not_as_printed(thing, card, size)
    if said and said not in story.assumptions:
        story.assumptions.append(said)


def _changes_sizes(story: Creating) -> bool:
    """Whether some card of the story may change how big something is."""
    texts = (text for one in story.things if (card := story.card(one)) for text in card.texts)
    return any(_SIZING.search(text) for text in texts)
