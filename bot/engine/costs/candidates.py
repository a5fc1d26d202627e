"""What a cost may be paid with: the payer's permanents and cards that it describes (CR 118.3)."""

from __future__ import annotations

from typing import Any

from bot.abilities.combat_rules import CantCrew
from bot.abilities.costs import (
    Materials,
    PutCountersCost,
    RemoveCountersCost,
    TapOthers,
    TapSelf,
)
from bot.abilities.filters import Filter, WithCounter
from bot.abilities.who import Chosen
from bot.engine.characteristics.view import rules_on, see
from bot.engine.evaluate import all_that_fit, amount_of, fits
from bot.engine.evaluate.context import Context
from bot.engine.permanents.sacrificable import can_be_sacrificed
from bot.engine.state import Entity, State, Zone


def how_many(part: Any, state: State, player: Entity, context: Context) -> int:
    count = part.count
    return count if isinstance(count, int) else max(0, amount_of(count, see(state), context))


def cards_of(
    state: State, player: Entity, what: Any, zone: Zone, besides: Entity, x: int = 0
) -> tuple[Entity, ...]:
    """The player's cards in that zone that the description fits, what they pay for left out; X of the cost is `x`."""
    sight, context = see(state), Context(besides, player, x=x)
    mine = (o.id for o in state.objects.values() if o.zone is zone and o.owner == player and o.id != besides)
    return tuple(sorted(e for e in mine if what is None or fits(what, e, sight, context, any_zone=True)))


def permanents_of(state: State, player: Entity, what: Any, source: Entity, x: int = 0) -> tuple[Entity, ...]:
    """The player's permanents that a cost of `source`, of which X is `x`, describes: "another creature" is another than that."""
    sight, context = see(state), Context(source, player, x=x)
    return tuple(e for e in all_that_fit(what, sight, context) if e > 0 and sight.controller(e) == player)


def sacrificed_of(state: State, player: Entity, what: Any, source: Entity, x: int = 0) -> tuple[Entity, ...]:
    """The player's permanents that a sacrifice as a cost of `source` can take."""
    mine = permanents_of(state, player, what, source, x)
    return tuple(e for e in mine if can_be_sacrificed(state, e))


def materials_of(state: State, player: Entity, part: Materials, source: Entity) -> tuple[Entity, ...]:
    """The player's other permanents and cards of their graveyard that can be crafted with (CR 702.167b)."""
    permanents = (e for e in permanents_of(state, player, part.what, source) if e != source)
    return (*permanents, *cards_of(state, player, part.what, Zone.GRAVEYARD, source))


def untapped_of(
    state: State, player: Entity, part: TapOthers, source: Entity, cost: tuple[Any, ...]
) -> tuple[Entity, ...]:
    """What can be tapped for it: the source too where it is of the kind, but for what asks for others (crew, saddle) or taps the
    source besides."""
    others = part.power is not None or any(isinstance(p, TapSelf) for p in cost)
    ready = (e for e in permanents_of(state, player, part.what, source) if not state.objects[e].tapped)
    crews = part.power is not None and part.deed == "crews"
    return tuple(
        e for e in ready if not (others and e == source) and not (crews and rules_on(state, e, CantCrew))
    )


def bearers(part: RemoveCountersCost | PutCountersCost, on: Chosen) -> Chosen:
    """What the counter is put on; what it is removed from has one."""
    if isinstance(part, PutCountersCost):
        return on
    return Chosen(Filter((*on.what.qualities, WithCounter(part.kind))), on.count, on.chooser)
