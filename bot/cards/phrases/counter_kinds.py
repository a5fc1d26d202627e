"""Kinds of counters (CR 122)."""

from __future__ import annotations

from typing import Any

from bot.cards.phrases.base import G
from bot.language.rules import Found, Rule
from bot.language.run import Run

#: Two words are joined by an underscore here.
_TEXT = """
    +0/+1 +0/+2 +1/+0 +1/+1 +1/+2 +2/+0 +2/+1 +2/+2 -0/-1 -0/-2 -1/-0 -1/-1 -2/-1 -2/-2 age aim arrow
    awakening blood bounty bribery brick carrion charge corpse credit crystal cube currency death deathtouch
    defense delay depletion despair devotion divinity doom double_strike dream echo egg elixir energy eon
    experience eyeball fade feather filibuster finality first_strike flame flood flying fungus fuse gem glyph gold
    growth haste hatchling healing hexproof hit hone hoofprint hour hunger ice incarnation indestructible
    infection intervention isolation javelin ki knowledge landmark level lifelink lore loyalty luck magnet
    manabond manifestation mannequin mask matrix menace mining mire music muster net oil omen ore page pain
    palliation paralyzation petal petrification phylactery pin plague poison polyp pressure prey pupa quest
    reach rust scream scroll shell shield shred silver sleep sleight slime slumber soot spark spore storage
    strategy strife study stun sunburst theft tide time token tower training trample trap treasure velocity
    verse vigilance vitality volatile vortex wage winch wind wish
"""
_KINDS = frozenset(word.replace("_", " ") for word in _TEXT.split())


class CounterKind(Rule):
    """The kind of a counter, as its word or words."""

    def read(self, run: Run, at: int) -> list[Found]:
        out: list[Found] = []
        for size in (1, 2):
            kind = " ".join(run.folded[at : at + size])
            if kind in _KINDS:
                out.append((at + size, kind, self.node(kind, (kind,))))
        return out

    def write(self, value: Any) -> str | None:
        return value if value in _KINDS else None


G.register(CounterKind("counterkind"))
