"""What was told to be done, as far as what follows speaks of it again."""

from __future__ import annotations

from bot.engine.told.script import Action
from bot.scenario.sentences.statements import Statement
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class Deed:
    """A statement that told of something done, and the first and the last of what was done by it."""

    statement: Statement
    first: Action
    last: Action
