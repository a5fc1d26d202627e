"""Damage assignment order (CR 509.2-509.3 of 2009-2024): what the scenario says of it, kept with the combat.

An order that is not told is no choice of its own: it only limits how damage may be divided later, and every division
that is legal under some order is explored then.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.characteristics.view import permanents
from bot.engine.citations import Cite
from bot.engine.combat.decisions import decisions_of_this_combat
from bot.engine.in_combat import (
    Combat,
)
from bot.engine.log.combat import Ordered
from bot.engine.state import (
    Entity,
    State,
)
from bot.engine.told.decisions import OrdersBlockers
from bot.engine.told.scripted import mark_used
from bot.values import replace


def order_of(combat: Combat, entity: Entity) -> tuple[Entity, ...]:
    """The announced order in which this creature assigns damage; empty when none was announced."""
    return next((order for who, order in combat.orders if who == entity), ())


def settle_orders(state: State, whole: bool) -> State:
    """The state with the told orders announced: attackers' orders of blockers, blockers' orders of attackers. `whole`: only
    orders that name every creature concerned (a later one may name a creature that is not there yet)."""
    if not state.game.era.assigns_in_order or state.combat is None:
        return state
    for index, answer in decisions_of_this_combat(state, OrdersBlockers):
        for entity, others, cite in _ordering(state, answer):
            named = {state.label(o): o for o in others}
            if any(label not in named for label in answer.order) or (
                whole and len(named) > len(answer.order)
            ):
                continue
            order = tuple(named[label] for label in answer.order)
            assert state.combat is not None
            kept = tuple(o for o in state.combat.orders if o[0] != entity)
            state = state.having(combat=replace(state.combat, orders=(*kept, (entity, order))))
            what = "blockers" if cite is Cite.BLOCKER_ORDER else "attackers"
            ordered = Ordered(answer.player, state.label(entity), answer.order, what)
            state = mark_used(state.step(ordered, cite), index)
            break
    return state


def _ordering(state: State, answer: OrdersBlockers) -> Iterator[tuple[Entity, tuple[Entity, ...], Cite]]:
    """The creatures whose order this answer could be, with what they order."""
    combat = state.combat
    assert combat is not None
    player = state.player_named(answer.player)
    board = permanents(state)
    for attacker in combat.attackers:
        own = attacker.id in board and board[attacker.id].controller == player
        if own and len(attacker.blockers) > 1 and answer.of in (None, state.label(attacker.id)):
            yield attacker.id, attacker.blockers, Cite.BLOCKER_ORDER
    blocks: dict[Entity, list[Entity]] = {}
    for attacker in combat.attackers:
        for blocker in attacker.blockers:
            blocks.setdefault(blocker, []).append(attacker.id)
    for blocker, attackers in blocks.items():
        own = blocker in board and board[blocker].controller == player
        if own and len(attackers) > 1 and answer.of in (None, state.label(blocker)):
            yield blocker, tuple(attackers), Cite.ATTACKER_ORDER
