"""When damage becomes final and what is done around it: as since 2009, at once. The older timings override what differs."""

from __future__ import annotations

from typing import Any, TypeAlias

from bot.abilities.effects import Shield
from bot.abilities.who import Target
from bot.engine.agenda import Choice, Task
from bot.engine.citations import Cite
from bot.engine.damage.deal import DealDamage, ModifyBatch
from bot.engine.damage.packet import Packet
from bot.engine.effects.lasting import end_what_is_over
from bot.engine.evaluate.context import Context
from bot.engine.permanents.at_rest import is_at_rest
from bot.engine.stack.state_triggers import with_state_triggers
from bot.engine.stack.waiting import PutTriggersOnStack
from bot.engine.state import Entity, State
from bot.engine.state_based import CheckStateBasedActions
from bot.engine.told.script import Action, Moment
from bot.engine.turn.steps import LastPhaseEnds, go_on
from bot.engine.turn.where import TurnStep

Reason: TypeAlias = tuple[str, tuple[Cite, ...]]


class Timing:
    """Combat damage is dealt as it is assigned, other damage as its spell or ability resolves."""

    #: Nothing happens between the assignment of damage and its results.
    deals_at_once = True
    #: Combat damage uses the stack.
    stacks_combat_damage = False
    #: Damage waits for a damage-prevention step.
    has_prevention_step = False
    #: All damage of a trampling attacker is assigned to the blockers; what they don't need goes on as it is dealt.
    tramples_at_the_end = False

    # --- damage ---------------------------------------------------------------------------------------------------------

    def deal(self, state: State, packets: tuple[Packet, ...], reports: bool) -> State:
        """These packets are dealt at one time: they are modified now (120.4b). `reports`: what resolves asks what was dealt."""
        return state.then(ModifyBatch(packets, (), reports))

    def modify(self, state: State, batch: ModifyBatch) -> State | Choice:
        """One more of the effects that modify the batch applies, or it is dealt."""
        return batch.go_on(state)

    def deal_combat(self, state: State, packets: tuple[Packet, ...]) -> State:
        """An assignment of combat damage is complete."""
        return state.then(DealDamage(packets))

    def shield(self, state: State, effect: Shield) -> State | Choice | None:
        """What a prevention or redirection does to damage that is assigned already; None: it waits for damage."""
        return None

    def shielded(self, state: State) -> State:
        """A prevention or redirection that lasts has begun."""
        return state

    def save(self, state: State, dying: tuple[Entity, ...], again: Task) -> State | None:
        """What is done while these are being destroyed, and `again` after it; None: nothing can be."""
        return None

    # --- priority, steps and the story -----------------------------------------------------------------------------------

    def settle(self, state: State) -> State:
        """A player would get priority: what the rules do before (704.3, 603.3)."""
        state = end_what_is_over(state)
        if not state.waiting and is_at_rest(state) and with_state_triggers(state) is state:
            return state  # as it mostly is
        return state.then(CheckStateBasedActions(), PutTriggersOnStack())

    def next_step(self, state: State) -> State | Choice:
        """The present step ends and the next begins."""
        return go_on(state)

    def last_phase_ends(self) -> Task:
        """What is done as the last phase of the story ends."""
        return LastPhaseEnds()

    def play(self, state: State, action: Action, rest: Task) -> State | Choice | None:
        """What becomes of the story's next action; None where it is done as in every era."""
        return None

    # --- what may be played when ------------------------------------------------------------------------------------------

    def why_not_now(
        self,
        state: State,
        name: str,
        effects: tuple[Any, ...],
        specs: tuple[Target, ...],
        modes: tuple[tuple[Any, ...], ...] = (),
    ) -> Reason | None:
        """Why something with these effects and targets can't be played at this moment, apart from what holds in every era;
        `modes`: all that it has, chosen or not. In the untap step nobody gets priority (CR 502.4)."""
        if state.turn.step is TurnStep.UNTAP:
            return f"{name} can't be played in the untap step: no player gets priority.", (
                Cite.UNTAP_PRIORITY,
            )
        return None

    def why_not_aimed(
        self, state: State, name: str, effects: tuple[Any, ...], context: Context
    ) -> Reason | None:
        """Why it can't be played on the targets of this context, apart from what holds in every era."""
        return None

    def why_no_permanent(self, state: State, player: str, card: str) -> Reason | None:
        """Why the active player can't cast what needs a main phase, apart from what holds in every era."""
        return None

    def why_no_moment(self, moment: Moment) -> Reason | None:
        """Why there is no such moment under these rules; None when there is."""
        if moment in (Moment.DAMAGE_ON_STACK, Moment.FIRST_STRIKE_ON_STACK):
            return f"{_NOT_ON_THE_STACK}: it is dealt as it is assigned.", (Cite.COMBAT_DAMAGE,)
        return why_no_prevention_step(moment)


_NOT_ON_THE_STACK = "Combat damage doesn't use the stack under these rules (it did from 1999 to 2009)"


def why_no_prevention_step(moment: Moment) -> Reason | None:
    """Why the damage-prevention step that the story speaks of is none."""
    if moment is not Moment.DAMAGE_PREVENTION:
        return None
    text = "There is no damage-prevention step under these rules (there was until 1999): prevention has to be there"
    return f"{text} before the damage.", (Cite.PREVENTION_TOO_LATE,)
