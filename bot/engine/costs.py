"""Paying costs (CR 118): what the rules engine keeps account of. Mana is assumed to be there unless told otherwise."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts import X
from bot.abilities.costs import (
    CollectEvidence,
    DiscardCost,
    EffectCost,
    ExileCost,
    Loyalty,
    Mana,
    PayEnergy,
    PayLife,
    PutCountersCost,
    RemoveCountersCost,
    ReturnCost,
    SacrificeCost,
    TapOthers,
    TapSelf,
    UntapSelf,
    Waterbend,
)
from bot.abilities.effects import PutCounters, RemoveCounters
from bot.abilities.filters import Filter, OfType, OneOf, WithCounter
from bot.abilities.who import Chosen
from bot.engine.agenda import Choice, Task
from bot.engine.characteristics.view import permanents, see
from bot.engine.citations import Cite
from bot.engine.counters import Putting, put_counters, remove_counters
from bot.engine.effects.evidence import ChooseEvidence, total_mana_value
from bot.engine.effects.life import DiscardCards, DiscardThese
from bot.engine.effects.paying import (
    ChooseCrew,
    ChooseToMove,
    ChooseToTap,
    ChooseWaterbending,
    PayByDoing,
    TapThese,
)
from bot.engine.effects.sacrificing import ChooseSacrifice, SacrificeThese
from bot.engine.evaluate import all_that_fit, amount_of, fits, who_is
from bot.engine.evaluate.context import Context
from bot.engine.happenings import What
from bot.engine.life import lose_life
from bot.engine.log.things import How
from bot.engine.payment import Paying, total_power
from bot.engine.state import Entity, State, Zone
from bot.engine.tapping import tapped, untapped
from bot.engine.zones.moves import MoveAll
from bot.engine.zones.zone_change import ZoneChange

_WATERBENDERS = Filter((OneOf((Filter((OfType("Artifact"),)), Filter((OfType("Creature"),)))),))


def can_pay(state: State, player: Entity, cost: tuple[Any, ...], source: Entity, x: int = 0) -> bool:
    """Whether every part of the cost can be paid now; mana always can."""
    return unpayable(state, player, cost, source, x) is None


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
            case SacrificeCost() | ReturnCost():
                if len(_own(state, player, part.what, source)) < _count(part, state, player, context):
                    return "there is not enough to pay with"
            case ExileCost():
                if part.what is None and found is None:
                    return f"{state.label(source)} is not there any more"
                here = part.what is not None and part.zone in ("", "battlefield")
                if here and len(_own(state, player, part.what, source)) < _count(
                    part, state, player, context
                ):
                    return "there is not enough to pay with"
                if (player, part.zone) in state.game.empty and part.what is not None:
                    cards = _cards(state, player, part.what, Zone(part.zone), source)
                    if len(cards) < _count(part, state, player, context):
                        return f"there is not enough in the {part.zone} to pay with"
            case DiscardCost() if part.what is not None and (player, "hand") in state.game.empty:
                if len(_cards(state, player, part.what, Zone.HAND, source)) < _count(
                    part, state, player, context
                ):
                    return "there are not enough cards in hand to pay with"
            case PayLife():
                if state.player(player).life < amount_of(part.amount, sight, context):
                    return f"{state.label(player)} has too little life"
            case TapOthers():
                ready = _untapped(state, player, part, source, cost)
                if part.power is None and len(ready) < part.count:
                    return "there is not enough untapped to pay with"
                if part.power is not None and total_power(state, ready) < part.power:
                    return f"the untapped creatures have a power of less than {part.power} in all"
            case CollectEvidence():
                cards = _cards(state, player, None, Zone.GRAVEYARD, source)
                told_all = (player, "graveyard") in state.game.empty
                if told_all and total_mana_value(state, cards) < amount_of(part.amount, sight, context):
                    return "the cards in the graveyard have too little mana value in all"
            case RemoveCountersCost() | PutCountersCost() if isinstance(part.on, Chosen):
                if not all_that_fit(_marked(part, part.on).what, sight, context):
                    return "there is nothing to take counters off or put them on"
            case RemoveCountersCost():
                on = who_is(part.on, sight, context)
                needed = amount_of(part.amount, sight, context)
                if not on or (o := state.object(on[0])) is None or o.count(part.kind) < needed:
                    return f"there are not enough {part.kind} counters"
            case Loyalty():
                needed = x if isinstance(part.amount, X) else amount_of(part.amount, sight, context)
                if part.sign < 0 and (found is None or found.count("loyalty") < needed):
                    return f"{state.label(source)} has too little loyalty"
            case _:
                pass
    return None


def _count(part: Any, state: State, player: Entity, context: Context) -> int:
    count = part.count
    return count if isinstance(count, int) else max(0, amount_of(count, see(state), context))


def _move(
    state: State, player: Entity, part: Any, source: Entity, context: Context, paying_for: Entity | None
) -> Task:
    """Returning or exiling as a cost. Cards of a hand or graveyard that the scenario does not name may be what pays."""
    zone = Zone.EXILE if isinstance(part, ExileCost) else Zone.HAND
    if part.what is None:
        return MoveAll((ZoneChange(source, zone, How.MOVED, (Cite.CAST_COSTS,)),))
    number = _count(part, state, player, context)
    if zone is Zone.EXILE and part.zone not in ("", "battlefield"):
        candidates = _cards(state, player, part.what, Zone(part.zone), source)
    else:
        candidates = _own(state, player, part.what, source)
    return ChooseToMove(player, candidates, number, zone, paying_for)


def _cards(state: State, player: Entity, what: Any, zone: Zone, besides: Entity) -> tuple[Entity, ...]:
    """The player's cards in that zone that the description fits, what they pay for left out."""
    sight, context = see(state), Context(besides, player)
    mine = (o.id for o in state.objects.values() if o.zone is zone and o.owner == player and o.id != besides)
    return tuple(sorted(e for e in mine if what is None or fits(what, e, sight, context, any_zone=True)))


def _on_chosen(part: RemoveCountersCost | PutCountersCost, context: Context) -> Task:
    kind = PutCounters if isinstance(part, PutCountersCost) else RemoveCounters
    on = _marked(part, part.on) if isinstance(part.on, Chosen) else part.on
    return PayByDoing(kind(part.kind, part.amount, on), context)


def _marked(part: RemoveCountersCost | PutCountersCost, on: Chosen) -> Chosen:
    """What the counter is put on; what it is removed from has one."""
    if isinstance(part, PutCountersCost):
        return on
    return Chosen(Filter((*on.what.qualities, WithCounter(part.kind))), on.count, on.chooser)


def _tap(
    state: State,
    player: Entity,
    part: TapOthers,
    source: Entity,
    told: tuple[Entity, ...],
    payee: Entity | None,
    cost: tuple[Any, ...],
) -> Task:
    ready = _untapped(state, player, part, source, cost)
    if part.power is not None:
        deed = What(part.deed)
        if told:
            return TapThese(told, source, deed)
        return ChooseCrew(player, ready, part.power, source, deed)
    return TapThese(told, paying_for=payee) if told else ChooseToTap(player, ready, part.count, payee)


def _own(state: State, player: Entity, what: Any, source: Entity) -> tuple[Entity, ...]:
    """The player's permanents that a cost of `source` describes: "another creature" is another than that."""
    sight, context = see(state), Context(source, player)
    return tuple(e for e in all_that_fit(what, sight, context) if e > 0 and sight.controller(e) == player)


def _untapped(
    state: State, player: Entity, part: TapOthers, source: Entity, cost: tuple[Any, ...]
) -> tuple[Entity, ...]:
    """What can be tapped for it: the source too where it is of the kind, but for what asks for others (crew, saddle) or taps the
    source besides."""
    others = part.power is not None or any(isinstance(p, TapSelf) for p in cost)
    ready = (e for e in _own(state, player, part.what, source) if not state.objects[e].tapped)
    return tuple(e for e in ready if not (others and e == source))


def pay(
    state: State,
    player: Entity,
    cost: tuple[Any, ...],
    source: Entity,
    x: int = 0,
    told: Paying | None = None,
    paying_for: Entity | None = None,
) -> State | Choice:
    """Pay each part in order. What to sacrifice, discard or tap is told (and fit for it, `payment.paying`), or chosen by the
    player. `paying_for` is the spell or ability on the stack, which may speak of what was sacrificed for it."""
    told = told or Paying()
    tasks: list[Task] = []
    sight = see(state)
    context = Context(source, player, x=x)
    paying = Putting(player, effect=False)
    for number, part in enumerate(cost):
        match part:
            case Mana() | EffectCost() | PayEnergy():
                if isinstance(part, Mana) and state.game.era.mana_burn:
                    state = _spend_mana(state, player, part, x)
            case TapSelf():
                state = tapped(state, source)
            case UntapSelf():
                state = untapped(state, source)
            case PayLife():
                state = lose_life(state, player, amount_of(part.amount, sight, context), Cite.CAST_COSTS)
            case Loyalty():
                n = x if isinstance(part.amount, X) else amount_of(part.amount, sight, context)
                if part.sign > 0 and n:
                    state = put_counters(state, source, "loyalty", n, Cite.LOYALTY_ABILITY, putting=paying)
                elif n:
                    state = remove_counters(state, source, "loyalty", n, Cite.LOYALTY_ABILITY)
            case RemoveCountersCost() | PutCountersCost() if isinstance(part.on, Chosen):
                tasks.append(_on_chosen(part, context))
            case RemoveCountersCost():
                on = who_is(part.on, sight, context)
                state = remove_counters(
                    state, on[0], part.kind, amount_of(part.amount, sight, context), Cite.CAST_COSTS
                )
            case PutCountersCost():
                on = who_is(part.on, sight, context)
                number_put = amount_of(part.amount, sight, context)
                state = put_counters(state, on[0], part.kind, number_put, Cite.CAST_COSTS, putting=paying)
            case SacrificeCost():
                tasks.append(_sacrifice(state, player, part, source, told.of(number), context, paying_for))
            case ReturnCost() | ExileCost():
                tasks.append(_move(state, player, part, source, context, paying_for))
            case DiscardCost():
                tasks.append(_discard(state, player, part, source, told.of(number), context, paying_for))
            case Waterbend():
                mine = _own(state, player, _WATERBENDERS, source)
                able = tuple(e for e in mine if not state.objects[e].tapped)
                tasks.append(ChooseWaterbending(player, able, generic_mana(part.mana.symbols, x)))
            case CollectEvidence():
                cards = _cards(state, player, None, Zone.GRAVEYARD, source)
                tasks.append(ChooseEvidence(player, cards, amount_of(part.amount, sight, context)))
            case TapOthers():
                tasks.append(_tap(state, player, part, source, told.of(number), paying_for, cost))
            case _:
                raise AssertionError(part)
    return state.then(*tasks) if tasks else state


def _spend_mana(state: State, player: Entity, cost: Mana, x: int) -> State:
    own = state.player(player)
    if own.mana:
        state = state.with_player(player, mana=max(0, own.mana - mana_value(cost.symbols, x)))
    return state


def generic_mana(symbols: str, x: int = 0) -> int:
    """How much of it is generic; X counts as `x`."""
    found = symbols.replace("}", "").split("{")[1:]
    return sum(int(s) if s.isdigit() else x if s == "X" else 0 for s in found)


def mana_value(symbols: str, x: int = 0) -> int:
    """The mana value of a string of symbols: `{2}{R}{R}` is 4; X counts as `x`."""
    total = 0
    for symbol in symbols.replace("}", "").split("{")[1:]:
        if symbol.isdigit():
            total += int(symbol)
        elif symbol == "X":
            total += x
        else:
            total += 2 if symbol.startswith("2/") else 1
    return total


def _sacrifice(
    state: State,
    player: Entity,
    part: SacrificeCost,
    source: Entity,
    told: tuple[Entity, ...],
    context: Context,
    paying_for: Entity | None,
) -> Task:
    if part.what is None:
        return SacrificeThese(player, (source,), paying_for)
    number = _count(part, state, player, context)
    if told:
        return SacrificeThese(player, told, paying_for)
    return ChooseSacrifice(player, _own(state, player, part.what, source), number, paying_for)


def _discard(
    state: State,
    player: Entity,
    part: DiscardCost,
    source: Entity,
    told: tuple[Entity, ...],
    context: Context,
    paying_for: Entity | None,
) -> Task:
    number = _count(part, state, player, context)
    here = state.object(source)
    if part.what is None and number == 1 and here is not None and here.zone is Zone.HAND:
        return DiscardThese(player, (source,), paying_for)
    if told:
        return DiscardThese(player, told, paying_for)
    hand = _cards(state, player, part.what, Zone.HAND, source)
    return DiscardCards(player, hand, len(hand) if number < 0 else number, paying_for)


def pay_told_life(state: State, player: Entity, life: int, cost: tuple[Any, ...]) -> State:
    """Life that the scenario says is paid in place of mana (`2 life` for a Phyrexian symbol, CR 107.4f); not the life that the
    cost itself asks for, which `pay` takes."""
    if not life or any(isinstance(part, PayLife) for part in cost):
        return state
    return lose_life(state, player, life, Cite.CAST_COSTS)


def cost_text(cost: tuple[Any, ...]) -> str:
    """The cost in a few words: `{2}`, `2 life`, `the cost`."""
    parts = []
    for part in cost:
        if isinstance(part, Mana):
            parts.append(part.symbols)
        elif isinstance(part, PayLife):
            parts.append("life")
        elif isinstance(part, SacrificeCost):
            parts.append("a sacrifice")
        elif isinstance(part, DiscardCost):
            parts.append("a discard")
    return " and ".join(parts) or "the cost"
