"""Suspending a card in a hand (CR 116.2f, 702.62a)."""

from __future__ import annotations

from bot.abilities.ability import Keyword
from bot.abilities.amounts import Amount
from bot.engine.agenda import Choice, Task
from bot.engine.characteristics.view import see
from bot.engine.citations import Cite
from bot.engine.costs.lacking import unpayable
from bot.engine.costs.pay import pay
from bot.engine.evaluate import amount_of
from bot.engine.evaluate.context import Context
from bot.engine.illegal import illegal
from bot.engine.log.things import How
from bot.engine.payment import PaidWith, Paying, paying
from bot.engine.permanents.counters import put_counters
from bot.engine.relevance.met import meet
from bot.engine.stack.may_cast import why_not_now
from bot.engine.state import Entity, State, Zone
from bot.engine.told.script import Suspends
from bot.engine.zones.moves import MoveAll
from bot.engine.zones.objects import current
from bot.engine.zones.zone_change import ZoneChange
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class Suspend(Task):
    """Whoever could begin to cast the card may pay and exile it with time counters on it; no stack is used (CR 116.2f)."""

    action: Suspends

    def do(self, state: State) -> State | Choice:
        action = self.action
        player, card = state.player_named(action.player), state.named(action.card)
        if player is None or card is None or card.zone is not Zone.HAND or card.owner != player:
            text = f"{action.card} is not in {action.player}'s hand, so it can't be suspended."
            return illegal(state, text, (Cite.SUSPEND,))
        own = next((a for a in card.card.abilities if isinstance(a, Keyword) and a.name == "suspend"), None)
        if own is None or own.value is None:
            return illegal(state, f"{action.card} has no suspend.", (Cite.SUSPEND,))
        problem = why_not_now(state, player, card, ())
        if problem is not None:
            text = f"{action.player} could not begin to cast {card.label} now, and can't suspend it."
            return illegal(state, text, (*problem[1], Cite.SUSPEND))
        x = action.x or 0
        context = Context(card.id, player, x=x)
        number = amount_of(own.value, see(state), context) if isinstance(own.value, Amount) else own.value
        if not number:
            return meet(state, card.id, "with which X it is suspended, which is not told")
        why = unpayable(state, player, own.cost, card.id, x)
        if why is not None:
            text = f"{action.player} can't pay to suspend {card.label}: {why}."
            return illegal(state, text, (Cite.COST_IN_FULL, Cite.SUSPEND))
        paid_with = paying(state, player, own.cost, context, PaidWith((), action.discarded))
        if not isinstance(paid_with, Paying):
            return illegal(state, *paid_with)
        exiled = ZoneChange(card.id, Zone.EXILE, How.MOVED, (Cite.SUSPEND,), by=player)
        state = state.then(MoveAll((exiled,)), _Waits(card.id, number))
        return pay(state, player, own.cost, card.id, x, paid_with)


@dataclass(frozen=True, slots=True)
class _Waits(Task):
    """The exiled card has so many time counters on it."""

    card: Entity
    number: int

    def do(self, state: State) -> State:
        entity = current(state, self.card)
        if entity is None or state.objects[entity].zone is not Zone.EXILE:
            return state
        return put_counters(state, entity, "time", self.number, Cite.SUSPEND)
