"""Limits of when a spell may be cast or an ability activated (CR 506.7, 602.5)."""

from __future__ import annotations

from bot.abilities.limits import During, When
from bot.engine.characteristics.view import chars_of
from bot.engine.state import (
    Entity,
    State,
)
from bot.engine.turn.where import (
    TurnStep,
)


def is_time(state: State, player: Entity, source: Entity, limit: During) -> bool:
    """Whether now is when the text of `source` allows `player` to act."""
    return all(_is_now(state, player, source, when) for when in limit.all_of)


def _is_now(state: State, player: Entity, source: Entity, when: When) -> bool:
    turn, combat = state.turn, state.combat
    step = turn.step
    match when:
        case When.YOUR_TURN:
            return turn.active == player
        case When.AN_OPPONENTS_TURN:
            return turn.active != player
        case When.HOST_CONTROLLERS_TURN:
            return turn.active == host_controller(state, source)
        case When.AN_UPKEEP:
            return step is TurnStep.UPKEEP
        case When.AN_END_STEP:
            return step is TurnStep.END
        case When.BEFORE_COMBAT:
            return step < TurnStep.BEGINNING_OF_COMBAT
        case When.IN_COMBAT:
            return step.in_combat
        case When.AFTER_COMBAT:
            return step > TurnStep.END_OF_COMBAT
        case When.BEFORE_ATTACKERS:
            attacked = combat is not None and combat.attack_declared
            return not attacked and step < TurnStep.DECLARE_ATTACKERS
        case When.BEFORE_BLOCKERS:
            blocked = combat is not None and combat.blocks_declared
            return not blocked and step < TurnStep.DECLARE_BLOCKERS
        case When.AFTER_BLOCKERS:
            return combat is not None and combat.blocks_declared
        case When.BEFORE_DAMAGE:
            return step < TurnStep.FIRST_STRIKE_DAMAGE
        case When.AFTER_DAMAGE:
            return step >= TurnStep.COMBAT_DAMAGE
        case When.DECLARE_ATTACKERS:
            return step is TurnStep.DECLARE_ATTACKERS
        case When.DECLARE_BLOCKERS:
            return step is TurnStep.DECLARE_BLOCKERS
        case When.END_OF_COMBAT:
            return step is TurnStep.END_OF_COMBAT
        case When.ATTACKED_THIS_STEP:
            return combat is not None and any(a.whom == player for a in combat.attackers)


def said_of(limit: During) -> str:
    """The limit in words."""
    return " and ".join(limit.all_of)


def host_controller(state: State, source: Entity) -> Entity | None:
    """Who controls what a permanent is attached to; None where it is on nothing."""
    found = state.object(source)
    host = found.attached_to if found is not None else None
    chars = chars_of(state, host) if host is not None else None
    return chars.controller if chars is not None else None
