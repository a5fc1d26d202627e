"""Steps and phases that are skipped: which, by whom, and what is left of what says so (CR 614.10)."""

from __future__ import annotations

from bot.abilities.statics import SkipStep
from bot.engine.characteristics.view import see, statements
from bot.engine.citations import Cite
from bot.engine.evaluate import is_among
from bot.engine.log.turn import StepSkipped
from bot.engine.state import State
from bot.engine.turn.where import TurnStep
from bot.values import replace

SKIPPED = {
    TurnStep.UNTAP: "untap step",
    TurnStep.UPKEEP: "upkeep",
    TurnStep.DRAW: "draw step",
    TurnStep.BEGINNING_OF_COMBAT: "combat phase",
}
"""The step, or the phase that begins with it, by the name that cards give it."""


def without_skipped(state: State, step: TurnStep) -> State | None:
    """Where the active player skips this step, the game without what is used up by that; else None. What always skips it comes
    first: nothing of what skips the next one is used up by a step that does not come."""
    name = SKIPPED.get(step)
    if name is None:
        return None
    active = state.turn.active
    if any(
        s.effect.step == name and is_among(s.effect.who, active, see(state), s.context)
        for s in statements(state, SkipStep)
    ):
        return state
    waiting = next((s for s in state.turn.skipping_steps if s[:2] == (active, name)), None)
    if waiting is None:
        return None
    left = list(state.turn.skipping_steps)
    left.remove(waiting)
    state = state.having(turn=replace(state.turn, skipping_steps=tuple(left)))
    return state.step(StepSkipped(state.label(active), name), Cite.STEP_SKIPPED)
