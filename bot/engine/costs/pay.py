"""Paying costs, each part in order (CR 118, 601.2h)."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts import Number, X
from bot.abilities.costs import (
    ANY_NUMBER,
    Behold,
    CollectEvidence,
    DiscardCost,
    EffectCost,
    EitherCost,
    ExertSelf,
    ExileCost,
    Forage,
    ItsManaCost,
    Loyalty,
    Mana,
    Materials,
    PayEnergy,
    PayLife,
    PutCountersCost,
    RemoveAmongCost,
    RemoveCountersCost,
    ReturnCost,
    SacrificeCost,
    TapOthers,
    TapSelf,
    UntapSelf,
    Waterbend,
)
from bot.abilities.filters import Filter, OfType, OneOf
from bot.abilities.who import Chosen
from bot.engine.agenda import Choice, Option, Task
from bot.engine.characteristics.view import see
from bot.engine.citations import Cite
from bot.engine.costs.by_doing import ByDoing, instruction_of
from bot.engine.costs.can_pay import can_pay
from bot.engine.costs.candidates import (
    cards_of,
    how_many,
    materials_of,
    permanents_of,
    sacrificed_of,
    untapped_of,
)
from bot.engine.costs.cost_text import cost_text
from bot.engine.costs.energy import pay_energy
from bot.engine.costs.lacking import FORAGING
from bot.engine.costs.taking_off import TakeOff, on_chosen, take_among
from bot.engine.effects.counters_of_any_kind import TakeAnyCounters
from bot.engine.effects.discarding import DiscardCards, DiscardThese, DiscardUntold
from bot.engine.effects.evidence import ChooseEvidence
from bot.engine.effects.paying import (
    ChooseCrew,
    ChooseToMove,
    ChooseToTap,
    ChooseWaterbending,
    MoveItself,
    PayByDoing,
    TapThese,
)
from bot.engine.effects.sacrificing import ChooseSacrifice, SacrificeThese
from bot.engine.effects.told_to_give_up import told_to_give_up
from bot.engine.evaluate import amount_of, who_is
from bot.engine.evaluate.context import Context
from bot.engine.happenings import Happening, What
from bot.engine.mana_symbols import generic_mana, mana_value
from bot.engine.payment import Paying
from bot.engine.permanents.counters import Putting, put_counters, remove_counters
from bot.engine.permanents.exerting import exerted
from bot.engine.permanents.tapping import tapped, untapped
from bot.engine.players.life import pay_life
from bot.engine.state import Entity, State, Zone
from bot.engine.triggers import happen
from bot.values import dataclass

_WATERBENDERS = Filter((OneOf((Filter((OfType("Artifact"),)), Filter((OfType("Creature"),)))),))


def _move(
    state: State,
    player: Entity,
    part: Any,
    source: Entity,
    context: Context,
    told: tuple[Entity, ...],
    paying_for: Entity | None,
) -> Task:
    """Returning or exiling as a cost. Cards of a hand or graveyard that the scenario does not name may be what pays."""
    zone = Zone.EXILE if isinstance(part, ExileCost) else Zone.HAND
    if part.what is None:
        return MoveItself(source, zone, paying_for)
    if told:
        return ChooseToMove(player, told, len(told), zone, paying_for)
    number = how_many(part, state, player, context)
    if zone is Zone.EXILE and part.zone not in ("", "battlefield"):
        candidates = cards_of(state, player, part.what, Zone(part.zone), source, context.x)
    else:
        candidates = permanents_of(state, player, part.what, source, context.x)
    return ChooseToMove(player, candidates, number, zone, paying_for)


def _tap(
    state: State,
    player: Entity,
    part: TapOthers,
    source: Entity,
    told: tuple[Entity, ...],
    payee: Entity | None,
    cost: tuple[Any, ...],
) -> Task:
    ready = untapped_of(state, player, part, source, cost)
    if part.power is not None:
        deed = What(part.deed) if part.deed else None
        if told:
            return TapThese(told, source, deed, payee)
        return ChooseCrew(player, ready, part.power, source, deed)
    return TapThese(told, paying_for=payee) if told else ChooseToTap(player, ready, part.count, payee)


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
            case PayEnergy():
                state = pay_energy(state, player, amount_of(part.amount, sight, context))
            case Mana() | EffectCost() | ItsManaCost() | Behold():
                if isinstance(part, Mana) and state.game.era.mana_burn:
                    state = _spend_mana(state, player, part, x)
            case TapSelf():
                state = tapped(state, source)
            case UntapSelf():
                state = untapped(state, source)
            case ExertSelf():
                state = exerted(state, player, source)
            case PayLife():
                state = pay_life(state, player, amount_of(part.amount, sight, context))
            case _ if isinstance(part, ByDoing):
                tasks.append(PayByDoing(instruction_of(part), context))
            case Loyalty():
                n = x if isinstance(part.amount, X) else amount_of(part.amount, sight, context)
                if part.sign > 0 and n:
                    state = put_counters(state, source, "loyalty", n, Cite.LOYALTY_ABILITY, putting=paying)
                elif n:
                    state = remove_counters(state, source, "loyalty", n, Cite.LOYALTY_ABILITY)
            case RemoveCountersCost() | PutCountersCost() if isinstance(part.on, Chosen):
                tasks.append(on_chosen(part, context))
            case RemoveAmongCost():
                tasks.append(take_among(state, player, part, context))
            case RemoveCountersCost(amount=None):
                on = who_is(part.on, sight, context)
                tasks.append(TakeOff(player, on[0], part.kind, part.any_number, paying_for, x))
            case RemoveCountersCost():
                on = who_is(part.on, sight, context)
                number_off = amount_of(part.amount or Number(0), sight, context)
                if part.kind:
                    state = remove_counters(state, on[0], part.kind, number_off, Cite.CAST_COSTS)
                else:
                    tasks.append(TakeAnyCounters(player, on[0], number_off))
            case PutCountersCost():
                on = who_is(part.on, sight, context)
                number_put = amount_of(part.amount, sight, context)
                state = put_counters(state, on[0], part.kind, number_put, Cite.CAST_COSTS, putting=paying)
            case EitherCost():
                tasks.append(_PayOne(player, part, source, x, paying_for))
            case SacrificeCost():
                tasks.append(_sacrifice(state, player, part, source, told.of(number), context, paying_for))
            case ReturnCost() | ExileCost():
                tasks.append(_move(state, player, part, source, context, told.of(number), paying_for))
            case Materials():
                chosen = told.of(number) or materials_of(state, player, part, source)
                most = len(chosen) if part.more or told.of(number) else part.count
                tasks.append(ChooseToMove(player, chosen, most, Zone.EXILE, paying_for, part.count))
            case DiscardCost():
                tasks.append(_discard(state, player, part, source, told.of(number), context, paying_for))
            case Waterbend():
                mine = permanents_of(state, player, _WATERBENDERS, source)
                able = tuple(e for e in mine if not state.objects[e].tapped)
                tasks.append(ChooseWaterbending(player, able, generic_mana(part.mana.symbols, x)))
            case Forage():
                tasks += (_Foraged(player), _PayOne(player, FORAGING, source, x, paying_for))
            case CollectEvidence():
                cards = cards_of(state, player, None, Zone.GRAVEYARD, source)
                tasks.append(ChooseEvidence(player, cards, amount_of(part.amount, sight, context)))
            case TapOthers():
                tasks.append(_tap(state, player, part, source, told.of(number), paying_for, cost))
            case _:
                raise AssertionError(part)
    return state.then(*tasks) if tasks else state


@dataclass(frozen=True, slots=True)
class _PayOne(Task):
    """Of several costs the player pays one, of those that they can (CR 118.3, 601.2b)."""

    player: Entity
    cost: EitherCost
    source: Entity
    x: int
    paying_for: Entity | None

    def do(self, state: State) -> State | Choice:
        able = [c for c in self.cost.of if can_pay(state, self.player, (c,), self.source, self.x)]
        told = [c for c in able if state.contexts and told_to_give_up(state, self.player, (c,))]
        if len(told or able) == 1:
            return self._pay((told or able)[0]).do(state)
        options = tuple(Option(f"pays {cost_text((c,))}", (self._pay(c),)) for c in able)
        return Choice(state, self.player, "Which cost is paid?", options, (Cite.CAST_COSTS,))

    def _pay(self, cost: Any) -> PayNow:
        return PayNow(self.player, cost, self.source, self.x, self.paying_for)


@dataclass(frozen=True, slots=True)
class _Foraged(Task):
    """A player forages (CR 701.61a)."""

    player: Entity

    def do(self, state: State) -> State:
        return happen(state, Happening(What.FORAGES, self.player))


@dataclass(frozen=True, slots=True)
class PayNow(Task):
    """One cost is paid now."""

    player: Entity
    cost: Any
    source: Entity
    x: int
    paying_for: Entity | None

    def do(self, state: State) -> State | Choice:
        return pay(state, self.player, (self.cost,), self.source, self.x, None, self.paying_for)


def _spend_mana(state: State, player: Entity, cost: Mana, x: int) -> State:
    own = state.player(player)
    if own.mana:
        state = state.with_player(player, mana=max(0, own.mana - mana_value(cost.symbols, x)))
    return state


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
    if told:
        return SacrificeThese(player, told, paying_for)
    mine = sacrificed_of(state, player, part.what, source, context.x)
    number = how_many(part, state, player, context) if part.count != ANY_NUMBER else len(mine)
    return ChooseSacrifice(player, mine, number, paying_for, 0 if part.up_to else None)


def _discard(
    state: State,
    player: Entity,
    part: DiscardCost,
    source: Entity,
    told: tuple[Entity, ...],
    context: Context,
    paying_for: Entity | None,
) -> Task:
    number = how_many(part, state, player, context)
    here = state.object(source)
    if part.what is None and number == 1 and here is not None and here.zone is Zone.HAND:
        return DiscardThese(player, (source,), paying_for)
    if told:
        return DiscardThese(player, told, paying_for)
    hand = cards_of(state, player, part.what, Zone.HAND, source, context.x)
    if len(hand) < number and part.what is not None:
        return DiscardUntold(player, hand, number - len(hand), paying_for)
    return DiscardCards(player, hand, len(hand) if number < 0 else number, paying_for, random=part.random)
