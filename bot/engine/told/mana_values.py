"""The mana value of something, as the story asks (CR 202.3)."""

from __future__ import annotations

from bot.engine.characteristics.view import see
from bot.engine.citations import Cite
from bot.engine.evaluate.stats import stat_of
from bot.engine.log.costs import ManaValued
from bot.engine.mana_symbols import mana_value
from bot.engine.state import State, Zone
from bot.engine.told.asked_of_costs import TellsManaValue


def tell_mana_value(state: State, action: TellsManaValue) -> State:
    """The state in which it has been said."""
    found = state.named(action.what)
    if found is None:
        return state
    cost = found.card.mana_cost
    has_x = "{X}" in cost
    if has_x and action.x is not None:
        number = mana_value(cost, action.x)
        step = ManaValued(found.label, number, f"on the stack X is {action.x} in {cost}")
        return state.step(step, Cite.MANA_VALUE, Cite.MANA_VALUE_OF_X)
    number = stat_of("mana value", found.id, see(state)) or 0
    if has_x and found.zone is not Zone.STACK:
        step = ManaValued(found.label, number, f"X in {cost} is 0 anywhere but on the stack")
        return state.step(step, Cite.MANA_VALUE, Cite.MANA_VALUE_OF_X)
    if cost and number != mana_value(cost):
        step = ManaValued(found.label, number, "its mana costs together are that much")
        return state.step(step, Cite.MANA_VALUE)
    why = f"its mana cost is {cost}" if cost else "it has no mana cost"
    return state.step(ManaValued(found.label, number, why), Cite.MANA_VALUE)
