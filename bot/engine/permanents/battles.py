"""Battles that are defeated: how long one with no defense left stays (CR 704.5v)."""

from __future__ import annotations

from bot.engine.state import Entity, State


def waits_for_its_trigger(state: State, battle: Entity) -> bool:
    """Whether an ability of it has triggered and not yet left the stack: then it isn't put into a graveyard."""
    if any(waiting.source == battle for waiting in state.waiting):
        return True
    on_stack = [state.objects[one].on_stack for one in state.stack]
    return any(one is not None and one.triggered and one.context.source == battle for one in on_stack)
