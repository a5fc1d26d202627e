"""Type lines and mana costs: types, supertypes, subtypes, colors and mana value (CR 202-205)."""

from __future__ import annotations

import re

from bot.regex import regex
from bot.values import dataclass

_SUPERTYPES = frozenset({"Basic", "Legendary", "Ongoing", "Snow", "World"})
_COLORS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
_SYMBOL = regex(r"\{([^{}]+)\}")


@dataclass(frozen=True, slots=True)
class TypeLine:
    """The words of a type line, each spelled as there."""

    supertypes: tuple[str, ...]
    types: tuple[str, ...]
    subtypes: tuple[str, ...]


def read_type_line(line: str) -> TypeLine:
    """`Legendary Creature — Elf Warrior` in its parts; `-` and `--` stand for the dash too."""
    left, _, right = re.sub(r"\s+(?:—|–|--|-)\s+", " — ", line).partition(" — ")
    words = left.split()
    return TypeLine(
        tuple(w for w in words if w in _SUPERTYPES),
        tuple(w for w in words if w not in _SUPERTYPES),
        tuple(right.split()),
    )


def colors_of_cost(mana_cost: str) -> tuple[str, ...]:
    """The colors of the symbols, in WUBRG order (CR 202.2)."""
    letters = set("".join(_SYMBOL.findall(mana_cost)))
    return tuple(word for letter, word in _COLORS.items() if letter in letters)


def mana_value_of(mana_cost: str) -> int:
    """The total of the symbols, X as 0, a hybrid as its larger part (CR 202.3)."""
    total = 0
    for symbol in _SYMBOL.findall(mana_cost):
        numbers = [int(n) for n in re.findall(r"\d+", symbol)]
        total += max(numbers, default=0 if symbol in "XYZ" else 1)
    return total
