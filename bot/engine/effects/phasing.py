"""Instructions that phase permanents out and in (CR 702.26)."""

from __future__ import annotations

from bot.abilities.keyword_actions import Phase
from bot.engine.instructions import done_to, handles, whom
from bot.engine.phasing import phase_in, phase_out
from bot.engine.state import State


@handles(Phase)
def phases(effect: Phase, state: State) -> State:
    """They phase out, or in, at one time."""
    things = whom(state, effect.who)
    state = phase_in(state, *things) if effect.into else phase_out(state, *things)
    return done_to(state, *things)
