"""Drawing (CR 121). Libraries are not modelled: what is drawn is a card that nobody knows, counted and discardable like any
other card in hand."""

from __future__ import annotations

from bot.abilities.card import Card
from bot.abilities.events import Draws
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
from bot.engine.triggers import happen, watching
from bot.engine.zones.objects import new_object

UNKNOWN = Card("unknown card")
"""A card that nobody knows: drawn, or face down from a library."""


def is_unknown(found: Object) -> bool:
    """Whether the story does not say which card this is."""
    return found.card is UNKNOWN


def _nothing_drawn_before(state: State, player: Entity) -> State:
    """The same state; where how many cards a player draws in a turn matters and the story began in this one, it says that what
    it tells is all that was drawn."""
    counted = state.turn.number == 1 and any(
        isinstance(ability.when, Draws) and ability.when.nth is not None for _, ability in watching(state)
    )
    if not counted:
        return state
    said = f"{state.player(player).name} drew no other card this turn."
    return state.having(assumed=state.assumed | {said})


def draw_cards(state: State, player: Entity, number: int) -> State:
    """A player draws; each card is a draw of its own (CR 121.2). No library runs out."""
    if number <= 0:
        return state
    name = state.player(player).name
    state = state.with_player(player, drawn=state.player(player).drawn + number)
    state = state.step(Drew(name, number), Cite.DRAW)
    state = _nothing_drawn_before(state, player)
    for _ in range(number):
        state, _card = new_object(state, UNKNOWN, player, Zone.HAND)
        state = happen(state, Happening(What.DRAWS, player, amount=1))
    return state
