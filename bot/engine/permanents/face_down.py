"""What face-down spells and permanents are (CR 708)."""

from __future__ import annotations

from bot.abilities.ability import Keyword
from bot.abilities.card import Card
from bot.abilities.costs import Mana
from bot.engine.objects import (
    Object,
)
from bot.values import replace

FACE_DOWN = Card("", ("Creature",), power=2, toughness=2)
"""A 2/2 creature without text, name, subtypes and mana cost (CR 708.2a)."""

WAYS = ("morph", "megamorph", "disguise")
"""The keywords by which a card may be cast face down, and turned face up for their cost (CR 702.37, 702.168)."""


def face_down(warded: bool) -> Card:
    """What a face-down card is; with disguise or cloaked it has ward {2} (CR 701.58a, 702.168a)."""
    ward = (Keyword("ward", cost=(Mana("{2}"),)),)
    return replace(FACE_DOWN, abilities=ward) if warded else FACE_DOWN


def is_face_down(found: Object) -> bool:
    """Whether it is a face-down spell or permanent; a copy of one is face up, and a 2/2 (CR 707.2)."""
    return found.printed is not None and not found.card.name and found.card.mana_cost == ""


def way_of(card: Card) -> Keyword | None:
    """The keyword by which this card may be face down."""
    return next((a for a in card.abilities if isinstance(a, Keyword) and a.name in WAYS), None)
