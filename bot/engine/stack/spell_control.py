"""Spells whose control changes on the stack: what they do is done by whoever controls them then (CR 109.4, 608.2c)."""

from __future__ import annotations

from bot.engine.state import Entity, State, Zone
from bot.values import replace


def controller_on_stack(state: State, entity: Entity) -> Entity | None:
    """Who controls this spell or ability; None where it is not on the stack."""
    found = state.object(entity)
    if found is None or found.zone is not Zone.STACK or found.on_stack is None:
        return None
    return found.on_stack.context.you


def controlled_on_stack(state: State, entity: Entity, player: Entity) -> State:
    """The spell is this player's from now on; a permanent spell enters under that player's control (CR 608.3a)."""
    found = state.objects[entity]
    assert found.on_stack is not None
    context = replace(found.on_stack.context, you=player)
    return state.with_object(
        replace(found, controller=player, on_stack=replace(found.on_stack, context=context))
    )
