"""What is so during a player's next turn begins as that turn does; which step or phase of theirs is not to come."""

from __future__ import annotations

from bot.abilities.combining import DuringNextTurnOf
from bot.abilities.durations import Duration
from bot.abilities.player_effects import SkipNextStep
from bot.engine.citations import Cite
from bot.engine.evaluate.exactly import Exactly
from bot.engine.instructions import context_of, handles, players, run, source_name
from bot.engine.lasting import add_effect
from bot.engine.log.turn import WillSkipStep
from bot.engine.state import Active, Entity, State
from bot.values import replace


@handles(DuringNextTurnOf)
def waits_for_a_turn(effect: DuringNextTurnOf, state: State) -> State:
    """Whose turn it is, is settled now."""
    for player in players(state, effect.whose):
        own = replace(effect, whose=Exactly(player))
        state = add_effect(state, own, context_of(state), Duration.INDEFINITELY, source_name(state))
    return state


@handles(SkipNextStep)
def skip_next_step(effect: SkipNextStep, state: State) -> State:
    """Each such effect skips one (CR 614.10a)."""
    for player in players(state, effect.who):
        waiting = (*state.turn.skipping_steps, (player, effect.step, effect.this_turn))
        state = state.having(turn=replace(state.turn, skipping_steps=waiting))
        state = state.step(WillSkipStep(state.label(player), effect.step), Cite.STEP_SKIPPED)
    return state


def awaited(state: State, player: Entity) -> State:
    """This player's turn has begun: what waited for it is so now, before anything else happens in it."""
    here = tuple(a for a in state.effects if _awaits(a, player))
    if not here:
        return state
    state = state.having(effects=tuple(a for a in state.effects if a not in here))
    for active in reversed(here):
        state = run(state, active.content.effects, active.context)
    return state


def _awaits(active: Active, player: Entity) -> bool:
    return isinstance(active.content, DuringNextTurnOf) and active.content.whose == Exactly(player)
