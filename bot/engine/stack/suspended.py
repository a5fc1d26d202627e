"""A spell that was suspended: a creature so cast has haste (CR 702.62a)."""

from __future__ import annotations

from bot.abilities.ability import Keyword
from bot.abilities.casting import CastNow
from bot.abilities.changes import Gains
from bot.abilities.conditions import Is
from bot.abilities.durations import AsLongAs
from bot.abilities.effects import ChangeNow
from bot.abilities.filters import ControlledBy
from bot.abilities.who import SELF, YOU
from bot.engine.agenda import Task
from bot.engine.evaluate.context import Context
from bot.engine.evaluate.exactly import Exactly
from bot.engine.instructions import run
from bot.engine.objects import Object
from bot.engine.state import Entity, State, Zone
from bot.engine.zones.objects import current
from bot.values import dataclass


def was_suspended(spell: Object) -> bool:
    """Whether it is a creature spell that was cast by its suspend ability."""
    under = spell.cast_under
    return isinstance(under, CastNow) and under.suspended and "Creature" in spell.card.types


@dataclass(frozen=True, slots=True)
class HasteWhileControlled(Task):
    """What the spell became has haste until its controller loses control of it."""

    spell: Entity
    player: Entity

    def do(self, state: State) -> State:
        entity = current(state, self.spell)
        if entity is None or state.objects[entity].zone is not Zone.BATTLEFIELD:
            return state
        lasts = AsLongAs(Is(SELF, ControlledBy(YOU)))
        hasty = ChangeNow(Exactly(entity), (Gains(Keyword("haste")),), lasts)
        return run(state, (hasty,), Context(entity, self.player))
