"""Life totals exchanged: between players, and with a creature's power or toughness (CR 701.12)."""

from __future__ import annotations

from bot.abilities.amounts import Number
from bot.abilities.changes import BasePT
from bot.abilities.durations import Duration
from bot.abilities.effects import ChangeNow
from bot.abilities.player_effects import ExchangeLife, ExchangeLifeForSize
from bot.abilities.statics import CantGainLife, LifeCantChange
from bot.engine.characteristics.view import chars_of, permanents, see, statements
from bot.engine.citations import Cite
from bot.engine.evaluate import is_among
from bot.engine.evaluate.exactly import Exactly
from bot.engine.instructions import came_of_it, context_of, handles, players, source_name, whom
from bot.engine.lasting import add_effect
from bot.engine.log.notes import Note
from bot.engine.players.life import gain_life, lose_life
from bot.engine.state import Entity, State


@handles(ExchangeLife)
def exchanges_life(effect: ExchangeLife, state: State) -> State:
    """Each gains or loses what it takes to have the other's former life total; neither where one of them can't (CR 119.7-8)."""
    both = players(state, effect.first)
    if effect.second is not None:
        both = (*both[:1], *players(state, effect.second)[:1])
    if len(both) != 2:
        return state.step(Note.EXCHANGE_IMPOSSIBLE.of(), Cite.EXCHANGE)
    totals = {both[0]: state.player(both[1]).life, both[1]: state.player(both[0]).life}
    if not all(_can_have(state, player, total) for player, total in totals.items()):
        return state.step(Note.EXCHANGE_IMPOSSIBLE.of(), Cite.EXCHANGE)
    lost = max(0, state.player(both[0]).life - totals[both[0]])
    for player, total in totals.items():
        state = _with_total(state, player, total)
    return came_of_it(state, lost=lost, much=lost)


@handles(ExchangeLifeForSize)
def exchanges_life_for_size(effect: ExchangeLifeForSize, state: State) -> State:
    """The player's life total becomes the former value, the creature's power or toughness the former life total."""
    who, things = players(state, effect.who), whom(state, effect.of)
    chars = chars_of(state, things[0]) if things and things[0] in permanents(state) else None
    size = None if chars is None else chars.power if effect.stat == "power" else chars.toughness
    if not who or size is None or not _can_have(state, who[0], size):
        return state.step(Note.EXCHANGE_IMPOSSIBLE.of(), Cite.EXCHANGE)
    before = Number(state.player(who[0]).life)
    state = _with_total(state, who[0], size)
    change = BasePT(before, None) if effect.stat == "power" else BasePT(None, before)
    lasting = ChangeNow(Exactly(things[0]), (change,), Duration.INDEFINITELY)
    return add_effect(
        state, lasting, context_of(state), Duration.INDEFINITELY, source_name(state), (things[0],)
    )


def _can_have(state: State, player: Entity, total: int) -> bool:
    """Whether nothing keeps the player's life total from becoming that."""
    change = total - state.player(player).life
    kinds = (LifeCantChange, CantGainLife) if change > 0 else (LifeCantChange,) if change else ()
    sight = see(state)
    return not any(
        is_among(s.effect.who, player, sight, s.context) for kind in kinds for s in statements(state, kind)
    )


def _with_total(state: State, player: Entity, total: int) -> State:
    change = total - state.player(player).life
    if change > 0:
        return gain_life(state, player, change, Cite.EXCHANGE, source=source_name(state))
    return lose_life(state, player, -change, Cite.EXCHANGE) if change else state
