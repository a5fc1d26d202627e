"""The damage-prevention step from its beginning to its end, and the next one where new damage waits for it."""

from __future__ import annotations

from bot.engine.agenda import Choice, Task
from bot.engine.citations import Cite
from bot.engine.damage.deal import ModifyBatch
from bot.engine.damage.packet import Packet, shares
from bot.engine.damage.recipients import can_be_dealt_damage
from bot.engine.eras.prevention_step.automatic import Reduce
from bot.engine.eras.prevention_step.next_action import next_action, prevents_here
from bot.engine.eras.prevention_step.prevention import Stage, prevention_of, with_prevention
from bot.engine.eras.prevention_step.series import Series
from bot.engine.eras.prevention_step.trample import spill
from bot.engine.log.damage import PreventionStepBegan
from bot.engine.log.notes import Note
from bot.engine.stack.activate import ActivateAbility
from bot.engine.stack.cast import CastSpell
from bot.engine.stack.resolve import ResolveTop
from bot.engine.state import State
from bot.engine.state_based import CheckStateBasedActions
from bot.engine.told.script import Activate, Cast, GoTo, Moment
from bot.values import dataclass, replace

_ORDINALS = ("", "first", "second", "third", "fourth", "fifth", "sixth")


def settle_in_1997(state: State) -> State:
    """After a timing step: what has no toughness or is no legal enchantment leaves, triggered abilities are played as a
    series, and damage that was assigned gets its damage-prevention step."""
    match prevention_of(state).stage:
        case Stage.NONE:
            return state.then(CheckStateBasedActions(), Series(), OpenStep())
        case Stage.ENDING:
            return state.then(Series())
        case Stage.REDUCING | Stage.OPEN:
            return state.then(CheckStateBasedActions(), Series())


@dataclass(frozen=True, slots=True)
class OpenStep(Task):
    """A damage-prevention step begins where damage waits. `continues`: it follows right upon another. `reports`: it comes in
    the middle of an effect that asks what it dealt."""

    continues: bool = False
    reports: bool = False

    def do(self, state: State) -> State:
        waiting = prevention_of(state)
        if state.over or waiting.stage is not Stage.NONE or not waiting.packets:
            return state
        scope = (state.turn.number, state.turn.combats) if state.combat is not None else None
        goes_on = self.continues or waiting.told or (scope is not None and scope == waiting.scope)
        number = waiting.number + 1 if goes_on else 1
        began = PreventionStepBegan(shares(state, waiting.packets), self.continues)
        state = state.step(began, Cite.DAMAGE_PREVENTION_STEP)
        state = with_prevention(
            state,
            packets=(),
            number=number,
            count=waiting.count + 1,
            told=waiting.told,
            scope=scope,
            strict=False,
            below=len(state.stack),
            reports=self.reports,
        )
        return state.then(Reduce(waiting.packets), InStep(), CloseStep())


@dataclass(frozen=True, slots=True)
class InStep(Task):
    """The story goes on inside the step as long as it tells of what is done there; batches resolve last in, first out."""

    def do(self, state: State) -> State | Choice:
        if state.over:
            return state
        waiting = prevention_of(state)
        at, action = next_action(state)
        plays = isinstance(action, Cast | Activate)
        if len(state.stack) > waiting.below:
            if plays and getattr(action, "response", False):
                return _play(state, at, action)
            return state.then(ResolveTop(), self)
        if isinstance(action, GoTo) and action.moment is Moment.DAMAGE_PREVENTION:
            if self._is_meant(state, action.number, at):
                state = with_prevention(state.having(position=at + 1), strict=True, told=True)
                return state.then(self)
            return state
        if plays and (waiting.strict or prevents_here(state, action)):
            return _play(state, at, action)
        return state

    def _is_meant(self, state: State, number: int | None, at: int) -> bool:
        """Whether this is the step told: the next, or the n-th of this attack or damage event; also the n-th of the whole story,
        where what is told of it finds its packet here."""
        waiting = prevention_of(state)
        if number in (None, waiting.number):
            return True
        if number != waiting.count:
            return False
        return prevents_here(state, next_action(state.having(position=at + 1))[1])


def _play(state: State, at: int, action: object) -> State:
    state = state.having(position=at + 1)
    if isinstance(action, Cast):
        return state.then(CastSpell(action), InStep())
    assert isinstance(action, Activate)
    return state.then(ActivateAbility(action), InStep())


@dataclass(frozen=True, slots=True)
class CloseStep(Task):
    """The step ends: automatic redirection, then the damage that was not prevented is dealt, its side effects happen, what has
    lethal damage goes to the graveyard unless it regenerates, and new damage gets a step of its own."""

    def do(self, state: State) -> State:
        if state.over:
            return state
        waiting = prevention_of(state)
        state, packets, beyond = spill(state, waiting.packets)
        kept = tuple(replace(p, origin=None) for p in packets if can_be_dealt_damage(state, p.recipient))
        state = _lost(state, packets)
        state = with_prevention(state, stage=Stage.ENDING, packets=(), later=beyond, strict=False)
        dealing = (ModifyBatch(kept, (), waiting.reports),) if kept else ()
        return state.then(*dealing, Series(), Deaths(), StepOver())


def _lost(state: State, packets: tuple[Packet, ...]) -> State:
    for packet in packets:
        if not can_be_dealt_damage(state, packet.recipient):
            gone = Note.RECIPIENT_GONE.of(state.label(packet.recipient), packet.amount)
            state = state.step(gone, Cite.DAMAGE_PREVENTION_STEP)
    return state


@dataclass(frozen=True, slots=True)
class Deaths(Task):
    """Creatures with lethal damage are put into the graveyard, and what triggers on that is played, until nothing changes."""

    def do(self, state: State) -> State:
        if state.over:
            return state
        return state.then(CheckStateBasedActions(), _AfterDeaths())


@dataclass(frozen=True, slots=True)
class _AfterDeaths(Task):
    def do(self, state: State) -> State:
        return state.then(Series(), Deaths()) if state.waiting and not state.over else state


@dataclass(frozen=True, slots=True)
class StepOver(Task):
    """The step is over; where damage was redirected or generated as it ended, another begins."""

    def do(self, state: State) -> State:
        if state.over:
            return state
        later = prevention_of(state).later
        state = with_prevention(state, stage=Stage.NONE, packets=later, later=(), reports=False)
        return state.then(OpenStep(continues=True)) if later else state


def ordinal(number: int | None) -> str:
    """`second `, with the space; empty for none."""
    return f"{_ORDINALS[number]} " if number is not None and 0 < number < len(_ORDINALS) else ""
