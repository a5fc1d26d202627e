"""Investigating (CR 701.16): a Clue for each time, one after the other."""

from __future__ import annotations

from bot.abilities.amounts import Number
from bot.abilities.keyword_actions import Investigate
from bot.abilities.tokens import CreateToken, TokenSpec
from bot.engine.agenda import Task
from bot.engine.effects.library import DoneAction
from bot.engine.evaluate.exactly import Exactly
from bot.engine.happenings import Happening, What
from bot.engine.instructions import Instructions, amount_for, handles, players
from bot.engine.state import State

_CLUE = TokenSpec(None, None, (), (), ("Clue",))


@handles(Investigate)
def investigates(effect: Investigate, state: State) -> State:
    """Each time is one that abilities may watch for."""
    tasks: list[Task] = []
    for player in players(state, effect.who):
        once = (
            Instructions((CreateToken(Exactly(player), Number(1), _CLUE),)),
            DoneAction(Happening(What.INVESTIGATES, player)),
        )
        tasks += once * amount_for(state, effect.times, player)
    return state.then(*tasks)
