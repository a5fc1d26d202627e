"""Of what kind a card is that was discarded, exiled or shown, where nobody knows which card it is: then nobody knows what follows."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from bot.abilities.effects import Effect
from bot.abilities.filters import Filter, InZone, OfType, OwnedBy
from bot.abilities.past import DoneThisWay
from bot.engine.characteristics.view import see
from bot.engine.evaluate import all_that_fit
from bot.engine.evaluate.context import Context
from bot.engine.evaluate.this_way import done_this_way
from bot.engine.instructions import before_each, context_of, not_modelled
from bot.engine.players.unknown_cards import is_unknown
from bot.engine.state import Entity, State
from bot.values import fields, is_dataclass, replace


@before_each
def asks_of_an_unknown_card(effect: Any, state: State) -> State | None:
    """The state in which nothing is known any more, where the instruction asks of what kind an unknown card is."""
    for way in _kinds_asked(effect):
        cards = (state.last_known(e) for e in done_this_way(way, see(state), context_of(state)))
        if any(card is not None and is_unknown(card) for card in cards):
            return not_modelled(state, f"it is not told which card was {way.how}")
    return None


def may_lie_there(what: Filter, state: State, context: Context) -> tuple[Entity, ...]:
    """The cards in a graveyard that nobody knows and that may be what is described, of some kind and there."""
    kinds = [q for q in what.qualities if q != OfType("Card") and not isinstance(q, InZone | OwnedBy)]
    if not kinds or InZone("graveyard") not in what.qualities:
        return ()
    there = replace(what, qualities=tuple(q for q in what.qualities if q not in kinds))
    return tuple(e for e in all_that_fit(there, see(state), context) if is_unknown(state.objects[e]))


@lru_cache(maxsize=256)
def _kinds_asked(effect: Any) -> tuple[DoneThisWay, ...]:
    """What was done `this way` to things of which the instruction asks more than that; instructions inside it ask for themselves."""
    found: list[DoneThisWay] = []

    def look(value: Any) -> None:
        if isinstance(value, Filter):
            ways = [q for q in value.qualities if isinstance(q, DoneThisWay)]
            if ways and any(q != OfType("Card") for q in value.qualities if q not in ways):
                found.extend(ways)
        if isinstance(value, tuple):
            for inner in value:
                look(inner)
        elif is_dataclass(value) and not isinstance(value, Effect | type):
            for field in fields(value):
                look(getattr(value, field.name))

    if is_dataclass(effect):
        for field in fields(effect):
            look(getattr(effect, field.name))
    return tuple(found)
