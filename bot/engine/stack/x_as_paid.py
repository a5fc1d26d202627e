"""X of a cost that is no mana, where the story tells not X but what is paid (CR 107.3a, 601.2b)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.abilities.amounts import X
from bot.abilities.costs import Cost, DiscardCost, ExileCost, PayLife, ReturnCost, SacrificeCost
from bot.abilities.filters import Compare
from bot.abilities.walk import inside
from bot.engine.characteristics.view import see
from bot.engine.evaluate.stats import stat_of
from bot.engine.state import State
from bot.engine.told.script import Activate, Cast


def x_as_paid(state: State, costs: Iterable[Cost], action: Cast | Activate) -> int | None:
    """`sacrificing three lands` for `sacrifice X lands`, `paying 5 life` for `pay X life`, `sacrificing Juggernaut` for `sacrifice an
    artifact with mana value X`; None where X is told, or nothing of the kind is, or more than one part of the costs could take what
    is told."""
    if action.x is not None or (isinstance(action, Activate) and action.times != 1):
        return None
    parts = tuple(costs)
    told = {
        SacrificeCost: len(action.sacrificed),
        DiscardCost: len(action.discarded),
        ReturnCost: len(action.returned),
        ExileCost: len(action.exiled),
        PayLife: action.life,
    }
    for kind, number in told.items():
        alike = [part for part in parts if isinstance(part, kind)]
        if number and len(alike) == 1 and _how_many(alike[0]) == X():
            return number
    paid = {SacrificeCost: action.sacrificed, DiscardCost: action.discarded, ReturnCost: action.returned}
    for kind, labels in paid.items():
        alike = [part for part in parts if isinstance(part, kind)]
        one = state.named(labels[0]) if len(labels) == 1 == len(alike) else None
        by = next(
            (part for part in inside(tuple(alike), Compare) if (part.how, part.than) == ("=", X())), None
        )
        if one is not None and by is not None:
            return stat_of(by.stat, one.id, see(state))
    return None


def _how_many(part: Cost) -> object:
    match part:
        case PayLife():
            return part.amount
        case SacrificeCost() | DiscardCost() | ReturnCost() | ExileCost():
            return part.count
        case _:
            return None
