"""Day and night (CR 730), and the permanents with daybound and nightbound that turn with them (CR 702.145)."""

from __future__ import annotations

from bot.engine.characteristics.view import view_of
from bot.engine.citations import Cite
from bot.engine.happenings import Happening, What
from bot.engine.log.turn import Becomes
from bot.engine.permanents.transforming import turned_over
from bot.engine.state import Entity, State
from bot.engine.triggers import happen
from bot.values import replace

_BOUND_BY = ("daybound", "nightbound")
_BOUND = {"day": ("nightbound", Cite.NIGHTBOUND), "night": ("daybound", Cite.DAYBOUND)}


def next_daytime(state: State) -> State:
    """As the untap step begins: night falls after a turn in which its player cast no spell, day breaks after one in which they
    cast two or more (CR 730.2a-b)."""
    cast, now = state.turn.cast_by_last_active, state.turn.daytime
    if now == "day" and cast == 0:
        return becomes(state, "night")
    if now == "night" and cast >= 2:
        return becomes(state, "day")
    return state


def becomes(state: State, time: str) -> State:
    """It becomes day or night; what is bound to it turns at once. Where it was neither, day hasn't become night nor night day."""
    before = state.turn.daytime
    state = state.having(turn=replace(state.turn, daytime=time)).step(Becomes(time), Cite.DAY_AND_NIGHT)
    if before:
        state = happen(state, Happening(What.DAY_TURNS, state.turn.active))
    return with_the_time(state)


def with_the_time(state: State) -> State:
    """Where something is bound to it and it is neither, it becomes day or night; what shows its other face turns
    (CR 702.145c-d, 702.145f-g)."""
    view = view_of(state)
    if view.keywords.isdisjoint(_BOUND_BY):
        return state
    bound = [(e, c) for e, c in view.chars.items() if c.has("daybound") or c.has("nightbound")]
    if not state.turn.daytime:
        return becomes(state, "day" if any(c.has("daybound") for _, c in bound) else "night")
    keyword, cite = _BOUND[state.turn.daytime]
    for entity, chars in bound:
        if chars.has(keyword) and _has_two_faces(state, entity):
            state = turned_over(state, entity, cite)
    return state


def _has_two_faces(state: State, entity: Entity) -> bool:
    return state.objects[entity].card.other_face is not None
