"""Playing a land, which uses no stack (CR 305.1-3)."""

from __future__ import annotations

from bot.engine.citations import Cite
from bot.engine.happenings import Happening, What
from bot.engine.illegal import illegal
from bot.engine.log.things import How
from bot.engine.objects import Object
from bot.engine.stack.may_cast import has_played_its_land
from bot.engine.stack.permissions import why_not_from_there
from bot.engine.stack.waiting import Settle
from bot.engine.state import Entity, State, Zone
from bot.engine.told.script import Cast
from bot.engine.triggers import happen
from bot.engine.zones.moves import MoveAll
from bot.engine.zones.zone_change import ZoneChange


def play_land(state: State, player: Entity, card: Object, action: Cast) -> State:
    """A player plays a land, if it is legal (CR 305.1-3)."""
    problem = why_not_from_there(state, player, card)
    if problem is not None:
        return illegal(state, *problem)
    if state.turn.active != player or not state.turn.step.is_main or state.stack:
        return illegal(
            state,
            f"{action.player} can play {card.label} only in a main phase of their own turn.",
            (Cite.MAIN_PHASE,),
        )
    if has_played_its_land(state, player):
        text = f"{action.player} has played a land this turn and can't play {card.label}: a player plays one land a turn."
        return illegal(state, text, (Cite.LAND_A_TURN, Cite.MAIN_PHASE))

    state = happen(state, Happening(What.PLAYS_LAND, player, card.id, detail=card.zone.value))

    change = ZoneChange(card.id, Zone.BATTLEFIELD, How.PLAYED, (Cite.MAIN_PHASE,), by=player, under=player)
    return state.then(MoveAll((change,)), Settle())
