"""Cards that something exiles from the top of a library for their owner to play: `casts Abbot of Keral Keep and exiles Shock`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.costs import ExileCost
from bot.abilities.effects import Beside
from bot.abilities.walk import holds, inside
from bot.regex import regex
from bot.scenario.phrases.values import Ref, ThingRef
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.values import replace


def exiled_from_the_top(story: Story, player: str, refs: Sequence[Ref], source: Thing | None = None) -> bool:
    """Whether these are cards of which nothing was told before, and something of the player's (or just `source`) exiles what it finds on
    top: then they lie in exile."""
    there = (
        [source]
        if source is not None
        else [t for t in reversed(story.things) if player in (t.holder, t.cast_by)]
    )
    by = next((thing for thing in there if finds_on_top(story, thing)), None)
    cards = [ref for ref in refs if isinstance(ref, ThingRef) and ref.source == "card"]
    owners = {ref.start: story.owner(ref.owner, player) or player for ref in cards}
    if by is not None and not _of_others(by) and {*owners.values()} - {player}:
        return False
    told = {name for thing in story.things for name in (thing.name, thing.label)}
    if by is None or not cards or len(cards) != len(refs) or any(ref.name in told for ref in cards):
        return False
    for ref in cards:
        for n in range(max(1, ref.count)):
            thing = story.create(ref, n, max(1, ref.count))
            thing.zone, thing.told, thing.declared = "exile", player, True
            thing.owner = owners[ref.start]
            story.assumptions.append(f"{thing.label} is what {by.label} exiles from the top of the library.")
            story.refer([thing])
    return True


def _of_others(thing: Thing) -> bool:
    """Whether it exiles cards of other players' libraries too."""
    return any(_OTHERS.search(text) for text in thing.texts)


_OTHERS = regex(r"\b(?:player|opponent)'s library\b|\btheir library\b")


def finds_on_top(story: Story, thing: Thing) -> bool:
    """Whether something of it exiles cards from the top of a library to be played."""
    card = story.card(thing)
    return card is not None and any(part.what == "impulse" for part in inside(card.abilities, Beside))


def found_as_it_is_done(story: Story, player: str, thing: Thing, how: How) -> How:
    """`casts Light Up the Stage, exiling Shock`: no cost of it, but what it finds; what is left to be said of the spell."""
    card = story.card(thing)
    if not how.exiled or how.buried or card is None or holds(card.abilities, ExileCost):
        return how
    return replace(how, exiled=()) if exiled_from_the_top(story, player, how.exiled, thing) else how
