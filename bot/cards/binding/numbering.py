"""The numbers by which instructions and targets are spoken of again."""

from __future__ import annotations

from typing import Any

from bot.abilities.effects import Effect
from bot.values import dataclass, fields, is_dataclass, replace


@dataclass(frozen=True, slots=True)
class Numbered(Effect):
    """An instruction with the number by which it can be spoken of, while the rest of its ability is bound."""

    number: int
    effect: Any


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
