"""Life, cards drawn and milled, mana, turns, the game itself."""

from __future__ import annotations

from bot.abilities.player_effects import (
    AddMana,
    Draw,
    ExtraCombat,
    ExtraTurn,
    GainLife,
    LoseLife,
    LoseTheGame,
    SetLife,
    SkipDraw,
    SkipNextTurn,
)
from bot.abilities.statics import CantLose, CantWin
from bot.engine.agenda import Task
from bot.engine.characteristics.view import see, statements
from bot.engine.citations import Cite
from bot.engine.evaluate import is_among
from bot.engine.instructions import (
    amount_for,
    came_of_it,
    context_of,
    handles,
    players,
    source_name,
)
from bot.engine.log.players import GameGoesOn, LostTheGame
from bot.engine.log.turn import ExtraCombatGiven, ExtraTurnGiven, GotMana, WillSkipTurn
from bot.engine.mana_symbols import mana_added
from bot.engine.players.drawing import draw_cards, replaced_before
from bot.engine.players.life import GainLife as GainLifeEvent
from bot.engine.players.life import gain_life, lose_life
from bot.engine.players.losing import LoseGame
from bot.engine.state import State
from bot.values import replace


@handles(GainLife)
def gain(effect: GainLife, state: State) -> State:
    gains: list[Task] = []
    own = 0
    for player in players(state, effect.who):
        own = amount_for(state, effect.amount, player)
        cause = context_of(state).source
        gains.append(GainLifeEvent(player, own, (Cite.LIFE_GAIN,), source_name(state), cause))
    return came_of_it(state, much=own).then(*gains)


@handles(LoseLife)
def loses(effect: LoseLife, state: State) -> State:
    total = own = 0
    much = [(player, amount_for(state, effect.amount, player)) for player in players(state, effect.who)]
    for player, own in much:
        before = state.player(player).life
        state = lose_life(state, player, own, Cite.LIFE_GAIN, source=source_name(state))
        total += before - state.player(player).life
    return came_of_it(state, lost=total, much=own)


@handles(SetLife)
def becomes(effect: SetLife, state: State) -> State:
    """The player gains or loses what it takes (CR 119.5)."""
    for player in players(state, effect.who):
        target = amount_for(state, effect.amount, player)
        before = state.player(player).life
        if target > before:
            state = gain_life(
                state,
                player,
                target - before,
                Cite.LIFE_GAIN,
                source=source_name(state),
                by=context_of(state).source,
            )
        elif target < before:
            state = lose_life(state, player, before - target, Cite.LIFE_GAIN, source=source_name(state))
    return state


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


@handles(AddMana)
def adds_mana(effect: AddMana, state: State) -> State:
    if not state.game.era.mana_burn:
        return state
    for player in players(state, effect.who):
        symbols = mana_added(effect.mana, context_of(state).x)
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


@handles(SkipNextTurn)
def skip_next_turn(effect: SkipNextTurn, state: State) -> State:
    """Each such effect skips one (CR 614.10a)."""
    for player in players(state, effect.who):
        for _ in range(effect.number):
            turn = replace(state.turn, skipping=(*state.turn.skipping, player))
            state = state.having(turn=turn).step(WillSkipTurn(state.label(player)), Cite.TURN_SKIPPED)
    return state


@handles(ExtraTurn)
def extra_turn(effect: ExtraTurn, state: State) -> State:
    """The newest is taken first (CR 500.7)."""
    for player in players(state, effect.who):
        turn = replace(state.turn, extra_turns=(player, *state.turn.extra_turns))
        state = state.having(turn=turn).step(ExtraTurnGiven(state.label(player)), Cite.EXTRA_TURN)
    return state
