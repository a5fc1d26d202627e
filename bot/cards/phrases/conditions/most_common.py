"""Which color the most permanents have, asked as a condition: `as long as black is the most common color among all permanents`."""

from __future__ import annotations

from bot.abilities.conditions import ColorIsMostCommon, NotSo
from bot.cards.phrases.base import G, S

p = G.phrase

_ALL = "the most common color among all permanents"
for _color in ("white", "blue", "black", "red", "green"):
    p("condition", f"{_color} is {_ALL} or is tied for most common", ColorIsMostCommon(_color))
_SHARES = f"a color with {_ALL} or a color tied for most common"
p("condition", f"{{o:obj.1}} shares {_SHARES}", ColorIsMostCommon("", S.o))
p("condition", f"{{o:obj.1}} doesn't share {_SHARES}", NotSo(ColorIsMostCommon("", S.o)))
