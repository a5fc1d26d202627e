"""Targets of an ability: every inline `Target` becomes `Aimed(i)`, the i-th instance of the word "target" (CR 601.2c)."""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass, replace
from functools import lru_cache
from typing import Any

from bot.abilities.effects import Modes
from bot.abilities.who import Target, Who


@dataclass(frozen=True, slots=True)
class Aimed(Who):
    """The entities chosen for the i-th target phrase."""

    index: int


@lru_cache(maxsize=4096)
def aim(effects: tuple[Any, ...]) -> tuple[tuple[Any, ...], tuple[Target, ...]]:
    """The effects with their targets numbered, and what each number asks for, in the order of the text.

    Modes must have been chosen before (`with_modes`); a delayed or reflexive trigger's own targets are not chosen now and stay.
    """
    found: list[Target] = []
    return tuple(_aimed(e, found) for e in effects), tuple(found)


def with_modes(effects: tuple[Any, ...], chosen: tuple[int, ...]) -> tuple[Any, ...]:
    """The effects with each `Modes` replaced by the chosen ones, in the order printed (CR 700.2)."""
    result: list[Any] = []
    for effect in effects:
        if isinstance(effect, Modes):
            for number in sorted(chosen):
                result.extend(effect.modes[number])
        else:
            result.append(effect)
    return tuple(result)


def _aimed(value: Any, found: list[Target]) -> Any:
    if isinstance(value, Target):
        inner = replace(value, what=_aimed(value.what, found))
        found.append(inner)
        return Aimed(len(found) - 1)
    if isinstance(value, tuple):
        changed = tuple(_aimed(v, found) for v in value)
        return changed if any(a is not b for a, b in zip(changed, value, strict=True)) else value
    if is_dataclass(value) and not isinstance(value, type):
        name = type(value).__name__
        if name in ("WhenYouDo", "TokenSpec"):
            return value
        changes = {}
        for field in fields(value):
            old = getattr(value, field.name)
            new = _aimed(old, found)
            if new is not old:
                changes[field.name] = new
        return replace(value, **changes) if changes else value
    return value
