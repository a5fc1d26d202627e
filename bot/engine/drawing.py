"""Drawing (CR 121). Libraries are not modelled: what is drawn is a card that nobody knows, counted and discardable like any
other card in hand."""

from __future__ import annotations

from bot.abilities.card import Card
from bot.engine.citations import Cite
from bot.engine.happenings import Happening, What
from bot.engine.log.turn import Drew
from bot.engine.objects import (
    Object,
)
from bot.engine.state import (
    Entity,
    State,
    Zone,
)
from bot.engine.triggers import happen
from bot.engine.zones.objects import new_object

UNKNOWN = Card("unknown card")
"""A card that nobody knows: drawn, or face down from a library."""


def is_unknown(found: Object) -> bool:
    """Whether the story does not say which card this is."""
    return found.card is UNKNOWN


def draw_cards(state: State, player: Entity, number: int) -> State:
    """A player draws; each card is a draw of its own (CR 121.2). No library runs out."""
    if number <= 0:
        return state
    name = state.player(player).name
    state = state.with_player(player, drawn=state.player(player).drawn + number)
    state = state.step(Drew(name, number), Cite.DRAW)
    for _ in range(number):
        state, _card = new_object(state, UNKNOWN, player, Zone.HAND)
        state = happen(state, Happening(What.DRAWS, player, amount=1))
    return state
