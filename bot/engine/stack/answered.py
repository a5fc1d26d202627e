"""Whether the story answers what an effect has just had somebody cast (CR 117.3b): then it is not resolved yet."""

from __future__ import annotations

from bot.engine.state import State
from bot.engine.told.decisions import Decision
from bot.engine.told.script import Cast


def is_answered(state: State) -> bool:
    """Whether the top of the stack was cast as the story told it, while something resolved, and its next deed is a response."""
    script, top = state.game.script, state.objects[state.stack[-1]].label
    told = False
    for index in range(state.position, len(script)):
        action = script[index]
        if isinstance(action, Decision):
            continue
        if index not in state.used:
            return told and bool(getattr(action, "response", False))
        told = told or (isinstance(action, Cast) and action.card == top)
    return False
