"""Regeneration in 1997: used as a creature is being destroyed, in place of its going to the graveyard."""

from __future__ import annotations

from bot.abilities.who import Target
from bot.engine.agenda import Task
from bot.engine.aim import aim
from bot.engine.eras.prevention_step.effects_of import effects_told, regenerates
from bot.engine.eras.prevention_step.next_action import next_action
from bot.engine.eras.prevention_step.prevention import with_prevention
from bot.engine.eras.prevention_step.series import ResolveDown
from bot.engine.stack.activate import ActivateAbility, regeneration_of
from bot.engine.stack.cast import CastSpell
from bot.engine.stack.which import key_of
from bot.engine.state import Entity, State
from bot.engine.told.script import Action, Activate, Cast, Regenerates, Targets
from bot.values import dataclass


def told_to_save(state: State, dying: tuple[Entity, ...], again: Task) -> State | None:
    """Where the story tells next that something of this is regenerated: the state in which that is done first, and the
    destruction (`again`) after it. None where it does not."""
    at, action = next_action(state)
    task = _saving(state, action, dying)
    if task is None:
        return None
    state = with_prevention(state.having(position=at + 1), dying=dying)
    return state.then(task, ResolveDown(len(state.stack)), NoLongerDying(), again)


@dataclass(frozen=True, slots=True)
class NoLongerDying(Task):
    """The chance to regenerate is over."""

    def do(self, state: State) -> State:
        return with_prevention(state, dying=())


def _saving(state: State, action: Action | None, dying: tuple[Entity, ...]) -> Task | None:
    labels = [state.label(e) for e in dying]
    match action:
        case Regenerates() if action.what in labels:
            act = activation_for(state, action)
            return ActivateAbility(act) if act is not None else None
        case Activate() if regenerates(effects_told(state, action)):
            aimed = action.targets.names or ()
            meant = aimed if aim(effects_told(state, action))[1] else (action.source,)
            return ActivateAbility(action) if not meant or any(n in labels for n in meant) else None
        case Cast() if regenerates(effects_told(state, action)):
            named = action.targets.names
            return CastSpell(action) if not named or any(n in labels for n in named) else None
        case _:
            return None


def activation_for(state: State, action: Regenerates) -> Activate | None:
    """The activation that `Bob regenerates Zed` means; None where nothing of the player's can do it."""
    player, what = state.player_named(action.player), state.named(action.what)
    if player is None or what is None:
        return None
    found = regeneration_of(state, player, what.id)
    if found is None:
        return None
    source, ability = found
    specs: tuple[Target, ...] = aim(ability.effects)[1]
    targets = Targets((what.label,)) if specs else Targets()
    return Activate(action.player, source.label, which=(key_of(state, source, ability),), targets=targets)


def is_regeneration(state: State, action: Action) -> bool:
    """Whether this can only be done as something is being destroyed."""
    if isinstance(action, Regenerates):
        return True
    return isinstance(action, Cast | Activate) and regenerates(effects_told(state, action))
