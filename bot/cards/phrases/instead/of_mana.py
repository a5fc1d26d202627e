"""What is produced instead of the mana that a permanent is tapped for (CR 106.12b)."""

from __future__ import annotations

from bot.abilities.mana_changes import LimitsMana, MultipliesMana
from bot.cards.phrases.base import G, S

p = G.phrase

for _times, _words in ((2, "twice"), (3, "three times")):
    p(
        "static",
        f"if you tap a {{f:filter.a}} for mana, it produces {_words} as much of that mana instead",
        (MultipliesMana(S.f, _times),),
    )
p(
    "static",
    "if a {f:filter.a} is tapped for two or more mana, it produces {m:manasymbols} instead of any other type and amount",
    (LimitsMana(S.f, S.m),),
)
