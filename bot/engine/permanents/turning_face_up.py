"""Turning a face-down permanent face up (CR 116.2b, 708.7-8)."""

from __future__ import annotations

from bot.engine.agenda import Choice, Task
from bot.engine.characteristics.view import permanents
from bot.engine.citations import Cite
from bot.engine.costs.lacking import unpayable
from bot.engine.costs.pay import pay
from bot.engine.evaluate.context import Context
from bot.engine.happenings import Happening, What
from bot.engine.illegal import illegal
from bot.engine.log.things import TurnedFaceUp
from bot.engine.objects import (
    Object,
)
from bot.engine.payment import PaidWith, Paying, paying
from bot.engine.permanents.counters import put_counters
from bot.engine.permanents.face_down import is_face_down, way_of
from bot.engine.players.unknown_cards import UNKNOWN
from bot.engine.relevance.met import meet
from bot.engine.state import (
    Entity,
    State,
    Zone,
)
from bot.engine.told.script import TurnsFaceUp
from bot.engine.triggers import happen
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class TurnFaceUp(Task):
    """A player turns a permanent face up, a special action (CR 116.2b, 702.37e)."""

    action: TurnsFaceUp

    def do(self, state: State) -> State | Choice:
        action = self.action
        player, found = state.player_named(action.player), state.named(action.what)
        if player is None or found is None or found.zone is not Zone.BATTLEFIELD or not is_face_down(found):
            return illegal(state, f"{action.what} is not a face-down permanent.", (Cite.TURN_FACE_UP,))
        if permanents(state)[found.id].controller != player:
            text = f"{action.player} doesn't control {action.what} and can't turn it face up."
            return illegal(state, text, (Cite.TURN_FACE_UP,))
        assert found.printed is not None
        if found.printed is UNKNOWN:
            return meet(state, found.id, "what card is face down")
        way = way_of(found.printed)
        if way is None:
            text = f"{action.what} has no morph cost, so it can't be turned face up for one."
            return illegal(state, text, (Cite.TURN_FACE_UP,))
        x = action.x or 0
        why = unpayable(state, player, way.cost, found.id, x)
        told = PaidWith(action.sacrificed, action.discarded)
        paid_with = paying(state, player, way.cost, Context(found.id, player, x=x), told)
        if why is not None:
            text = f"{action.player} can't pay to turn {action.what} face up: {why}."
            return illegal(state, text, (Cite.COST_IN_FULL, Cite.TURN_FACE_UP))
        if not isinstance(paid_with, Paying):
            return illegal(state, *paid_with)
        state = state.then(_Revealed(found.id, x, way.name == "megamorph"))
        return pay(state, player, way.cost, found.id, x, paid_with)


@dataclass(frozen=True, slots=True)
class _Revealed(Task):
    """Its cost is paid: it is face up, the same permanent as before (CR 708.8)."""

    entity: Entity
    x: int
    counter: bool

    def do(self, state: State) -> State:
        found = state.object(self.entity)
        if found is None or found.zone is not Zone.BATTLEFIELD or not is_face_down(found):
            return state
        return turned_face_up(state, found, self.x, self.counter)


def turned_face_up(state: State, found: Object, x: int = 0, counter: bool = False) -> State:
    """The permanent is turned face up, by whatever does it; `counter`: for its megamorph cost (CR 702.37b)."""
    assert found.printed is not None
    state = state.with_object(replace(found, card=found.printed, printed=None, x=x))
    state = state.step(TurnedFaceUp(found.label), Cite.TURN_FACE_UP)
    if counter:
        state = put_counters(state, found.id, "+1/+1", 1, Cite.MEGAMORPH)
    return happen(state, Happening(What.TURNED_FACE_UP, found.id))
