"""The attack of 1997: announced, aborted or begun, once a turn, inside the main phase."""

from __future__ import annotations

from bot.engine.agenda import Choice, Task
from bot.engine.citations import Cite
from bot.engine.combat.attack import DeclareAttackers
from bot.engine.eras.prevention_step.next_action import next_action
from bot.engine.eras.prevention_step.turn import PhaseEnds
from bot.engine.happenings import Happening, What
from bot.engine.illegal import illegal
from bot.engine.log.combat import AttackAborted, AttackAnnounced
from bot.engine.stack.resolve import ResolveAll
from bot.engine.stack.waiting import Settle
from bot.engine.state import (
    State,
)
from bot.engine.told.script import Activate, AnnounceAttack, Attack, Cast
from bot.engine.triggers import happen
from bot.engine.turn.skipping import without_skipped
from bot.engine.turn.steps import Reach
from bot.engine.turn.where import (
    TurnStep,
)
from bot.values import dataclass, replace


def announce(state: State, action: AnnounceAttack) -> State:
    """The active player announces the attack; a fast effect of the opponent told next aborts it, and the main phase goes on."""
    why = _why_no_attack(state, action.player)
    if why is not None:
        return illegal(state, why, (Cite.THE_ATTACK,))
    state = state.step(AttackAnnounced(action.player), Cite.THE_ATTACK)
    _, following = next_action(state)
    if isinstance(following, Cast | Activate) and following.player != action.player:
        state = state.step(AttackAborted(following.player), Cite.THE_ATTACK)
    return state


def attack(state: State, action: Attack, at: int, rest: Task) -> State:
    """The announced attack is not aborted: it begins, if it may, and attackers are declared."""
    if state.turn.step is TurnStep.DECLARE_ATTACKERS and (
        state.combat is None or not state.combat.attack_declared
    ):
        return state.then(DeclareAttackers(action, at), Settle(), rest)
    why = _why_no_attack(state, action.player)
    if why is not None:
        return illegal(state, why, (Cite.THE_ATTACK,))
    return state.then(Reach(TurnStep.MAIN), BeginAttack(), DeclareAttackers(action, at), Settle(), rest)


def _why_no_attack(state: State, player: str) -> str | None:
    turn = state.turn
    active = state.label(turn.active)
    if player != active:
        return f"{player} can't attack: it is {active}'s turn, and only {active} attacks."
    if turn.step > TurnStep.SECOND_MAIN:
        return f"{player} can't attack: the main phase is over."
    if turn.combats > 0 and turn.extra_combats <= 0:
        return f"{player} can't attack again: a player can begin an attack only once during the main phase of a turn."
    return None


@dataclass(frozen=True, slots=True)
class BeginAttack(Task):
    """The main phase is put on hold: mana burn and life totals are checked, then the attack begins."""

    def do(self, state: State) -> State | Choice:
        if state.over:
            return state
        return state.then(ResolveAll(), PhaseEnds(), _Begun())


@dataclass(frozen=True, slots=True)
class _Begun(Task):
    def do(self, state: State) -> State:
        if state.over:
            return state
        skipped = without_skipped(state, TurnStep.BEGINNING_OF_COMBAT)
        if skipped is not None:
            return skipped
        turn = state.turn
        extra = turn.extra_combats - 1 if turn.combats > 0 else turn.extra_combats
        turn = replace(
            turn,
            step=TurnStep.DECLARE_ATTACKERS,
            combats=turn.combats + 1,
            extra_combats=extra,
            began_here=False,
        )
        state = state.having(turn=turn, combat=None)
        return happen(state, Happening(What.BEGINNING, turn.active, detail="combat")).then(Settle())
