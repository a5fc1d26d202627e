"""Every handler there is: importing this registers them all, so that no instruction of a game is without its own."""

from bot.engine.combat import melee
from bot.engine.effects import (
    chosen,
    chosen_types,
    coins,
    continuous,
    control,
    damage,
    designations,
    faces,
    keyword_actions,
    keywords,
    library,
    life,
    manifest,
    moving,
    optional,
    permanents,
    ring,
    sacrificing,
    spells,
    tokens,
)
from bot.engine.instructions import HANDLERS
from bot.engine.stack import cast_freely

__all__ = [
    "HANDLERS",
    "cast_freely",
    "chosen",
    "chosen_types",
    "coins",
    "continuous",
    "control",
    "damage",
    "designations",
    "faces",
    "keyword_actions",
    "keywords",
    "library",
    "life",
    "manifest",
    "melee",
    "moving",
    "optional",
    "permanents",
    "ring",
    "sacrificing",
    "spells",
    "tokens",
]
