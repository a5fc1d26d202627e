"""Melee (CR 702.121a): an instruction of its own, for no printed amount counts the opponents attacked in this combat."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine.abilities.amounts import Number
from bot.engine.abilities.changes import GetsPT
from bot.engine.abilities.durations import Duration
from bot.engine.abilities.effects import ChangeNow, Effect
from bot.engine.abilities.who import SELF
from bot.engine.combat.whom import opponents_attacked
from bot.engine.perform.base import Instructions, frame_of, handles
from bot.engine.state import State


@dataclass(frozen=True, slots=True)
class PumpForOpponentsAttacked(Effect):
    """`it gets +1/+1 until end of turn for each opponent you attacked with a creature this combat`."""


@handles(PumpForOpponentsAttacked)
def pump(effect: PumpForOpponentsAttacked, state: State) -> State:
    """Counted as the ability resolves."""
    number = Number(opponents_attacked(state, frame_of(state).you))
    return state.then(Instructions((ChangeNow(SELF, (GetsPT(number, number),), Duration.THIS_TURN),)))
