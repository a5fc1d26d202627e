"""What enters attacking in the place of a creature that was returned for it: ninjutsu (CR 702.49c), sneak."""

from __future__ import annotations

from typing import Any

from bot.engine.agenda import Task
from bot.engine.combat.leave import enter_attacking
from bot.engine.state import Entity, State
from bot.engine.zones.objects import current
from bot.values import dataclass


def attacked_by_the_returned(state: State, chosen: tuple[tuple[str, Any], ...]) -> Entity | None:
    """The player, planeswalker or battle that the creature was attacking that was returned as this was paid for; None where
    none was."""
    for kind, card in chosen:
        here = state.object(card) if kind == "returned" else None
        known = state.was_before(here)
        if known is not None:
            return known.was_attacking
    return None


@dataclass(frozen=True, slots=True)
class AttackInItsPlace(Task):
    """What entered is attacking the same player, planeswalker or battle."""

    entered: tuple[Entity, ...]
    whom: Entity

    def do(self, state: State) -> State:
        for one in self.entered:
            here = current(state, one)
            state = enter_attacking(state, here, self.whom) if here is not None else state
        return state
