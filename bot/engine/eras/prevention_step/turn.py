"""The phases of 1997: untap, upkeep, draw, main with the attack inside it, discard, cleanup; what is checked as each ends."""

from __future__ import annotations

from typing import Any

from bot.abilities.combining import (
    Later,
)
from bot.abilities.durations import Duration
from bot.engine.agenda import Choice, Task
from bot.engine.citations import Cite
from bot.engine.combat.attack import attack_is_required, nearest_attack
from bot.engine.combat.leave import check_combat, end_combat
from bot.engine.combat.wrong import names_of
from bot.engine.effects.discarding import DiscardCards
from bot.engine.eras.prevention_step.series import Series
from bot.engine.eras.prevention_step.step import settle_in_1997
from bot.engine.happenings import Happening, What
from bot.engine.illegal import illegal
from bot.engine.log.players import DuelDrawn
from bot.engine.log.turn import DiscardedDown, WoreOff
from bot.engine.players.hand_size import maximum_hand_size
from bot.engine.players.losing import LoseGame, who_loses
from bot.engine.stack.resolve import ResolveAll
from bot.engine.state import (
    Entity,
    State,
    Zone,
)
from bot.engine.triggers import happen
from bot.engine.turn.steps import NextTurn, begin, mana_burn
from bot.engine.turn.where import (
    TurnStep,
)
from bot.values import dataclass, replace


def next_phase(state: State) -> State | Choice:
    """The present phase, or step of the attack, ends and the next begins."""
    match state.turn.step:
        case TurnStep.CLEANUP:
            return state.then(NextTurn())
        case TurnStep.MAIN:
            # Nothing parts the main phase in two but an attack, which begins by itself (`attack.BeginAttack`).
            return state.having(turn=replace(state.turn, step=TurnStep.SECOND_MAIN))
        case TurnStep.END_OF_COMBAT:
            state = end_combat(state)
            effects = tuple(a for a in state.effects if a.duration is not Duration.THIS_COMBAT)
            return state.having(effects=effects).then(PhaseEnds(), Enter(TurnStep.SECOND_MAIN))
        case TurnStep.SECOND_MAIN:
            return _end_of_main(state)
        case TurnStep.END:
            return _discard(state).then(PhaseEnds(), Enter(TurnStep.CLEANUP))
        case TurnStep.DECLARE_ATTACKERS if state.combat is None or not state.combat.attackers:
            return state.then(Enter(TurnStep.END_OF_COMBAT))
        case TurnStep.UNTAP | TurnStep.UPKEEP | TurnStep.DRAW as step:
            return state.then(PhaseEnds(), Enter(TurnStep(step + 1)))
        case step:
            return state.then(Enter(TurnStep(step + 1)))


@dataclass(frozen=True, slots=True)
class Enter(Task):
    """A phase or step of the attack begins."""

    step: TurnStep

    def do(self, state: State) -> State | Choice:
        if state.over:
            return state
        match self.step:
            case TurnStep.SECOND_MAIN | TurnStep.END:
                # The main phase resumes; the discard phase has nothing that happens as it begins.
                return state.having(turn=replace(state.turn, step=self.step, began_here=False))
            case TurnStep.CLEANUP:
                turn = replace(state.turn, step=TurnStep.CLEANUP, began_here=False)
                return state.having(turn=turn).then(WearOff(), EndOfTurnEffects(), PhaseEnds())
            case _:
                return begin(state, self.step)


@dataclass(frozen=True, slots=True)
class PhaseEnds(Task):
    """As a phase ends, and as the attack begins and ends: mana burn, then life totals; whoever is at 0 or less loses."""

    def do(self, state: State) -> State:
        if state.over:
            return state
        state = mana_burn(state)
        losers = who_loses(state)
        alive = [p for p in state.everyone() if not state.player(p).lost]
        if losers and len(losers) == len(alive):
            return _draw(state, tuple(p for p, _, _ in losers))
        return state.then(*(LoseGame(*loser) for loser in losers))


def _draw(state: State, players: tuple[Entity, ...]) -> State:
    for player in players:
        state = state.with_player(player, lost=True)
    return state.step(DuelDrawn(state.labels(players)), Cite.LOSES_LIFE, Cite.THE_ATTACK).having(over=True)


def _end_of_main(state: State) -> State:
    active = state.turn.active
    if state.turn.combats == 0 and _is_told_of(state) and attack_is_required(state, active):
        name = state.label(active)
        creatures = names_of(state, list(nearest_attack(state, active, {}).chosen))
        text = f"{name} can't end the main phase without having attacked: {creatures} has to attack if able."
        cites = (Cite.THE_ATTACK, Cite.ATTACK_REQUIREMENT)
        return illegal(state, text, cites, f"{name} attacks with {creatures}.")
    return state.then(PhaseEnds(), Enter(TurnStep.END))


def _is_told_of(state: State) -> bool:
    """Whether the story tells of this turn, and does not just pass over it."""
    return state.turn.number == 1 or any(
        h.what in (What.CASTS, What.ACTIVATES) and h.subject == state.turn.active for h in state.history
    )


def _discard(state: State) -> State:
    """At the end of the discard phase: down to the maximum hand size."""
    active = state.turn.active
    hand = tuple(sorted(o.id for o in state.objects.values() if o.zone is Zone.HAND and o.owner == active))
    most = maximum_hand_size(state, active)
    if most is None or len(hand) <= most:
        return state
    said = DiscardedDown(state.label(active), len(hand), "seven" if most == 7 else str(most))
    state = state.step(said, Cite.CLEANUP_DISCARD, Cite.FULL_TURN)
    return state.then(DiscardCards(active, hand, len(hand) - most))


@dataclass(frozen=True, slots=True)
class WearOff(Task):
    """In the cleanup phase all damage and all effects that last until end of turn wear off at one time."""

    def do(self, state: State) -> State:
        marked = [o for o in state.battlefield() if o.damage]
        ends = (Duration.THIS_TURN, Duration.THIS_COMBAT)
        kept = tuple(a for a in state.effects if a.duration not in ends and not _ends_now(a, state))
        if not marked and len(kept) == len(state.effects):
            return state
        state = state.with_object(*(replace(o, damage=0) for o in marked)).having(effects=kept)
        return settle_in_1997(check_combat(state.step(WoreOff(), Cite.CLEANUP, Cite.DAMAGE_STAYS)))


def _ends_now(active: Any, state: State) -> bool:
    return (
        active.duration is Duration.UNTIL_END_OF_YOUR_NEXT_TURN
        and active.context.you == state.turn.active
        and active.made_in_turn < state.turn.number
    )


@dataclass(frozen=True, slots=True)
class EndOfTurnEffects(Task):
    """ "At end of turn" effects happen at the end of the cleanup phase; what they lead to of the same kind is resolved
    afterwards, again and again. What would last until end of turn ends as soon as it has taken effect. `done`: the
    abilities that have had their turn."""

    done: frozenset[tuple[Entity, Any]] = frozenset()

    def do(self, state: State) -> State:
        if state.over:
            return state
        before = state.waiting
        state = happen(state, Happening(What.BEGINNING, state.turn.active, detail="end step"))
        # What an effect put off until end of turn is new each time; a permanent's own ability is played once.
        new = [
            w
            for w in state.waiting[len(before) :]
            if isinstance(w.ability, Later) or (w.source, w.ability) not in self.done
        ]
        state = state.having(waiting=(*before, *new))
        if not state.waiting:
            return state
        done = self.done | {(w.source, w.ability) for w in new}
        return state.then(Series(), ResolveAll(), WearOff(), EndOfTurnEffects(done))
