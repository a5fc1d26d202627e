"""Counters or tokens, as a player likes: which of the two fabricate or what endures does, told by what is done (CR 702.123a, 701.63a)."""

from __future__ import annotations

from bot.abilities.keyword_actions import Endure
from bot.abilities.walk import holds
from bot.engine.told.decisions import PicksModes
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing

COUNTERS, TOKENS = 1, 2


def chooses_tokens(story: Story, player: str, kind: str) -> bool:
    """`casts Glint-Sleeve Artisan and makes a Servo`: whether something told makes such tokens or puts counters on itself; then it is told
    which."""
    return any(
        _made_by(story, thing) == kind and _picks(story, player, thing, TOKENS)
        for thing in _own(story, player)
    )


def chooses_counters(story: Story, player: str, on: Thing) -> bool:
    """`and puts the counters on it`: whether it is what has that choice."""
    return on in _own(story, player) and bool(_made_by(story, on)) and _picks(story, player, on, COUNTERS)


def _own(story: Story, player: str) -> list[Thing]:
    there = [thing for thing in story.things if player in (thing.holder, thing.cast_by) and not thing.untold]
    return there[::-1] if story.actions else []


def _made_by(story: Story, thing: Thing) -> str:
    """What it makes where it gets no counters; empty where it has no such choice."""
    card = story.card(thing)
    if card is None:
        return ""
    return "Servo" if thing.has_keyword("fabricate") else "Spirit" if holds(card.abilities, Endure) else ""


def _picks(story: Story, player: str, thing: Thing, way: int) -> bool:
    story.actions.append(PicksModes(player, (way,), thing.label))
    story.assumptions.append(f"What is told to be done is what {thing.label} does.")
    return True
