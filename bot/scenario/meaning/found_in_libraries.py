"""Cards that a library is searched for and that go to the hand: `casts Eladamri's Call and searches for Hill Giant`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

from bot.abilities.card import Card
from bot.abilities.effects import Beside, SearchOnto
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.libraries import SeeTop, SeeUntil
from bot.abilities.player_effects import ExileFromLibrary, Mill
from bot.abilities.walk import holds, inside
from bot.engine.told.script import Activate, Cast, PutsOnto
from bot.regex import regex
from bot.scenario.errors import CannotMean
from bot.scenario.explained.effects import move_is_explained
from bot.scenario.meaning.fought_out import fight_it_out
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.which_card import card_in_hand
from bot.scenario.phrases.values import Ref, ThingRef
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
        if any(part.what == "search" and part.sought for part in _beside(card)):
            return True
        if any(True for _ in inside(card.abilities, SearchOnto)):
            return False
    return False


def searches_for_the_top(story: Story, player: str) -> bool:
    """Whether what was cast or activated last by the player searches a library for a card that is put on top of it."""
    last = next((a for a in reversed(story.actions) if isinstance(a, Cast | Activate)), None)
    if last is None or last.player != player:
        return False
    label = last.card if isinstance(last, Cast) else last.source
    texts = next((thing.texts for thing in story.things if thing.label == label), ())
    return any(map(_ONTO_THE_TOP.search, texts))


_ONTO_THE_TOP = regex(r"\bsearch your library for .*\bput (?:that|the) card on top\b", re.IGNORECASE)


def find_for_the_top(story: Story, player: str, spell: ThingRef, how: How) -> None:
    """It stays in the library."""
    how.only("what is done with a library", "zone")
    thing = card_in_hand(story, player, spell, replace(how, zone="library"))
    thing.zone = "library"
    story.refer([thing])


@means("surveils")
def surveils(story: Story, statement: Statement) -> None:
    """What is put into the graveyard was on top of the library."""
    player = actor_of(story, statement)
    cards, how = statement.slots["cast"]
    for card in cards:
        _takes_from_the_library(story, player, card, how, "graveyard")


@means("scrys")
def scrys(story: Story, statement: Statement) -> None:
    """`Alice scries 2`: what something of hers does. Raises `CannotMean` where nothing does."""
    player = actor_of(story, statement)
    verb = next(
        t.lemma for t in story.tokens[statement.start : statement.end] if t.lemma in ("scry", "surveil")
    )
    own = [t for t in story.things if player in (t.holder, t.cast_by)]
    cards = [card for thing in own if (card := story.card(thing)) is not None]
    if not any(one.what == verb for card in cards for one in inside(card.abilities, Beside)):
        raise CannotMean(f"It is not told what lets {player} {verb}.", (), statement.start, statement.end)
    story.skip(statement.start, statement.end)


@means("intohand")
def puts_into_the_hand(story: Story, statement: Statement) -> None:
    """`puts Shock into her hand and Forest into her graveyard`: of the cards that something lets her look at; from her graveyard what
    something that triggers returns. Raises `CannotMean` where nothing does either."""
    player = actor_of(story, statement)
    cards, how = statement.slots["cast"]
    if all(card.source == "it" for card in cards) and _has_just_come(story, player):
        return
    if _takes_of_a_library(story, player):
        fight_it_out(story, player, Beside)
        for card in cards:
            find_for_the_hand(story, player, card, how)
        others, other_how = statement.get("rest") or ((), how)
        for card in others:
            _takes_from_the_library(story, player, card, other_how, "graveyard")
        return
    things = story.resolve(cards, "target", player) if statement.get("rest") is None else []
    labels = [thing.label for thing in things if thing.zone == "graveyard"]
    if not labels or not move_is_explained(story, player, "hand", labels):
        message = "It is not told what puts that into the hand."
        raise CannotMean(message, (), statement.start, statement.end)


def takes_into_the_hand(story: Story, player: str, refs: Sequence[Ref]) -> bool:
    """`I take the Bears`: whether something lets that player put cards of a library into the hand; then these are what is taken."""
    cards = [ref for ref in refs if isinstance(ref, ThingRef) and ref.name]
    if len(cards) != len(refs) or not _takes_of_a_library(story, player):
        return False
    for card in cards:
        find_for_the_hand(story, player, card, How())
    return True


def _has_just_come(story: Story, player: str) -> bool:
    """`reveals Bear and puts it into her hand`: whether that was told by what was revealed."""
    last = story.actions[-1] if story.actions else None
    return isinstance(last, PutsOnto) and (last.player, last.to) == (player, "hand")


def takes_what_is_revealed(story: Story, player: str, refs: Sequence[Ref]) -> bool:
    """`activates Squad Rallier and reveals Bear`, `and chooses Bear`: whether these are cards of which nothing was told, and something lets
    that player reveal cards of those looked at and put them into the hand; not where what lies on top is seen by all."""
    told = {name for thing in story.things for name in (thing.name, thing.label)}
    own = [thing for thing in story.things if player in (thing.holder, thing.cast_by)]
    cards = [card for thing in own if (card := story.card(thing)) is not None]
    if any(isinstance(ref, ThingRef) and ref.name in told for ref in refs) or not story.actions:
        return False
    if any(holds(card.abilities, SeeTop, SeeUntil, ExileFromLibrary, Mill) for card in cards):
        return False
    texts = [text for thing in own for text in thing.texts]
    chooses = any("of your choice" in text.lower() for text in texts)  # that may be what is chosen
    return (
        not chooses and any(map(_REVEALS_TO_HAND.search, texts)) and takes_into_the_hand(story, player, refs)
    )


_REVEALS_TO_HAND = regex(r"\breveals?\b.*\binto (?:your|their) hand\b", re.IGNORECASE)


def _takes_of_a_library(story: Story, player: str) -> bool:
    """Whether something of the player's lets them put cards of their library into the hand."""
    own = (thing for thing in story.things if player in (thing.holder, thing.cast_by))
    cards = (card for thing in own if (card := story.card(thing)) is not None)
    return any(part.what in _LOOKS for card in cards for part in _beside(card))


def _beside(card: Card) -> list[Beside]:
    """What its abilities do with cards that nobody knows, those of its keywords too."""
    return list(inside((card.abilities, activated_of(card.abilities)), Beside))


_LOOKS = frozenset({"sort", "bury", "search"})
"""What lets a player put cards of a library into the hand."""


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
