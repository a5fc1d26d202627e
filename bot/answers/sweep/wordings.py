"""The wordings that a part of a card's text is made of: what is proved of one of them is proved wherever it stands.

A wording is one step of the text's tree: an instruction with the kinds of things that it speaks of, a description with its
qualities, an amount with what it is an amount of, a condition, an event, a cost. Numbers, names, colors, subtypes, keywords and
mana are alike. A part whose wordings are all proved, each in any part of any card, need not be played itself.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from enum import Enum
from typing import Any

from bot.abilities.ability import Ability, Keyword, Triggered
from bot.abilities.amounts import DoneAmount
from bot.abilities.card import Card
from bot.abilities.changes import BecomesColor
from bot.abilities.conditions import CouldNot, DidIt
from bot.abilities.costs import Mana
from bot.abilities.effects import Beside
from bot.abilities.filters import Named, OfColor, OfSubtype, OfType, WithKeyword
from bot.abilities.tokens import TokenSpec
from bot.abilities.who import DoneBy, EventObject, EventSubject
from bot.answers.sweep.parts import Part
from bot.values import fields, is_dataclass

_COLORS = frozenset(("white", "blue", "black", "red", "green"))
_ALIKE: tuple[type[Any], ...] = (OfSubtype, Named, WithKeyword, BecomesColor, Mana)
"""Of these only that they are there counts."""

_UNSAID = frozenset({"label", "word", "words"})
"""Fields that change nothing of what is done."""


def wordings(face: Card, ability: Ability, part: Part) -> frozenset[Hashable]:
    """Everything that has to be proved for this part: a keyword with its kind of cost and description; else each step of its text,
    what it says of the event that it waits for, and of what was done before."""
    if isinstance(ability, Keyword):
        return frozenset(
            {(ability.name, _said(ability.filter), tuple(type(c).__name__ for c in ability.cost))}
        )
    whole = part.alone or ability
    found: set[Hashable] = {(_kind_of(face), type(ability).__name__, part.kind)}
    event = type(ability.when).__name__ if isinstance(ability, Triggered) else ""
    before = tuple(type(e).__name__ for e in getattr(ability, "effects", ()))
    for node in _nodes(whole):
        found.add(_wording(node))
        if isinstance(node, EventSubject | EventObject):
            found.add((event, type(node).__name__))
        if isinstance(node, DoneBy | DoneAmount | DidIt | CouldNot):
            found.add((before, type(node).__name__))
    return frozenset(found)


def _kind_of(face: Card) -> str:
    """A spell, or a permanent of a kind that other stories are told of."""
    if {"Instant", "Sorcery"} & set(face.types):
        return "spell"
    attached = next((s for s in ("Aura", "Equipment", "Vehicle", "Saga") if s in face.subtypes), "")
    return attached or next((t for t in ("Creature", "Planeswalker") if t in face.types), "permanent")


def _nodes(value: Any) -> Iterator[Any]:
    """Every typed part, itself included; of those that are alike not what is in them."""
    if isinstance(value, tuple):
        for inner in value:
            yield from _nodes(inner)
    elif is_dataclass(value) and not isinstance(value, type):
        yield value
        if not isinstance(value, (*_ALIKE, Beside)):
            for field in fields(value):
                yield from _nodes(getattr(value, field.name))


def _wording(node: Any) -> Hashable:
    if isinstance(node, (*_ALIKE, Beside, OfColor, OfType)):
        return _said(node)
    if isinstance(node, TokenSpec):
        return ("TokenSpec", node.types)
    return (
        type(node).__name__,
        *(_said(getattr(node, field.name)) for field in fields(node) if field.name not in _UNSAID),
    )


def _said(value: Any) -> Hashable:
    """What stands in a field: of what is typed its kind, of numbers the sign."""
    if isinstance(value, bool) or value is None:
        return value
    if isinstance(value, int):
        return max(-1, min(1, value))
    if isinstance(value, tuple):
        return tuple(dict.fromkeys(_said(v) for v in value))
    if isinstance(value, OfColor):
        return "OfColor" if value.color in _COLORS else value.color
    if isinstance(value, OfType):
        return ("OfType", value.type)
    if isinstance(value, Beside):
        return ("Beside", value.what)
    if isinstance(value, Enum):
        return value.name
    if is_dataclass(value) and not isinstance(value, type):
        return type(value).__name__
    plain: Hashable = value
    return plain
