"""What a spell costs besides for what it is aimed at (CR 601.2f)."""

from __future__ import annotations

from bot.abilities.costs import PayLife
from bot.abilities.statics import TargetingCostsLife
from bot.engine.characteristics.view import see, statements
from bot.engine.evaluate import is_among
from bot.engine.state import Entity, State


def costs_for_targets(
    state: State, player: Entity, targets: tuple[tuple[Entity, ...], ...]
) -> tuple[PayLife, ...]:
    """The life that this player pays besides to aim a spell so, once for each statement that asks for it."""
    sight, aimed_at = see(state), {entity for group in targets for entity in group}
    return tuple(
        PayLife(s.effect.amount)
        for s in statements(state, TargetingCostsLife)
        if is_among(s.effect.who, player, sight, s.context)
        and any(is_among(s.effect.at, entity, sight, s.context) for entity in aimed_at)
    )
