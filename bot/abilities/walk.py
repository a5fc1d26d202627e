"""Looking through abilities for what they hold, by type, and making them anew where a part changes."""

from __future__ import annotations

from collections.abc import Callable
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
    if not any(issubclass(kind, kinds) for kind in kinds_in(value)):
        return ()
    found: list[Any] = []
    _walk(value, kinds, found)
    return tuple(found)


@lru_cache(maxsize=1024)  # of most of what is asked for a card has nothing
def kinds_in(value: Any) -> frozenset[type[Any]]:
    """The types of all parts of `value`."""
    found: list[Any] = []
    _walk(value, (object,), found)
    return frozenset(map(type, found))


def _walk(value: Any, kinds: tuple[type[Any], ...], found: list[Any]) -> None:
    if isinstance(value, kinds):
        found.append(value)
    if isinstance(value, tuple):
        for part in value:
            _walk(part, kinds, found)
    elif type(value) not in _WITHOUT_PARTS and is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            _walk(getattr(value, field.name), kinds, found)


#: What most fields hold.
_WITHOUT_PARTS = frozenset({str, int, bool, type(None)})


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
