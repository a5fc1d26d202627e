"""Which of several effects that would replace or modify one event is applied first (CR 616.1): who says so, and what is told."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.characteristics.view import see
from bot.engine.state import Entity, State, Zone, is_player
from bot.engine.told.decisions import AppliesFirst
from bot.engine.told.scripted import decisions_left, mark_used


def affected_player(state: State, affected: Entity) -> Entity:
    """Who chooses: the player who would be affected, who controls what would, or whose card it is where nobody controls it."""
    if is_player(affected):
        return affected
    found = state.object(affected)
    if found is not None and found.zone not in (Zone.BATTLEFIELD, Zone.STACK):
        return found.owner
    who = see(state).controller(affected)
    return state.turn.active if who is None else who


def told_first(state: State, chooser: Entity, names: Sequence[str | None]) -> tuple[State, int | None]:
    """The place among these effects' names of what the story says that this player applies first, and the state with that told.
    None is the rule's own effect that lets damage be dealt to a planeswalker instead."""
    who = state.label(chooser)
    for index, answer in decisions_left(state, AppliesFirst):
        if answer.player == who and answer.effect in names:
            return mark_used(state, index), names.index(answer.effect)
    return state, None
