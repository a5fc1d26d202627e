"""The X that is settled as something resolves (CR 107.3f)."""

from __future__ import annotations

from bot.engine.agenda import Task
from bot.engine.instructions import with_context
from bot.engine.state import State
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class XIs(Task):
    """That number is the X of the instructions that follow."""

    x: int

    def do(self, state: State) -> State:
        return with_context(state, x=self.x)
