"""Where things are and what is paid: zones, the battlefield, mana."""

from __future__ import annotations

from typing import Any

from bot.scenario.phrases.reader import PhraseReader, Readings
from bot.scenario.text.words import (
    number,
)

_GRAVEYARD = frozenset({"graveyard", "yard", "grave", "gy", "bin", "graveyards"})

_BOARD = frozenset({"board", "table", "battlefield", "field", "side", "bf", "ground"})

_MANA_COLORS = {
    "white": "{W}",
    "blue": "{U}",
    "black": "{B}",
    "red": "{R}",
    "green": "{G}",
    "colorless": "{C}",
}


def read_zone(reader: PhraseReader, at: int) -> Readings:
    """`in hand`, `in her graveyard`, `in exile`, `on top of his library`."""
    word = reader.fold(at)
    if word not in ("in", "on", "from", "into", "at", "to"):
        return []
    index = at + 1
    if reader.fold(index) in ("top", "the") and word == "on":
        while index < reader.stop and reader.fold(index) in ("top", "of", "the"):
            index += 1
    owner: Any = None
    owners = reader.owner(index)
    if owners:
        owner, index = owners[0]
    elif reader.fold(index) in ("the", "a", "your"):
        index += 1
    noun = reader.fold(index)
    zone = ""
    if noun == "hand":
        zone = "hand"
    elif noun in _GRAVEYARD:
        zone = "graveyard"
    elif noun in ("exile",):
        zone = "exile"
    elif noun in ("library", "deck"):
        zone = "library"
    elif noun == "command" and reader.fold(index + 1) == "zone":
        zone, index = "command", index + 1
    return [((zone, owner), index + 1)] if zone else []


def read_place(reader: PhraseReader, at: int) -> Readings:
    """`in play`, `out`, `on the battlefield`, `on my side`, `under Bob's control`."""
    word = reader.fold(at)
    found: Readings = []
    if word == "in" and reader.fold(at + 1) == "play":
        found.append((None, at + 2))
    elif word == "out" and reader.fold(at + 1) not in ("of",):
        found.append((None, at + 1))
    elif word == "up" and (at + 1 >= reader.stop or reader.fold(at + 1) in (",", "and", "but", "—", ")")):
        found.append((None, at + 1))  # `I have Maze of Ith up`
    elif word in ("on", "onto", "down"):
        index = at + 1
        if word == "down":
            return [(None, at + 1)]
        owners = reader.owner(index)
        owner: Any = None
        if owners:
            owner, index = owners[0]
        elif reader.fold(index) == "the":
            index += 1
        if reader.fold(index) in _BOARD:
            index += 1
            if reader.fold(index) == "of" and reader.fold(index + 1) == "the":
                index += 3
            found.append((owner, index))
    elif word == "under":
        for owner, index in reader.owner(at + 1):
            if reader.fold(index) == "control":
                found.append((owner, index + 1))
    more: Readings = []
    for value, end in found:
        for other, stop in read_place(reader, end) if end < reader.stop else []:
            more.append((other or value, stop))
    return [*more, *found]


def read_mana(reader: PhraseReader, at: int) -> Readings:
    token = reader.tokens[at]
    return [(token.fold, at + 1)] if token.kind == "mana" else []


def read_manas(reader: PhraseReader, at: int) -> Readings:
    """`{W} and {B}`, `{2}`, `two black and one red [mana]`, `2`, `1 mana`."""
    paid: list[str] = []
    index = at
    while index < reader.stop:
        token = reader.tokens[index]
        value = number(token.fold) if token.kind in ("word", "number") else None
        if token.kind == "mana":
            paid += ["{" + part for part in token.fold.split("{") if part]
            index += 1
        elif token.fold in _MANA_COLORS and token.kind == "word":
            paid.append(_MANA_COLORS[token.fold])
            index += 1
        elif value is not None and reader.fold(index + 1) in _MANA_COLORS:
            paid += [_MANA_COLORS[reader.fold(index + 1)]] * value
            index += 2
        elif value is not None and (
            token.kind == "number" or reader.fold(index + 1) in ("mana", "generic", "more")
        ):
            if reader.fold(index + 1) in ("life", "damage"):
                break
            paid.append("{" + str(value) + "}")
            index += 1
            if reader.fold(index) in ("generic", "more"):
                index += 1
        else:
            break
        if reader.fold(index) == "mana":
            index += 1
        if reader.fold(index) == "," and reader.fold(index + 1) == "and":
            if not _is_mana(reader, index + 2):
                break
            index += 2
        elif reader.fold(index) in ("and", ","):
            if not _is_mana(reader, index + 1):
                break
            index += 1
        else:
            break
    if not paid:
        return []
    end = index + (reader.fold(index) == "mana")
    return [(tuple(paid), end)]


def read_symbols(reader: PhraseReader, at: int) -> Readings:
    """`{W}{W}{R}`: mana in symbols alone."""
    return read_manas(reader, at) if reader.tokens[at].kind == "mana" else []


def _is_mana(reader: PhraseReader, at: int) -> bool:
    if at >= reader.stop:
        return False
    token = reader.tokens[at]
    if token.kind == "mana" or token.fold in _MANA_COLORS:
        return True
    return number(token.fold) is not None and (
        reader.fold(at + 1) in _MANA_COLORS or reader.fold(at + 1) == "mana"
    )
