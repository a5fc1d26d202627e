"""Gifts (CR 702.174): what the opponent gets to whom one was promised."""

from __future__ import annotations

from typing import Any

from bot.abilities.keyword_actions import GiveGift
from bot.engine.evaluate.exactly import Exactly
from bot.engine.instructions import Instructions, context_of, handles, not_modelled
from bot.engine.state import State
from bot.values import replace


@handles(GiveGift)
def gives(effect: GiveGift, state: State) -> State:
    """With one opponent it is that one; which of several is promised it is not told."""
    opponents = state.opponents(context_of(state).you)
    if len(opponents) != 1:
        return not_modelled(state, "to whom the gift is promised")
    theirs: list[Any] = [*effect.gift]
    return state.then(Instructions(tuple(replace(e, who=Exactly(opponents[0])) for e in theirs)))
