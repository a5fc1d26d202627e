"""A keyword that a thing was told to have, or has printed on it, and lacks in what is supposed: `What if it didn't have trample?`"""

from __future__ import annotations

from collections.abc import Iterable

from bot.abilities.ability import Keyword
from bot.scenario.errors import CannotMean
from bot.scenario.things.board import Thing
from bot.values import replace


def bearers_of(keyword: str, named: Iterable[Thing], there: Iterable[Thing], may_be_any: bool) -> list[Thing]:
    """Those of the things named that have the keyword; `may_be_any`: where none of them has, the only one of all that are there that has.
    Raises `CannotMean` where nothing has, or it is not told which."""
    found = [thing for thing in named if thing.has_keyword(keyword) and not thing.filler]
    every = [thing for thing in there if thing.has_keyword(keyword) and not thing.filler]
    if not found and may_be_any:
        found = every
    if not found:
        raise CannotMean(f"It is not told what has {keyword} that could lack it.")
    if len(found) > 1 and may_be_any:
        labels = tuple(thing.label for thing in found)
        raise CannotMean(f"It is not told which would be without {keyword}: {' or '.join(labels)}.", labels)
    return found


def take_away(thing: Thing, keyword: str) -> None:
    """The thing has the keyword no more from the story's beginning on."""
    if thing.made is not None:
        kept = (", ".join(p for p in line.split(", ") if p.lower() != keyword) for line in thing.made.lines)
        thing.made = replace(thing.made, lines=tuple(line for line in kept if line))
        return
    card = thing.card
    if card is None or len(card.abilities) != len(card.texts):
        raise CannotMean(f"It is not told what {thing.label} is without {keyword}.")
    left = [
        (ability, text)
        for ability, text in zip(card.abilities, card.texts, strict=True)
        if not (isinstance(ability, Keyword) and ability.name == keyword)
    ]
    thing.card = replace(card, abilities=tuple(one for one, _ in left), texts=tuple(text for _, text in left))
