"""Looking through abilities for what they hold, by type."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from bot.values import fields, is_dataclass

_T = TypeVar("_T")


def inside(value: Any, *kinds: type[_T]) -> Iterator[_T]:
    """Every part of `value` that is of one of these types, `value` itself first, in the order of the text."""
    if isinstance(value, kinds):
        yield value
    if isinstance(value, tuple):
        for part in value:
            yield from inside(part, *kinds)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from inside(getattr(value, field.name), *kinds)


def holds(value: Any, *kinds: type[Any]) -> bool:
    """Whether some part of `value` is of one of these types."""
    return next(inside(value, *kinds), None) is not None
