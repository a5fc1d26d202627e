"""Checks a value against the annotations of its dataclasses, all the way down."""

from __future__ import annotations

import importlib
import pkgutil
import types
import typing
from dataclasses import fields, is_dataclass
from functools import cache, lru_cache
from typing import Any

import bot.abilities as home


@lru_cache(maxsize=1)
def _names() -> dict[str, Any]:
    out: dict[str, Any] = {}
    for found in pkgutil.iter_modules(home.__path__):
        module = importlib.import_module(f"bot.abilities.{found.name}")
        for name, value in vars(module).items():
            if isinstance(value, type) and value.__module__.startswith("bot.abilities"):
                out[name] = value
    return out


@cache
def _hints(cls: type) -> dict[str, Any]:
    module = importlib.import_module(cls.__module__)
    names = {**_names(), **vars(module), "Any": typing.Any if cls.__name__ != "Any" else object}
    return typing.get_type_hints(cls, globalns=names)


def faults(value: Any, where: str = "") -> list[str]:
    """Fields whose value is not what the annotation says."""
    if isinstance(value, tuple):
        return [fault for v in value for fault in faults(v, where)]
    if not is_dataclass(value) or isinstance(value, type):
        return []
    cls = type(value)
    hints = _hints(cls)
    out: list[str] = []
    for field in fields(value):
        inner = getattr(value, field.name)
        if not _fits(inner, hints[field.name]):
            out.append(f"{where}{cls.__name__}.{field.name} = {inner!r} is no {hints[field.name]}")
        out += faults(inner, f"{where}{cls.__name__}.")
    return out


def _fits(value: Any, hint: Any) -> bool:
    if hint is typing.Any or hint is object:
        return True
    origin = typing.get_origin(hint)
    if origin in (typing.Union, types.UnionType):
        return any(_fits(value, h) for h in typing.get_args(hint))
    if origin is typing.Literal:
        return value in typing.get_args(hint)
    if origin is tuple:
        inner = typing.get_args(hint)
        if not isinstance(value, tuple):
            return False
        if len(inner) == 2 and inner[1] is Ellipsis:
            return all(_fits(v, inner[0]) for v in value)
        return len(value) == len(inner) and all(_fits(v, h) for v, h in zip(value, inner, strict=True))
    if hint is None or hint is type(None):
        return value is None
    if hint is int:
        return type(value) is int
    return isinstance(value, hint)
