"""What happens to an object that would enter instead (CR 614.1d, 614.12): exiled, under another's control, only if it is paid for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from bot.abilities.ability import Ability, Static
from bot.abilities.costs import Cost, DiscardCost, SacrificeCost
from bot.abilities.entering import CantEnter, EntersIfPaid, ReplaceEntering
from bot.abilities.filters import Filter, IsToken, Not
from bot.abilities.walk import inside
from bot.engine.agenda import Choice, Task
from bot.engine.characteristics.view import permanents, see, statements
from bot.engine.citations import Cite
from bot.engine.effects.choosing import choose_objects
from bot.engine.evaluate import all_that_fit, fits, is_among, who_is
from bot.engine.evaluate.context import Context
from bot.engine.log.things import How
from bot.engine.relevance.met import meet
from bot.engine.state import Entity, State, Zone
from bot.engine.zones.as_it_enters import Moving
from bot.engine.zones.relocate import relocate
from bot.engine.zones.zone_change import ZoneChange
from bot.values import replace


def cant_enter(state: State, change: ZoneChange) -> bool:
    """Whether something says that it can't (CR 101.2): it stays where it is."""
    if change.to is not Zone.BATTLEFIELD:
        return False
    return any(
        is_among(s.effect.who, change.entity, see(state), s.context) for s in statements(state, CantEnter)
    )


def entering_otherwise(state: State, change: ZoneChange) -> Iterator[tuple[str, ZoneChange]]:
    """The effects that would have it exiled, or enter under another's control, each with what it makes of it; those of control
    alone where there are some (CR 616.1b). It is looked at as it would be on the battlefield (CR 614.12)."""
    found = state.object(change.entity)
    rules = tuple(statements(state, ReplaceEntering)) if change.to is Zone.BATTLEFIELD else ()
    if found is None or not rules:
        return
    there, entity = relocate(state, found, change, None)
    sight = see(there)
    cast = found.zone is Zone.STACK and not (found.on_stack is not None and found.on_stack.is_copy)
    ways: list[tuple[str, ZoneChange]] = []
    for said in rules:
        rule: ReplaceEntering = said.effect
        mark = (rule, said.context.source)
        if mark in change.done or (rule.not_cast and cast):
            continue
        if not is_among(rule.who, entity, sight, said.context):
            continue
        done = change.done | {mark}
        if rule.under is None:
            ways.append((said.name, replace(change, to=Zone.EXILE, done=done)))
        else:
            (player, *_) = who_is(rule.under, see(state), said.context)
            ways.append((said.name, replace(change, under=player, done=done)))
    yield from [w for w in ways if w[1].to is Zone.BATTLEFIELD] or ways


def tokens_are_met(state: State) -> Entity | None:
    """The source of an effect that might change where a token goes that is about to be created."""
    for said in statements(state, ReplaceEntering):
        if Not(IsToken()) not in inside(said.effect.who, Not):
            return said.context.source
    return None


def paid_to_enter(abilities: tuple[Ability, ...]) -> EntersIfPaid | None:
    """What is to be paid for an object with these abilities to enter."""
    statics = (e for a in abilities if isinstance(a, Static) for e in a.effects)
    return next((e for e in statics if isinstance(e, EntersIfPaid)), None)


class GivingUp(Protocol):
    """A player sacrifices or discards these, for something that is entering."""

    def __call__(self, player: Entity, what: tuple[Entity, ...], how: How) -> Task: ...


def pay_to_enter(
    state: State, change: ZoneChange, asked: EntersIfPaid, moving: Moving, giving_up: GivingUp
) -> State | Choice:
    """It is paid for, where that can be and its controller does; else it is put into its owner's graveyard."""
    found = state.objects[change.entity]
    player = change.under if change.under is not None else found.controller
    cost = asked.cost[0]
    paid = replace(change, paid=(*change.paid, PAID))
    unpaid = moving(replace(change, to=Zone.GRAVEYARD, how=How.MOVED, under=None))
    what = _of(cost)
    if what is None:
        return meet(state, change.entity, "what is paid as it enters")
    candidates = _candidates(state, change.entity, player, cost, what)
    number = cost.count if isinstance(cost, SacrificeCost | DiscardCost) else 1
    assert isinstance(number, int)
    if len(candidates) < number:
        return state.then(unpaid)

    def then(picked: tuple[Entity, ...]) -> tuple[Task, ...]:
        return (giving_up(player, picked, how), moving(paid)) if len(picked) == number else (unpaid,)

    how, verb = (
        (How.SACRIFICED, "sacrifices") if isinstance(cost, SacrificeCost) else (How.DISCARDED, "discards")
    )
    least = 0 if asked.optional else number
    cites, label = (Cite.ENTERS_WITH,), state.label(change.entity)
    return choose_objects(state, player, candidates, number, then, verb, cites, least, label)


PAID = "to enter"
"""What is remembered of a permanent whose entering was paid for."""


def _of(cost: Cost) -> Filter | None:
    return cost.what if isinstance(cost, SacrificeCost | DiscardCost) else None


def _candidates(
    state: State, entering: Entity, player: Entity, cost: Cost, what: Filter
) -> tuple[Entity, ...]:
    sight, context = see(state), Context(entering, player)
    if isinstance(cost, SacrificeCost):
        board = permanents(state)
        return tuple(
            e for e in all_that_fit(what, sight, context) if e in board and board[e].controller == player
        )
    hand = (o.id for o in state.objects.values() if o.zone is Zone.HAND and o.owner == player)
    return tuple(sorted(e for e in hand if e != entering and fits(what, e, sight, context, any_zone=True)))
