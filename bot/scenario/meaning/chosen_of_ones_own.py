"""Whose it is that is told to be chosen, of which nothing was told: one's own, where one's own is chosen there."""

from __future__ import annotations

from bot.abilities.filters import ControlledBy
from bot.abilities.keyword_actions import RingTempts
from bot.abilities.walk import holds, inside
from bot.abilities.who import YOU, Chosen
from bot.scenario.telling.story import Story


def take_to_be_ones_own(story: Story, player: str, names: tuple[str, ...]) -> None:
    """`The Ring tempts me and I choose Ogre`, of which nothing was told: a creature of one's own is chosen there."""
    cards = [story.card(t) for t in story.things if player in (t.holder, t.cast_by)]
    abilities = [card.abilities for card in cards if card is not None]
    chosen = [part for own in abilities for part in inside(own, Chosen)]
    of_ones_own = [ControlledBy(YOU) in part.what.qualities for part in chosen]
    of_ones_own += [True for own in abilities if holds(own, RingTempts)]
    for thing in story.things if of_ones_own and all(of_ones_own) else ():
        if thing.label in names and thing.controller is None and not thing.declared:
            thing.likely = player
