"""Assigning damage in 1997: it waits for a damage-prevention step, whichever that is."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from bot.abilities.amounts import DoneAmount
from bot.abilities.past import DealtDamageThisWay
from bot.engine.damage.packet import Packet
from bot.engine.eras.prevention_step.automatic import Reduce
from bot.engine.eras.prevention_step.prevention import Stage, joined, prevention_of, with_prevention
from bot.engine.eras.prevention_step.step import OpenStep
from bot.engine.instructions import Instructions
from bot.engine.state import State
from bot.values import fields, is_dataclass


def assign(state: State, packets: tuple[Packet, ...], reports: bool) -> State:
    """The packets are assigned and wait: for the step that follows this timing step, in the step that is open already, or, as
    a step ends, for the next one. `reports`: the effect that is resolving may speak of "the damage dealt this way"; where it
    does, the step comes before the rest of the effect."""
    waiting = prevention_of(state)
    match waiting.stage:
        case Stage.NONE:
            state = with_prevention(state, packets=joined((*waiting.packets, *packets)))
            if reports and _rest_asks(state):
                return state.then(OpenStep(reports=True))
            return state
        case Stage.ENDING:
            return with_prevention(state, later=joined((*waiting.later, *packets)))
        case Stage.REDUCING | Stage.OPEN:
            return state.then(Reduce(packets))


def _rest_asks(state: State) -> bool:
    """Whether what is still to be done of the effect that is resolving speaks of the damage that it dealt."""
    for task in reversed(state.agenda):
        if not isinstance(task, Instructions):
            return False
        if any(_asks(e) for e in task.effects):
            return True
    return False


@lru_cache(maxsize=1024)
def _asks(effect: Any) -> bool:
    if isinstance(effect, DoneAmount | DealtDamageThisWay):
        return True
    if isinstance(effect, tuple):
        return any(_asks(part) for part in effect)
    if is_dataclass(effect) and not isinstance(effect, type):
        return any(_asks(getattr(effect, f.name)) for f in fields(effect))
    return False
