"""What a kind of step is: its data, the word that the contract has for it, and the sentence that says it.

A kind is a dataclass declared with `@says(kind, sentence)`; things and players stand in it by what the story calls them.
In the sentence `{field}` is the field as it is (several: `A, B and C`); `{field:card}` counts (`2 cards`);
`{field:deals|deal}` is the first form of one (or of what is true), the second of others; `{field:()}` is in brackets or
empty. A field with `compare=False` tells how it came about, not what it was: where the same happened, steps are equal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import ClassVar, TypeVar, dataclass_transform

from bot.engine.citations import Cite
from bot.values import dataclass, field


@dataclass(frozen=True, slots=True)
class Step:
    """One event, in the order in which it happened, with the rules that make it so. `kind` is the contract's word for it."""

    kind: ClassVar[str] = ""
    sentence: ClassVar[str] = ""

    cites: tuple[Cite, ...] = field(default=(), kw_only=True, compare=False)

    @property
    def text(self) -> str:
        """The step as a sentence."""
        return _sentence(_This(self))


_Kind = TypeVar("_Kind", bound=Step)


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def says(kind: str, sentence: str) -> Callable[[type[_Kind]], type[_Kind]]:
    """Makes a class the kind of step that is said so."""

    def declared(cls: type[_Kind]) -> type[_Kind]:
        cls.kind, cls.sentence = kind, sentence
        return dataclass(frozen=True, slots=True)(cls)

    return declared


class _This:
    """This very step: equal ones may have come about otherwise, and say so."""

    __slots__ = ("step",)

    def __init__(self, step: Step) -> None:
        self.step = step

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _This) and other.step is self.step

    def __hash__(self) -> int:
        return id(self.step)


@lru_cache(maxsize=256)  # of many outcomes each face asks for each step again, and they share most of them
def _sentence(this: _This) -> str:
    return this.step.sentence.format_map(_Fields(this.step))


class _Fields(dict[str, object]):
    """The fields and properties of a step, as its sentence names them."""

    def __init__(self, step: Step) -> None:
        self._step = step

    def __missing__(self, name: str) -> object:
        return _Field(getattr(self._step, name))


@dataclass(frozen=True, slots=True)
class _Field:
    value: object

    def __format__(self, form: str) -> str:
        value = self.value
        if form == "()":
            return f" ({', '.join(value)})" if isinstance(value, tuple) and value else ""
        if "|" in form:
            one, _, others = form.partition("|")
            return one if (len(value) if isinstance(value, tuple) else value) == 1 else others
        if form and isinstance(value, int):
            return counted(value, form)
        return listed(value) if isinstance(value, tuple) else str(value)


def listed(names: Iterable[str], most: int = 20) -> str:
    """`A`, `A and B`, `A, B and C`; past `most` names the rest is counted."""
    every = list(names)
    if len(every) > most:
        every = [*every[:most], f"{len(every) - most:,} more"]
    return " and ".join(filter(None, (", ".join(every[:-1]), *every[-1:])))


def counted(number: int, noun: str, many: str = "") -> str:
    """`1 card`, `2 cards`."""
    return f"{number} {noun if number == 1 else many or noun + 's'}"


def begun(text: str) -> str:
    """The text with a capital, as it begins a sentence."""
    return f"{text[:1].upper()}{text[1:]}"
