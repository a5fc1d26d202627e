"""Whether a permanent can be sacrificed (CR 101.2, 701.21)."""

from __future__ import annotations

from bot.abilities.combat_rules import CantBeSacrificed
from bot.abilities.statics import CantMakeSacrifice
from bot.engine.characteristics.view import rules_on, see, statements
from bot.engine.evaluate import is_among
from bot.engine.state import Entity, State


def can_be_sacrificed(state: State, entity: Entity) -> bool:
    """Whether no effect says that it can't be, nor that what is resolving can't make its controller do so."""
    return not rules_on(state, entity, CantBeSacrificed) and not _is_spared(state, entity)


def _is_spared(state: State, entity: Entity) -> bool:
    """Whether a spell or ability is being followed that can't cause the permanent's controller to sacrifice."""
    if not state.contexts:
        return False
    sight = see(state)
    player, cause = sight.controller(entity), state.contexts[-1].you
    return player is not None and any(
        is_among(s.effect.who, player, sight, s.context) and is_among(s.effect.of, cause, sight, s.context)
        for s in statements(state, CantMakeSacrifice)
    )
