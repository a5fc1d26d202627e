"""Hands of which nothing is told, where some card speaks of hands."""

from __future__ import annotations

import re

from bot.abilities.costs import DiscardCost
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.walk import holds
from bot.engine.told.script import Activate, Discards
from bot.regex import regex
from bot.scenario.telling.story import Story
from bot.scenario.text.words import word_set
from bot.scenario.things.board import Thing


def untold_hands(story: Story) -> tuple[str, ...]:
    """The players whose number of cards in hand nobody tells, where it may matter."""
    if any(token.fold in _TELLING or token.owner in _TELLING for token in story.tokens):
        return ()
    texts = [
        text for thing in story.things for text in _of_both_faces(thing) if _SPEAKS_OF_HANDS.search(text)
    ]
    if texts and not any(token.lemma == "discard" for token in story.tokens):
        texts = [text for text in texts if _SPEAKS_OF_HANDS.search(_PUT_INTO.sub("", text))]
    if not texts:
        return ()
    return tuple(player for player in story.seats if not _has_one_told(story, player))


def _of_both_faces(thing: Thing) -> tuple[str, ...]:
    """The lines of its text, and of the face that it may be turned to."""
    other = thing.card.other_face if thing.card is not None and thing.made is None else None
    return (*thing.texts, *(other.texts if other is not None else ()))


def _has_one_told(story: Story, player: str) -> bool:
    """Whether a card of that hand was told, or one was discarded."""
    if any(isinstance(deed, Discards) and deed.player == player for deed in story.actions):
        return True
    return _discards_for_abilities(story, player) or any(
        thing.zone == "hand" and thing.told == player and thing.declared and thing.cast_by is None
        for thing in story.things
    )


def _discards_for_abilities(story: Story, player: str) -> bool:
    """Whether all that the player is told to discard is what abilities cost: as many cards as that were there."""
    used = {deed.source for deed in story.actions if isinstance(deed, Activate) and deed.player == player}
    cards = [
        card for thing in story.things if thing.label in used and (card := story.card(thing)) is not None
    ]
    told = any(token.lemma == "discard" for token in story.tokens)
    return told and any(
        holds(ability.cost, DiscardCost) for c in cards for ability in activated_of(c.abilities)
    )


_TELLING = word_set("hand hands handed hellbent empty-handed discarding discarded")
#: That a card comes to a hand is all one for how many are there: but for what is discarded at the end of a turn (CR 514.1).
_PUT_INTO = regex(
    r"\b(?:to|into) (?:its|their|your|his or her|that player's) (?:owner's |owners' )?hands?\b", re.IGNORECASE
)
_SPEAKS_OF_HANDS = regex(r"\bhands?\b|\bdiscards?\b", re.IGNORECASE)
