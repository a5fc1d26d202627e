"""A player who is aimed at, told by what that player controls: `casts Settle the Wreckage on my three attackers`."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.abilities.card import Card
from bot.regex import regex
from bot.scenario.things.aims import may_be_target, targets_of
from bot.scenario.things.board import Thing

_WHAT_THEY_CONTROL = regex(
    r"\b(?:target|that) (?:player|opponent)(?: controls| sacrifices|['’]s (?:creatures|permanents))\b",
    re.IGNORECASE,
)


def controller_aimed_at(card: Card | None, found: Sequence[Thing]) -> str | None:
    """The player whose things were told as the target, where the card has a player as its only target and does something to what that
    player controls; None where it may be aimed at the things themselves, or they are not all of one player."""
    targets = targets_of(card) if card is not None else []
    if card is None or len(targets) != 1 or not found:
        return None
    if any(may_be_target(targets[0], thing.types) for thing in found):
        return None
    holders = {thing.holder for thing in found}
    if len(holders) != 1 or not any(_WHAT_THEY_CONTROL.search(text) for text in card.texts):
        return None
    return holders.pop()
