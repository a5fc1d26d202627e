"""Vehicles, Mounts and Spacecraft: crewed, saddled and stationed."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.scenario.errors import CannotMean
from bot.scenario.meaning.activating import activated_plainly
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.telling.which_ability import abilities_meant
from bot.scenario.things.board import Thing
from bot.scenario.things.may_fight import may_fight
from bot.scenario.things.supposed import a_creature


@means("crews", "saddles", "stations")
def crews(story: Story, statement: Statement) -> None:
    keyword = statement.kind.removesuffix("s")
    if (told := statement.get("it")) is not None:
        source = story.one(told[0], "source")
        player = _whoever_has(story, source)
    else:
        player = actor_of(story, statement)
        source = _that_is_manned(story, statement.slots["thing"], player, keyword)
    if source.card is None and not source.texts:
        said = f"It is not told what it takes to {keyword} {source.label}: “a vehicle with crew 2”."
        raise CannotMean(said, (), statement.start, statement.end)
    crew = story.resolve(statement.get("with") or (), "source", player, [source]) or _some_crew(
        story, player, source, statement
    )
    _man(story, player, source, keyword, crew)


def _that_is_manned(story: Story, ref: ThingRef, player: str, keyword: str) -> Thing:
    """`She has Smuggler's Copter and Ogre. She crews it`: `it` is what can be crewed, whatever else was spoken of last."""
    thing = story.one(ref, "source", player)
    if ref.source != "it" or thing.has_keyword(keyword):
        return thing
    able = [
        t for t in story.things if t.holder == player and t.has_keyword(keyword) and t.zone == "battlefield"
    ]
    return able[0] if len(able) == 1 else thing


def _some_crew(story: Story, player: str, source: Thing, statement: Statement) -> list[Thing]:
    """Where it is not told what crews it, and nothing of the player's is there that could: a creature of just that power."""
    able = any(
        t.is_type("Creature") and t.holder == player and not (t.tapped or t.gone) for t in story.things
    )
    words = " ".join(source.texts).lower()
    needed = re.search(rf"\b{statement.kind.removesuffix('s')} (\d+)", words)
    if able or needed is None:
        return []
    size = (int(needed[1]), 1)
    ref = a_creature(size=size, other=True)
    crew = story.resolve((ref,), "declare", player)
    for thing in crew:
        thing.told = player
        story.assumptions.append(
            f"{thing.label} is there to {statement.kind.removesuffix('s')} {source.label}."
        )
    return crew


@means("mannedby")
def manned_by(story: Story, statement: Statement) -> None:
    """`Smuggler's Copter is crewed by Ogre`: by whoever controls the two."""
    keyword = next(t.lemma for t in story.tokens[statement.start : statement.end] if t.lemma in MANNING)
    for source in story.resolve(statement.slots["it"], "any"):
        man_with(story, source, keyword, statement.slots["with"])


MANNING = frozenset({"crew", "saddle", "station"})


def man_with(story: Story, source: Thing, keyword: str, refs: Sequence[ThingRef]) -> None:
    """Its controller crews, saddles or stations it by tapping these."""
    crew = story.resolve(refs, "any", source.controller)
    holder = source.controller or next((one.controller for one in crew if one.controller), None)
    player = holder or _whoever_has(story, source)
    for thing in (source, *crew):
        thing.shown = thing.shown or player
    _man(story, player, source, keyword, crew)


def _whoever_has(story: Story, source: Thing) -> str:
    """Who crews what is told to be crewed: its controller, else whose turn it is. Raises `CannotMean` where neither is told."""
    player = source.controller or story.active or story.actor
    if player is None:
        raise CannotMean(f"It is not told who controls {source.label}.")
    return player


def crew_what_attacks(story: Story, player: str, things: Sequence[Thing]) -> None:
    """`I attack with Smuggler's Copter`: a Vehicle that is said to attack, and of which it is not told that it is a creature, is crewed
    before (CR 301.7, 702.122a), where its player has no creature that would be tapped for it: by one of just that power."""
    for thing in things:
        needed = re.search(r"\bcrew (\d+)", " ".join(thing.texts).lower())
        if needed is None or not thing.is_type("Vehicle") or may_fight(story.actions, thing):
            continue
        if any(manned is thing for manned, *_ in story.said_to_be_manned):
            continue  # `with Smuggler's Copter crewed by Ogre`: that is done before
        if any(t.is_type("Creature") and t.holder == player and t not in things for t in story.things):
            continue
        ref = a_creature(size=(int(needed[1]), 1), other=True)
        crew = story.resolve((ref,), "declare", player)
        for one in crew:
            one.told = player
            story.assumptions.append(f"{one.label} crews {thing.label}: it is told to attack.")
        thing.shown = thing.shown or player
        _man(story, player, thing, "crew", crew)


def _man(story: Story, player: str, source: Thing, keyword: str, crew: Sequence[Thing]) -> None:
    which = abilities_meant(story, source, keyword, None, purpose=True)
    labels = tuple(thing.label for thing in crew)
    # one creature is tapped each time that it is stationed (CR 702.184a)
    for tapped in [(label,) for label in labels] if keyword == "station" and labels else [labels]:
        activated_plainly(story, player, source, which, tapped=tapped)
    story.refer([source])
