"""The numbers by which instructions and targets are spoken of again, kept only where something does."""

from __future__ import annotations

from typing import Any

from bot.abilities.ability import Ability, Spell
from bot.abilities.amounts import DoneAmount
from bot.abilities.combining import (
    Remember,
    WhenYouDo,
)
from bot.abilities.conditions import CouldNot, DidIt
from bot.abilities.effects import (
    Effect,
)
from bot.abilities.filters import DealtDamageThisWay, DoneThisWay
from bot.abilities.who import DoneBy, Target, TheTarget
from bot.values import dataclass, fields, is_dataclass, replace

_OF_INSTRUCTIONS = (DoneBy, DoneAmount, DidIt, CouldNot, DealtDamageThisWay, DoneThisWay, WhenYouDo)
"""What speaks of an instruction by its number."""


@dataclass(frozen=True, slots=True)
class Numbered(Effect):
    """An instruction with the number by which it can be spoken of, while the rest of its ability is bound."""

    number: int
    effect: Any


def whole(lines: list[tuple[Ability, ...]]) -> list[tuple[Ability, ...]]:
    """The bound lines of a card: the paragraphs of a spell speak of one another."""
    paragraphs = tuple(a for line in lines for a in line if isinstance(a, Spell))
    done = iter(finished(paragraphs))
    return [tuple(next(done) if isinstance(a, Spell) else a for a in line) for line in lines]


def finished(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Bound abilities without the numbers that nothing speaks of: where an instruction is spoken of again, it is remembered;
    a target that is not is any target."""
    used: set[tuple[type[Any], int]] = {
        (TheTarget, p.number) for p in parts_of(abilities) if isinstance(p, TheTarget)
    }
    used |= {(DoneBy, p.number) for p in parts_of(abilities) if isinstance(p, _OF_INSTRUCTIONS)}
    done: tuple[Ability, ...] = _tidy(abilities, used)
    return done


def _tidy(value: Any, used: set[tuple[type[Any], int]]) -> Any:
    if isinstance(value, Target):
        number = value.number if (TheTarget, value.number) in used else 0
        return replace(value, what=_tidy(value.what, used), number=number)
    if isinstance(value, tuple):
        out: list[Any] = []
        for part in value:
            if isinstance(part, Numbered):
                out.append(_tidy(part.effect, used))
                if (DoneBy, part.number) in used:
                    out.append(Remember(part.number))
            else:
                out.append(_tidy(part, used))
        same = len(out) == len(value) and all(a is b for a, b in zip(out, value, strict=True))
        return value if same else tuple(out)
    if is_dataclass(value) and not isinstance(value, type):
        changes = {}
        for field in fields(value):
            old = getattr(value, field.name)
            new = _tidy(old, used)
            if new is not old:
                changes[field.name] = new
        return replace(value, **changes) if changes else value
    return value


def numbered_in(value: Any) -> list[Numbered]:
    """The instructions inside, those within them included."""
    return [p for p in parts_of(value) if isinstance(p, Numbered)]


def own_parts(value: Numbered) -> list[Any]:
    """Everything inside an instruction but other instructions."""

    def inside(value: Any) -> list[Any]:
        if isinstance(value, Numbered):
            return []
        if isinstance(value, tuple):
            return [p for v in value for p in inside(v)]
        if is_dataclass(value) and not isinstance(value, type):
            return [value, *(p for f in fields(value) for p in inside(getattr(value, f.name)))]
        return []

    return inside(value.effect)


def parts_of(value: Any) -> list[Any]:
    """Everything inside a value, itself included."""
    if isinstance(value, tuple):
        return [p for v in value for p in parts_of(v)]
    if is_dataclass(value) and not isinstance(value, type):
        return [value, *(p for f in fields(value) for p in parts_of(getattr(value, f.name)))]
    return []


def substituted(value: Any, old: Any, new: Any) -> Any:
    """The value with `old` replaced by `new` wherever it stands."""
    if value == old:
        return new
    if isinstance(value, tuple):
        return tuple(substituted(v, old, new) for v in value)
    if is_dataclass(value) and not isinstance(value, type):
        changes = {}
        for field in fields(value):
            before = getattr(value, field.name)
            after = substituted(before, old, new)
            if after is not before:
                changes[field.name] = after
        return replace(value, **changes) if changes else value
    return value
