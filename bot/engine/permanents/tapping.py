"""Tapping and untapping permanents (CR 701.26)."""

from __future__ import annotations

from bot.engine.citations import Cite
from bot.engine.happenings import Happening, What
from bot.engine.log.counters import CountersRemoved
from bot.engine.state import Entity, State
from bot.engine.triggers import happen
from bot.values import replace


def tapped(state: State, *entities: Entity) -> State:
    """These permanents become tapped; those that already are do not (CR 701.26a)."""
    new = [e for e in entities if (o := state.object(e)) is not None and not o.tapped]
    for entity in new:
        state = state.with_object(replace(state.objects[entity], tapped=True))
    return happen(state, *(Happening(What.TAPPED, e) for e in new))


def untapped(state: State, *entities: Entity) -> State:
    """These permanents become untapped; where there is a stun counter it is removed instead (CR 122.1d)."""
    new = [e for e in entities if (o := state.object(e)) is not None and o.tapped]
    for entity in [e for e in new if state.objects[e].count("stun")]:
        new.remove(entity)
        found = state.objects[entity]
        state = state.with_object(found.with_counters("stun", -1))
        state = state.step(CountersRemoved(found.label, "stun", 1), Cite.STUN_COUNTER, Cite.COUNTERS)
    for entity in new:
        state = state.with_object(replace(state.objects[entity], tapped=False))
    return happen(state, *(Happening(What.UNTAPPED, e) for e in new))
