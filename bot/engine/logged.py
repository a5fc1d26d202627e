"""The log of a game: what happened so far, shared between branches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.engine.log.step import Step
from bot.engine.outcome import ChoiceMade
from bot.values import dataclass

if TYPE_CHECKING:
    pass


@dataclass(frozen=True, slots=True)
class Log:
    """What happened so far, newest first, shared between branches."""

    entry: Step | ChoiceMade
    before: Log | None

    def entries(self) -> list[Step | ChoiceMade]:
        """In the order in which they happened."""
        found: list[Step | ChoiceMade] = []
        here: Log | None = self
        while here is not None:
            found.append(here.entry)
            here = here.before
        found.reverse()
        return found
