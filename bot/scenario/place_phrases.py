"""Where things are and what is paid: zones, the battlefield, mana."""

from __future__ import annotations

from typing import Any

from bot.scenario.number_phrases import NumberPhrases
from bot.scenario.phrase_base import Readings
from bot.scenario.words import (
    number,
)

_GRAVEYARD = frozenset({"graveyard", "yard", "grave", "gy", "bin", "graveyards"})

_BOARD = frozenset({"board", "table", "battlefield", "field", "side", "bf"})

_MANA_COLORS = {
    "white": "{W}",
    "blue": "{U}",
    "black": "{B}",
    "red": "{R}",
    "green": "{G}",
    "colorless": "{C}",
}


class PlacePhrases(NumberPhrases):
    """The slots of zones and mana."""

    def read_zone(self, at: int) -> Readings:
        """`in hand`, `in her graveyard`, `in exile`, `on top of his library`."""
        word = self.fold(at)
        if word not in ("in", "on", "from", "into", "at", "to"):
            return []
        index = at + 1
        if self.fold(index) in ("top", "the") and word == "on":
            while index < self.stop and self.fold(index) in ("top", "of", "the"):
                index += 1
        owner: Any = None
        owners = self.owner(index)
        if owners:
            owner, index = owners[0]
        elif self.fold(index) in ("the", "a", "your"):
            index += 1
        noun = self.fold(index)
        zone = ""
        if noun == "hand":
            zone = "hand"
        elif noun in _GRAVEYARD:
            zone = "graveyard"
        elif noun in ("exile",):
            zone = "exile"
        elif noun in ("library", "deck"):
            zone = "library"
        elif noun == "command" and self.fold(index + 1) == "zone":
            zone, index = "command", index + 1
        return [((zone, owner), index + 1)] if zone else []

    def read_place(self, at: int) -> Readings:
        """`in play`, `out`, `on the battlefield`, `on my side`, `under Bob's control`."""
        word = self.fold(at)
        found: Readings = []
        if word == "in" and self.fold(at + 1) == "play":
            found.append((None, at + 2))
        elif word == "out" and self.fold(at + 1) not in ("of",):
            found.append((None, at + 1))
        elif word in ("on", "onto", "down"):
            index = at + 1
            if word == "down":
                return [(None, at + 1)]
            owners = self.owner(index)
            owner: Any = None
            if owners:
                owner, index = owners[0]
            elif self.fold(index) == "the":
                index += 1
            if self.fold(index) in _BOARD:
                index += 1
                if self.fold(index) == "of" and self.fold(index + 1) == "the":
                    index += 3
                found.append((owner, index))
        elif word == "under":
            for owner, index in self.owner(at + 1):
                if self.fold(index) == "control":
                    found.append((owner, index + 1))
        more: Readings = []
        for value, end in found:
            for other, stop in self.read_place(end) if end < self.stop else []:
                more.append((other or value, stop))
        return [*more, *found]

    def read_mana(self, at: int) -> Readings:
        token = self.tokens[at]
        return [(token.fold, at + 1)] if token.kind == "mana" else []

    def read_manas(self, at: int) -> Readings:
        """`{W} and {B}`, `{2}`, `two black and one red [mana]`, `2`, `1 mana`."""
        paid: list[str] = []
        index = at
        while index < self.stop:
            token = self.tokens[index]
            value = number(token.fold) if token.kind in ("word", "number") else None
            if token.kind == "mana":
                paid += ["{" + part for part in token.fold.split("{") if part]
                index += 1
            elif token.fold in _MANA_COLORS and token.kind == "word":
                paid.append(_MANA_COLORS[token.fold])
                index += 1
            elif value is not None and self.fold(index + 1) in _MANA_COLORS:
                paid += [_MANA_COLORS[self.fold(index + 1)]] * value
                index += 2
            elif value is not None and (
                token.kind == "number" or self.fold(index + 1) in ("mana", "generic", "more")
            ):
                if self.fold(index + 1) in ("life", "damage"):
                    break
                paid.append("{" + str(value) + "}")
                index += 1
                if self.fold(index) in ("generic", "more"):
                    index += 1
            else:
                break
            if self.fold(index) == "mana":
                index += 1
            if self.fold(index) == "," and self.fold(index + 1) == "and":
                if not self._is_mana(index + 2):
                    break
                index += 2
            elif self.fold(index) in ("and", ","):
                if not self._is_mana(index + 1):
                    break
                index += 1
            else:
                break
        if not paid:
            return []
        end = index + (self.fold(index) == "mana")
        return [(tuple(paid), end)]

    def read_symbols(self, at: int) -> Readings:
        """`{W}{W}{R}`: mana in symbols alone."""
        return self.read_manas(at) if self.tokens[at].kind == "mana" else []

    def _is_mana(self, at: int) -> bool:
        if at >= self.stop:
            return False
        token = self.tokens[at]
        if token.kind == "mana" or token.fold in _MANA_COLORS:
            return True
        return number(token.fold) is not None and (
            self.fold(at + 1) in _MANA_COLORS or self.fold(at + 1) == "mana"
        )
