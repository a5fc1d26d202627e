"""Energy as a cost (CR 107.14): counters that the payer takes off. What nobody has told of it is assumed to be there, as mana is."""

from __future__ import annotations

from bot.engine.citations import Cite
from bot.engine.permanents.counters import remove_counters
from bot.engine.state import Entity, State


def _is_told(state: State, player: Entity) -> bool:
    """Whether the story tells how much energy the player has: at the beginning, or as it is got."""
    return any(kind == "energy" for kind, _ in state.player(player).counters)


def energy_missing(state: State, player: Entity, number: int) -> str | None:
    """Why so much energy can't be paid, in words; None when it can."""
    there = state.player(player).count("energy")
    if number <= there or not _is_told(state, player):
        return None
    return f"{state.label(player)} has {there} energy"


def pay_energy(state: State, player: Entity, number: int) -> State:
    """Take the counters off; where nothing is told of the player's energy, that it is there is said with the answer."""
    if number and not _is_told(state, player):
        said = f"{state.label(player)} has {'{E}' * number if number <= 5 else f'{number} energy counters'} to pay with."
        return state.having(assumed=state.assumed | {said})
    return remove_counters(state, player, "energy", number, Cite.ENERGY)
