"""Carrying out instructions (CR 608.2c): one handler for each kind of effect, in the order of the text.

`run` puts instructions on the agenda under a context; each handler takes one effect and the state and gives the state
after it, or a choice. Effects without a handler are named, never guessed: see `perform.base`.
"""

from bot.engine.effects import continuous, control, damage, faces, keywords, library, life, permanents, spells
from bot.engine.instructions import HANDLERS, Instructions, PopContext, run

__all__ = [
    "HANDLERS",
    "Instructions",
    "PopContext",
    "continuous",
    "control",
    "damage",
    "faces",
    "keywords",
    "library",
    "life",
    "permanents",
    "run",
    "spells",
]
