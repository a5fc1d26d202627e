"""Stopping where a described action breaks a rule."""

from __future__ import annotations

from bot.engine.citations import Cite
from bot.engine.log.turn import BrokeARule
from bot.engine.outcome import Illegal
from bot.engine.state import State


def illegal(state: State, message: str, cites: tuple[Cite, ...], *suggestions: str) -> State:
    """The story stops here: what was described breaks a rule. Nothing more is done; what happened so far stays."""
    return _stopped(state, Illegal(message, cites, suggestions, state.position))


def unfounded(state: State, message: str, cites: tuple[Cite, ...], *suggestions: str) -> State:
    """The story stops here: what was described takes for granted what no sentence has told to be there."""
    return _stopped(state, Illegal(message, cites, suggestions, state.position, unfounded=True))


def _stopped(state: State, why: Illegal) -> State:
    state = state.step(BrokeARule(why.message), *why.cites)
    return state.having(illegal=why, agenda=(), over=True)
