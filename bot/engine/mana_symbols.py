"""Mana in symbols (CR 107.4): how much it is, and in which ways it can be paid."""

from __future__ import annotations

from collections import Counter
from typing import TypeAlias

COLORED = ("{W}", "{U}", "{B}", "{R}", "{G}")
"""The symbols of colored mana, as they stand among what was paid."""

Spent: TypeAlias = tuple[int, ...]
"""How much mana of each color, in the order of `COLORED`."""


def _symbols(text: str) -> list[str]:
    """`{2}{R}{W/U}` as `2`, `R`, `W/U`."""
    return text.replace("}", "").split("{")[1:]


def generic_mana(symbols: str, x: int = 0) -> int:
    """How much of it is generic; X counts as `x`."""
    return sum(int(s) if s.isdigit() else x if s == "X" else 0 for s in _symbols(symbols))


def mana_value(symbols: str, x: int = 0) -> int:
    """The mana value of a string of symbols: `{2}{R}{R}` is 4; X counts as `x`."""
    total = 0
    for symbol in _symbols(symbols):
        if symbol.isdigit():
            total += int(symbol)
        elif symbol == "X":
            total += x
        else:
            total += 2 if symbol.startswith("2/") else 1
    return total


def phyrexian(symbols: str) -> int:
    """How many of them are Phyrexian: each is paid with mana or with 2 life (CR 107.4f)."""
    return sum("P" in symbol.split("/") for symbol in _symbols(symbols))


def is_mana(key: str) -> bool:
    """Whether what is said to be paid is mana: a symbol, or how many colors (`3 colors`)."""
    return key.startswith("{") or colors_told(key) is not None


def colors_told(key: str) -> int | None:
    """How many colors of mana are said to be spent; None where that is no such number."""
    number, _, rest = key.partition(" ")
    return int(number) if rest == "colors" and number.isdigit() else None


def holds_mana(asked: str, paid: tuple[str, ...]) -> bool:
    """Whether all the symbols that are asked for (`{W}{W}`) are among what was paid."""
    counts = Counter(f"{{{symbol}}}" for symbol in _symbols(asked))
    return all(paid.count(symbol) >= number for symbol, number in counts.items())


def ways_to_spend(symbols: str, x: int, most: int) -> set[Spent]:
    """Every way to pay for these symbols, by how much of each color is spent, counted up to `most`. A hybrid symbol is paid
    with either half, a Phyrexian one with mana or life (CR 107.4e-f)."""

    def one_more(way: Spent, at: int) -> Spent:
        return (*way[:at], min(way[at] + 1, most), *way[at + 1 :])

    def with_generic(ways: set[Spent], number: int) -> set[Spent]:
        for _ in range(min(number, most * len(COLORED))):
            ways = {new for way in ways for new in (way, *(one_more(way, at) for at in range(len(COLORED))))}
        return ways

    def with_half(ways: set[Spent], half: str) -> set[Spent]:
        if half.isdigit():
            return with_generic(ways, int(half))
        at = _AT.get(half)
        return ways if at is None else {one_more(way, at) for way in ways}

    ways: set[Spent] = {(0,) * len(COLORED)}
    for symbol in _symbols(symbols):
        if symbol == "X" or symbol.isdigit():
            ways = with_generic(ways, x if symbol == "X" else int(symbol))
        elif symbol == "S":
            ways = with_generic(ways, 1)
        else:
            ways = {way for half in symbol.split("/") for way in with_half(ways, half)}
    return ways


_AT = {symbol[1]: at for at, symbol in enumerate(COLORED)}


_NUMBERS = ("", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def mana_added(mana: str, x: int) -> int:
    """How much mana an instruction adds: `{G}{G}`, `{W} or {B}`, `three mana of any one color`, `X mana`."""
    if mana.startswith("{"):
        first = mana.partition(" ")[0].partition(",")[0]
        return len(_symbols(first))
    word = mana.partition(" ")[0]
    return x if word == "X" else _NUMBERS.index(word) if word in _NUMBERS else 1
