"""Life that is told to be paid in place of mana."""

from __future__ import annotations

from typing import Any

from bot.abilities.costs import (
    PayLife,
)
from bot.engine.players.life import pay_life
from bot.engine.state import Entity, State


def pay_told_life(state: State, player: Entity, life: int, cost: tuple[Any, ...]) -> State:
    """Life that the scenario says is paid in place of mana (`2 life` for a Phyrexian symbol, CR 107.4f); not the life that the
    cost itself asks for, which `pay` takes."""
    if not life or any(isinstance(part, PayLife) for part in cost):
        return state
    return pay_life(state, player, life)
