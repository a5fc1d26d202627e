"""A card of these types as JSON text, and back.

An index holds what its cards read as, and an index is a file from a stranger: nothing in it is run, and nothing but the
types of this room can come of it, each field as its annotation says.

Text, whole numbers, truth and None are JSON's own; a tuple is an array; anything else is an object of one pair, whose
name is its type: `{"Keyword": ["bushido", 2]}` a dataclass by its fields in order (those at the end that are as by
default left out), `{"Duration": "..."}` an enumeration by its value, `{"frozenset": [...]}` a set in the order of its
members' texts.
"""

from __future__ import annotations

import json
import types
import typing
from collections.abc import Callable
from enum import Enum
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import bot.abilities
from bot.abilities.card import Card
from bot.values import MISSING, fields, is_dataclass

#: What no card reads as: this module, and the table of keywords.
_NOT_READ = frozenset({"as_json", "keywords"})
_ROOMS = tuple(
    import_module(f"{bot.abilities.__name__}.{found.name}")
    for found in iter_modules(bot.abilities.__path__)
    if not found.ispkg and found.name not in _NOT_READ
)
#: Every type of this room by its name.
_TYPES: dict[str, type] = {
    name: kind
    for room in _ROOMS
    for name, kind in vars(room).items()
    if isinstance(kind, type) and kind.__module__ == room.__name__
}
_SET = "frozenset"
#: No number on a card, or in what is said of one, is near this.
_LARGEST = 10**9


class NoReading(ValueError):
    """Text that `to_json` did not write."""


def to_json(read: Card) -> str:
    """The card as JSON text. Raises `TypeError` for a value that is of no type of this room."""
    return json.dumps(_written(read), ensure_ascii=False, separators=(",", ":"))


def from_json(text: str) -> Card:
    """The card that `to_json` wrote. Raises `NoReading` for any other text, also where only one field is of another
    type than it should be."""
    try:
        found = _read(json.loads(text))
    except RecursionError:
        raise NoReading("nested too deeply") from None
    except ValueError as error:
        raise NoReading(str(error)) from None
    if not isinstance(found, Card):
        raise NoReading("no card")
    return found


def _written(value: Any) -> Any:
    if isinstance(value, Enum):
        return {type(value).__name__: value.value}
    if value is None or isinstance(value, str | int):
        return value
    if isinstance(value, tuple):
        return [_written(member) for member in value]
    if isinstance(value, frozenset):
        return {_SET: sorted((_written(member) for member in value), key=json.dumps)}
    kind = type(value)
    if _TYPES.get(kind.__name__) is not kind or not is_dataclass(kind):
        raise TypeError(f"{kind.__name__} is no type of the abilities")
    entries = [(getattr(value, field.name), field.default) for field in fields(kind)]
    while entries and entries[-1][1] is not MISSING and entries[-1][0] == entries[-1][1]:
        entries.pop()
    return {kind.__name__: [_written(entry) for entry, _ in entries]}


def _read(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(map(_read, value))
    if not isinstance(value, dict):
        if isinstance(value, float) or (isinstance(value, int) and abs(value) > _LARGEST):
            raise NoReading("a number that no card has")
        return value
    if len(value) != 1:
        raise NoReading("an object that names no type")
    [(name, given)] = value.items()
    if name == _SET:
        if not isinstance(given, list):
            raise NoReading("a set that is none")
        return frozenset(map(_read, given))
    kind: Any = _TYPES.get(name)
    if kind is None:
        raise NoReading(f"no type is called {name!r}"[:80])
    if issubclass(kind, Enum):
        return kind(given)
    checks = _checks(kind)
    if not isinstance(given, list) or len(given) > len(checks):
        raise NoReading(f"{name} has other fields")
    read = [_read(entry) for entry in given]
    for entry, (field, fits) in zip(read, checks, strict=False):
        if not fits(entry):
            raise NoReading(f"{name}.{field} is of another type")
    try:
        return kind(*read)
    except TypeError:
        raise NoReading(f"{name} lacks fields") from None


@cache
def _checks(kind: Any) -> list[tuple[str, Callable[[Any], bool]]]:
    """Each field of a dataclass, and what tells whether a value is what its annotation says."""
    if not is_dataclass(kind):
        raise NoReading(f"{kind.__name__} has no fields")
    names = _TYPES | vars(next(room for room in _ROOMS if room.__name__ == kind.__module__))
    hints = typing.get_type_hints(kind, globalns=names)
    return [(field.name, _fitting(hints[field.name])) for field in fields(kind)]


def _fitting(hint: Any) -> Callable[[Any], bool]:
    """Whether a value is of this type; what it holds was looked at when it was made."""
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        either = [_fitting(one) for one in inner]
        return lambda value: any(fits(value) for fits in either)
    if origin is typing.Literal:
        return lambda value: isinstance(value, str) and value in inner
    if origin is tuple and inner[1:] == (...,):
        member = _fitting(inner[0])
        return lambda value: isinstance(value, tuple) and all(map(member, value))
    if origin is tuple:
        each = [_fitting(one) for one in inner]
        return lambda value: (
            isinstance(value, tuple)
            and len(value) == len(each)
            and all(fits(one) for fits, one in zip(each, value, strict=True))
        )
    if origin is frozenset:
        member = _fitting(inner[0])
        return lambda value: isinstance(value, frozenset) and all(map(member, value))
    if hint is int:
        return lambda value: type(value) is int
    if not isinstance(hint, type):
        raise TypeError(f"no value is told to be of {hint}")
    return lambda value: isinstance(value, hint)
