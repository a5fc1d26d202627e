"""What happens of itself to damage that waits: reduction as it is assigned, redirection as the step ends."""

from __future__ import annotations

from bot.abilities.damage import Redirect
from bot.engine.agenda import Choice, Task
from bot.engine.damage.apply import without_used
from bot.engine.damage.batch import Rider
from bot.engine.damage.deal import ModifyBatch
from bot.engine.damage.modify import DamageEffect, gather
from bot.engine.damage.packet import Packet
from bot.engine.damage.results import DamageResults
from bot.engine.eras.prevention_step.prevention import Stage, joined, prevention_of, with_prevention
from bot.engine.instructions import run
from bot.engine.state import State
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class Reduce(Task):
    """Effects that automatically reduce damage apply to these packets, which are new; then they wait with the others."""

    packets: tuple[Packet, ...]

    def do(self, state: State) -> State:
        return with_prevention(state, stage=Stage.REDUCING).then(ModifyBatch(self.packets, (), False))


def modify_in_step(state: State, batch: ModifyBatch) -> State | Choice:
    """What `ModifyBatch` does in 1997: apply one more of the effects that apply by themselves at this stage, and when none is
    left, let the packets wait or deal them."""
    stage = prevention_of(state).stage
    if stage is Stage.ENDING:
        state, batch = _put_off(state, batch)
    effects = (
        [e for e in gather(state, batch.packets) if _applies_by_itself(e, stage)] if batch.packets else []
    )
    applied = batch.apply_one(state, effects)
    if applied is not None:
        return applied
    if stage is Stage.ENDING:
        return without_used(state).then(
            DamageResults(batch.packets, batch.riders, batch.reports, batch.spared)
        )
    return _waits(without_used(state), batch.packets, batch.riders)


def _applies_by_itself(effect: DamageEffect, stage: Stage) -> bool:
    redirects = isinstance(effect.replace.change, Redirect)
    return (stage is Stage.REDUCING and not redirects) or (stage is Stage.ENDING and redirects)


def _put_off(state: State, batch: ModifyBatch) -> tuple[State, ModifyBatch]:
    """Packets that were redirected as the step ends are handled by the next step."""
    moved = tuple(p for p in batch.packets if p.origin is not None)
    if not moved:
        return state, batch
    later = joined((*prevention_of(state).later, *moved))
    rest = tuple(p for p in batch.packets if p.origin is None)
    return with_prevention(state, later=later), replace(batch, packets=rest)


def _waits(state: State, packets: tuple[Packet, ...], riders: tuple[Rider, ...]) -> State:
    """The packets wait in the open step; those that an effect has just redirected are new damage and are reduced first."""
    moved = tuple(p for p in packets if p.origin is not None)
    rest = tuple(p for p in packets if p.origin is None)
    waiting = prevention_of(state)
    state = with_prevention(state, stage=Stage.OPEN, packets=joined((*waiting.packets, *rest)))
    if moved:
        state = state.then(Reduce(tuple(replace(p, origin=None) for p in moved)))
    for rider in reversed(riders):
        state = run(state, rider.effects, rider.context)
    return state
