"""A rule number as it was typed, read as it was meant."""

from __future__ import annotations

import re
from dataclasses import dataclass

_LEAD = re.compile(
    r"^(?:\W*(?:the|mtg|magic|comprehensive|comp|cr|rules?|subrules?|sect(?:ion)?|sec|para(?:graph)?|number|num|no)\b[\s.:#]*|"
    r"\W*(?:cr|r)(?=\d)|[§#\s\"'`“”‘’(\[]+)+",
    re.IGNORECASE,
)
_EXACT = re.compile(r"\d|(\d{3})(?:\.(\d{1,3})([a-z])?)?")
_LOOSE = re.compile(
    r"(\d{3})(?:[\s.,;:\-_/]*[(\[]?(\d{1,3})[)\]]?(?:[\s.,;:\-_/]*[(\[]?([a-z])[)\]]?)?)?[\s.,;:)\]]*"
)
_PAGE = re.compile(r"([a-z]{1,2})[\s.,\-]*(\d{1,3})(?:[\s.,\-]+(\d{1,3}))?([a-z])?")
_NOT_LETTERS = {"l": "1", "i": "1", "o": "0"}
#: The alphabet of subrules.
UNUSED_LETTERS = "lo"


@dataclass(frozen=True, slots=True)
class Reading:
    """What number was meant. `repaired` is whether it was typed in another form; `alone` whether it ended
    with a dot (`120.4.`: without its subrules); `unused` the letter that no subrule has, if it was typed."""

    number: str
    repaired: bool = False
    alone: bool = False
    unused: str = ""


def read_number(typed: str) -> Reading | None:
    """The number in `CR 120.3(a)`, `1203a`, `702,16`, `704.5 (g)`, `l20.3a`, `g12.3`; None where what was typed
    is no number but words."""
    bare = _LEAD.sub("", typed.strip()).strip().strip("\"'`“”‘’?!").strip()
    lowered = bare.casefold()
    if not any(sign.isdigit() for sign in lowered):
        return None
    alone = bool(re.fullmatch(r"\d{3}(?:\.\d{1,3}[a-z]?)?\.", lowered))
    plain = lowered.rstrip(".")
    if _EXACT.fullmatch(plain):
        return _reading(plain, repaired=False, alone=alone)
    straightened = _digits_for_letters(plain)
    if found := _LOOSE.fullmatch(straightened):
        section, place, letter = found.groups()
        number = section + (f".{int(place)}" if place else "") + (letter or "")
        return _reading(number, repaired=True, alone=False)
    if found := _PAGE.fullmatch(plain):
        number = ".".join(part for part in found.groups()[:3] if part) + (found[4] or "")
        return Reading(number, repaired=number != plain)
    return None


def _reading(number: str, repaired: bool, alone: bool) -> Reading:
    unused = number[-1] if number[-1] in UNUSED_LETTERS else ""
    return Reading(number, repaired, alone, unused)


def _digits_for_letters(typed: str) -> str:
    """An `l` or `o` where only a digit makes sense: before a digit or a dot. The last letter stays."""
    return re.sub(r"[lio](?=[\dlio]*[\d.,])", lambda found: _NOT_LETTERS[found[0]], typed)
