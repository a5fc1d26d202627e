"""Whether a cost can be paid (CR 118.3). Mana is assumed to be there unless told otherwise."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.abilities.costs import Mana
from bot.engine.costs.lacking import unpayable
from bot.engine.happenings import What
from bot.engine.mana_symbols import mana_value, phyrexian
from bot.engine.state import Entity, State


def can_pay(state: State, player: Entity, cost: tuple[Any, ...], source: Entity, x: int = 0) -> bool:
    """Whether every part of the cost can be paid now; mana can, unless it is told that there is less."""
    return (
        not is_short_of_mana(state, player, (cost,), x) and unpayable(state, player, cost, source, x) is None
    )


def is_short_of_mana(state: State, player: Entity, costs: Iterable[tuple[Any, ...]], x: int = 0) -> bool:
    """Whether it is told that the player has less mana than these costs ask for together (CR 118.3)."""
    left = mana_left(state, player)
    if left is None:
        return False
    parts = [part for cost in costs for part in cost if isinstance(part, Mana)]
    return sum(mana_value(part.symbols, x) - phyrexian(part.symbols) for part in parts) > left


def mana_left(state: State, player: Entity) -> int | None:
    """How much of the mana that is told to be there has not been spent since the player's permanents untapped; None where none is told."""
    told = dict(state.game.mana).get(player)
    return None if told is None else max(0, told - _spent_of_it(state, player))


def as_a_turn_begins(state: State, following: Entity) -> State:
    """What each player spent stays spent over the turn that begins; whoever's turn it is untaps (CR 502.3)."""
    for player, _ in state.game.mana:
        cast = sum(h.subject == player and h.what is What.CASTS for h in state.history)
        spent = 0 if player == following else _spent_of_it(state, player)
        before = state.player(player).cast_before_this_turn
        state = state.with_player(player, mana_tapped_for=spent, cast_before_this_turn=before + cast)
    return state


def _spent_of_it(state: State, player: Entity) -> int:
    """How much of the mana that is told was spent on spells and abilities: from those on that were cast since it was told."""
    before, seat = dict(state.game.spells_before_mana).get(player, 0), state.player(player)
    cast, spent = seat.cast_before_this_turn, seat.mana_tapped_for
    for happened in state.history:
        if happened.subject == player and happened.what is What.CASTS:
            cast += 1
        elif happened.subject == player and happened.what is What.SPENDS and cast >= before:
            spent += happened.amount
    return spent
