"""Whether a library has no cards: only where the story says so."""

from __future__ import annotations

from bot.engine.state import Entity, State, Zone


def has_empty_library(state: State, player: Entity) -> bool:
    """Whether the story says that this player's library is empty, and nothing has been put there since."""
    return (player, Zone.LIBRARY.value) in state.game.empty and not any(
        o.zone is Zone.LIBRARY and o.owner == player for o in state.objects.values()
    )
