"""How many cards a player may keep at the end of a turn (CR 402.2, 514.1)."""

from __future__ import annotations

from bot.abilities.statics import MaximumHandSize
from bot.engine.characteristics.view import see, statements
from bot.engine.evaluate.among import is_among
from bot.engine.state import Entity, State

_SEVEN = 7


def maximum_hand_size(state: State, player: Entity) -> int | None:
    """Seven, as what is there changes it, the first to enter first; None where it has none."""
    most, sight = _SEVEN, see(state)
    for said in statements(state, MaximumHandSize):
        change = said.effect
        if not is_among(change.whose, player, sight, said.context):
            continue
        match change.how:
            case "none":
                return None
            case "is":
                most = change.n
            case "reduced":
                most -= change.n
            case "increased":
                most += change.n
    return max(0, most)
