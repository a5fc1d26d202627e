"""The timing of 1997 as the engine asks for it."""

from __future__ import annotations

from typing import Any

from bot.abilities.effects import Shield
from bot.abilities.who import Target
from bot.engine.agenda import Choice, Task
from bot.engine.citations import Cite
from bot.engine.damage.deal import ModifyBatch
from bot.engine.damage.packet import Packet
from bot.engine.eras.prevention_step.acting import acts_at_once, reduce_again, use
from bot.engine.eras.prevention_step.assigning import assign
from bot.engine.eras.prevention_step.automatic import modify_in_step
from bot.engine.eras.prevention_step.legal import why_no_such_creature, why_not_aimed, why_not_now
from bot.engine.eras.prevention_step.play import play_1997
from bot.engine.eras.prevention_step.regeneration import told_to_save
from bot.engine.eras.prevention_step.step import settle_in_1997
from bot.engine.eras.prevention_step.turn import PhaseEnds, next_phase
from bot.engine.eras.timing import Reason, Timing
from bot.engine.evaluate.context import Context
from bot.engine.state import Entity, State
from bot.engine.told.script import Action, Moment


class PreventionStep(Timing):
    """Damage is assigned, waits, and is dealt as the damage-prevention step that follows it ends."""

    deals_at_once = False
    has_prevention_step = True
    tramples_at_the_end = True

    def deal(self, state: State, packets: tuple[Packet, ...], reports: bool) -> State:
        return assign(state, packets, reports)

    def modify(self, state: State, batch: ModifyBatch) -> State | Choice:
        return modify_in_step(state, batch)

    def shield(self, state: State, effect: Shield) -> State | Choice | None:
        return use(effect, state) if acts_at_once(state, effect.replace) else None

    def shielded(self, state: State) -> State:
        return reduce_again(state)

    def save(self, state: State, dying: tuple[Entity, ...], again: Task) -> State | None:
        return told_to_save(state, dying, again)

    def settle(self, state: State) -> State:
        return settle_in_1997(state)

    def next_step(self, state: State) -> State | Choice:
        return next_phase(state)

    def last_phase_ends(self) -> Task:
        return PhaseEnds()

    def play(self, state: State, action: Action, rest: Task) -> State | Choice | None:
        return play_1997(state, action, rest)

    def why_not_now(
        self,
        state: State,
        name: str,
        effects: tuple[Any, ...],
        specs: tuple[Target, ...],
        modes: tuple[tuple[Any, ...], ...] = (),
    ) -> Reason | None:
        return why_not_now(state, name, effects, modes) or why_no_such_creature(state, name, specs)

    def why_not_aimed(
        self, state: State, name: str, effects: tuple[Any, ...], context: Context
    ) -> Reason | None:
        return why_not_aimed(state, name, effects, context)

    def why_no_permanent(self, state: State, player: str, card: str) -> Reason | None:
        if not state.turn.step.in_combat:
            return None
        text = f"{player} can't cast {card} during the attack: only fast effects are legal there."
        return f"{text} The attack happens during the main phase, but puts it on hold.", (Cite.THE_ATTACK,)

    def why_no_moment(self, moment: Moment) -> Reason | None:
        if moment not in (Moment.DAMAGE_ON_STACK, Moment.FIRST_STRIKE_ON_STACK):
            return None
        text = "Combat damage doesn't use the stack under these rules (it did from 1999 to 2009)"
        cites = (Cite.COMBAT_DAMAGE, Cite.DAMAGE_PREVENTION_STEP)
        return f"{text}: it is followed by a damage-prevention step.", cites
