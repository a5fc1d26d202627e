"""What the story tells next, and whether it belongs to a damage-prevention step that is open."""

from __future__ import annotations

from bot.engine.aim import aim
from bot.engine.eras.prevention_step.effects_of import effects_told, needs_a_packet
from bot.engine.eras.prevention_step.prevention import prevention_of
from bot.engine.state import State
from bot.engine.told.decisions import Decision
from bot.engine.told.script import Action, Activate, Cast


def next_action(state: State) -> tuple[int, Action | None]:
    """The next action and its place in the script; answers to choices, and what was used as one, are passed over."""
    script = state.game.script
    for index in range(state.position, len(script)):
        if not isinstance(script[index], Decision) and index not in state.used:
            return index, script[index]
    return len(script), None


def prevents_here(state: State, action: Action | None) -> bool:
    """Whether this can only mean something that is done to the damage waiting now: it prevents or redirects a limited amount,
    and where it is aimed, it is aimed at someone to whom damage waits."""
    if not isinstance(action, Cast | Activate) or action.response:
        return False
    effects = effects_told(state, action)
    if not needs_a_packet(effects):
        return False
    names = action.targets.names
    if not aim(effects)[1] or not names:
        return bool(prevention_of(state).packets)
    return any(state.label(p.recipient) in names for p in prevention_of(state).packets)
