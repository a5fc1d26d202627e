"""What a card is while it is cast in a way that changes it, and as the permanent that it becomes (CR 702.37c, 702.103b, 718.3)."""

from __future__ import annotations

from bot.abilities.ability import Keyword
from bot.abilities.amounts import Number
from bot.abilities.card import Card
from bot.abilities.costs import Mana
from bot.abilities.filters import Filter, OfType
from bot.engine.mana_symbols import mana_value
from bot.engine.permanents.face_down import WAYS, face_down
from bot.engine.stack.fused import fused
from bot.values import replace

_COLORS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
_OTHER_FACE = ("disturb", "more than meets the eye")


def cast_as(card: Card, paid: tuple[str, ...]) -> Card | None:
    """What this card is cast as for what is paid: face down, bestowed, prototyped, its other face up; None where that changes
    nothing."""
    for ability in card.abilities:
        if not isinstance(ability, Keyword) or ability.name not in paid:
            continue
        if ability.name in WAYS:
            return face_down(warded=ability.name == "disguise")
        if ability.name == "bestow":
            return _bestowed(card)
        if ability.name == "prototype":
            return _prototyped(card, ability)
        if ability.name == "fuse" and card.other_face is not None:
            return fused(card, card.other_face)
        if ability.name in _OTHER_FACE and card.other_face is not None:
            return replace(card.other_face, other_face=replace(card, other_face=None))
    return None


def _prototyped(card: Card, prototype: Keyword) -> Card:
    """With the other mana cost, power and toughness; its color is that of this cost (CR 718.3, 718.3b)."""
    cost = "".join(part.symbols for part in prototype.cost if isinstance(part, Mana))
    power, toughness = prototype.size or (None, None)
    return replace(
        card,
        mana_cost=cost,
        mana_value=mana_value(cost),
        colors=tuple(color for symbol, color in _COLORS.items() if symbol in cost),
        power=power.n if isinstance(power, Number) else card.power,
        toughness=toughness.n if isinstance(toughness, Number) else card.toughness,
    )


def _bestowed(card: Card) -> Card:
    """An Aura enchantment with enchant creature, no creature (CR 702.103b)."""
    enchant = Keyword("enchant", filter=Filter((OfType("Creature"),)))
    return replace(
        card,
        types=tuple(t for t in card.types if t != "Creature"),
        subtypes=("Aura",),
        power=None,
        toughness=None,
        abilities=(enchant, *card.abilities),
        texts=(),
    )
