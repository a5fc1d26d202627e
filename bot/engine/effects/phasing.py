"""Instructions that phase permanents out and in (CR 702.26)."""

from __future__ import annotations

from bot.abilities.keyword_actions import Phase
from bot.engine.characteristics.view import see
from bot.engine.evaluate import who_is
from bot.engine.instructions import context_of, done_to, handles, whom
from bot.engine.state import State
from bot.engine.turn.phasing import phase_in, phase_out


@handles(Phase)
def phases(effect: Phase, state: State) -> State:
    """They phase out, or in, at one time."""
    if effect.into:
        things = who_is(effect.who, see(state), context_of(state))
        return done_to(phase_in(state, *things), *things)
    things = whom(state, effect.who)
    return done_to(phase_out(state, *things), *things)
