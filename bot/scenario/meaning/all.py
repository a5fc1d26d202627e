"""Every meaning there is: importing this registers them all."""

from bot.scenario.meaning import (
    activating,
    attacks,
    blocks,
    board,
    casting,
    choices,
    combat_damage,
    effects,
    fillers,
    manning,
    results,
    returning,
    sacrificing,
    states,
    tapping,
    turning,
    whens,
)
from bot.scenario.meaning.registry import MEANINGS

__all__ = [
    "MEANINGS",
    "activating",
    "attacks",
    "blocks",
    "board",
    "casting",
    "choices",
    "combat_damage",
    "effects",
    "fillers",
    "manning",
    "results",
    "returning",
    "sacrificing",
    "states",
    "tapping",
    "turning",
    "whens",
]
