"""Which abilities are told by the mana that they cost: `Haunted Screen's seven mana ability`, `its red ability`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.ability import Activated
from bot.abilities.costs import Mana
from bot.abilities.walk import inside
from bot.engine.mana_symbols import mana_value
from bot.regex import regex


def that_cost(words: str, own: Sequence[Activated]) -> list[int]:
    """The places of those that cost so much mana in all, or mana of that color alone of all; empty where the words say nothing of that."""
    if (symbol := _SYMBOLS.get(words)) is not None:
        return [
            n for n, one in enumerate(own) if any(symbol in mana.symbols for mana in inside(one.cost, Mana))
        ]
    told = _SO_MUCH.fullmatch(words)
    if told is None:
        return []
    return [
        n
        for n, one in enumerate(own)
        if sum(mana_value(m.symbols) for m in inside(one.cost, Mana)) == int(told[1])
    ]


_SO_MUCH = regex(r"(\d+) mana")
_SYMBOLS = {"white": "{W}", "blue": "{U}", "black": "{B}", "red": "{R}", "green": "{G}"}
