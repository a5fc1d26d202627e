"""Both halves of a split card as one spell (fuse, CR 702.102)."""

from __future__ import annotations

from typing import Any

from bot.abilities.ability import Ability, Keyword
from bot.abilities.amounts import DoneAmount
from bot.abilities.card import Card
from bot.abilities.combining import Remember, WhenYouDo
from bot.abilities.conditions import CouldNot, DidIt
from bot.abilities.past import DealtDamageThisWay, DoneThisWay
from bot.abilities.walk import rebuilt
from bot.abilities.who import DoneBy, Target, TheTarget
from bot.values import fields, replace

_COUNTED = (
    CouldNot,
    DealtDamageThisWay,
    DidIt,
    DoneAmount,
    DoneBy,
    DoneThisWay,
    Remember,
    Target,
    TheTarget,
    WhenYouDo,
)
"""What tells instructions and targets of one text apart by a number."""
_APART = 100


def fused(left: Card, right: Card) -> Card:
    """The combined characteristics of both halves; the instructions of the left one, then those of the right one."""
    return replace(
        left,
        name=f"{left.name} // {right.name}",
        types=tuple(dict.fromkeys((*left.types, *right.types))),
        subtypes=tuple(dict.fromkeys((*left.subtypes, *right.subtypes))),
        colors=tuple(dict.fromkeys((*left.colors, *right.colors))),
        mana_cost=left.mana_cost + right.mana_cost,
        mana_value=left.mana_value + right.mana_value,
        abilities=(*_own(left), *(rebuilt(one, _further) for one in _own(right))),
        texts=(),
        other_face=None,
    )


def _own(half: Card) -> tuple[Ability, ...]:
    return tuple(a for a in half.abilities if not (isinstance(a, Keyword) and a.name == "fuse"))


def _further(value: Any) -> Any:
    """With numbers that the other half doesn't use; nothing is changed inside what has none."""
    if isinstance(value, _COUNTED) and value.number:
        parts = {f.name: rebuilt(getattr(value, f.name), _further) for f in fields(value)}
        return replace(value, **(parts | {"number": value.number + _APART}))
    return None
