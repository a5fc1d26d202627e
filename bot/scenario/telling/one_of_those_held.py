"""A card that is cast by who is told to have so many cards in hand: whether it was one of them is not told."""

from __future__ import annotations

from itertools import pairwise

from bot.engine.told.script import Cast
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing


def cards_held(story: Story, player: str) -> list[Thing]:
    """The cards of a hand of which it is only told how many there are, and those known to be among them."""
    return [
        one
        for one in story.things
        if one.zone == "hand"
        and one.told == player
        and not one.gone
        and (one.filler or one.from_hand == "one of those told")
    ]


def cast_from_among_them(story: Story, player: str) -> list[Thing]:
    """The cards that the player casts and that may be among those told: none where others are said to be there besides."""
    if not cards_held(story, player) or are_others_besides(story):
        return []
    used = {a.card for a in story.actions if isinstance(a, Cast) and a.player == player and not a.said}
    in_hand = (one for one in story.things if one.zone == "hand" and one.told == player)
    return [one for one in in_hand if one.label in used and one.held_to_be_cast]


def are_others_besides(story: Story) -> bool:
    """`I have two other cards in hand`: what is cast is none of those."""
    return any(two in _BESIDES for two in pairwise(token.fold for token in story.tokens))


def one_of_those_held(story: Story) -> tuple[tuple[str, str], ...]:
    """Of each card that is cast so, the unknown card that it may be, and its name."""
    found: list[tuple[str, str]] = []
    for player in story.seats:
        unknown = [one.label for one in cards_held(story, player) if one.filler]
        cast = [one.label for one in cast_from_among_them(story, player)]
        found += zip(unknown, cast, strict=False)
    return tuple(found)


_BESIDES = frozenset((word, card) for word in ("other", "more") for card in ("card", "cards"))
