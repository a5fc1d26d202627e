"""What a card's text says about whose things it is aimed at, for things that the story never introduced."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any, Literal

from bot.abilities.ability import Keyword
from bot.abilities.card import Card
from bot.abilities.changes import ControlledByNow, GetsPT
from bot.abilities.effects import (
    CounterSpell,
    DealDamage,
    DealDivided,
    Destroy,
    Regenerate,
    Shield,
)
from bot.abilities.filters import ControlledBy, Filter, Not
from bot.abilities.who import EachOpponent, Target, You

Whose = Literal["mine", "theirs"]


def targets_of(card: Card) -> list[Target]:
    """The targets that the card's abilities name, in the order of the text."""
    found: list[Target] = []
    for ability in card.abilities:
        _collect(ability, found)
    return found


def _collect(value: Any, found: list[Target]) -> None:
    if isinstance(value, Target):
        found.append(value)
    if isinstance(value, tuple):
        for item in value:
            _collect(item, found)
    elif is_dataclass(value) and not isinstance(value, type):
        for part in fields(value):
            _collect(getattr(value, part.name), found)


def _holds(value: Any, kinds: tuple[type, ...]) -> bool:
    if isinstance(value, kinds):
        return True
    if isinstance(value, tuple):
        return any(_holds(item, kinds) for item in value)
    if is_dataclass(value) and not isinstance(value, type):
        return any(_holds(getattr(value, part.name), kinds) for part in fields(value))
    return False


def whose(target: Target) -> Whose | None:
    """Whose thing the target must be, from its words (`you control`, `an opponent controls`)."""
    return _whose(target.what)


def _whose(what: Filter) -> Whose | None:
    for quality in what.qualities:
        if isinstance(quality, ControlledBy):
            if isinstance(quality.who, You):
                return "mine"
            if isinstance(quality.who, EachOpponent) or "Opponent" in repr(quality.who):
                return "theirs"
        if (
            isinstance(quality, Not)
            and isinstance(quality.quality, ControlledBy)
            and isinstance(quality.quality.who, You)
        ):
            return "theirs"
    return None


def takes_control(card: Card) -> bool:
    """Whether the card gives control of something to somebody."""
    return any(_holds(ability, (ControlledByNow,)) for ability in card.abilities)


def leaning(card: Card) -> Whose:
    """Whose things the card is usually aimed at: a Giant Growth at one's own, a Shock at others'."""
    if any(
        _holds(a, (DealDamage, DealDivided, Destroy, CounterSpell, ControlledByNow)) for a in card.abilities
    ):
        return "theirs"
    if any(isinstance(a, Keyword) and a.name == "enchant" for a in card.abilities):
        return "theirs" if _holds(card.abilities, ()) else _aura_leaning(card)
    if any(_holds(a, (Shield, Regenerate)) for a in card.abilities):
        return "mine"
    sizes = [change for a in card.abilities for change in _all(a, GetsPT)]
    if sizes:
        return "mine" if not any("-" in repr(size) for size in sizes) else "theirs"
    if _all_named(card, "Gains"):
        return "mine"
    return "theirs"


def _aura_leaning(card: Card) -> Whose:
    text = repr(card.abilities)
    if "Cant" in text or "-" in text:
        return "theirs"
    return "mine"


def _all(value: Any, kind: type) -> list[Any]:
    if isinstance(value, kind):
        return [value]
    if isinstance(value, tuple):
        return [found for item in value for found in _all(item, kind)]
    if is_dataclass(value) and not isinstance(value, type):
        return [found for part in fields(value) for found in _all(getattr(value, part.name), kind)]
    return []


def _all_named(card: Card, name: str) -> bool:
    return f"{name}(" in repr(card.abilities)
