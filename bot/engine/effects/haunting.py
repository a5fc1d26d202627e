"""Haunt: a card in exile that waits for the death of the creature that it haunts (CR 702.55)."""

from __future__ import annotations

from bot.abilities.ability import Keyword, Triggered
from bot.abilities.events import PutIntoGraveyard
from bot.abilities.keyword_abilities.from_graveyard import HAUNTING
from bot.abilities.keyword_actions import Haunt
from bot.abilities.who import SELF
from bot.engine.agenda import Task
from bot.engine.citations import Cite
from bot.engine.evaluate.context import Context
from bot.engine.instructions import context_of, handles, whom
from bot.engine.log.things import How
from bot.engine.objects import Object
from bot.engine.state import Entity, State, Waiting, Zone
from bot.engine.zones.moves import MoveAll
from bot.engine.zones.objects import current
from bot.engine.zones.zone_change import ZoneChange
from bot.values import dataclass, replace


@handles(Haunt)
def haunts(effect: Haunt, state: State) -> State:
    """The card is exiled from the graveyard, where it still is there, and haunts the creature."""
    card = current(state, context_of(state).source)
    targets = whom(state, effect.what)[:1]
    found = state.object(card) if card is not None else None
    if found is None or found.zone is not Zone.GRAVEYARD or not targets:
        return state
    exiled = ZoneChange(found.id, Zone.EXILE, How.MOVED, (Cite.HAUNT,))
    return state.then(MoveAll((exiled,)), _NowHaunts(found.id, targets[0]))


@dataclass(frozen=True, slots=True)
class _NowHaunts(Task):
    card: Entity
    creature: Entity

    def do(self, state: State) -> State:
        here = current(state, self.card)
        found = state.object(here) if here is not None else None
        if found is None or found.zone is not Zone.EXILE:
            return state
        return state.with_object(replace(found, chosen=(*found.chosen, ("haunts", self.creature))))


def resolved_with_haunt(state: State, spell: Object) -> State:
    """The state in which the haunt of an instant or sorcery has triggered, as it was put into the graveyard while it resolved."""
    card = current(state, spell.id)
    if card is None or not any(isinstance(a, Keyword) and a.name == "haunt" for a in spell.card.abilities):
        return state
    ability = Triggered(PutIntoGraveyard(SELF), (HAUNTING,), word="when", label="haunt")
    waiting = Waiting(card, spell.owner, ability, Context(card, spell.owner))
    return state.having(waiting=(*state.waiting, waiting))
