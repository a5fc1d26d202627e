"""What a card is while it is cast in a way that changes it, and as the permanent that it becomes (CR 702.37c, 702.103b, 718.3)."""

from __future__ import annotations

from bot.abilities.ability import Keyword
from bot.abilities.card import Card
from bot.abilities.filters import Filter, OfType
from bot.engine.face_down import WAYS, face_down
from bot.engine.state import Object
from bot.values import replace

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
        if ability.name in _OTHER_FACE and card.other_face is not None:
            return replace(card.other_face, other_face=replace(card, other_face=None))
    return None


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


def is_bestowed(found: Object) -> bool:
    """Whether a spell or permanent is an Aura by its bestow ability: where it ceases to be, it is a creature (CR 702.103e-f)."""
    return (
        found.printed is not None and "Aura" in found.card.subtypes and "Aura" not in found.printed.subtypes
    )


def no_longer_bestowed(found: Object) -> Object:
    """The same object as the creature that it is otherwise."""
    assert found.printed is not None
    return replace(found, card=found.printed, printed=None, attached_to=None)
