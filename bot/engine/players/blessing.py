"""The city's blessing (CR 702.131): a designation that any number of players have, each for the rest of the game.

It is kept as an object of the command zone that its player controls, like the monarch's, and has no other part in the game.
"""

from __future__ import annotations

from bot.abilities.card import Card
from bot.abilities.keyword_abilities.instructions import Ascend
from bot.engine.characteristics.view import permanents, view_of
from bot.engine.citations import Cite
from bot.engine.instructions import context_of, handles
from bot.engine.log.things import Blessed
from bot.engine.state import Entity, State, Zone
from bot.engine.zones.objects import new_object

_ENOUGH = 10
BLESSING = Card("the city's blessing")


def ascend(state: State) -> State:
    """Whoever controls ten permanents, one with ascend among them, gets the city's blessing (CR 702.131b)."""
    view = view_of(state)
    for chars in view.chars.values() if "ascend" in view.keywords else ():
        if chars.has("ascend"):
            state = _ascends(state, chars.controller)
    return state


@handles(Ascend)
def ascends(effect: Ascend, state: State) -> State:
    """The controller of a spell with ascend, as it resolves (CR 702.131a)."""
    return _ascends(state, context_of(state).you)


def as_blessed(state: State, player: Entity) -> State:
    """The state with this player having the city's blessing."""
    return new_object(state, BLESSING, player, Zone.COMMAND)[0]


def _ascends(state: State, player: Entity) -> State:
    controlled = sum(chars.controller == player for chars in permanents(state).values())
    has_it = any(o.card is BLESSING and o.controller == player for o in state.objects.values())
    if has_it or controlled < _ENOUGH:
        return state
    return as_blessed(state, player).step(Blessed(state.label(player)), Cite.ASCEND)
