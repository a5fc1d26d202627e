"""Life, counters, cards in hand and library, the game itself."""

from __future__ import annotations

from bot.abilities.amounts import Number
from bot.abilities.effects import (
    DistributeCounters,
    PutCounters,
    PutItsCounters,
    RemoveCounters,
)
from bot.abilities.player_effects import (
    AddMana,
    ChooseDiscard,
    Discard,
    Draw,
    ExileFromLibrary,
    ExtraCombat,
    ExtraTurn,
    GainLife,
    LoseLife,
    LoseTheGame,
    Mill,
    SetLife,
    SkipDraw,
)
from bot.abilities.statics import CantLose, CantWin
from bot.engine.agenda import Choice, Task
from bot.engine.aim import Aimed
from bot.engine.characteristics.view import permanents, see, statements
from bot.engine.citations import Cite
from bot.engine.counters import PutCounters as PutCountersEvent
from bot.engine.counters import remove_counters
from bot.engine.drawing import draw_cards, is_unknown, replaced_before
from bot.engine.effects.choosing import choose_objects
from bot.engine.effects.counters_of_any_kind import TakeAnyCounters
from bot.engine.effects.moved import NowThere
from bot.engine.effects.moving import BindExile
from bot.engine.effects.paying import RememberPaid
from bot.engine.evaluate import fits, is_among
from bot.engine.happenings import Happening, What
from bot.engine.instructions import (
    amount,
    amount_for,
    came_of_it,
    context_of,
    done_to,
    handles,
    players,
    source_name,
    whom,
)
from bot.engine.life import GainLife as GainLifeEvent
from bot.engine.life import gain_life, lose_life
from bot.engine.log.players import GameGoesOn, LostTheGame
from bot.engine.log.things import How
from bot.engine.log.turn import ExtraCombatGiven, ExtraTurnGiven, GotMana
from bot.engine.relevance.met import meet
from bot.engine.relevance.writes import is_read
from bot.engine.state import Entity, State, Zone
from bot.engine.state_based import LoseGame
from bot.engine.triggers import happen
from bot.engine.zones.moves import MoveAll
from bot.engine.zones.zone_change import ZoneChange
from bot.values import dataclass, replace


@handles(GainLife)
def gain(effect: GainLife, state: State) -> State:
    gains: list[Task] = []
    own = 0
    for player in players(state, effect.who):
        own = amount_for(state, effect.amount, player)
        gains.append(GainLifeEvent(player, own, (Cite.LIFE_GAIN,), source_name(state)))
    return came_of_it(state, much=own).then(*gains)


@handles(LoseLife)
def loses(effect: LoseLife, state: State) -> State:
    total = own = 0
    much = [(player, amount_for(state, effect.amount, player)) for player in players(state, effect.who)]
    for player, own in much:
        before = state.player(player).life
        state = lose_life(state, player, own, Cite.LIFE_GAIN)
        total += before - state.player(player).life
    return came_of_it(state, lost=total, much=own)


@handles(SetLife)
def becomes(effect: SetLife, state: State) -> State:
    """The player gains or loses what it takes (CR 119.5)."""
    for player in players(state, effect.who):
        target = amount_for(state, effect.amount, player)
        before = state.player(player).life
        if target > before:
            state = gain_life(state, player, target - before, Cite.LIFE_GAIN, source=source_name(state))
        elif target < before:
            state = lose_life(state, player, before - target, Cite.LIFE_GAIN)
    return state


@handles(PutCounters)
def puts(effect: PutCounters, state: State) -> State:
    on = whom(state, effect.on)
    by = source_name(state)
    tasks = [
        PutCountersEvent(e, effect.kind, amount_for(state, effect.amount, e), (Cite.COUNTERS,), by)
        for e in on
    ]
    each = amount_for(state, effect.amount, on[0]) if on else 0
    return came_of_it(done_to(state, *on), much=each).then(*tasks)


@handles(DistributeCounters)
def distributes(effect: DistributeCounters, state: State) -> State:
    """As announced (CR 601.2d): what an illegal target would have got is put on nothing (CR 608.2b)."""
    context = context_of(state)
    assert isinstance(effect.among, Aimed)
    index = effect.among.index
    targets = context.targets[index] if index < len(context.targets) else ()
    shares = context.shares[index] if index < len(context.shares) else ()
    by = source_name(state)
    tasks = [
        PutCountersEvent(e, effect.kind, number, (Cite.COUNTERS,), by)
        for e, number in zip(targets, shares, strict=False)
    ]
    return came_of_it(done_to(state, *targets), much=sum(shares)).then(*tasks)


@handles(PutItsCounters)
def puts_its_counters(effect: PutItsCounters, state: State) -> State:
    """The same number of each kind, of what is gone as it last was (CR 122.8-9)."""
    by, tasks = source_name(state), list[Task]()
    for one in whom(state, effect.of)[:1]:
        here = state.object(one)
        left = here.came_back_from if here is not None and here.zone is not Zone.BATTLEFIELD else None
        gone = state.known.get(one if left is None else left)
        thing = gone.object if gone is not None else here
        for kind, number in thing.counters if thing is not None else ():
            tasks += [
                PutCountersEvent(e, kind, number, (Cite.COUNTERS,), by) for e in whom(state, effect.onto)
            ]
    return state.then(*tasks)


@handles(RemoveCounters)
def removes(effect: RemoveCounters, state: State) -> State:
    much = None if effect.amount is None else amount(state, effect.amount)
    on = whom(state, effect.on)
    there = [o for e in on if (o := state.object(e)) is not None]
    # As many as there are, where a number is not said outright (CR 609.3).
    least = much if isinstance(effect.amount, Number) and much else 1
    could = any(o.count(effect.kind) >= least for o in there)
    taken = sum(o.count(effect.kind) if much is None else min(much, o.count(effect.kind)) for o in there)
    state = came_of_it(state, was=could, much=taken)
    if much is not None and (not effect.kind or effect.up_to):
        you = context_of(state).you
        tasks = [TakeAnyCounters(you, e, much, effect.up_to, effect.kind) for e in on]
        return done_to(state, *on).then(*tasks)
    for entity in on:
        state = remove_counters(state, entity, effect.kind, much, Cite.COUNTERS)
    return done_to(state, *on)


@handles(Draw)
def draws(effect: Draw, state: State) -> State:
    much = [(player, amount_for(state, effect.amount, player)) for player in players(state, effect.who)]
    for player, own in much:
        state = draw_cards(state, player, own, replaced_before(context_of(state)))
    return came_of_it(state, much=sum(own for _, own in much))


@handles(SkipDraw)
def skips_draw(effect: SkipDraw, state: State) -> State:
    """What would have been drawn is not."""
    return state


@handles(Discard)
def discards(effect: Discard, state: State) -> State | Choice:
    tasks: list[Task] = []
    for player in players(state, effect.who):
        hand = tuple(
            sorted(o.id for o in state.objects.values() if o.zone is Zone.HAND and o.owner == player)
        )
        if effect.what is not None:
            sight, context = see(state), replace(context_of(state), respective=player)
            hand = tuple(e for e in hand if fits(effect.what, e, sight, context, any_zone=True))
        number = len(hand) if effect.amount is None else amount_for(state, effect.amount, player)
        tasks.append(DiscardCards(player, hand, number, up_to=effect.up_to))
    return state.then(*tasks)


@dataclass(frozen=True, slots=True)
class DiscardCards(Task):
    """A player discards `number` of these cards, as many as there are (CR 701.9). Cards in hand that the scenario does not
    name are not there: a discard with an empty hand is none."""

    player: Entity
    hand: tuple[Entity, ...]
    number: int
    paying_for: Entity | None = None
    up_to: bool = False

    def do(self, state: State) -> State | Choice:
        if not self.hand or self.number <= 0:
            return state

        def then(picked: tuple[Entity, ...]) -> tuple[Task, ...]:
            return (DiscardThese(self.player, picked, self.paying_for),)

        least = 0 if self.up_to else None
        return choose_objects(
            state, self.player, self.hand, self.number, then, "discards", (Cite.DISCARD,), least
        )


@dataclass(frozen=True, slots=True)
class DiscardThese(Task):
    """These cards are discarded, as a cost of `paying_for` where there is one."""

    player: Entity
    cards: tuple[Entity, ...]
    paying_for: Entity | None = None

    def do(self, state: State) -> State:
        cause = context_of(state).source if state.contexts and self.paying_for is None else None
        own = state.player(self.player)
        state = state.with_player(self.player, discarded=own.discarded + len(self.cards))
        happened = (Happening(What.DISCARDS, self.player, card, cause=cause) for card in self.cards)
        state = happen(state, *happened)
        change = ZoneChange(0, Zone.GRAVEYARD, How.DISCARDED, (Cite.DISCARD,), cause, by=self.player)
        move = MoveAll(tuple(replace(change, entity=c) for c in self.cards))
        if self.paying_for is None:
            return state.then(move, NowThere(self.cards))
        return state.then(move, RememberPaid(self.paying_for, "discarded", self.cards))


@handles(ChooseDiscard)
def chooses_discard(effect: ChooseDiscard, state: State) -> State | Choice:
    """You choose from that player's hand. Cards that the scenario does not name are not there."""
    sight, context = see(state), context_of(state)
    if effect.until_leaves and context.source not in permanents(state):
        return state  # it has left already: nothing is exiled (CR 610.3a)
    who = players(state, effect.who)
    cards = [o for o in state.objects.values() if o.zone is Zone.HAND and o.owner in who]
    hand = tuple(o.id for o in cards if fits(effect.what, o.id, sight, context, any_zone=True))
    # A card that was drawn may be of that kind or not.
    least = min(1, len(hand))
    hand += tuple(o.id for o in cards if o.id not in hand and is_unknown(o))[:1]

    def then(picked: tuple[Entity, ...]) -> tuple[Task, ...]:
        if effect.exile:
            move = MoveAll(tuple(ZoneChange(c, Zone.EXILE, How.MOVED, (Cite.EXILE,)) for c in picked))
            until = (BindExile(picked),) if effect.until_leaves else ()
            return (move, *until, NowThere(picked))
        return (DiscardThese(who[0], picked),)

    return (
        choose_objects(state, context.you, tuple(sorted(hand)), 1, then, "chooses", (Cite.DISCARD,), least)
        if hand
        else state
    )


@handles(Mill)
def mills(effect: Mill, state: State) -> State:
    return _from_library(effect, state, "mills cards: the library is not modelled")


@handles(ExileFromLibrary)
def exiles_library(effect: ExileFromLibrary, state: State) -> State:
    return _from_library(effect, state, "exiles cards of a library, which is not modelled")


@handles(AddMana)
def adds_mana(effect: AddMana, state: State) -> State:
    if not state.game.era.mana_burn:
        return state
    for player in players(state, effect.who):
        symbols = effect.mana.count("{") or 1
        if effect.times is not None:
            symbols *= amount_for(state, effect.times, player)
        state = state.with_player(player, mana=state.player(player).mana + symbols)
        state = state.step(GotMana(state.label(player), symbols), Cite.MANA_BURN)
    return state


@handles(LoseTheGame)
def loses_game(effect: LoseTheGame, state: State) -> State:
    """Those who win do so at once, whoever can't lose (CR 104.2b); who can't lose, or can't win, does not (CR 101.2)."""
    who = players(state, effect.who)
    sight = see(state)
    barred = tuple(statements(state, CantWin if effect.wins else CantLose))
    for player in who:
        for said in barred:
            if is_among(said.effect.who, player, sight, said.context) and not getattr(
                said.effect, "for_life", False
            ):
                state = state.step(GameGoesOn(state.label(player), said.name, effect.wins), Cite.CANT_HAPPEN)
                who = tuple(p for p in who if p != player)
                break
    losers = tuple(p for w in who for p in state.opponents(w)) if effect.wins else who
    name, cite = source_name(state), Cite.EFFECT_WINS if effect.wins else Cite.EFFECT_LOSES
    return state.then(*(LoseGame(p, cite, LostTheGame(state.label(p), effect=name)) for p in losers))


@handles(ExtraCombat)
def extra_combat(effect: ExtraCombat, state: State) -> State:
    turn = replace(state.turn, extra_combats=state.turn.extra_combats + 1)
    return state.having(turn=turn).step(ExtraCombatGiven(), Cite.EXTRA_PHASE)


@handles(ExtraTurn)
def extra_turn(effect: ExtraTurn, state: State) -> State:
    """The newest is taken first (CR 500.7)."""
    for player in players(state, effect.who):
        turn = replace(state.turn, extra_turns=(player, *state.turn.extra_turns))
        state = state.having(turn=turn).step(ExtraTurnGiven(state.label(player)), Cite.EXTRA_TURN)
    return state


def _from_library(effect: Mill | ExileFromLibrary, state: State, what: str) -> State:
    """Which cards these are is not known: it has to be what nobody in the story looks at."""
    if is_read(effect, state):
        return meet(state, context_of(state).source, what)
    return state.having(left_out=state.left_out | {(source_name(state), what)})
