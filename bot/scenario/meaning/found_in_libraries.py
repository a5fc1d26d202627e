"""Cards that a library is searched for and that go to the hand: `casts Eladamri's Call and searches for Hill Giant`."""

from __future__ import annotations

from typing import Literal

from bot.abilities.effects import Beside, SearchOnto
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.walk import inside
from bot.engine.told.script import Activate, Cast, PutsOnto
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.which_card import card_in_hand
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.scenario.telling.too_many import refuse_too_many
from bot.values import replace


def searches_for_the_hand(story: Story, player: str) -> bool:
    """Whether the last thing of the player's that searches a library does so for a card that goes to the hand: what was cast or
    activated last, else whatever is there."""
    used = [
        action.card if isinstance(action, Cast) else action.source
        for action in story.actions
        if isinstance(action, Cast | Activate) and action.player == player
    ]
    mine = [thing for thing in story.things if player in (thing.holder, thing.cast_by, thing.told)]
    for thing in sorted(
        mine, key=lambda one: used.index(one.label) if one.label in used else -1, reverse=True
    ):
        card = story.card(thing)
        if card is None:
            continue
        if any(part.sought for part in inside((card.abilities, activated_of(card.abilities)), Beside)):
            return True
        if any(True for _ in inside(card.abilities, SearchOnto)):
            return False
    return False


@means("surveils")
def surveils(story: Story, statement: Statement) -> None:
    """What is put into the graveyard was on top of the library."""
    player = actor_of(story, statement)
    cards, how = statement.slots["cast"]
    for card in cards:
        _takes_from_the_library(story, player, card, how, "graveyard")


def find_for_the_hand(story: Story, player: str, spell: ThingRef, how: How) -> None:
    """It lies in the library until then."""
    _takes_from_the_library(story, player, spell, how, "hand")


def _takes_from_the_library(
    story: Story, player: str, spell: ThingRef, how: How, to: Literal["hand", "graveyard"]
) -> None:
    how.only("what is done with a library", "zone")
    refuse_too_many(spell)
    for _ in range(max(1, spell.count)):
        thing = card_in_hand(story, player, spell.but(count=1), replace(how, zone="library"))
        thing.zone = "library"
        story.actions.append(PutsOnto(player, thing.label, to=to))
        story.refer([thing])
