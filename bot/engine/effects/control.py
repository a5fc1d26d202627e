"""How instructions combine: if, may, unless, for each, later."""

from __future__ import annotations

from typing import Any

from bot.abilities.card import Card
from bot.abilities.conditions import DidIt
from bot.abilities.costs import DiscardCost, Mana, SacrificeCost
from bot.abilities.effects import (
    Beside,
    ChooseTargets,
    CreateCopy,
    CreateToken,
    Discard,
    Draw,
    FlipCoins,
    FlipTogether,
    ForEachOf,
    GainLife,
    GetEmblem,
    If,
    Later,
    LimitX,
    May,
    Move,
    RemoveCounters,
    Repeat,
    Sacrifice,
    TapOrUntap,
    Then,
    UnlessPaid,
    WhenYouDo,
    WhereX,
)
from bot.abilities.opaque import Opaque
from bot.abilities.walk import holds
from bot.abilities.who import Chosen
from bot.engine.agenda import Choice, Option, Task
from bot.engine.aim import locked
from bot.engine.characteristics.view import see
from bot.engine.citations import Cite
from bot.engine.costs import can_pay, cost_text, pay
from bot.engine.evaluate import is_true
from bot.engine.evaluate.filters import all_that_fit
from bot.engine.illegal import illegal
from bot.engine.instructions import (
    Instructions,
    amount,
    came_of_it,
    context_of,
    handles,
    not_modelled,
    players,
    source_name,
    whom,
    with_context,
)
from bot.engine.log.notes import Note
from bot.engine.log.things import EmblemGot
from bot.engine.moves import add_effect, new_object
from bot.engine.relevance.met import meet
from bot.engine.relevance.writes import is_read
from bot.engine.script import Deed, Flips, SaysMay
from bot.engine.settled import pending, spend
from bot.engine.state import Entity, State, Waiting, Zone
from bot.values import dataclass, replace


@handles(Then)
def then(effect: Then, state: State) -> State:
    return state.then(Instructions(effect.parts))


@handles(WhereX)
def where_x(effect: WhereX, state: State) -> State:
    """X is worked out once, as the instructions begin."""
    value = amount(state, effect.x)
    return with_context(state, x=value).then(Instructions(effect.effects))


@handles(If)
def if_(effect: If, state: State) -> State:
    holds = is_true(effect.condition, see(state), context_of(state))
    then = effect.then
    if effect.instead and len(then) == 1 and isinstance(then[0], May) and not then[0].if_not:
        then = (
            replace(then[0], if_not=effect.otherwise),
        )  # who may do it instead and doesn't has it done as it was
    return state.then(Instructions(then if holds else effect.otherwise))


@handles(LimitX)
def limit_x(effect: LimitX, state: State) -> State:
    """A limit on what was announced: nothing is done."""
    return state


@handles(Beside)
def beside(effect: Beside, state: State) -> State:
    """Nothing is done; what it would change has to be what nobody in the story looks at."""
    if is_read(effect, state):
        return meet(state, context_of(state).source, effect.words)
    return state.having(left_out=state.left_out | {(source_name(state), effect.words)})


@handles(ChooseTargets)
def chooses_targets(effect: ChooseTargets, state: State) -> State:
    """The targets were chosen before: later words speak of them."""
    return state


@dataclass(frozen=True, slots=True)
class SetDidIt(Task):
    """Remember whether the optional action was taken ("if you do")."""

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


@handles(May)
def may(effect: May, state: State) -> State | Choice:
    chooser = (players(state, effect.who) or (context_of(state).you,))[0]
    yes: tuple[Task, ...] = (
        *((PayNow(chooser, effect.cost),) if effect.cost else ()),
        Instructions(effect.then),
        SetDidIt(True),
    )
    no: tuple[Task, ...] = (Instructions(effect.if_not), SetDidIt(False))
    unable = effect.cost and not can_pay(state, chooser, effect.cost, context_of(state).source)
    state, answer = told_may(state, chooser, effect.cost, effect.then)
    if unable or _cannot_begin(state, effect.then, chooser):
        return _impossible(state, chooser) if answer else state.then(*no)
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


def _cannot_begin(state: State, effects: tuple[Any, ...], chooser: Entity) -> bool:
    """Whether the first of these is to give up what the player, or the permanent, does not have (CR 118.3, 608.2d)."""
    first, sight = effects[0] if effects else None, see(state)
    if isinstance(first, Discard) and first.amount is not None and players(state, first.who) == (chooser,):
        hand = [o for o in state.objects.values() if o.zone is Zone.HAND and o.owner == chooser]
        return len(hand) < amount(state, first.amount)
    if isinstance(first, RemoveCounters) and first.amount is not None:
        there = [o for e in whom(state, first.on) if (o := state.object(e)) is not None]
        return not any(o.count(first.kind) >= amount(state, first.amount) for o in there)
    if isinstance(first, Move) and isinstance(first.what, Chosen):
        return not all_that_fit(first.what.what, sight, context_of(state))
    if not isinstance(first, Sacrifice):
        return False
    if isinstance(first.what, Chosen):
        mine = all_that_fit(first.what.what, sight, replace(context_of(state), you=chooser))
    else:
        mine = whom(state, first.what)
    return not any(e in sight.chars and sight.controller(e) == chooser for e in mine)


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
}
"""What each deed is, among costs and instructions."""


def _is_about(deed: Deed | None, cost: tuple[Any, ...], then: tuple[Any, ...]) -> bool:
    """Whether what the story says is done or not can be this."""
    if deed is None:
        return True
    if deed is Deed.PAY:
        return bool(cost)
    return holds((cost, then), *_DEEDS[deed]) or holds(then, Opaque)


def told_may(
    state: State, chooser: Entity, cost: tuple[Any, ...], then: tuple[Any, ...]
) -> tuple[State, bool | None]:
    """Whether the scenario says that this player does the optional thing just now, which is to pay this and do that."""
    name = state.player(chooser).name
    source = source_name(state)
    for index, answer in pending(state, SaysMay):
        if not _is_about(answer.deed, cost, then):
            continue
        if answer.player == name and (answer.about is None or answer.about == source):
            return spend(state, index), answer.yes
    return state, None


@handles(UnlessPaid)
def unless_paid(effect: UnlessPaid, state: State) -> State | Choice:
    payers = players(state, effect.who) or (context_of(state).you,)
    payer = payers[0]
    happens = (Instructions(effect.effects), SetDidIt(False))
    state, answer = told_may(state, payer, effect.cost, ())
    if not can_pay(state, payer, effect.cost, context_of(state).source):
        return _impossible(state, payer) if answer else state.then(*happens)
    paid = (PayNow(payer, effect.cost, Cite.UNLESS_PAID), SetDidIt(True))
    if answer is not None:
        return state.then(*(paid if answer else happens))
    options = (
        Option(f"pays {cost_text(effect.cost)} for {source_name(state)}", paid),
        Option(f"doesn't pay for {source_name(state)}", happens),
    )
    return Choice(state, payer, f"Does {state.label(payer)} pay?", options, (Cite.UNLESS_PAID,))


@dataclass(frozen=True, slots=True)
class ForOne(Task):
    """The instructions for one of several; afterwards the one is who it was before."""

    one: Entity | None
    effects: tuple[Any, ...]

    def do(self, state: State) -> State:
        state = with_context(state, one=self.one)
        return state.then(Instructions(self.effects)) if self.effects else state


@handles(ForEachOf)
def for_each(effect: ForEachOf, state: State) -> State:
    tasks: list[Task] = [ForOne(one, effect.effects) for one in whom(state, effect.what)]
    return state.then(*tasks, ForOne(context_of(state).one, ()))


@handles(Repeat)
def repeat(effect: Repeat, state: State) -> State:
    times = min(amount(state, effect.times), 100)
    return state.then(*(Instructions(effect.effects) for _ in range(times)))


@handles(Later)
def later(effect: Later, state: State) -> State:
    context = context_of(state)
    return add_effect(state, effect, context, effect.duration, state.label(context.source))


@handles(WhenYouDo)
def when_you_do(effect: WhenYouDo, state: State) -> State:
    context = context_of(state)
    if effect.number and not is_true(DidIt(number=effect.number), see(state), context):
        return state
    effect = locked(effect, context.targets)
    waiting = Waiting(context.source, context.you, effect, replace(context, targets=(), shares=()))
    return state.having(waiting=(*state.waiting, waiting))


@handles(FlipTogether)
def flip_together(effect: FlipTogether, state: State) -> State:
    """Players flip until all come up heads: how many tails each had must be told. What it does for each tails is done once
    for every tails, round by round."""
    tails: dict[Entity, int] = {}
    for player in players(state, effect.players):
        name = state.player(player).name
        for index, told in pending(state, Flips):
            if told.player == name:
                tails[player] = told.tails
                state = spend(state, index)
                break
        else:
            return not_modelled(state, f"how many tails {name} flips is not told")
    tasks: list[Task] = []
    for round_ in range(max(tails.values(), default=0)):
        tasks += [ForOne(p, effect.tails) for p, n in tails.items() if n > round_]
    return state.then(*tasks, ForOne(None, ()))


@handles(GetEmblem)
def get_emblem(effect: GetEmblem, state: State) -> State:
    """An emblem in the command zone; its abilities work from there (CR 114)."""
    for player in players(state, effect.who) or (context_of(state).you,):
        name = f"{source_name(state)} emblem"
        card = Card(name, abilities=effect.abilities)
        state, _ = new_object(state, card, player, Zone.COMMAND, name)
        state = state.step(EmblemGot(state.label(player)), Cite.RESOLVE_SPELL)
    return state


@handles(FlipCoins)
def flip(effect: FlipCoins, state: State) -> State | Choice:
    flipper = (players(state, effect.who) or (context_of(state).you,))[0]
    win, lose = (Instructions(effect.win),), (Instructions(effect.lose),)
    name = state.player(flipper).name
    for index, told in pending(state, Flips):
        if told.player == name:
            state = spend(state, index)
            return state.then(*(win if told.heads else lose))
    options = (Option("wins the coin flip", win), Option("loses the coin flip", lose))
    return Choice(state, flipper, f"Does {name} win the flip?", options, (Cite.RESOLVE_CHOICE,))
