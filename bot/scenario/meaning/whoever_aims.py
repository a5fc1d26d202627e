"""Whose something is that nobody is told to have, by what it is aimed at: `Prodigal Sorcerer pings me` is an opponent's."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.phrases.values import PlayerRef, Ref
from bot.scenario.telling.story import Story
from bot.scenario.things.aims import leaning
from bot.scenario.things.board import Thing


def who_would_aim(story: Story, thing: Thing, targets: Sequence[Ref]) -> str | None:
    """The player who would aim it there, where nobody is told to have it, and all that it is aimed at is told to be of one player."""
    card = story.card(thing)
    if thing.controller is not None or thing.declared or card is None:
        return None
    seats = {_whose(story, ref, thing) for ref in targets}
    seat = next(iter(seats)) if len(seats) == 1 else None
    if seat is None:
        return None
    return seat if leaning(card) == "mine" else story.opponent(seat)


def _whose(story: Story, ref: Ref, source: Thing) -> str | None:
    if isinstance(ref, PlayerRef):
        return story.player(ref) if ref.how in ("me", "name") else None
    if ref.source == "it":
        meant = story.resolve((ref,), "target", None, [source])
        return meant[0].holder if len(meant) == 1 else None
    return story.owner(ref.owner) if ref.owner is not None and ref.owner.how in ("me", "name") else None
