"""One phrase: a template with typed slots and the pattern of its value, both halves at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import islice
from sys import intern
from typing import TYPE_CHECKING, Any

from bot.language.pattern import Build, Match, Slot, all_filled, builder, empty_cells, matcher, slots_in
from bot.language.rules import slot_part
from bot.regex import regex

if TYPE_CHECKING:
    from bot.language.table import Table

#: A slot of a template: a capital asked for, the slot's name (several of a rule whose values are tuples) and its rule.
SLOT = regex(r"(\^?)\{(\w+(?:,\w+)*):([\w.@-]+)\}")

Guard = Callable[..., bool]


@cache  # thousands of phrases have the same few hundred slots
def _slot(name: str, rule: str) -> tuple[str, str]:
    return name, rule


def _cut(template: str) -> tuple[tuple[str | int, ...], tuple[tuple[str, str], ...]]:
    """The texts and slots of a template in order, and the name and rule of each slot."""
    parts: list[str | int] = []
    slots: list[tuple[str, str]] = []
    end = 0
    for found in SLOT.finditer(template):
        start = found.start()
        if start > end:
            parts.append(intern(template[end:start]))
        capital, name, rule = found.groups()
        parts.append(slot_part(len(slots), bool(capital)))
        slots.append(_slot(name, rule))
        end = found.end()
    if end < len(template):
        parts.append(intern(template[end:]))
    return tuple(parts), tuple(slots)


class Phrase:
    """One template with its pattern (or with two functions). An alternate is read but never printed.

    The halves are compiled when they are first needed: a process that reads three lines needs few of them."""

    __slots__ = (
        "_make",
        "_take",
        "_when",
        "alternate",
        "key",
        "parts",
        "pattern",
        "rule",
        "sizes",
        "slots",
        "template",
    )

    def __init__(self, rule: Table, template: str, alternate: bool, pattern: Any, when: Guard | None) -> None:
        self.rule = rule
        self.template = template
        self.alternate = alternate
        self.pattern = pattern
        self.parts, self.slots = _cut(template)
        #: How many names each slot has, where that is not always one.
        self.sizes = None
        if any("," in name for name, _ in self.slots):
            self.sizes = [name.count(",") + 1 for name, _ in self.slots]
        #: The type of the values that it prints; None when that depends on a slot.
        self.key: type | None = None if isinstance(pattern, Slot) else type(pattern)
        self._when = when
        self._make: Build | None = None
        self._take: Match | None = None

    @property
    def names(self) -> list[str]:
        """The names of all that the slots give, in order."""
        return [name for names, _ in self.slots for name in names.split(",")]

    def check(self) -> None:
        """Raises `ValueError` when the slots of the two halves are not the same."""
        names = self.names
        if len(set(names)) != len(names) or set(names) != slots_in(self.pattern):
            raise ValueError(
                f"slots of {self.template!r} and of its value differ: {names}, {slots_in(self.pattern)}"
            )

    def build(self, values: Sequence[Any]) -> Any:
        """The value that the slots' values make; None when the guard refuses."""
        if self._when is not None and not self.allows(values):
            return None
        make = self._make
        if make is None:
            make = self._make = builder(self.pattern, self._index())
        return make(values if self.sizes is None else self._spread(values))

    def match(self, value: Any) -> Sequence[Any] | None:
        """The slots' values of a value; None when it is not of this pattern. The guard is asked later, by `allows`."""
        take = self._take
        if take is None:
            take = self._take = matcher(self.pattern, self._index())
        cells = empty_cells(len(self.slots) if self.sizes is None else sum(self.sizes))
        if not take(value, cells) or not all_filled(cells):
            return None
        return cells if self.sizes is None else self._gathered(cells)

    def allows(self, values: Sequence[Any]) -> bool:
        """Whether the guard lets these slots' values pass."""
        if self._when is None:
            return True
        if self.sizes is not None:
            return self._when(**dict(zip(self.names, self._spread(values), strict=True)))
        return self._when(**{name: v for (name, _), v in zip(self.slots, values, strict=True)})

    def _index(self) -> dict[str, int]:
        return {name: i for i, name in enumerate(self.names)}

    def _spread(self, values: Sequence[Any]) -> Sequence[Any]:
        """What each name stands for, of the slots' values."""
        out: list[Any] = []
        for size, value in zip(self.sizes or (), values, strict=True):
            out.extend(value if size > 1 else (value,))
        return out

    def _gathered(self, cells: Sequence[Any]) -> Sequence[Any]:
        """The slots' values, of what each name stands for."""
        given = iter(cells)
        return [tuple(islice(given, size)) if size > 1 else next(given) for size in self.sizes or ()]


class Computed(Phrase):
    """A phrase whose halves are two functions. Printing rebuilds the value and compares, so the two cannot drift."""

    __slots__ = ("_joins", "_splits")

    def __init__(
        self,
        rule: Table,
        template: str,
        alternate: bool,
        build: Callable[..., Any],
        match: Callable[[Any], Sequence[Any] | None],
        key: type | None,
    ) -> None:
        super().__init__(rule, template, alternate, None, None)
        self.key = key
        self._joins = build
        self._splits = match

    def check(self) -> None:
        """Nothing to compare: the slots are the functions' parameters."""

    def build(self, values: Sequence[Any]) -> Any:
        return self._joins(*values)

    def match(self, value: Any) -> Sequence[Any] | None:
        cells = self._splits(value)
        return cells if cells is not None and self._joins(*cells) == value else None
