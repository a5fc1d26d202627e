"""State triggers (CR 603.8): abilities that trigger as soon as something is so, and not again until they have left the stack."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.abilities.ability import Triggered
from bot.abilities.events import StateHolds
from bot.engine.characteristics.chars import Chars
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
    view = view_of(state)
    if view.state_triggers is None:
        view.state_triggers = tuple(_of(state, view.chars))
    found: list[Waiting] = []
    for entity, ability in view.state_triggers:
        if _is_pending(state, entity, ability):
            continue
        controller = view.chars[entity].controller
        context = Context(entity, controller, chosen=state.objects[entity].chosen)
        assert isinstance(ability.when, StateHolds)
        # With an intervening "if" both have to be so (CR 603.4).
        asked: tuple[Any, ...] = (ability.when.condition, ability.condition)
        if all(c is None or is_true(c, see(state), context) for c in asked):
            found.append(Waiting(entity, controller, ability, context))
    return state.having(waiting=(*state.waiting, *found)) if found else state


def _of(state: State, board: Mapping[Entity, Chars]) -> Iterator[tuple[Entity, Triggered]]:
    """Every state trigger of what is on the board."""
    modern = state.game.era.lifelink_is_static
    for entity, chars in board.items():
        for ability in triggered_of(chars.abilities, modern) if chars.abilities else ():
            if isinstance(ability.when, StateHolds):
                yield entity, ability


def _is_pending(state: State, source: Entity, ability: Any) -> bool:
    if any(w.source == source and w.ability == ability for w in state.waiting):
        return True
    for entity in state.stack:
        on_stack = state.objects[entity].on_stack
        if on_stack is not None and on_stack.ability == ability and on_stack.context.source == source:
            return True
    return False
