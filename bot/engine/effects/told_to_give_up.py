"""Whether the story tells that a player gives up what may be given up: sacrifices or discards it."""

from __future__ import annotations

from typing import Any

from bot.abilities.costs import DiscardCost, EitherCost, SacrificeCost
from bot.abilities.effects import Sacrifice
from bot.abilities.player_effects import Discard
from bot.abilities.who import Chosen
from bot.engine.characteristics.view import permanents, see
from bot.engine.evaluate import all_that_fit, fits
from bot.engine.instructions import context_of, source_name, whom
from bot.engine.state import Entity, State, Zone
from bot.engine.told.sacrifices_and_discards import says_to_give_up
from bot.engine.told.script import Sacrifices
from bot.values import replace


def told_to_give_up(state: State, chooser: Entity, asked: tuple[Any, ...]) -> bool:
    """Whether the story goes on with the player giving up what may be given up here, for this or for nothing told; or tells
    anywhere what is sacrificed to this."""
    sight, context, source = see(state), replace(context_of(state), respective=chooser), source_name(state)
    first = asked[0] if asked else None
    if isinstance(first, EitherCost):
        return any(told_to_give_up(state, chooser, (one,)) for one in first.of)
    mine: tuple[Entity, ...] = ()
    if isinstance(first, Sacrifice):
        mine = (
            tuple(all_that_fit(first.what.what, sight, context))
            if isinstance(first.what, Chosen)
            else whom(state, first.what)
        )
    elif isinstance(first, SacrificeCost):
        theirs = (e for e in permanents(state) if sight.controller(e) == chooser)
        mine = tuple(e for e in theirs if first.what is None or fits(first.what, e, sight, context))
    elif isinstance(first, Discard | DiscardCost):
        mine = tuple(o.id for o in state.objects.values() if o.zone is Zone.HAND and o.owner == chooser)
    if says_to_give_up(state, chooser, asked[:1], mine, source):
        return True
    labels, name = {state.label(e) for e in mine}, state.label(chooser)
    return any(
        isinstance(action, Sacrifices)
        and index not in state.used
        and (action.player, action.to, action.what in labels) == (name, source, True)
        for index, action in enumerate(state.game.script)
    )
