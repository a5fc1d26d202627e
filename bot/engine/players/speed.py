"""Speed (CR 702.179): a number that some players have, and the ability that comes with it.

It is kept as counters on an object of the command zone that its player controls, like an emblem.
"""

from __future__ import annotations

from bot.abilities.ability import Triggered
from bot.abilities.amounts import Number, SpeedOf
from bot.abilities.card import Card
from bot.abilities.conditions import AllSo, AmountIs, IsTurnOf
from bot.abilities.filters import AnOpponent, Filter
from bot.abilities.keyword_abilities.instructions import SpeedUp
from bot.abilities.player_events import LosesLife
from bot.abilities.who import YOU, Any
from bot.engine.characteristics.view import view_of
from bot.engine.citations import Cite
from bot.engine.instructions import context_of, handles
from bot.engine.log.things import SpeedIs
from bot.engine.objects import (
    Object,
)
from bot.engine.state import (
    Entity,
    State,
    Zone,
)
from bot.engine.zones.objects import new_object

_MOST = 4
_UNDER_WAY = AllSo((IsTurnOf(YOU), AmountIs(SpeedOf(YOU), "<", Number(_MOST))))
SPEED = Card(
    "speed",
    abilities=(
        Triggered(LosesLife(Any(Filter((AnOpponent(),)))), (SpeedUp(),), _UNDER_WAY, once_each_turn=True),
    ),
)


def start_engines(state: State) -> State:
    """Whoever controls a permanent with start your engines! and has no speed has speed 1 (CR 702.179a)."""
    view = view_of(state)
    for chars in view.chars.values() if "start your engines!" in view.keywords else ():
        if chars.has("start your engines!") and _speed(state, chars.controller) is None:
            state = _becomes(state, chars.controller, 1, Cite.START_YOUR_ENGINES)
    return state


def _becomes(state: State, player: Entity, speed: int, cite: Cite) -> State:
    state = as_fast(state, player, speed)
    return state.step(SpeedIs(state.label(player), min(speed, _MOST)), cite)


def as_fast(state: State, player: Entity, speed: int) -> State:
    """The state with this player's speed that much."""
    found = _speed(state, player)
    if found is None:
        state, entity = new_object(state, SPEED, player, Zone.COMMAND, f"{state.label(player)}'s speed")
        found = state.objects[entity]
    more = min(speed, _MOST) - found.count("speed")
    return state.with_object(found.with_counters("speed", more))


@handles(SpeedUp)
def speeds_up(effect: SpeedUp, state: State) -> State:
    """Its controller's speed increases by 1 (CR 702.179d)."""
    you = context_of(state).you
    found = _speed(state, you)
    now = found.count("speed") if found is not None else 0
    return _becomes(state, you, now + 1, Cite.SPEED) if now < _MOST else state


def _speed(state: State, player: Entity) -> Object | None:
    objects = state.objects.values()
    return next((o for o in objects if o.card is SPEED and o.controller == player), None)
