"""A spell's paragraphs as one list of instructions (CR 608.2c), those that take another's place put there."""

from __future__ import annotations

from typing import Any

from bot.abilities.ability import Spell
from bot.abilities.card import Card
from bot.abilities.combining import (
    If,
    InsteadOfAbove,
)


def instructions_of(card: Card) -> tuple[Any, ...]:
    """What the spell does, in the order of its text. "If C, instead A" makes the paragraph before it happen only while C
    does not hold (CR 614.15)."""
    paragraphs: list[tuple[Any, ...]] = []
    for ability in card.abilities:
        if not isinstance(ability, Spell):
            continue
        effects = ability.effects
        first = effects[0] if effects else None
        if isinstance(first, InsteadOfAbove) and paragraphs:
            paragraphs[-1] = (If(first.condition, first.effects, otherwise=paragraphs[-1], instead=True),)
            effects = effects[1:]
        paragraphs.append(effects)
    return tuple(e for effects in paragraphs for e in effects)
