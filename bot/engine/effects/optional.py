"""What a player may do, pays, or else suffers, while something resolves (CR 118.12, 608.2d)."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts import Amount
from bot.abilities.combining import (
    MarkDone,
    May,
    OnceEachTurn,
    UnlessPaid,
)
from bot.abilities.copying import CopyForEach, CopySpell, CreateCopy
from bot.abilities.costs import DiscardCost, Mana, SacrificeCost
from bot.abilities.effects import Beside, ChooseThings, DealDamage, Move, Sacrifice, TapOrUntap
from bot.abilities.filters import Filter
from bot.abilities.libraries import RevealFromHand, SeeTop
from bot.abilities.opaque import Opaque
from bot.abilities.player_effects import (
    Discard,
    Draw,
    GainLife,
)
from bot.abilities.tokens import CreateToken
from bot.abilities.walk import holds
from bot.abilities.who import Any as AnyWho
from bot.abilities.who import Both, Chosen, EachPlayer, Who
from bot.engine.agenda import Choice, Option, Task
from bot.engine.characteristics.view import see
from bot.engine.citations import Cite
from bot.engine.costs.can_pay import can_pay
from bot.engine.costs.cost_text import cost_text
from bot.engine.costs.in_numbers import with_x
from bot.engine.costs.pay import pay
from bot.engine.effects.cannot_begin import cannot_begin
from bot.engine.effects.of_the_milled import milled_to_take
from bot.engine.effects.put_as_told import told_to_put, told_wrongly
from bot.engine.effects.revealing import told_to_reveal
from bot.engine.effects.told_to_give_up import told_to_give_up
from bot.engine.evaluate.exactly import Exactly
from bot.engine.evaluate.filters import all_that_fit
from bot.engine.happenings import Happening, What
from bot.engine.illegal import illegal
from bot.engine.instructions import (
    Instructions,
    amount,
    came_of_it,
    context_of,
    handles,
    players,
    source_name,
)
from bot.engine.log.notes import Note
from bot.engine.state import Entity, State
from bot.engine.told.decisions import Deed, Picks, Reveals
from bot.engine.told.payments import is_other_payment, never_pays
from bot.engine.told.scripted import answers_at_once, decisions_left, mark_used, whether_it_is_done
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class SetDidIt(Task):
    """Remember whether the optional action was taken."""

    did: bool

    def do(self, state: State) -> State:
        return came_of_it(state, was=self.did)


@dataclass(frozen=True, slots=True)
class PayNow(Task):
    """Pay a cost while something resolves (CR 118.12)."""

    player: Entity
    cost: tuple[Any, ...]
    cite: Cite = Cite.PAID_ON_RESOLUTION

    def do(self, state: State) -> State | Choice:
        source = context_of(state).source
        if any(isinstance(part, Mana) for part in self.cost):  # other costs show themselves as they are paid
            paid = Note.PAID.of(state.label(self.player), cost_text(self.cost), state.label(source))
            state = state.step(paid, self.cite)
        return pay(state, self.player, self.cost, source)


def _in_numbers(state: State, cost: tuple[Any, ...]) -> tuple[Any, ...]:
    """The cost with how much and how many it is here in the place of what is said of that: `sacrifices that many permanents`."""
    return tuple(
        replace(part, count=amount(state, part.count))
        if isinstance(getattr(part, "count", None), Amount)
        else part
        for part in with_x(cost, context_of(state).x)
    )


@handles(May)
def may(effect: May, state: State) -> State | Choice:
    chooser = (players(state, effect.who) or (context_of(state).you,))[0]
    effect = replace(effect, cost=_in_numbers(state, effect.cost))
    yes: tuple[Task, ...] = (
        *((PayNow(chooser, effect.cost),) if effect.cost else ()),
        Instructions(effect.then),
        SetDidIt(True),
    )
    no: tuple[Task, ...] = (Instructions(effect.if_not), SetDidIt(False))
    unable = effect.cost and not can_pay(state, chooser, effect.cost, context_of(state).source)
    state, answer = told_may(state, chooser, effect.cost, effect.then, effect.if_not)
    asked = (*effect.cost, *effect.then)
    wrong = told_wrongly(state, chooser, asked[0]) if answer is None and asked else None
    if wrong is not None:
        text = f"{state.label(chooser)} can't put {wrong} onto the battlefield with {source_name(state)}."
        return illegal(state, text, (Cite.RESOLVE_SPELL,))
    if unable or cannot_begin(state, effect.then, chooser):
        return _impossible(state, chooser) if answer else state.then(*no)
    if answer is None and asked:
        told = (
            told_to_put(state, chooser, asked[0]) is not None
            or told_to_give_up(state, chooser, asked)
            or _told_to_choose(state, chooser, asked[0])
            or (isinstance(asked[0], SeeTop) and _told_to_reveal_it(state, chooser, asked[0]))
            or (isinstance(asked[0], RevealFromHand) and told_to_reveal(state, asked[0]) is not None)
        )
        answer = True if told else None
    if answer is not None:
        return state.then(*(yes if answer else no))
    what = (
        f"pays {cost_text(effect.cost)} for {source_name(state)}"
        if effect.cost
        else f"does it ({source_name(state)})"
    )
    options = (Option(what, yes), Option(f"chooses not to ({source_name(state)})", no))
    return Choice(
        state, chooser, f"Does {state.label(chooser)} use {source_name(state)}?", options, (Cite.TRIGGER_MAY,)
    )


@handles(OnceEachTurn)
def once_each_turn(effect: OnceEachTurn, state: State) -> State:
    """Where the source's ability did it this turn already, nobody is asked."""
    offer, *rest = effect.effects
    said = repr(offer)
    if not isinstance(offer, May) or _done_by(state, said) in state.history:
        return state
    return state.then(Instructions((replace(offer, then=(*offer.then, MarkDone(said))), *rest)))


@handles(MarkDone)
def marks_done(effect: MarkDone, state: State) -> State:
    return state.having(history=(*state.history, _done_by(state, effect.what)))


def _done_by(state: State, what: str) -> Happening:
    return Happening(What.TRIGGERED, context_of(state).source, detail=f"done: {what}")


def _told_to_choose(state: State, chooser: Entity, first: Any) -> bool:
    """Whether the story tells what the player chooses for this: then it is done."""
    what, context = getattr(first, "what", None), replace(context_of(state), respective=chooser)
    described = what.what if isinstance(what, Chosen) and what.chooser is None else what
    if isinstance(first, Beside):
        labels = {state.label(e) for e in milled_to_take(state, first) or ()}
    elif isinstance(described, Filter) and isinstance(
        first, ChooseThings | Move | Sacrifice | SacrificeCost | TapOrUntap
    ):
        labels = {state.label(e) for e in all_that_fit(described, see(state), context)}
    else:
        return False
    return any(
        told.player in (None, state.label(chooser))
        and told.about in (None, source_name(state))
        and bool(told.names)
        and labels.issuperset(told.names)
        for _, told in answers_at_once(state, Picks)
    )


def _told_to_reveal_it(state: State, chooser: Entity, seen: SeeTop) -> bool:
    """`casts Elven Farsight and reveals Bear`: whether that player is told to reveal what lies on top, and not only what lies there."""
    name = state.label(chooser)
    return seen.how == "reveal" and any(
        told.player == name and not told.lies for _, told in decisions_left(state, Reveals)
    )


def _impossible(state: State, chooser: Entity) -> State:
    """An impossible option can't be chosen (CR 608.2d)."""
    text = f"{state.label(chooser)} can't do or pay what {source_name(state)} asks for."
    return illegal(state, text, (Cite.RESOLVE_CHOICE, Cite.COST_IN_FULL))


_DEEDS: dict[Deed, tuple[type[Any], ...]] = {
    Deed.GAIN_LIFE: (GainLife,),
    Deed.DRAW: (Draw,),
    Deed.DISCARD: (Discard, DiscardCost),
    Deed.SACRIFICE: (Sacrifice, SacrificeCost),
    Deed.CREATE: (CreateToken, CreateCopy),
    Deed.UNTAP: (TapOrUntap,),
    Deed.ASSIGN: (),
    Deed.COPY: (CopySpell, CopyForEach),
    Deed.TAKE_DAMAGE: (DealDamage,),
}


def _is_about(
    deed: Deed | None, cost: tuple[Any, ...], then: tuple[Any, ...], otherwise: tuple[Any, ...]
) -> bool:
    """Whether what the story says is done or not can be this."""
    if deed is None or _suffers(deed, then, otherwise):
        return True
    if deed is Deed.PAY:
        return bool(cost)
    return holds((cost, then), *_DEEDS[deed]) or holds(then, Opaque)


def _suffers(deed: Deed | None, then: tuple[Any, ...], otherwise: tuple[Any, ...]) -> bool:
    """`takes the 2 damage`: whether that is what comes of not doing it."""
    return deed is Deed.TAKE_DAMAGE and holds(otherwise, DealDamage) and not holds(then, DealDamage)


def told_may(
    state: State,
    chooser: Entity,
    cost: tuple[Any, ...],
    then: tuple[Any, ...],
    otherwise: tuple[Any, ...] = (),
) -> tuple[State, bool | None]:
    """Whether the scenario says that this player does the optional thing just now, which is to pay this and do that; `otherwise` is what
    comes of not doing it."""
    name = state.player(chooser).name
    source = source_name(state)
    for index, answer in whether_it_is_done(state):
        if not _is_about(answer.deed, cost, then, otherwise) or (
            cost and is_other_payment((answer,), (cost,))
        ):
            continue
        if answer.player == name and (answer.about is None or answer.about == source):
            return mark_used(state, index), answer.yes is not _suffers(answer.deed, then, otherwise)
    return state, False if cost and never_pays(state, name, source) else None


def _payers(who: Who, state: State) -> tuple[Entity, ...]:
    """Who may pay: of `any player` and of several that are told each in turn order, else the first that is named."""
    if isinstance(who, AnyWho):
        return tuple(players(state, EachPlayer()))
    named = tuple(players(state, who)) or (context_of(state).you,)
    return named if isinstance(who, Both) else named[:1]


@handles(UnlessPaid)
def unless_paid(effect: UnlessPaid, state: State) -> State | Choice:
    payers = _payers(effect.who, state)
    effect = replace(effect, cost=_in_numbers(state, effect.cost))
    payer = payers[0]
    happens: tuple[Task, ...] = (Instructions(effect.effects), SetDidIt(False))
    if len(payers) > 1:  # any of them may pay, one after another
        others = replace(effect, who=Both(tuple(map(Exactly, payers[1:]))))
        happens = (Instructions((others,)),)
    state, answer = told_may(state, payer, effect.cost, (), effect.effects)
    if not can_pay(state, payer, effect.cost, context_of(state).source):
        return _impossible(state, payer) if answer else state.then(*happens)
    paid = (PayNow(payer, effect.cost, Cite.UNLESS_PAID), SetDidIt(True))
    if answer is None and told_to_give_up(state, payer, effect.cost):
        answer = True
    if answer is not None:
        return state.then(*(paid if answer else happens))
    options = (
        Option(f"pays {cost_text(effect.cost)} for {source_name(state)}", paid),
        Option(f"doesn't pay for {source_name(state)}", happens),
    )
    return Choice(state, payer, f"Does {state.label(payer)} pay?", options, (Cite.UNLESS_PAID,))
