"""Whether a cost can be paid (CR 118.3). Mana is assumed to be there unless told otherwise."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.abilities.amounts import X
from bot.abilities.costs import (
    Behold,
    BlightCost,
    CollectEvidence,
    DiscardCost,
    EitherCost,
    ExileCost,
    Forage,
    Loyalty,
    Mana,
    Materials,
    PayEnergy,
    PayLife,
    ProcessCost,
    PutBackCost,
    PutCountersCost,
    RemoveAmongCost,
    RemoveCountersCost,
    ReturnCost,
    SacrificeCost,
    TapOthers,
    TapSelf,
    UnattachCost,
    UntapSelf,
)
from bot.abilities.filters import ControlledBy, Filter, OfSubtype, OfType
from bot.abilities.who import YOU, Chosen
from bot.engine.characteristics.view import permanents, see
from bot.engine.costs.by_doing import OPPONENTS_EXILED
from bot.engine.costs.candidates import (
    bearers,
    cards_of,
    how_many,
    materials_of,
    permanents_of,
    sacrificed_of,
    untapped_of,
)
from bot.engine.costs.energy import energy_missing
from bot.engine.costs.taking_off import there_are
from bot.engine.effects.evidence import total_mana_value
from bot.engine.evaluate import all_that_fit, amount_of, who_is
from bot.engine.evaluate.context import Context
from bot.engine.happenings import What
from bot.engine.mana_symbols import mana_value, phyrexian
from bot.engine.payment import total_power
from bot.engine.permanents.counters import bars_counters
from bot.engine.permanents.sacrificable import can_be_sacrificed
from bot.engine.state import Entity, State, Zone

_MY_CREATURES = Filter((OfType("Creature"), ControlledBy(YOU)))
FORAGING = EitherCost(
    (
        ExileCost(Filter((OfType("Card"),)), 3, "graveyard"),
        SacrificeCost(Filter((OfSubtype("Food"),))),
    )
)
"""How one forages (CR 701.61a)."""


def can_pay(state: State, player: Entity, cost: tuple[Any, ...], source: Entity, x: int = 0) -> bool:
    """Whether every part of the cost can be paid now; mana can, unless it is told that there is less."""
    return (
        not is_short_of_mana(state, player, (cost,), x) and unpayable(state, player, cost, source, x) is None
    )


def is_short_of_mana(state: State, player: Entity, costs: Iterable[tuple[Any, ...]], x: int = 0) -> bool:
    """Whether it is told that the player has less mana than these costs ask for together (CR 118.3), beside what went into spells."""
    told = dict(state.game.mana).get(player)
    if told is None:
        return False
    left = max(0, told - _spent_of_it(state, player))
    parts = [part for cost in costs for part in cost if isinstance(part, Mana)]
    return sum(mana_value(part.symbols, x) - phyrexian(part.symbols) for part in parts) > left


def _spent_of_it(state: State, player: Entity) -> int:
    """How much of the mana that is told was spent on spells this turn: on those that were cast since it was told."""
    before, cast, spent = dict(state.game.spells_before_mana).get(player, 0), 0, 0
    for happened in state.history:
        if happened.subject == player and happened.what is What.CASTS:
            cast += 1
        elif happened.subject == player and happened.what is What.SPENDS and cast >= before:
            spent += happened.amount
    return spent


def unpayable(state: State, player: Entity, cost: tuple[Any, ...], source: Entity, x: int = 0) -> str | None:
    """Why a cost can't be paid, in words; None when it can."""
    sight = see(state)
    context = Context(source, player, x=x)
    found = state.object(source)
    for part in cost:
        match part:
            case TapSelf():
                if found is None or found.tapped:
                    return f"{state.label(source)} is tapped"
            case UntapSelf():
                if found is None or not found.tapped:
                    return f"{state.label(source)} is untapped"
            case SacrificeCost() | ReturnCost() if part.what is None:
                if source not in permanents(state):
                    return f"{state.label(source)} is not on the battlefield"
                if isinstance(part, SacrificeCost) and not can_be_sacrificed(state, source):
                    return f"{state.label(source)} can't be sacrificed"
            case SacrificeCost(up_to=True):
                pass
            case SacrificeCost():
                if len(sacrificed_of(state, player, part.what, source)) < how_many(
                    part, state, player, context
                ):
                    return "there is not enough to pay with"
            case ReturnCost():
                if len(permanents_of(state, player, part.what, source)) < how_many(
                    part, state, player, context
                ):
                    return "there is not enough to pay with"
            case ExileCost():
                if part.what is None and found is None:
                    return f"{state.label(source)} is not there any more"
                here = part.what is not None and part.zone in ("", "battlefield")
                if here and len(permanents_of(state, player, part.what, source)) < how_many(
                    part, state, player, context
                ):
                    return "there is not enough to pay with"
                if (player, part.zone) in state.game.empty and part.what is not None:
                    cards = cards_of(state, player, part.what, Zone(part.zone), source)
                    if len(cards) < how_many(part, state, player, context):
                        return f"there is not enough in the {part.zone} to pay with"
            case Materials() if (player, "graveyard") in state.game.empty:
                if len(materials_of(state, player, part, source)) < part.count:
                    return "there is not enough to craft with"
            case DiscardCost() | PutBackCost() if (
                part.what is not None and (player, "hand") in state.game.empty
            ):
                wanted = how_many(part, state, player, context) if isinstance(part, DiscardCost) else 1
                if len(cards_of(state, player, part.what, Zone.HAND, source)) < wanted:
                    return "there are not enough cards in hand to pay with"
            case ProcessCost() if all((p, "exile") in state.game.empty for p in state.opponents(player)):
                if not all_that_fit(OPPONENTS_EXILED, sight, context):
                    return "no opponent owns a card in exile"
            case Behold() if (player, "hand") in state.game.empty:
                held = cards_of(state, player, part.what, Zone.HAND, source)
                if len(held) + len(permanents_of(state, player, part.what, source)) < part.count:
                    return "there is not enough to behold"
            case Forage():
                why = unpayable(state, player, (FORAGING,), source, x)
                if why is not None:
                    return why
            case EitherCost():
                whys = [unpayable(state, player, (one,), source, x) for one in part.of]
                if whys and None not in whys:
                    return whys[0]
            case PayEnergy():
                why = energy_missing(state, player, amount_of(part.amount, sight, context))
                if why is not None:
                    return why
            case PayLife():
                if state.player(player).life < amount_of(part.amount, sight, context):
                    return f"{state.label(player)} has too little life"
            case TapOthers():
                ready = untapped_of(state, player, part, source, cost)
                if part.power is None and len(ready) < part.count:
                    return "there is not enough untapped to pay with"
                if part.power is not None and total_power(state, ready, part.deed) < part.power:
                    return f"the untapped creatures have a power of less than {part.power} in all"
            case CollectEvidence():
                cards = cards_of(state, player, None, Zone.GRAVEYARD, source)
                told_all = (player, "graveyard") in state.game.empty
                if told_all and total_mana_value(state, cards) < amount_of(part.amount, sight, context):
                    return "the cards in the graveyard have too little mana value in all"
            case RemoveCountersCost() | PutCountersCost() if isinstance(part.on, Chosen):
                if not all_that_fit(bearers(part, part.on).what, sight, context):
                    return "there is nothing to take counters off or put them on"
            case BlightCost():
                if not all_that_fit(_MY_CREATURES, sight, context):
                    return "there is no creature to blight"
            case UnattachCost():
                if not any(
                    state.objects[e].attached_to
                    for e in who_is(part.what, sight, context)
                    if e in state.objects
                ):
                    return "it is attached to nothing"
            case RemoveAmongCost():
                among = tuple(e for e in all_that_fit(part.among, sight, context) if e > 0)
                if sum(there_are(state, among, part.kind)) < amount_of(part.amount, sight, context):
                    return "there are not enough counters among them"
            case PutCountersCost():
                barred = [bars_counters(state, one, part.kind) for one in who_is(part.on, sight, context)]
                if not barred or any(barred):
                    return f"{part.kind} counters can't be put there"
            case RemoveCountersCost():
                on = who_is(part.on, sight, context)
                needed = (
                    x * part.any_number if part.amount is None else amount_of(part.amount, sight, context)
                )
                if not on or (o := state.object(on[0])) is None or o.count(part.kind) < needed:
                    return f"there are not enough {part.kind} counters".replace("  ", " ")
            case Loyalty():
                needed = x if isinstance(part.amount, X) else amount_of(part.amount, sight, context)
                if part.sign < 0 and (found is None or found.count("loyalty") < needed):
                    return f"{state.label(source)} has too little loyalty"
            case _:
                pass
    return None
