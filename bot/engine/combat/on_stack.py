"""Combat damage on the stack (310.3-310.4 of 2003; 1999 to 2009): assigned first, dealt as it was assigned later.

The assignment is an object on the stack whose `on_stack.effects` are the packets and whose `on_stack.text` is
`COMBAT_DAMAGE`; it is no spell or ability and can't be countered. `resolve_combat_damage` deals it: as assigned even
when a source is gone or has changed (310.4a), by its source as it is or last was (310.4b), and not to what is no longer
in play or no longer a creature (310.4c).
"""

from __future__ import annotations

from bot.abilities.card import Card
from bot.engine.agenda import Task
from bot.engine.characteristics.view import permanents
from bot.engine.citations import Cite
from bot.engine.damage.deal import DealDamage
from bot.engine.damage.packet import Packet, shares
from bot.engine.damage.recipients import can_be_dealt_damage
from bot.engine.evaluate.context import Context
from bot.engine.log.combat import DamagePutOnStack
from bot.engine.log.notes import Note
from bot.engine.objects import (
    OnStack,
)
from bot.engine.stack.waiting import Settle
from bot.engine.state import (
    Entity,
    State,
    Zone,
    is_player,
)
from bot.engine.zones.objects import new_object
from bot.values import dataclass

COMBAT_DAMAGE = "combat damage"


@dataclass(frozen=True, slots=True)
class CombatDamageOnStack(Task):
    """Put an assignment of combat damage on the stack as one object (310.1)."""

    assigned: tuple[Packet, ...]

    def do(self, state: State) -> State:
        if not self.assigned:
            return state
        active = state.turn.active
        context = Context(0, active)
        content = OnStack(context, self.assigned, is_ability=True, text=COMBAT_DAMAGE)
        state, entity = new_object(
            state, Card("Combat damage"), active, Zone.STACK, "combat damage", on_stack=content
        )
        state = state.having(stack=(*state.stack, entity))
        return state.step(DamagePutOnStack(shares(state, self.assigned)), Cite.ASSIGN)


def resolve_combat_damage(state: State, entity: Entity) -> State:
    """The assignment that is `entity` on the stack resolves: it is dealt as it was assigned, all at one time (310.4)."""
    found = state.objects[entity]
    assert found.on_stack is not None
    packets: tuple[Packet, ...] = found.on_stack.effects
    stack = tuple(e for e in state.stack if e != entity)
    state = state.having(stack=stack, objects=state.objects.delete(entity))
    return state.then(DealAsAssigned(packets), Settle())


@dataclass(frozen=True, slots=True)
class DealAsAssigned(Task):
    """Deal an assignment that was on the stack."""

    assigned: tuple[Packet, ...]

    def do(self, state: State) -> State:
        board = permanents(state)
        kept: list[Packet] = []
        for packet in self.assigned:
            to = packet.recipient
            label = state.label(to)
            if is_player(to) or can_be_dealt_damage(state, to):
                kept.append(packet)
                continue
            why = Note.NO_CREATURE_ANY_MORE if to in board else Note.NOT_IN_PLAY_ANY_MORE
            state = state.step(why.of(label, packet.amount), Cite.COMBAT_DAMAGE_NO_RECIPIENT)
        for source in dict.fromkeys(p.source for p in kept):
            if source not in board:
                gone = Note.SOURCE_GONE.of(state.label(source))
                state = state.step(gone, Cite.COMBAT_DAMAGE_AS_ASSIGNED, Cite.COMBAT_DAMAGE_SOURCE)
        if not kept:
            return state
        state = state.step(Note.DEALT_AS_ASSIGNED.of(), Cite.COMBAT_DAMAGE, Cite.COMBAT_DAMAGE_AS_ASSIGNED)
        return state.then(DealDamage(tuple(kept)))
