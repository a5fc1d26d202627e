"""What two abilities have in common that say the same of other numbers, names, colors and kinds: what is proved of one of them
is proved of the other."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import Any

from bot.abilities.ability import Ability, Keyword
from bot.abilities.card import Card
from bot.abilities.changes import BecomesColor
from bot.abilities.costs import Mana
from bot.abilities.effects import Beside, TokenSpec
from bot.abilities.filters import Named, OfColor, OfSubtype
from bot.values import fields, is_dataclass

_COLORS = frozenset(("white", "blue", "black", "red", "green"))
_ALIKE: tuple[type[Any], ...] = (OfSubtype, Named, BecomesColor, Mana)
"""Of these only that they are there counts."""

_UNSAID = frozenset({"label", "words"})
"""Fields that change nothing of what is done."""


def proved_alike(face: Card, ability: Ability, kind: str, place: int) -> Hashable:
    """What is proved once for all cards that have it: a keyword with the same kind of cost and description; else the part at
    that place of an ability of the same shape, on a card of the same types."""
    if isinstance(ability, Keyword):
        return (ability.name, shape(ability.filter), tuple(type(c).__name__ for c in ability.cost))
    attached = next((s for s in ("Aura", "Equipment", "Vehicle", "Saga") if s in face.subtypes), "")
    return (frozenset(face.types), attached, shape(ability), kind, place)


@lru_cache(maxsize=16384)
def shape(value: Any) -> Hashable:
    """The value without what makes no difference of kind: numbers past one are many, subtypes, names, colors and mana alike."""
    if isinstance(value, bool) or value is None:
        return value
    if isinstance(value, int):
        return max(-2, min(2, value))
    if isinstance(value, _ALIKE):
        return type(value).__name__
    if isinstance(value, OfColor):
        return "OfColor" if value.color in _COLORS else value.color
    if isinstance(value, Beside):
        return ("Beside", value.what)
    if isinstance(value, TokenSpec):
        return ("TokenSpec", value.types, shape(value.power), shape(value.toughness), shape(value.abilities))
    if isinstance(value, tuple):
        return tuple(shape(v) for v in value)
    if is_dataclass(value) and not isinstance(value, type):
        said = (shape(getattr(value, f.name)) for f in fields(value) if f.name not in _UNSAID)
        return (type(value).__name__, *said)
    return value  # type: ignore[no-any-return]
