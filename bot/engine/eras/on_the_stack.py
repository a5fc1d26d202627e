"""The timing of 1999 to 2009: combat damage is put on the stack as it is assigned, and is dealt as it resolves."""

from __future__ import annotations

from bot.engine.combat.on_stack import CombatDamageOnStack
from bot.engine.damage.packet import Packet
from bot.engine.eras.timing import Reason, Timing, why_no_prevention_step
from bot.engine.state import State
from bot.engine.told.script import Moment


class OnTheStack(Timing):
    """Players may act between the assignment of combat damage and its being dealt."""

    deals_at_once = False
    stacks_combat_damage = True

    def deal_combat(self, state: State, packets: tuple[Packet, ...]) -> State:
        return state.then(CombatDamageOnStack(packets))

    def why_no_moment(self, moment: Moment) -> Reason | None:
        return why_no_prevention_step(moment)
