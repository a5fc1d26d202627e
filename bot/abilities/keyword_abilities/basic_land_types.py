"""The mana ability that a land has by each basic land type (CR 305.6)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.abilities.ability import Activated
from bot.abilities.costs import TapSelf
from bot.abilities.player_effects import (
    AddMana,
)
from bot.abilities.who import You

_MANA = {"Plains": "{W}", "Island": "{U}", "Swamp": "{B}", "Mountain": "{R}", "Forest": "{G}"}
_TAPS_FOR = {name: Activated((TapSelf(),), (AddMana(You(), mana),)) for name, mana in _MANA.items()}


def of_land_types(subtypes: Iterable[str]) -> tuple[Activated, ...]:
    """`{T}: Add {G}` of a Forest: said by no text."""
    return tuple(_TAPS_FOR[name] for name in subtypes if name in _TAPS_FOR)
