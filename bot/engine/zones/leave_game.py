"""Players who leave the game, with what is theirs (CR 800.4a)."""

from __future__ import annotations

from bot.abilities.changes import ControlledByNow
from bot.abilities.effects import ChangeNow
from bot.engine.characteristics.view import chars_of, permanents
from bot.engine.citations import Cite
from bot.engine.combat.leave import check_combat
from bot.engine.evaluate.exactly import Exactly
from bot.engine.log.players import LeftTheGame
from bot.engine.log.things import How
from bot.engine.state import Active, Entity, State, Zone
from bot.engine.zones.moves import MoveAll, end_bound_effects
from bot.engine.zones.relocate import relocate
from bot.engine.zones.zone_change import ZoneChange


def leave_game(state: State, *players: Entity) -> State:
    """Players who lost leave the game with all objects they own; what gives them control of others' objects ends; what they
    still control then is exiled, and their abilities on the stack cease to exist (CR 800.4a)."""
    effects = tuple(a for a in state.effects if not _gives_control_to(a, players))
    state = state.having(effects=effects) if len(effects) != len(state.effects) else state
    gone: list[Entity] = []
    for found in tuple(state.objects.values()):
        if found.owner not in players or found.zone is Zone.CEASED:
            continue
        gone.append(found.id)
        if found.zone is Zone.STACK and found.on_stack is not None and found.on_stack.is_ability:
            stack = tuple(e for e in state.stack if e != found.id)
            state = state.having(objects=state.objects.delete(found.id), stack=stack)
            continue
        chars = chars_of(state, found.id)
        state, _ = relocate(state, found, ZoneChange(found.id, Zone.CEASED, How.MOVED, ()), chars)
    state = state.step(LeftTheGame(state.labels(players)), Cite.LEAVES_GAME)
    state = end_bound_effects(check_combat(state), set(gone))
    held = [e for e, c in permanents(state).items() if c.controller in players]
    changes = tuple(ZoneChange(e, Zone.EXILE, How.MOVED, (Cite.LEAVES_GAME,)) for e in held)
    return state.then(MoveAll(changes)) if changes else state


def _gives_control_to(active: Active, players: tuple[Entity, ...]) -> bool:
    if not isinstance(active.content, ChangeNow):
        return False
    return any(
        isinstance(c, ControlledByNow) and isinstance(c.who, Exactly) and c.who.entity in players
        for c in active.content.changes
    )
