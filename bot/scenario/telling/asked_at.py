"""Where in a story each question is asked: what comes about later is none of its business."""

from __future__ import annotations

from collections.abc import Collection

from bot.engine.told.script import Action
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class AskedAt:
    """`done`: once how many of the story's actions are done; None: it is asked of the whole story. `named`: its own words say so (`after the
    Bolt`), and it is not just told there. `ended`: the story went on to the turn's end by then. `stays`: it is in the midst of a fight, which
    does not go on for it. `of`: what alone it asks of where it asks what comes of that: `How much damage does he take when I Bolt him?`"""

    done: int | None
    named: bool = False
    ended: bool = False
    stays: bool = False
    of: Action | None = None

    def with_more_before(self, places: Collection[int]) -> AskedAt:
        """The same, where one action more was put before each of these of the story's."""
        if self.done is None:
            return self
        return replace(self, done=self.done + sum(place < self.done for place in places))
