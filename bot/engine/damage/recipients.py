"""Who and what damage can be dealt to (CR 120.1)."""

from __future__ import annotations

from bot.engine.characteristics.view import permanents
from bot.engine.state import Entity, State, is_player


def can_be_dealt_damage(state: State, recipient: Entity) -> bool:
    """Only players still in the game, creatures, planeswalkers and battles can (CR 120.1a)."""
    if is_player(recipient):
        return not state.player(recipient).lost
    chars = permanents(state).get(recipient)
    return chars is not None and any(t in chars.types for t in ("Creature", "Planeswalker", "Battle"))
