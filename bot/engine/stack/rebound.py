"""Rebound: a spell cast from hand is exiled as it resolves, to be cast again (CR 702.88)."""

from __future__ import annotations

from bot.abilities.casting import CastNow
from bot.abilities.combining import (
    Later,
)
from bot.abilities.durations import Duration
from bot.abilities.events import BeginningOf
from bot.abilities.who import SELF, YOU
from bot.engine.agenda import Task
from bot.engine.characteristics.view import chars_of
from bot.engine.citations import Cite
from bot.engine.evaluate.context import Context
from bot.engine.lasting import add_effect
from bot.engine.log.things import How
from bot.engine.objects import (
    Object,
)
from bot.engine.state import (
    Entity,
    State,
    Zone,
)
from bot.engine.zones.moves import MoveAll
from bot.engine.zones.objects import current
from bot.engine.zones.zone_change import ZoneChange
from bot.values import dataclass


def rebounds(state: State, spell: Object) -> bool:
    """Whether the spell that has just resolved is exiled by its rebound: it was cast from its owner's hand."""
    chars = chars_of(state, spell.id)
    earlier = state.was_before(spell)
    from_hand = earlier is not None and earlier.object.zone is Zone.HAND
    return from_hand and chars is not None and chars.has("rebound")


@dataclass(frozen=True, slots=True)
class Rebound(Task):
    """The spell is exiled as it resolves; in its controller's next upkeep it may be cast again (CR 702.88a)."""

    spell: Entity

    def do(self, state: State) -> State:
        exiled = ZoneChange(self.spell, Zone.EXILE, How.MOVED, (Cite.REBOUND,))
        return state.then(MoveAll((exiled,)), _AwaitUpkeep(self.spell, state.objects[self.spell].controller))


@dataclass(frozen=True, slots=True)
class _AwaitUpkeep(Task):
    spell: Entity
    player: Entity

    def do(self, state: State) -> State:
        card = current(state, self.spell)
        if card is None or state.objects[card].zone is not Zone.EXILE:
            return state
        again = Later(BeginningOf("upkeep", YOU), (CastNow(YOU, SELF),))
        context = Context(card, self.player)
        return add_effect(state, again, context, Duration.INDEFINITELY, state.label(card))
