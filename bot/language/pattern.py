"""A value with holes, compiled into both halves of a phrase: building and taking apart.

A pattern is an ordinary frozen dataclass value in which `S.name` stands for a slot. Taking apart is exact:
every field is a slot, a nested pattern or a constant that must be equal, so nothing in a value is ever
overlooked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.values import dataclass, fields, is_dataclass

Build = Callable[[Sequence[Any]], Any]
Match = Callable[[Any, list[Any]], bool]


@dataclass(frozen=True, slots=True)
class Slot:
    """A hole in a pattern; `rest` takes the remaining items of a tuple."""

    name: str
    rest: bool = False


class _Slots:
    """`S.name` is the slot of that name."""

    def __init__(self, rest: bool) -> None:
        self._rest = rest

    def __getattr__(self, name: str) -> Any:
        return Slot(name, self._rest)


S: Any = _Slots(False)
#: `(S.first, REST.others)`: the tuple's remaining items as a tuple.
REST: Any = _Slots(True)

_UNSET = object()


def slots_in(pattern: Any) -> set[str]:
    """The names of all slots of a pattern."""
    if isinstance(pattern, Slot):
        return {pattern.name}
    if isinstance(pattern, tuple):
        return set().union(*(slots_in(p) for p in pattern)) if pattern else set()
    if is_dataclass(pattern) and not isinstance(pattern, type):
        return set().union(*(slots_in(getattr(pattern, f.name)) for f in fields(pattern)), set())
    return set()


def builder(pattern: Any, index: dict[str, int]) -> Build:
    """A function from the slots' values, in order of `index`, to the value."""
    if isinstance(pattern, Slot):
        i = index[pattern.name]
        return lambda a: a[i]
    if not slots_in(pattern):
        return lambda a: pattern
    if isinstance(pattern, tuple):
        parts = [(builder(p, index), isinstance(p, Slot) and p.rest) for p in pattern]
        if any(rest for _, rest in parts):

            def spliced(a: Sequence[Any]) -> Any:
                out: list[Any] = []
                for make, rest in parts:
                    if rest:
                        out.extend(make(a))
                    else:
                        out.append(make(a))
                return tuple(out)

            return spliced
        makes = [make for make, _ in parts]
        return lambda a: tuple([m(a) for m in makes])
    cls = type(pattern)
    inner = [builder(getattr(pattern, f.name), index) for f in fields(pattern)]
    if len(inner) == 1:
        only = inner[0]
        return lambda a: cls(only(a))
    if len(inner) == 2:
        one, two = inner
        return lambda a: cls(one(a), two(a))
    return lambda a: cls(*[b(a) for b in inner])


def matcher(pattern: Any, index: dict[str, int]) -> Match:
    """A function that fills `out` (a list of unset cells) from a value; False when the value does not fit."""
    if isinstance(pattern, Slot):
        i = index[pattern.name]

        def take(value: Any, out: list[Any]) -> bool:
            if out[i] is _UNSET:
                out[i] = value
                return True
            return bool(out[i] == value)

        return take
    if not slots_in(pattern):
        kind = type(pattern)
        return lambda value, out: type(value) is kind and bool(value == pattern)
    if isinstance(pattern, tuple):
        return _tuple_matcher(pattern, index)
    cls = type(pattern)
    told = [(f.name, getattr(pattern, f.name)) for f in fields(pattern)]
    fixed = tuple((name, part) for name, part in told if not slots_in(part))
    checks = tuple((name, matcher(part, index)) for name, part in told if slots_in(part))

    def fit(value: Any, out: list[Any]) -> bool:
        if type(value) is not cls:
            return False
        for name, part in fixed:
            found = getattr(value, name)
            if type(found) is not type(part) or found != part:
                return False
        return all(check(getattr(value, name), out) for name, check in checks)

    return fit


def _tuple_matcher(pattern: tuple[Any, ...], index: dict[str, int]) -> Match:
    rests = [i for i, p in enumerate(pattern) if isinstance(p, Slot) and p.rest]
    if len(rests) > 1:
        raise ValueError("a tuple pattern has room for one rest")
    checks = [matcher(p, index) for p in pattern]
    if not rests:
        size = len(pattern)

        def exact(value: Any, out: list[Any]) -> bool:
            if type(value) is not tuple or len(value) != size:
                return False
            return all(check(v, out) for check, v in zip(checks, value, strict=True))

        return exact
    at = rests[0]
    after = len(pattern) - at - 1

    def spliced(value: Any, out: list[Any]) -> bool:
        if type(value) is not tuple or len(value) < at + after:
            return False
        head, tail = value[:at], value[len(value) - after :]
        middle = value[at : len(value) - after]
        return (
            all(c(v, out) for c, v in zip(checks[:at], head, strict=True))
            and checks[at](middle, out)
            and all(c(v, out) for c, v in zip(checks[at + 1 :], tail, strict=True))
        )

    return spliced


def empty_cells(size: int) -> list[Any]:
    """Cells for a matcher to fill."""
    return [_UNSET] * size


def all_filled(cells: list[Any]) -> bool:
    """Whether every cell was filled."""
    return _UNSET not in cells
