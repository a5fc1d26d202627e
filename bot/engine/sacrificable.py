"""Whether a permanent can be sacrificed (CR 101.2, 701.21)."""

from __future__ import annotations

from bot.abilities.combat_rules import CantBeSacrificed
from bot.engine.characteristics.view import rules_on
from bot.engine.state import Entity, State


def can_be_sacrificed(state: State, entity: Entity) -> bool:
    """Whether no effect says that it can't be."""
    return not rules_on(state, entity, CantBeSacrificed)
