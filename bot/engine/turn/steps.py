"""The turn (CR 500-514): its steps in order, what happens as each begins and ends."""

from __future__ import annotations

from itertools import cycle

from bot.abilities.durations import Duration
from bot.engine.agenda import Choice, Task
from bot.engine.characteristics.functioning import PLANAR, is_on_board
from bot.engine.citations import Cite
from bot.engine.combat.assign import CombatDamageStep
from bot.engine.combat.block import NoBlockTold
from bot.engine.combat.leave import end_combat
from bot.engine.costs.can_pay import as_a_turn_begins
from bot.engine.effects.next_turns import awaited
from bot.engine.happenings import Happening, What
from bot.engine.log.turn import FirstDrawSkipped, ManaBurned, TurnBegan, TurnSkipped
from bot.engine.permanents.sagas import next_chapters
from bot.engine.players.drawing import draw_cards, replacing
from bot.engine.stack.resolve import ResolveAll
from bot.engine.stack.waiting import Settle
from bot.engine.state import (
    Entity,
    State,
)
from bot.engine.triggers import happen
from bot.engine.turn.cleanup import Cleanup
from bot.engine.turn.day_and_night import next_daytime
from bot.engine.turn.phasing import phase_in_untap_step
from bot.engine.turn.skipping import without_skipped
from bot.engine.turn.untap import UntapStep
from bot.engine.turn.where import (
    Turn,
    TurnStep,
)
from bot.values import dataclass, replace

_STEP_NAMES = {
    TurnStep.UNTAP: "untap step",
    TurnStep.UPKEEP: "upkeep",
    TurnStep.DRAW: "draw step",
    TurnStep.MAIN: "precombat main phase",
    TurnStep.SECOND_MAIN: "postcombat main phase",
    TurnStep.BEGINNING_OF_COMBAT: "combat",
    TurnStep.END: "end step",
    TurnStep.CLEANUP: "cleanup step",
}


@dataclass(frozen=True, slots=True)
class Reach(Task):
    """Go on through the turn until `step` has begun; what is on the stack resolves before each step ends."""

    is_quiet = True

    step: TurnStep

    def do(self, state: State) -> State:
        if state.over or state.turn.step >= self.step:
            return state
        before = (ResolveAll(),) if state.stack else ()
        return state.then(*before, NextStep(), self)


@dataclass(frozen=True, slots=True)
class NextStep(Task):
    """The present step ends and the next begins."""

    def do(self, state: State) -> State | Choice:
        if state.over:
            return state
        return state.game.era.timing.next_step(state)


def go_on(state: State) -> State:
    """The present step ends and the next of today's turn begins."""
    if state.turn.step is TurnStep.CLEANUP:
        return state.then(NextTurn())
    state = _end_step(state)
    step = TurnStep(state.turn.step + 1)
    if step is TurnStep.DECLARE_BLOCKERS and not _is_attacked(state):
        # No attackers: the declare blockers and combat damage steps are skipped (CR 508.8).
        step = TurnStep.END_OF_COMBAT
    return begin(state, step)


@dataclass(frozen=True, slots=True)
class NextTurn(Task):
    """The turn ends after its cleanup step; the next player's begins."""

    player: Entity | None = None

    def do(self, state: State) -> State:
        if state.over:
            return state
        if state.turn.step < TurnStep.CLEANUP:
            return state.then(Reach(TurnStep.CLEANUP), self)
        state, following = _whose_turn_follows(state)
        planes = [o for o in state.objects.values() if PLANAR & set(o.card.types) and is_on_board(o)]
        state = state.with_object(*(replace(o, controller=following) for o in planes))
        turn = Turn(
            following,
            TurnStep.UNTAP,
            state.turn.number + 1,
            extra_turns=state.turn.extra_turns,
            in_order=state.turn.in_order if state.turn.in_order != following else None,
            skipping=state.turn.skipping,
            skipping_steps=tuple(s for s in state.turn.skipping_steps if not s[2]),
            began_here=False,
            cast_last_turn=_most_cast(state),
            cast_by_last_active=_cast_by(state, state.turn.active),
            daytime=state.turn.daytime,
        )
        effects = tuple(
            a
            for a in state.effects
            if a.duration is not Duration.UNTIL_YOUR_NEXT_TURN or a.context.you != following
        )
        state = as_a_turn_begins(state, following).having(turn=turn, history=(), effects=effects)
        state = state.step(TurnBegan(state.label(following)), Cite.TURN)
        if self.player is not None and following != self.player:
            state = state.then(Reach(TurnStep.CLEANUP), NextTurn(self.player))
        return awaited(begin(state, TurnStep.UNTAP), following)


def _whose_turn_follows(state: State) -> tuple[State, Entity]:
    """Whose turn is next: extra turns first (CR 500.7), then in turn order; who skips a turn is passed over (CR 614.10a)."""
    order = state.everyone()
    last = state.turn.in_order if state.turn.in_order in order else order[0]
    at = order.index(last) + 1
    in_order = cycle((*order[at:], *order[:at]))
    while True:
        turn = state.turn
        is_extra = bool(turn.extra_turns)
        following = turn.extra_turns[0] if is_extra else next(in_order)
        skipping = list(turn.skipping)
        skips = following in skipping
        if skips:
            skipping.remove(following)
        last = last if is_extra else following
        turn = replace(turn, extra_turns=turn.extra_turns[1:], skipping=tuple(skipping), in_order=last)
        state = state.having(turn=turn)
        if not skips:
            return state, following
        state = state.step(TurnSkipped(state.label(following)), Cite.TURN_SKIPPED)


def _most_cast(state: State) -> int:
    """The most spells that one player cast this turn."""
    casts = [h.subject for h in state.history if h.what is What.CASTS]
    return max((casts.count(p) for p in set(casts)), default=0)


def _cast_by(state: State, player: Entity) -> int:
    return sum(h.what is What.CASTS and h.subject == player for h in state.history)


def _is_attacked(state: State) -> bool:
    return state.combat is not None and bool(state.combat.attackers)


def _end_step(state: State) -> State:
    """What ends with the present step: combat and its effects, unspent mana with its burn."""
    step = state.turn.step
    if step is TurnStep.END_OF_COMBAT:
        state = end_combat(state)
        state = state.having(
            effects=tuple(a for a in state.effects if a.duration is not Duration.THIS_COMBAT)
        )
    if state.game.era.mana_burn and (step in _PHASE_ENDS):
        state = mana_burn(state)
    return state


_PHASE_ENDS = (TurnStep.DRAW, TurnStep.MAIN, TurnStep.END_OF_COMBAT, TurnStep.SECOND_MAIN, TurnStep.CLEANUP)


def mana_burn(state: State) -> State:
    """Unspent mana is lost at the end of a phase, and as much life (300.3 of 2003; until 2009)."""
    for player in state.everyone():
        own = state.player(player)
        if own.mana:
            state = state.with_player(
                player, mana=0, life=own.life - own.mana, mana_burn=own.mana_burn + own.mana
            )
            burned = ManaBurned(own.name, own.mana, own.life, own.life - own.mana)
            state = state.step(burned, Cite.MANA_BURN)
            state = happen(state, Happening(What.LOSES_LIFE, player, amount=own.mana))
    return state


@dataclass(frozen=True, slots=True)
class LastPhaseEnds(Task):
    """Mana that is left burns as the last phase ends, where there is mana burn."""

    def do(self, state: State) -> State:
        return mana_burn(state).then(Settle()) if state.game.era.mana_burn and not state.over else state


def begin(state: State, step: TurnStep) -> State:
    """`step` begins: its turn-based actions, then its triggers (CR 703.4)."""
    state = state.having(turn=replace(state.turn, step=step, began_here=False))
    active = state.turn.active
    skipped = without_skipped(state, step)
    if skipped is not None:
        # Of a combat phase that is skipped, none of its steps begins.
        return begin(skipped, TurnStep.SECOND_MAIN) if step.in_combat else go_on(skipped)
    match step:
        case TurnStep.UNTAP:
            return next_daytime(phase_in_untap_step(state)).then(UntapStep())
        case TurnStep.MAIN:
            return _triggers(next_chapters(state, active), active).then(Settle())
        case TurnStep.UPKEEP:
            return _triggers(_without_until_upkeep(state, active), active).then(Settle())
        case TurnStep.END | TurnStep.SECOND_MAIN:
            return _triggers(state, active).then(Settle())
        case TurnStep.DRAW:
            first = state.turn.first_of_game and state.turn.number == 1
            if first:
                state = state.step(FirstDrawSkipped(state.label(active)), Cite.FIRST_TURN_DRAW)
            elif replacing(state, active):
                return draw_cards(_triggers(state, active).then(Settle()), active, 1)
            else:
                state = draw_cards(state, active, 1)
            return _triggers(state, active).then(Settle())
        case TurnStep.BEGINNING_OF_COMBAT:
            state = state.having(turn=replace(state.turn, combats=state.turn.combats + 1))
            return _triggers(state, active).then(Settle())
        case TurnStep.DECLARE_ATTACKERS:
            return state.then(Settle())
        case TurnStep.DECLARE_BLOCKERS:
            return state.then(_NoBlocksTold(), Settle())
        case TurnStep.FIRST_STRIKE_DAMAGE:
            return state.then(CombatDamageStep(first=True), Settle())
        case TurnStep.COMBAT_DAMAGE:
            return state.then(CombatDamageStep(first=False), Settle())
        case TurnStep.END_OF_COMBAT:
            return happen(state, Happening(What.END_OF_COMBAT, active)).then(Settle())
        case TurnStep.CLEANUP:
            # What triggers as it begins waits until its turn-based actions are done (CR 514.3a).
            return _triggers(state, active).then(Cleanup())
        case _:
            raise AssertionError(step)


def _without_until_upkeep(state: State, active: Entity) -> State:
    """What lasts "until your next upkeep" ends as it begins (CR 503.1)."""
    kept = tuple(
        a
        for a in state.effects
        if a.duration is not Duration.UNTIL_YOUR_NEXT_UPKEEP or a.context.you != active
    )
    return state if len(kept) == len(state.effects) else state.having(effects=kept)


def _triggers(state: State, player: Entity) -> State:
    if state.turn.step is TurnStep.MAIN and state.player(player).count("rad"):
        # Which cards are milled, nobody knows: for each that is no land the player loses 1 life (CR 727.1).
        met = ("rad counters", f"{state.label(player)} mills as the precombat main phase begins.")
        state = state.having(unsupported=state.unsupported | {met})
    return happen(state, Happening(What.BEGINNING, player, detail=_STEP_NAMES[state.turn.step]))


@dataclass(frozen=True, slots=True)
class _NoBlocksTold(Task):
    """The declare blockers step begins: unless the director has declared blocks, nobody blocks."""

    def do(self, state: State) -> State | Choice:
        combat = state.combat
        if combat is None or combat.blocks_declared:
            return state
        defenders = tuple(dict.fromkeys(a.defender for a in combat.attackers))
        return state.then(NoBlockTold(defenders))
