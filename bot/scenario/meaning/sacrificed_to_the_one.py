"""What is told to be sacrificed for nothing, where one thing alone that is told asks for it: `I control Nantuko Husk. I sacrifice Bears.`"""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.abilities.ability import Activated, Triggered
from bot.abilities.costs import SacrificeCost
from bot.abilities.effects import Sacrifice
from bot.abilities.filters import Filter, OfSubtype
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.walk import holds, inside
from bot.abilities.who import Chosen
from bot.engine.relevance.playable import playable
from bot.regex import regex
from bot.scenario.phrases.values import ThingRef
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing

_ASKS = regex(r"\bsacrifice (?:an?|another|two|three) ([a-z]+)s?\b[^.]*:", re.IGNORECASE)


def the_one_that_asks(
    story: Story, player: str, things: Sequence[Thing], told_why: bool = False
) -> Thing | None:
    """The one permanent of the player's with an ability that costs sacrificing such a thing, where nothing else that is told speaks of
    sacrifices, what is sacrificed neither."""
    if (just := _asks_for_just_so_many(story, player, things)) is not None:
        return just
    speaking = [t for t in story.things if any("sacrific" in text.lower() for text in t.texts)]
    if len(speaking) != 1 or not things or speaking[0] in things:
        return None
    one = speaking[0]
    there = one.holder == player and (one.zone == "battlefield" or one.cast_by == player) and not one.gone
    kinds = [match[1] for text in one.texts if (match := _ASKS.search(text)) is not None]
    if not there or len(kinds) != 1 or any(thing.token for thing in things):
        return None
    if not told_why and _makes_choose(story, one):
        return None
    fits = all(
        kinds[0] in ("permanent", "nonland") or thing.is_type(kinds[0].capitalize()) for thing in things
    )
    return one if fits else None


def _makes_choose(story: Story, thing: Thing) -> bool:
    """Whether it also has an ability that triggers and makes somebody sacrifice something: what is sacrificed may be for that."""
    card = story.card(thing)
    waiting = [a for a in playable(card).abilities if isinstance(a, Triggered)] if card is not None else []
    return any(isinstance(part.what, Chosen) for ability in waiting for part in inside(ability, Sacrifice))


def _asks_for_just_so_many(story: Story, player: str, things: Sequence[Thing]) -> Thing | None:
    """`I sacrifice three Foods`, with Feasting Troll King in the graveyard: the one card of that player's, there or in play, with an
    ability that costs sacrificing as many of such things."""
    if len(things) < 2:
        return None
    asking = [
        thing
        for thing in story.things
        if thing.holder == player
        and thing.zone in ("battlefield", "graveyard")
        and not thing.gone
        and any(
            isinstance(part, SacrificeCost) and part.count == len(things) and _are_such(part.what, things)
            for ability in _activated(story, thing)
            for part in ability.cost
        )
    ]
    return asking[0] if len(asking) == 1 else None


def _activated(story: Story, thing: Thing) -> Sequence[Activated]:
    card = story.card(thing)
    return activated_of(playable(card).abilities) if card is not None else ()


def _are_such(what: Filter | None, things: Sequence[Thing]) -> bool:
    """Whether the things are of the one subtype that is asked for."""
    kinds = [part.subtype for part in inside(what, OfSubtype)] if what is not None else []
    return len(kinds) == 1 and all(thing.is_type(kinds[0]) or kinds[0] in thing.name for thing in things)


def waits(story: Story, thing: Thing) -> bool:
    """Whether it is there for what triggers, as Blood Artist is."""
    card = story.card(thing)
    return card is not None and holds(card.abilities, Triggered)


def is_any(ref: ThingRef) -> bool:
    """`a creature`, `two artifacts`: nothing more is told of what is meant."""
    told = (
        ref.size or ref.lines or ref.status or ref.owner or ref.of or ref.subtypes or ref.token or ref.letter
    )
    return (
        ref.source == "kind"
        and bool(ref.types)
        and not told
        and (ref.article in ("a", "an", "another", "one", ""))
    )
