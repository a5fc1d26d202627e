"""What may be played when in 1997, and in words why not: the step, the phase, the attack."""

from __future__ import annotations

from typing import Any, TypeAlias

from bot.abilities.changes import GetsPT
from bot.abilities.copying import CopySpell
from bot.abilities.effects import ChangeNow, CounterSpell, Move
from bot.abilities.filters import Filter, InStatus
from bot.abilities.player_effects import (
    GainLife,
)
from bot.abilities.retargeting import ChangeTarget, ChooseNewTargets
from bot.abilities.who import Target
from bot.engine.aim import Aimed
from bot.engine.citations import Cite
from bot.engine.eras.prevention_step.effects_of import (
    acts_on_damage,
    is_mana_source,
    needs_a_packet,
    parts_of,
    regenerates,
)
from bot.engine.eras.prevention_step.packets import why_no_packet
from bot.engine.eras.prevention_step.prevention import Stage, prevention_of
from bot.engine.evaluate.context import Context
from bot.engine.state import (
    State,
)
from bot.engine.turn.where import (
    TurnStep,
)

Reason: TypeAlias = tuple[str, tuple[Cite, ...]]

_STEP = (Cite.DAMAGE_PREVENTION_STEP,)
_AFTER_DAMAGE = (TurnStep.FIRST_STRIKE_DAMAGE, TurnStep.COMBAT_DAMAGE, TurnStep.END_OF_COMBAT)


def why_not_now(
    state: State, name: str, effects: tuple[Any, ...], modes: tuple[tuple[Any, ...], ...]
) -> Reason | None:
    """Why something with these effects (modes chosen) can't be played at this moment; None when it can. `modes`: all that
    it has.

    What its cost and its targets ask for does not count, nor that sorceries and permanents need a main phase.
    """
    if is_mana_source(effects):
        return None
    waiting = prevention_of(state)
    if waiting.dying:
        return None if regenerates(effects) else _only_regeneration(state, name)
    if waiting.stage in (Stage.OPEN, Stage.REDUCING):
        if acts_on_damage(effects) or (_is_interrupt(effects) and len(state.stack) > waiting.below):
            return None
        return _not_in_the_step(name, effects, any(acts_on_damage(mode) for mode in modes))
    if needs_a_packet(effects):
        return (
            f"{name} can't be used to prevent or redirect damage outside a damage-prevention step: "
            "no damage waits, and it can't be played to prevent 0 damage. It is used in the step that follows the damage "
            "(“In the damage-prevention step, …”).",
            _STEP,
        )
    if regenerates(effects):
        return (
            f"{name} can't be used now: regeneration takes the place of a creature's going to the graveyard, "
            "so it is used as the creature is being destroyed, after the damage-prevention step.",
            (Cite.REGENERATION, Cite.DAMAGE_PREVENTION_STEP),
        )
    return _why_not_in_this_phase(state, name)


def _only_regeneration(state: State, name: str) -> Reason:
    dying = " and ".join(state.label(e) for e in prevention_of(state).dying)
    text = f"{name} can't be played while {dying} is being destroyed: only regeneration can."
    return text, (Cite.REGENERATION, Cite.DAMAGE_PREVENTION_STEP)


def _is_interrupt(effects: tuple[Any, ...]) -> bool:
    """Whether it acts on another spell as that is being cast, which can be done whenever there is one."""
    return any(
        isinstance(e, CounterSpell | CopySpell | ChangeTarget | ChooseNewTargets) for e in parts_of(effects)
    )


def _not_in_the_step(name: str, effects: tuple[Any, ...], could_prevent: bool) -> Reason:
    parts = list(parts_of(effects))
    only = (
        "only effects that prevent or redirect damage, or that are used when damage is dealt, may be played"
    )
    if could_prevent:
        only = f"there {name} can be used only to prevent or redirect damage"
    if regenerates(effects):
        why = "regeneration comes after the step, as the creature would go to the graveyard"
    elif any(isinstance(e, GainLife) for e in parts):
        why = "gaining life doesn't act on the damage that waits"
    elif any(isinstance(e, Move) and e.to == "hand" for e in parts):
        why = "returning a creature to its owner's hand lets it avoid the damage, but doesn't act on the damage itself"
    elif any(isinstance(e, ChangeNow) and any(isinstance(c, GetsPT) for c in e.changes) for e in parts):
        why = "a bigger creature may survive the damage that it has taken, but nothing of the damage is prevented"
    elif any(isinstance(e, Move) for e in parts):
        why = "moving a creature elsewhere lets it avoid the damage, but doesn't act on the damage itself"
    else:
        why = "it neither prevents nor redirects damage"
    return f"{name} isn't legal in the damage-prevention step: {only}; {why}.", _STEP


def _why_not_in_this_phase(state: State, name: str) -> Reason | None:
    match state.turn.step:
        case TurnStep.UNTAP | TurnStep.CLEANUP:
            phase = "untap" if state.turn.step is TurnStep.UNTAP else "cleanup"
            return f"{name} can't be played: no fast effects are allowed in the {phase} phase.", (
                Cite.FULL_TURN,
            )
        case TurnStep.DECLARE_ATTACKERS if state.combat is None or not state.combat.attack_declared:
            return f"{name} can't be played before attackers are declared: the attack has begun.", (
                Cite.THE_ATTACK,
            )
        case step if step in _AFTER_DAMAGE:
            return (
                f"{name} can't be played now: in the attack fast effects are legal after attackers and after blockers "
                "are declared, not between or after its damage-dealing steps.",
                (Cite.THE_ATTACK,),
            )
        case _:
            return None


def why_not_aimed(state: State, name: str, effects: tuple[Any, ...], context: Context) -> Reason | None:
    """Why it can't be played on these targets: no packet waits for it, or an interrupt comes too late."""
    if prevention_of(state).stage is Stage.OPEN:
        return why_no_packet(state, effects, context, name)
    for effect in parts_of(effects):
        if isinstance(effect, CounterSpell) and isinstance(effect.what, Aimed):
            targets = context.targets[effect.what.index] if effect.what.index < len(context.targets) else ()
            others = [e for e in state.stack if e != context.source]
            for target in targets:
                if others and target != others[-1]:
                    label = state.label(target)
                    return (
                        f"{name} can't counter {label} any more: an interrupt is played while the spell is being "
                        f"cast, and {label} was successfully cast before {state.label(others[-1])}.",
                        (Cite.FULL_TURN,),
                    )
    return None


def why_no_such_creature(state: State, name: str, specs: tuple[Target, ...]) -> Reason | None:
    """Why what targets attacking or blocking creatures can't be played at all outside the attack."""
    if state.combat is not None:
        return None
    for spec in specs:
        if _only_in_combat(spec.what):
            text = f"{name} can't be played now: there are attacking and blocking creatures only during the attack."
            return text, (Cite.THE_ATTACK,)
    return None


def _only_in_combat(what: Filter) -> bool:
    roles = ("attacking", "blocking", "blocked", "unblocked")
    return any(isinstance(q, InStatus) and q.status in roles for q in what.qualities)
