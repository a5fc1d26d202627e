"""A turn, or a combat phase, that an effect ends (CR 723): the stack is exiled, and what is left of it is skipped."""

from __future__ import annotations

from bot.abilities.player_effects import EndTheTurn
from bot.engine.agenda import Task
from bot.engine.citations import Cite
from bot.engine.combat.leave import end_combat
from bot.engine.instructions import context_of, handles
from bot.engine.log.things import How
from bot.engine.log.turn import CombatPhaseEnded, TurnEnded
from bot.engine.state import State, Zone
from bot.engine.state_based import CheckStateBasedActions
from bot.engine.turn.steps import begin
from bot.engine.turn.where import TurnStep
from bot.engine.zones.moves import MoveAll
from bot.engine.zones.zone_change import ZoneChange
from bot.values import dataclass


@handles(EndTheTurn)
def ends_the_turn(effect: EndTheTurn, state: State) -> State:
    """What has triggered and waits is gone, everything on the stack is exiled, what resolves too, then state-based actions are checked;
    nobody gets priority (CR 723.1a-c). A combat phase that is not there can't be ended (CR 723.2)."""
    if effect.combat and not state.turn.step.in_combat:
        return state
    cite = Cite.COMBAT_PHASE_ENDED if effect.combat else Cite.TURN_ENDED
    state = state.having(waiting=()).step(CombatPhaseEnded() if effect.combat else TurnEnded(), cite)
    cause = context_of(state).source
    exiled = []
    for entity in reversed(state.stack):
        on_stack = state.objects[entity].on_stack
        if on_stack is not None and (on_stack.is_ability or on_stack.is_copy):
            state = state.having(objects=state.objects.delete(entity))
        else:
            exiled.append(ZoneChange(entity, Zone.EXILE, How.MOVED, (Cite.STACK_EXILED,), cause))
    state = state.having(stack=tuple(change.entity for change in reversed(exiled)))
    step = TurnStep.SECOND_MAIN if effect.combat else TurnStep.CLEANUP
    return state.then(MoveAll(tuple(exiled)), CheckStateBasedActions(), _GoesOn(step))


@dataclass(frozen=True, slots=True)
class _GoesOn(Task):
    """The present phase ends, and the turn goes on with this step (CR 723.1d, 723.2)."""

    step: TurnStep

    def do(self, state: State) -> State:
        return state if state.over else begin(end_combat(state), self.step)
