"""Mana that is told to be all there is: `four lands`, `3 Mountains`, `two Islands and a Swamp`, `4 mana`, `{R}{R}`."""

from __future__ import annotations

from bot.scenario.phrases.reader import PhraseReader, Readings
from bot.scenario.text.words import singular

_LANDS = {
    "plains": "W",
    "island": "U",
    "swamp": "B",
    "mountain": "R",
    "forest": "G",
    "waste": "C",
    "wastes": "C",
}
_COLORS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G", "colorless": "C"}
ANY = "WUBRGC"
"""Mana of which the type is not told: it may be any."""


def read_manapool(reader: PhraseReader, at: int) -> Readings:
    """A tuple with the types that each mana may be, as letters."""
    found: Readings = []
    for pool, end in _one(reader, at):
        found.append((pool, end))
        joint = end + (reader.fold(end) == ",")
        joint += reader.fold(joint) in ("and", "plus")
        if joint > end:
            found += [((*pool, *more), stop) for more, stop in read_manapool(reader, joint)]
    found.sort(key=lambda reading: -reading[1])
    return found


def _one(reader: PhraseReader, at: int) -> Readings:
    if at < reader.stop and reader.tokens[at].kind == "mana":
        return [(_of_symbols(reader.tokens[at].text), at + 1 + (reader.fold(at + 1) == "mana"))]
    at += reader.fold(at) in ("only", "just", "my", "exactly")
    number, index = 1, at
    if reader.number(at):
        number, index = reader.number(at)[0]
    elif reader.fold(at) in ("a", "an", "one"):
        index = at + 1
    while reader.fold(index) in ("untapped", "open", "available", "basic", "other"):
        index += 1
    word = reader.fold(index)
    type_ = _LANDS.get(word) or _LANDS.get(singular(word))
    if type_:
        return [((type_,) * number, index + 1)]
    if word in _COLORS and reader.fold(index + 1) in ("mana", "sources", "source"):
        return [((_COLORS[word],) * number, index + 2)]
    if word in ("mana", "land", "lands") and index > at:
        end = index + 1
        while reader.fold(end) in ("open", "up", "untapped", "available", "left", "floating"):
            end += 1
        return [((ANY,) * number, end)]
    return []


def _of_symbols(text: str) -> tuple[str, ...]:
    pool: tuple[str, ...] = ()
    for symbol in text.upper().replace("}", "").split("{")[1:]:
        pool += (ANY,) * int(symbol) if symbol.isdigit() else (symbol.replace("/", ""),)
    return pool
