"""Split second (CR 702.61): while such a spell is on the stack, no spells and no abilities but mana abilities."""

from __future__ import annotations

from bot.engine.characteristics.view import chars_of
from bot.engine.citations import Cite
from bot.engine.payment import Refusal
from bot.engine.state import State


def why_not_beside(state: State, what: str) -> Refusal | None:
    """Why `what` can't be cast or activated (it is no mana ability) while this is on the stack; None when it can."""
    for entity in state.stack:
        chars = chars_of(state, entity)
        if chars is not None and chars.has("split second"):
            return f"{what} while {state.label(entity)}, which has split second, is on the stack.", (
                Cite.SPLIT_SECOND,
            )
    return None
