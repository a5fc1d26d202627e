"""A lasting effect begins (CR 611.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.engine.evaluate.context import Context
from bot.engine.state import Active, Entity, State


def add_effect(
    state: State,
    content: Any,
    context: Context,
    duration: Any,
    name: str,
    affected: Iterable[Entity] | None = None,
    left: int | None = None,
    values: tuple[int, ...] = (),
) -> State:
    """A lasting effect begins: shields, pumps, delayed triggers (CR 611.2)."""
    state, time = state.tick()
    active = Active(
        state.next_key,
        content,
        context,
        duration,
        time,
        name,
        frozenset(affected) if affected is not None else None,
        left,
        made_in_turn=state.turn.number,
        values=values,
    )
    return state.having(effects=(*state.effects, active), next_key=state.next_key + 1)
