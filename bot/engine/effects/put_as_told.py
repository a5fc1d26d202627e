"""The deed by which a story says which card an instruction puts onto the battlefield: `Alice puts Grizzly Bears onto the battlefield.`"""

from __future__ import annotations

from typing import Any

from bot.abilities.effects import Move
from bot.abilities.who import Chosen
from bot.engine.characteristics.view import see
from bot.engine.decisions import Picks
from bot.engine.evaluate import all_that_fit
from bot.engine.instructions import context_of, whom
from bot.engine.script import PutsOnto
from bot.engine.state import Entity, State


def told_to_put(state: State, player: Entity, effect: Any) -> tuple[int, Entity] | None:
    """The place in the story of the deed that follows this instruction, and the card that it names; None where the next thing
    told is another."""
    if not isinstance(effect, Move) or effect.to != "battlefield":
        return None
    script = state.game.script
    for index in range(state.position, len(script)):
        action = script[index]
        if index in state.used or isinstance(action, Picks):
            continue
        if not isinstance(action, PutsOnto) or action.player != state.label(player):
            return None
        context = context_of(state)
        if isinstance(effect.what, Chosen):
            candidates = all_that_fit(effect.what.what, see(state), context)
        else:
            candidates = whom(state, effect.what)
        found = [e for e in candidates if state.label(e) == action.what]
        return (index, found[0]) if found else None
    return None
