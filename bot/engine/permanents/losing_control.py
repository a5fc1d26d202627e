"""Noticing that a player has lost control of something for which a delayed trigger waits ("When you lose control of it")."""

from __future__ import annotations

from collections.abc import Iterator

from bot.abilities.combining import (
    Later,
)
from bot.abilities.events import LosesControl
from bot.engine.characteristics.view import permanents, see
from bot.engine.evaluate import who_is
from bot.engine.happenings import Happening, What
from bot.engine.objects import Object
from bot.engine.state import State
from bot.engine.triggers import happen
from bot.values import replace


def control_lost(state: State) -> State:
    """The same state, in which what has been lost is told to what waits for it. Who controls what follows from effects that
    begin and end in many ways, so that it is looked at whenever state-based actions are checked (CR 603.2, 603.7)."""
    return happen(state, *_lost(state))


def newly_controlled(state: State) -> State:
    """The same state, in which what has come under another player's control is summoning sick (CR 302.6): by whatever effect
    it has, and by whatever effect it goes back."""
    anew: list[Object] = []
    for entity, chars in permanents(state).items():
        found = state.objects[entity]
        if found.seen_with != chars.controller:
            sick = found.sick or found.seen_with is not None
            anew.append(replace(found, seen_with=chars.controller, sick=sick))
    return state.with_object(*anew)


def _lost(state: State) -> Iterator[Happening]:
    for active in state.effects:
        when = active.content.when if isinstance(active.content, Later) else None
        if not isinstance(when, LosesControl):
            continue
        sight, board = see(state), permanents(state)
        for player in who_is(when.who, sight, active.context):
            for thing in who_is(when.what, sight, active.context):
                if thing not in board or board[thing].controller != player:
                    yield Happening(What.LOSES_CONTROL, player, thing)
