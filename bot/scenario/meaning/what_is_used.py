"""Whose ability it is that is used: `a Baxter Building and a 2/4. I tap it to draw a card` is of the one that has an ability."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.keyword_abilities.activated import activated_in
from bot.abilities.walk import holds
from bot.abilities.who import Target
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.scenario.things.may_fight import can_be


def what_is_used(story: Story, ref: ThingRef, player: str, how: How | None = None) -> Thing:
    """The thing; where a word back would mean what has nothing to activate, or nothing that is used so, the last spoken of that has."""
    if ref.source == "it" and not ref.many and ref.count == 1:
        theirs = [t for t in story.focus if can_be(t, "source") and t.holder in (player, None)]
        fitting = [t for t in theirs if how is None or _may_be_used_so(story, t, how)]
        able = last_that_can_be_used(story, fitting or theirs)
        if able is not None and theirs[-1] is not able:
            story.refer([able])
            return able
    return story.one(ref, "source", player)


def _may_be_used_so(story: Story, thing: Thing, how: How) -> bool:
    """Whether it has so many abilities as `the second ability` asks for, and one with targets where some are told."""
    card = story.card(thing)
    if card is None:
        return True
    able = activated_in(card.abilities)
    enough = not isinstance(how.which, int) or len(able) >= how.which
    return enough and (not how.targets or any(holds(one, Target) for one in able))


def last_that_can_be_used(story: Story, things: Sequence[Thing]) -> Thing | None:
    """The last of these that may have an ability to activate."""
    return next((thing for thing in reversed(things) if not _has_nothing(story, thing)), None)


def _has_nothing(story: Story, thing: Thing) -> bool:
    """Whether its text is known and nothing of it is activated."""
    card = story.card(thing)
    return not thing.texts if card is None else not activated_in(card.abilities)


def held_that_is_meant(story: Story, ref: ThingRef, player: str) -> Thing | None:
    """`I have a Healing Salve. Do I survive if I use it?`: the one instant or sorcery that the player is told to hold, where nothing of
    theirs that was spoken of could be used."""
    if ref.source != "it" or ref.many:
        return None
    held = [
        t
        for t in story.things
        if t.zone == "hand" and t.declared and t.cast_by is None and player in (t.told, t.holder)
    ]
    spells = [thing for thing in held if {"Instant", "Sorcery"} & {*thing.types}]
    theirs = [t for t in story.things if t.zone == "battlefield" and t.holder in (player, None)]
    able = last_that_can_be_used(story, theirs) is not None
    return spells[0] if len(spells) == 1 and not able else None


def several_used(story: Story, ref: ThingRef, player: str) -> list[Thing]:
    """`Alice uses both Prodigal Sorcerers on Bob`, `she taps them to ping him`: each of them; empty where one thing is named."""
    plural = ref.count > 1 or (ref.many and ref.count == 0) or ref.article in ("both", "each", "all")
    if not plural or ref.source not in ("it", "card", "part", "made", "guess", "kind"):
        return []
    if ref.source != "it":
        there = [t for t in story.things if t.holder == player and t.zone == "battlefield" and not t.gone]
        if ref.name and len([t for t in there if t.name in (ref.name, *ref.names)]) < 2:
            return []
    things = story.resolve((ref,), "source", player)
    return things if len(things) > 1 and all(t.zone == "battlefield" for t in things) else []
