"""The spell is put on the stack with all that was chosen, its costs are paid, and it is cast (CR 601.2f-i)."""

from __future__ import annotations

from typing import Any

from bot.abilities.casting import CastNow
from bot.abilities.combining import LimitX
from bot.abilities.lent import LENT
from bot.abilities.statics import AlternativeCost
from bot.abilities.walk import holds
from bot.abilities.who import Target
from bot.engine.agenda import Choice, Task
from bot.engine.characteristics.statements import Statement
from bot.engine.citations import Cite
from bot.engine.costs.can_pay import mana_left
from bot.engine.costs.lacking import unpayable
from bot.engine.costs.pay import pay
from bot.engine.costs.spell_cost import total_cost
from bot.engine.costs.told_life import pay_told_life
from bot.engine.effects.lasting import end_with_creature_spell
from bot.engine.evaluate.context import Context
from bot.engine.happenings import Happening, What
from bot.engine.illegal import illegal
from bot.engine.keyword_citations import cites_of
from bot.engine.log.stack import SpellCast
from bot.engine.mana_symbols import mana_value, phyrexian
from bot.engine.objects import Object, OnStack
from bot.engine.payment import PaidWith, Paying, paying
from bot.engine.relevance.met import meet
from bot.engine.stack.aimed_happenings import aimed
from bot.engine.stack.announced import said_to_pay
from bot.engine.stack.copies import copied_as_cast
from bot.engine.stack.divisions import Aim
from bot.engine.stack.lent import is_lent
from bot.engine.stack.mana_spent import mana_spent, spent, total_is_paid_in_mana
from bot.engine.stack.next_spell import has_been_cast
from bot.engine.stack.other_ways import costs_of, optional_paid
from bot.engine.stack.permissions import Permission, is_used_up, used
from bot.engine.stack.targeting_costs import costs_for_targets
from bot.engine.stack.targets import aimed_at
from bot.engine.stack.waiting import Settle
from bot.engine.stack.way_of_cast import way_of
from bot.engine.state import Entity, State, Zone
from bot.engine.told.script import Cast
from bot.engine.triggers import happen
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class Announced:
    """A spell that is being cast: what is told of it, what is chosen for it, and what lets it be cast (`under`: the effect that has
    it cast; `said`: the statement that lets it be cast from where it was)."""

    action: Cast
    context: Context
    under: CastNow | None = None
    said: Statement | None = None

    @property
    def permission(self) -> Permission | None:
        """What it is cast under but the rules."""
        return self.under or (self.said.effect if self.said is not None else None)


@dataclass(frozen=True, slots=True)
class PutOnStack(Task):
    """All has been chosen: the costs are paid and the spell is cast (CR 601.2f-i)."""

    announced: Announced
    spell: Entity
    effects: tuple[Any, ...]
    specs: tuple[Target, ...]
    way: Aim

    def do(self, state: State) -> State | Choice:
        action = self.announced.action
        card = state.objects[self.spell]
        player = self.announced.context.you
        context = replace(self.announced.context, targets=self.way[0], shares=self.way[1])
        problem = state.game.era.timing.why_not_aimed(state, card.label, self.effects, context)
        if problem is not None:
            return illegal(state, *problem)
        limit = next((e.least for e in self.effects if isinstance(e, LimitX)), 0)
        if context.x < limit:
            return illegal(state, f"X of {card.label} can't be {context.x}.", (Cite.CAST,))
        cost = (*costs_of(state, card, player, action), *costs_for_targets(state, player, self.way[0]))
        why = unpayable(state, player, cost, card.id, context.x)
        if why is not None:
            text = f"{action.player} can't pay for {card.label}: {why}."
            return illegal(state, text, (Cite.COST_IN_FULL, Cite.CAST_COSTS))
        short = _short_of_mana(state, player, card, action, self.way[0], free=_is_free(self.announced))
        if short == UNKNOWN:
            return meet(state, card.id, "whether the mana that is told pays for it")
        if short is not None:
            return illegal(state, short, (Cite.COST_IN_FULL, Cite.TOTAL_COST))
        told = PaidWith(action.sacrificed, action.discarded, action.tapped, action.returned, action.exiled)
        paid_with = paying(state, player, cost, replace(context, source=card.id), told)
        if not isinstance(paid_with, Paying):
            return illegal(state, *paid_with)
        under, said = self.announced.permission, self.announced.said
        if said is not None and is_used_up(said.effect):
            state = state.having(history=(*state.history, used(said)))
        # A copy of a card that is cast is a copy of a spell (CR 707.12).
        on_stack = OnStack(
            context,
            self.effects,
            is_copy=card.token,
            untold=bool(action.said),
            specs=self.specs,
            text=card.label,
        )
        chosen = tuple(action.chosen) or card.chosen
        lent = (LENT,) if is_lent(state, player, card) else ()
        state = state.with_object(
            replace(
                card,
                on_stack=on_stack,
                paid=(*paid_for(card, action), *lent),
                x=context.x,
                chosen=chosen,
                cast_under=under,
            )
        )
        x = context.x if "{X}" in card.card.mana_cost else None
        cast = SpellCast(
            action.player, action.face or card.label, aimed_at(state, self.way), x, said_to_pay(action)
        )
        cites = [Cite.CAST, *cites_of(*context.paid)]
        if any(self.way[0]):
            cites.append(Cite.CAST_TARGETS)
        if any(self.way[1]):
            cites.append(Cite.CAST_DIVISION)
        state = state if action.said else state.step(cast, *cites)
        if state.game.era.mana_burn and state.player(player).mana:
            left = max(0, state.player(player).mana - mana_value(card.card.mana_cost, context.x))
            state = state.with_player(player, mana=left)
        state = pay_told_life(state, player, action.life, cost)
        mana = 0 if _is_free(self.announced) else mana_spent(state, card, action, context.x)
        state = state.with_object(replace(state.objects[card.id], mana=mana))
        return pay(state.then(_Cast(card.id)), player, cost, card.id, context.x, paid_with, card.id)


def _is_free(announced: Announced) -> bool:
    let = announced.permission
    return announced.action.free or (let is not None and let.terms.free)


UNKNOWN = "?"
"""Nobody can tell whether the mana pays for it."""


def _short_of_mana(
    state: State,
    player: Entity,
    card: Object,
    action: Cast,
    aim: tuple[tuple[Entity, ...], ...],
    *,
    free: bool,
) -> str | None:
    """Why the mana that is told to be all there is doesn't pay for the spell (CR 118.3); None where it does, or none is told."""
    left = mana_left(state, player)
    earlier = (
        a
        for a in state.game.script[: state.position - 1]
        if isinstance(a, Cast) and a.player == action.player
    )
    if left is None or sum(1 for _ in earlier) < dict(state.game.spells_before_mana)[player]:
        return None  # none is told, or it was told later
    way = way_of(state, player, card, action, free=free)
    otherwise = not total_is_paid_in_mana(card) or holds(card.card.abilities, AlternativeCost)
    if isinstance(way, str) or action.life or action.tapped or otherwise:
        return UNKNOWN if mana_value(card.card.mana_cost, action.x or 0) > left else None
    cost = total_cost(state, player, card, replace(way, targets=tuple(e for group in aim for e in group)))
    if cost is None or cost.unknown or cost.total.amount is None:
        return UNKNOWN
    needed = cost.total.amount - phyrexian(cost.total.symbols)
    if needed <= left:
        return None
    still = " left" if left < dict(state.game.mana)[player] else ""
    return f"{action.player} can't pay for {card.label}: it costs {cost.total.symbols}, and {action.player} has {left} mana{still}."


def _left(state: State, spell: Object) -> tuple[Happening, ...]:
    """The graveyard that the card was cast from lost it."""
    earlier = state.was_before(spell)
    if earlier is None or earlier.object.zone is not Zone.GRAVEYARD:
        return ()
    return (Happening(What.LEAVES_GRAVEYARD, earlier.object.id),)


@dataclass(frozen=True, slots=True)
class _Cast(Task):
    """The spell has become cast: abilities that watch for that trigger (CR 601.2i)."""

    spell: Entity

    def do(self, state: State) -> State:
        found = state.object(self.spell)
        if found is None or found.on_stack is None:
            return state
        context = found.on_stack.context
        before = sum(1 for h in state.history if h.what is What.CASTS)
        targets = [e for group in context.targets for e in group]
        state = spent(state, found, context.you)
        happened = (*aimed(state, context.you, targets, self.spell), *_left(state, found))
        if found.on_stack.untold:
            return happen(state, *happened).then(Settle())
        state = happen(state, Happening(What.CASTS, context.you, self.spell), *happened)
        state = has_been_cast(state, context.you, self.spell)
        state = end_with_creature_spell(copied_as_cast(state, self.spell, before), self.spell)
        return state.then(Settle())


def paid_for(card: Object, action: Cast) -> tuple[str, ...]:
    """What is told to be paid as it is cast, by every name by which a text may ask for it."""
    return (*action.paid, *optional_paid(card, action))
