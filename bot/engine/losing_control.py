"""Delayed triggers that wait for a player to lose control of something ("When you lose control of the creature, tap it")."""

from __future__ import annotations

from bot.engine.abilities.effects import Later
from bot.engine.abilities.events import LosesControl
from bot.engine.sight import Sight, who_is
from bot.engine.state import Active, State, Waiting
from bot.engine.view import permanents, see


def control_lost(state: State) -> State:
    """The state in which those whose time has come wait to be put on the stack. Who controls what follows from effects that
    begin and end in many ways, so that it is looked at whenever state-based actions are checked (CR 603.2, 603.7)."""
    watching = [
        a for a in state.effects if isinstance(a.content, Later) and isinstance(a.content.when, LosesControl)
    ]
    if not watching:
        return state
    sight = see(state)
    lost = [a for a in watching if _is_lost(a, sight, state)]
    if not lost:
        return state
    keys = {a.key for a in lost}
    waiting = tuple(Waiting(a.frame.source, a.frame.you, a.content, a.frame) for a in lost)
    kept = tuple(a for a in state.effects if a.key not in keys)
    return state.having(effects=kept, waiting=(*state.waiting, *waiting))


def _is_lost(active: Active, sight: Sight, state: State) -> bool:
    when: LosesControl = active.content.when
    players = who_is(when.who, sight, active.frame)
    board = permanents(state)
    return any(
        thing not in board or board[thing].controller not in players
        for thing in who_is(when.what, sight, active.frame)
    )
