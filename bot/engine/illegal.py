"""Stopping where a described action breaks a rule."""

from __future__ import annotations

from bot.engine.citations import Cite
from bot.engine.log.turn import BrokeARule
from bot.engine.outcome import Illegal
from bot.engine.state import State


def illegal(state: State, message: str, cites: tuple[Cite, ...], *suggestions: str) -> State:
    """The story stops here: what was described breaks a rule. Nothing more is done; what happened so far stays."""
    state = state.step(BrokeARule(message), *cites)
    return state.having(illegal=Illegal(message, cites, suggestions, state.position), agenda=(), over=True)
