"""An answer as JSON and back, so that it can be kept and shown again as it was given."""

from __future__ import annotations

import types
from enum import Enum
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

from bot.answers.answer import Answer
from bot.values import asdict, fields, is_dataclass


def answer_to_json(answer: Answer) -> dict[str, Any]:
    """`answer` as plain data; what is as it always is, is left out."""
    told = asdict(answer)
    return {name: told[name] for name in told if name in ("title", "pages") or told[name] not in ((), "")}


def answer_from_json(data: Any) -> Answer:
    """The answer that plain data tell. Raises `TypeError`, `KeyError` or `ValueError` for what tells none."""
    answer: Answer = _read(Answer, data)
    return answer


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def _read(kind: Any, data: Any) -> Any:
    """`data` as a value of the type `kind`."""
    origin, inside = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return None if data is None else _read(next(k for k in inside if k is not type(None)), data)
    if origin is tuple:
        if len(inside) == 2 and inside[1] is Ellipsis:
            return tuple(_read(inside[0], each) for each in data)
        return tuple(_read(each, part) for each, part in zip(inside, data, strict=True))
    if is_dataclass(kind) and isinstance(kind, type):
        known = {field.name for field in fields(kind)}
        hints = _hints(kind)
        return kind(**{name: _read(hints[name], value) for name, value in data.items() if name in known})
    if isinstance(kind, type) and issubclass(kind, Enum):
        return kind(data)
    if not isinstance(data, kind):
        raise TypeError(f"{data!r} is no {kind.__name__}")
    return data
