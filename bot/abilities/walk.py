"""Looking through abilities for what they hold, by type, and making them anew where a part changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, TypeVar

from bot.values import fields, is_dataclass, replace

_T = TypeVar("_T")


def inside(value: Any, *kinds: type[_T]) -> tuple[_T, ...]:
    """Every part of `value` that is of one of these types, `value` itself first, in the order of the text."""
    return _inside(value, kinds)


def holds(value: Any, *kinds: type[Any]) -> bool:
    """Whether some part of `value` is of one of these types."""
    return bool(_inside(value, kinds))


@lru_cache(maxsize=2048)  # the same few of the same cards are asked for at every deed of a story
def _inside(value: Any, kinds: tuple[type[Any], ...]) -> tuple[Any, ...]:
    return tuple(_walk(value, kinds))


def _walk(value: Any, kinds: tuple[type[Any], ...]) -> Iterator[Any]:
    if isinstance(value, kinds):
        yield value
    if isinstance(value, tuple):
        for part in value:
            yield from _walk(part, kinds)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from _walk(getattr(value, field.name), kinds)


def rebuilt(value: Any, made: Callable[[Any], Any]) -> Any:
    """The value with what `made` gives in the place of each part for which it gives something."""
    new = made(value)
    if new is not None:
        return new
    if isinstance(value, tuple):
        changed = tuple(rebuilt(v, made) for v in value)
        return changed if any(a is not b for a, b in zip(changed, value, strict=True)) else value
    if is_dataclass(value) and not isinstance(value, type):
        changes = {}
        for field in fields(value):
            old = getattr(value, field.name)
            after = rebuilt(old, made)
            if after is not old:
                changes[field.name] = after
        return replace(value, **changes) if changes else value
    return value
