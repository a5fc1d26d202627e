"""What may be done and cannot be begun: to give up, move or put counters on what is not there."""

from __future__ import annotations

from typing import Any

from bot.abilities.effects import Beside, Move, PutCounters, RemoveCounters, Sacrifice, TapOrUntap
from bot.abilities.libraries import RevealFromHand
from bot.abilities.player_effects import Discard
from bot.abilities.who import Chosen
from bot.engine.characteristics.view import see
from bot.engine.effects.of_the_milled import milled_to_take
from bot.engine.effects.revealing import can_be_revealed
from bot.engine.effects.unknown_kinds import may_lie_there
from bot.engine.evaluate import Sight, all_that_fit
from bot.engine.instructions import amount, context_of, players, whom
from bot.engine.state import Entity, State, Zone
from bot.values import replace


def cannot_begin(state: State, effects: tuple[Any, ...], chooser: Entity) -> bool:
    """Whether the first of these is to give up what the player, or the permanent, does not have (CR 118.3, 608.2d)."""
    first, sight = effects[0] if effects else None, see(state)
    if isinstance(first, Discard) and first.amount is not None and players(state, first.who) == (chooser,):
        hand = [o for o in state.objects.values() if o.zone is Zone.HAND and o.owner == chooser]
        return len(hand) < amount(state, first.amount)
    if isinstance(first, RemoveCounters) and first.amount is not None:
        on = _chosen_from(state, first.on, sight) or whom(state, first.on)
        there = [o for e in on if (o := state.object(e)) is not None]
        return not any(o.count(first.kind) >= amount(state, first.amount) for o in there)
    if isinstance(first, PutCounters) and isinstance(first.on, Chosen):
        return first.on.count.least != 0 and not _chosen_from(state, first.on, sight)
    if isinstance(first, Move | TapOrUntap) and isinstance(first.what, Chosen):
        what, context = first.what.what, context_of(state)
        able = all_that_fit(what, sight, context) or may_lie_there(what, state, context)
        return first.what.count.least != 0 and not able
    if isinstance(first, RevealFromHand):
        return not can_be_revealed(state, first)
    if isinstance(first, Beside):
        return milled_to_take(state, first) == ()
    if not isinstance(first, Sacrifice):
        return False
    if isinstance(first.what, Chosen):
        mine = all_that_fit(first.what.what, sight, replace(context_of(state), respective=chooser))
    else:
        mine = whom(state, first.what)
    return not any(e in sight.chars and sight.controller(e) == chooser for e in mine)


def _chosen_from(state: State, what: Any, sight: Sight) -> tuple[Entity, ...]:
    return tuple(all_that_fit(what.what, sight, context_of(state))) if isinstance(what, Chosen) else ()
