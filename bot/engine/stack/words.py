"""Words that speak of an effect, to find the mode or ability that a scenario means: its kinds, numbers and names."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

_WORDS = {
    "DealDamage": "deal deals damage",
    "DealDivided": "deal deals damage divided",
    "Shield": "prevent prevents damage",
    "Redirect": "redirect redirects instead dealt",
    "GainLife": "gain gains life",
    "LoseLife": "lose loses life",
    "PutCounters": "put puts counter counters",
    "RemoveCounters": "remove removes counter",
    "Destroy": "destroy destroys kill",
    "Move": "return returns exile exiles bounce",
    "Regenerate": "regenerate regenerates",
    "ChangeNow": "pump pumps gets gains becomes animate",
    "TapOrUntap": "tap taps untap untaps",
    "Fight": "fight fights",
    "Sacrifice": "sacrifice sacrifices",
    "Draw": "draw draws card cards",
    "Discard": "discard discards card cards",
    "CounterSpell": "counter counters spell",
    "CreateToken": "create creates token tokens",
    "Attach": "equip attach attaches",
}


def effect_words(value: Any) -> frozenset[str]:
    """Every word by which a player might speak of these effects."""
    found: set[str] = set()
    _collect(value, found)
    return frozenset(found)


def _collect(value: Any, found: set[str]) -> None:
    if isinstance(value, tuple):
        for inner in value:
            _collect(inner, found)
    elif isinstance(value, str):
        found.update(value.lower().split())
    elif isinstance(value, int):
        found.add(str(value))
    elif is_dataclass(value) and not isinstance(value, type):
        found.update(_WORDS.get(type(value).__name__, "").split())
        for field in fields(value):
            _collect(getattr(value, field.name), found)
