"""State triggers (CR 603.8): abilities that trigger as soon as something is so, and not again until they have left the stack."""

from __future__ import annotations

from typing import Any

from bot.abilities.events import StateHolds
from bot.engine.characteristics.view import see, view_of
from bot.engine.evaluate import is_true
from bot.engine.evaluate.context import Context
from bot.engine.instructions import Instructions, before_each
from bot.engine.state import Entity, State, Waiting
from bot.engine.triggers import triggered_of


@before_each
def between_instructions(effect: Any, state: State) -> State | None:
    """What is so for a moment, while something resolves, has been so: it triggers then."""
    after = with_state_triggers(state)
    return None if after is state else after.then(Instructions((effect,)))


def with_state_triggers(state: State) -> State:
    """The state with every state trigger waiting whose condition holds and that neither waits nor is on the stack."""
    modern = state.game.era.lifelink_is_static
    found: list[Waiting] = []
    for entity, chars in view_of(state).chars.items():
        if not chars.abilities:
            continue
        for ability in triggered_of(chars.abilities, modern):
            if not isinstance(ability.when, StateHolds) or _is_pending(state, entity, ability):
                continue
            context = Context(entity, chars.controller, chosen=state.objects[entity].chosen)
            condition: Any = ability.when.condition
            if is_true(condition, see(state), context):
                found.append(Waiting(entity, chars.controller, ability, context))
    return state.having(waiting=(*state.waiting, *found)) if found else state


def _is_pending(state: State, source: Entity, ability: Any) -> bool:
    if any(w.source == source and w.ability == ability for w in state.waiting):
        return True
    for entity in state.stack:
        on_stack = state.objects[entity].on_stack
        if on_stack is not None and on_stack.ability == ability and on_stack.context.source == source:
            return True
    return False
