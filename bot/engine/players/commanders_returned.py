"""A commander that has just been put into a graveyard or exile, as state-based actions are checked (CR 704.6d, 903.9a)."""

from __future__ import annotations

from bot.engine.agenda import Choice, Task
from bot.engine.citations import Cite
from bot.engine.log.things import How
from bot.engine.players.commanders import (
    COMMANDER,
    JUST_PUT,
    RETURNED_FROM,
    Commanders,
    to_command_zone_or_not,
)
from bot.engine.state import State, Zone
from bot.engine.zones.moves import MoveAll
from bot.engine.zones.zone_change import ZoneChange
from bot.values import replace


def choose_whether_returned(state: State, again: Task) -> State | Choice | None:
    """Whether it is put into the command zone, and `again` after it; None where no commander has just been put there."""
    if state.game.era.commanders is not Commanders.AFTERWARDS:
        return None
    just_put = (o for o in state.objects.values() if JUST_PUT in o.designations and o.zone in RETURNED_FROM)
    found = next(just_put, None)
    if found is None:
        return None
    state = state.with_object(replace(found, designations=(COMMANDER,)))
    change = ZoneChange(found.id, Zone.COMMAND, How.MOVED, (Cite.COMMANDER_AFTERWARDS,))
    return to_command_zone_or_not(
        state, found, (MoveAll((change,)), again), (again,), Cite.COMMANDER_AFTERWARDS
    )
