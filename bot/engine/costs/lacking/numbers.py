"""Costs of what is counted: of counters, of life, and of energy."""

from __future__ import annotations

from bot.abilities.amounts import X
from bot.abilities.costs import (
    Loyalty,
    PayEnergy,
    PayLife,
    PutCountersCost,
    RemoveAmongCost,
    RemoveCountersCost,
)
from bot.abilities.who import Chosen
from bot.engine.costs.candidates import bearers
from bot.engine.costs.energy import energy_missing
from bot.engine.costs.lacking.payer import Payer, lacks
from bot.engine.costs.taking_off import there_are
from bot.engine.evaluate import all_that_fit, amount_of, who_is
from bot.engine.permanents.counters import bars_counters


@lacks(PayEnergy)
def _energy(part: PayEnergy, payer: Payer) -> str | None:
    return energy_missing(payer.state, payer.player, amount_of(part.amount, payer.sight, payer.context))


@lacks(PayLife)
def _life(part: PayLife, payer: Payer) -> str | None:
    little = payer.state.player(payer.player).life < amount_of(part.amount, payer.sight, payer.context)
    return f"{payer.state.label(payer.player)} has too little life" if little else None


def _none_to_choose(part: RemoveCountersCost | PutCountersCost, on: Chosen, payer: Payer) -> str | None:
    there = all_that_fit(bearers(part, on).what, payer.sight, payer.context)
    return None if there else "there is nothing to take counters off or put them on"


@lacks(RemoveAmongCost)
def _counters_among(part: RemoveAmongCost, payer: Payer) -> str | None:
    among = tuple(e for e in all_that_fit(part.among, payer.sight, payer.context) if e > 0)
    few = sum(there_are(payer.state, among, part.kind)) < amount_of(part.amount, payer.sight, payer.context)
    return "there are not enough counters among them" if few else None


@lacks(PutCountersCost)
def _to_put_counters_on(part: PutCountersCost, payer: Payer) -> str | None:
    if isinstance(part.on, Chosen):
        return _none_to_choose(part, part.on, payer)
    those = who_is(part.on, payer.sight, payer.context)
    barred = [bars_counters(payer.state, one, part.kind) for one in those]
    return f"{part.kind} counters can't be put there" if not barred or any(barred) else None


@lacks(RemoveCountersCost)
def _counters(part: RemoveCountersCost, payer: Payer) -> str | None:
    if isinstance(part.on, Chosen):
        return _none_to_choose(part, part.on, payer)
    on = who_is(part.on, payer.sight, payer.context)
    needed = (
        payer.x * part.any_number
        if part.amount is None
        else amount_of(part.amount, payer.sight, payer.context)
    )
    if not on or (bearer := payer.state.object(on[0])) is None or bearer.count(part.kind) < needed:
        return f"there are not enough {part.kind} counters".replace("  ", " ")
    return None


@lacks(Loyalty)
def _loyalty(part: Loyalty, payer: Payer) -> str | None:
    needed = payer.x if isinstance(part.amount, X) else amount_of(part.amount, payer.sight, payer.context)
    little = part.sign < 0 and (payer.found is None or payer.found.count("loyalty") < needed)
    return f"{payer.state.label(payer.source)} has too little loyalty" if little else None
