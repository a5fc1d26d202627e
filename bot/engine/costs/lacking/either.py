"""Costs of which there are several ways to pay."""

from __future__ import annotations

from bot.abilities.costs import EitherCost, ExileCost, Forage, SacrificeCost
from bot.abilities.filters import Filter, OfSubtype, OfType
from bot.engine.costs.lacking.payer import Payer, lacks

FORAGING = EitherCost(
    (
        ExileCost(Filter((OfType("Card"),)), 3, "graveyard"),
        SacrificeCost(Filter((OfSubtype("Food"),))),
    )
)
"""How one forages (CR 701.61a)."""


@lacks(Forage)
def _to_forage(_part: Forage, payer: Payer) -> str | None:
    return payer.alike(FORAGING)


@lacks(EitherCost)
def _either(part: EitherCost, payer: Payer) -> str | None:
    whys = [payer.alike(one) for one in part.of]
    return whys[0] if whys and None not in whys else None
