"""How much mana a player has where the story tells of it: what makes more of it, or untaps lands, leaves that open."""

from __future__ import annotations

import re
from itertools import pairwise

from bot.engine.log.step import listed
from bot.engine.told.script import Cast, GoTo, Moment
from bot.regex import regex
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Seat, Thing


def mana_that_is_told(story: Story, seat: Seat) -> int | None:
    """All the mana that the player has, as it is told; None where none is told or there may be more."""
    if any(_may_make_more(story, seat, thing) for thing in story.things):
        return None
    if seat.mana is None or _casts_though_tapped_out(story, seat):
        return None
    return seat.mana + _lands_played_since(story, seat)


def _lands_played_since(story: Story, seat: Seat) -> int:
    """How many lands without a name the player plays after it was told how much mana there is: each makes one more."""
    lands = {thing.label for thing in story.things if thing.is_type("Land") and thing.name == "land"}
    cast = [one.card for one in story.actions if isinstance(one, Cast) and one.player == seat.name]
    return sum(card in lands for card in cast[seat.spells_before_mana :])


def mana_left_open(story: Story) -> list[str]:
    """What is taken for granted where it is asked whether somebody may do something with the mana that is told, and there may be more."""
    if not any(question.kind == "legal" for question in story.questions):
        return []
    said = []
    for seat in story.seats.values():
        sources = [thing.label for thing in story.things if _may_make_more(story, seat, thing)]
        if seat.mana is not None and sources:
            whose = "You have" if seat.name == "You" else f"{seat.name} has"
            said.append(f"{whose} mana enough: what {listed(sources)} may add is not counted.")
    return said


def _may_make_more(story: Story, seat: Seat, thing: Thing) -> bool:
    """Whether it is the player's and adds mana, besides lands that are only counted and creatures that came this turn (CR 302.6)."""
    if thing.controller != seat.name:
        return False
    if thing.is_type("Land"):
        return thing.name != "land" and not _is_counted(story, seat.name, thing)
    if thing.token and thing.name in _MANA_TOKENS:
        return True
    lines = [line for line in thing.texts if _MAKES_MANA.search(line)]
    return bool(lines) and not (_is_sick(story, thing) and all("{T}" in line for line in lines))


def _is_sick(story: Story, thing: Thing) -> bool:
    """Whether it is a creature that came this turn."""
    turns = any(isinstance(one, GoTo) and one.moment is Moment.NEXT_TURN for one in story.actions)
    came = thing.sick or (thing.cast_by is not None and not turns)
    return came and thing.is_type("Creature") and not thing.has_keyword("haste")


_MANA_TOKENS = frozenset({"Treasure", "Gold", "Powerstone", "Eldrazi Spawn", "Eldrazi Scion"})

#: Words of a card by which its player comes to more mana: it adds some, makes tokens that do, untaps what does.
_MAKES_MANA = regex(
    r"\badds? (?:\{|one mana|two mana|three mana|four mana|five mana|x mana|that much|an amount|twice|mana)"
    r"|\btreasures? tokens?\b|\bpowerstones? tokens?\b|\bgold tokens?\b|\beldrazi (?:spawn|scion) [a-z ]*tokens?\b"
    r"|\buntaps? [^.]*\b(?:lands?|permanents?|forests?|islands?|swamps?|mountains?|plains)\b"
    r"|\bput [^.]*\blands? cards?\b[^.]*\bonto the battlefield\b|\bplay an additional land\b",
    re.IGNORECASE,
)


def _casts_though_tapped_out(story: Story, seat: Seat) -> bool:
    """Whether who was told to be tapped out is told to cast something later, or may by then: their turn begins since, or lands untap."""
    words = pairwise(token.lemma for token in story.tokens)
    turns = sum(isinstance(one, GoTo) and one.moment is Moment.NEXT_TURN for one in story.actions)
    turns -= turns == 1 and story.turn not in (None, seat.name)  # in the other's turn nothing untaps
    if seat.tapped_out and (turns or any("untap" in two or two == ("next", "turn") for two in words)):
        return True
    told = story.actions[: story.told_before]
    asked = any(question.kind == "legal" for question in story.questions)  # of the last: can it be paid for
    cast = sum(isinstance(one, Cast) and one.player == seat.name for one in told)
    return seat.tapped_out and cast - asked > seat.spells_before_mana


def _is_counted(story: Story, player: str, thing: Thing) -> bool:
    """Whether a basic land is among those that are told as mana: `3 untapped Forests`."""
    basic = thing.card is not None and "Basic" in thing.card.supertypes
    return basic and story.seat(player).mana_of_lands
