"""Looking through abilities for what they hold, by type."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, TypeVar

from bot.values import fields, is_dataclass

_T = TypeVar("_T")


def inside(value: Any, *kinds: type[_T]) -> tuple[_T, ...]:
    """Every part of `value` that is of one of these types, `value` itself first, in the order of the text."""
    return _inside(value, kinds)


def holds(value: Any, *kinds: type[Any]) -> bool:
    """Whether some part of `value` is of one of these types."""
    return bool(_inside(value, kinds))


@lru_cache(maxsize=8192)  # the same few of the same cards are asked for at every deed of a story
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
