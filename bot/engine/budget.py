"""How much may be worked out for one answer: the searches of its story, and of all that is supposed or tried for it, share it."""

from __future__ import annotations

from bot.values import dataclass

MOST_WORK = 40_000
"""In tasks done and things whose characteristics are worked out, which take about the same time."""


@dataclass(slots=True)
class Budget:
    """What is left to be spent."""

    left: int = MOST_WORK

    @property
    def spent(self) -> bool:
        return self.left <= 0

    def spend(self, work: int) -> bool:
        """Take off what was done, in tasks and things; whether some is left."""
        self.left -= work
        return self.left > 0
