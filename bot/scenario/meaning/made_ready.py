"""What was just made ready to attack: manned, saddled, animated, taken or brought back. An attack that names no creature is with that."""

from __future__ import annotations

from bot.abilities.ability import Keyword
from bot.abilities.animating import animates_itself
from bot.abilities.changes import ControlledByNow
from bot.abilities.costs import TapSelf
from bot.abilities.walk import holds
from bot.engine.told.script import Activate, Cast
from bot.scenario.meaning.spent_for_abilities import costs_of
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing


def made_ready_just_now(story: Story, player: str) -> list[Thing]:
    """With what the player attacks, where the last deed made something ready for that; empty where it did not."""
    return (
        _just_manned(story, player)
        or _just_taken(story, player)
        or _just_brought_back(story, player)
        or _just_given_haste(story, player)
    )


def _just_manned(story: Story, player: str) -> list[Thing]:
    """`I crew Smuggler's Copter with an Elf and swing`: with what was made a creature for that."""
    last = story.actions[-1] if story.actions else None
    if not isinstance(last, Activate) or last.player != player:
        return []
    mounted = [t for t in story.things if t.label == last.source and _is_a_mount(story, t)]
    if mounted:  # `saddles Giant Beaver with Elf and attacks`
        return mounted
    source = [t for t in story.things if t.label == last.source and not t.is_type("Creature")]
    made = source and (source[0].has_keyword("crew") or source[0].is_type("Vehicle"))
    return source if made or (source and animates_itself(story.card(source[0]))) else []


def _just_taken(story: Story, player: str) -> list[Thing]:
    """`steals Ogre with Act of Treason and swings`: with what that spell takes."""
    last = story.actions[-1] if story.actions else None
    if not isinstance(last, Cast) or last.player != player:
        return []
    spell = next((thing for thing in story.things if thing.label == last.card), None)
    card = story.card(spell) if spell is not None else None
    takes = card is not None and holds(card.abilities, ControlledByNow)
    return [
        t for t in story.things if takes and t.label in (last.targets.names or ()) and t.is_type("Creature")
    ]


def _just_brought_back(story: Story, player: str) -> list[Thing]:
    """`unearths Chronomancer and attacks`: with what an ability of its own returned from the graveyard."""
    last = story.actions[-1] if story.actions else None
    if not isinstance(last, Activate) or last.player != player:
        return []
    return [
        t for t in story.things if t.label == last.source and t.zone == "graveyard" and t.is_type("Creature")
    ]


def _just_given_haste(story: Story, player: str) -> list[Thing]:
    """`taps Axgard Cavalry to give Ogre haste and attacks`: with what got it, and not with what was tapped for it."""
    last = story.actions[-1] if story.actions else None
    if not isinstance(last, Activate) or last.player != player or last.source in (last.targets.names or ()):
        return []
    source = next((t for t in story.things if t.label == last.source), None)
    if source is None or not any(isinstance(part, TapSelf) for part in costs_of(story, source)):
        return []
    gives = any("gains haste" in text for text in source.texts)
    return [
        t
        for t in story.things
        if gives and t.label in (last.targets.names or ()) and t.is_type("Creature") and t.holder == player
    ]


def tapped_for_it(story: Story, thing: Thing) -> bool:
    """Whether it was tapped for an ability, its own or another's, since the story began."""
    uses = [deed for deed in story.actions if isinstance(deed, Activate)]
    taps = any(isinstance(part, TapSelf) for part in costs_of(story, thing))
    return any(thing.label in deed.tapped or (taps and deed.source == thing.label) for deed in uses)


def _is_a_mount(story: Story, thing: Thing) -> bool:
    card = story.card(thing)
    return card is not None and any(isinstance(a, Keyword) and a.name == "saddle" for a in card.abilities)
