"""Melee (CR 702.121a): an instruction of its own, for no printed amount counts the opponents attacked in this combat."""

from __future__ import annotations

from bot.abilities.amounts import Number
from bot.abilities.changes import GetsPT
from bot.abilities.durations import Duration
from bot.abilities.effects import ChangeNow
from bot.abilities.keyword_abilities.instructions import PumpForOpponentsAttacked
from bot.abilities.who import SELF
from bot.engine.combat.whom import opponents_attacked
from bot.engine.instructions import Instructions, context_of, handles
from bot.engine.state import State


@handles(PumpForOpponentsAttacked)
def pump(effect: PumpForOpponentsAttacked, state: State) -> State:
    """Counted as the ability resolves."""
    number = Number(opponents_attacked(state, context_of(state).you))
    return state.then(Instructions((ChangeNow(SELF, (GetsPT(number, number),), Duration.THIS_TURN),)))
