"""Following the script: the next thing that the players did, at the time when it was done.

A spell or ability resolves before the next sentence, unless that one is a response. What happens between an attack and
its damage happens in the step that it follows. The story ends with the last phase that it touched.
"""

from __future__ import annotations

from bot.engine.agenda import Choice, Task
from bot.engine.characteristics.view import permanents
from bot.engine.citations import Cite
from bot.engine.combat.assigner import strikes_first
from bot.engine.combat.attack import DeclareAttackers
from bot.engine.combat.block import DeclareBlockers
from bot.engine.deeds import (
    become_illegal,
    deal_told,
    discard_told,
    fight_told,
    put_onto,
    regenerate_told,
    sacrifice_told,
)
from bot.engine.illegal import illegal
from bot.engine.script import (
    Action,
    Activate,
    AnnounceAttack,
    Attack,
    BecomesIllegalTarget,
    Block,
    Cast,
    DealsDamage,
    Discards,
    Fights,
    GoTo,
    Moment,
    PutsOnto,
    Regenerates,
    Sacrifices,
    Settled,
    TriggerTargets,
)
from bot.engine.stack.activate import ActivateAbility
from bot.engine.stack.cast import CastSpell
from bot.engine.stack.resolve import ResolveAll, ResolveTop
from bot.engine.stack.waiting import Settle
from bot.engine.state import Entity, State, Turn, TurnStep
from bot.engine.turn import NextStep, NextTurn, Reach, begin
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class Follow(Task):
    """Do the next action of the script, then go on; at its end, finish what has begun."""

    def do(self, state: State) -> State | Choice:
        if state.over:
            return state
        script = state.game.script
        if state.position >= len(script):
            return state.then(Finish())
        action = script[state.position]
        followed = state.game.era.timing.follow(state, action, self)
        if followed is not None:
            return followed
        if isinstance(action, Settled):
            return state.having(position=state.position + 1).then(self)
        if state.stack and (not _is_response(state, action) or _answers_its_trigger(state)):
            return state.then(ResolveTop(), self)
        if isinstance(action, Block):
            gathered, after = _gather_blocks(state)
            state = state.having(position=after)
            return state.then(*_to_blocks(state), DeclareBlockers(gathered, after - 1), Settle(), self)
        state = state.having(position=state.position + 1)
        return _tasks(state, action, state.position - 1, self)


def _is_response(state: State, action: Action) -> bool:
    if getattr(action, "response", False):
        return True
    if isinstance(action, GoTo | Attack | Block) or state.objects[state.stack[-1]].label != "combat damage":
        return False
    # "With damage on the stack" holds for what is told after it too, until the story moves on.
    moments = [a for a in state.game.script[: state.position] if isinstance(a, GoTo | Attack | Block)]
    return bool(moments) and isinstance(moments[-1], GoTo) and moments[-1].moment in _ON_THE_STACK


def _answers_its_trigger(state: State) -> bool:
    """Whether the response is to a trigger that was told just before, of the permanent that the spell on top is yet to
    become: "Alice casts Redcap. Alice targets Bob with Redcap's trigger. In response, ..."."""
    on_stack = state.objects[state.stack[-1]].on_stack
    if on_stack is None or on_stack.is_ability:
        return False
    script = state.game.script
    for index in range(state.position - 1, -1, -1):
        told = script[index]
        if not isinstance(told, Settled):
            return False
        if isinstance(told, TriggerTargets) and index not in state.spent:
            return told.source == state.label(state.stack[-1])
    return False


def _gather_blocks(state: State) -> tuple[tuple[Block, ...], int]:
    """The blocks of one declaration, which several sentences may tell; answers in between do not part them."""
    script = state.game.script
    found: list[Block] = []
    index = state.position
    after = index
    while index < len(script):
        action = script[index]
        if isinstance(action, Block):
            found.append(action)
            after = index + 1
        elif not isinstance(action, Settled):
            break
        index += 1
    return tuple(found), after


def _tasks(state: State, action: Action, at: int, follow: Follow) -> State | Choice:
    match action:
        case Cast():  # what an effect had them cast has been told by this sentence already
            return state.then(follow) if at in state.spent else state.then(CastSpell(action), follow)
        case Activate():
            return state.then(ActivateAbility(action), follow)
        case Attack():
            return _attack(state, action, at, follow)
        case GoTo():
            return _go(state, action, follow)
        case DealsDamage():
            return deal_told(state, action, follow)
        case Fights():
            return fight_told(state, action, follow)
        case Regenerates():
            return regenerate_told(state, action, follow)
        case Sacrifices():
            return sacrifice_told(state, action, at, follow)
        case Discards():
            return discard_told(state, action, at, follow)
        case PutsOnto():
            return put_onto(state, action, follow)
        case BecomesIllegalTarget():
            state = become_illegal(state, action)
            return state if state.over else state.then(follow)
        case AnnounceAttack():
            return state.then(follow)
        case _:
            raise NotImplementedError(type(action).__name__)


# --- combat ------------------------------------------------------------------------------------------------------------


def _attack(state: State, action: Attack, at: int, follow: Follow) -> State:
    player = state.player_named(action.player)
    turn = state.turn
    if player != turn.active:
        message = f"{action.player} can't attack: it is {state.label(turn.active)}'s turn."
        return illegal(
            state, message, (Cite.ATTACK,), "Say “Next turn,” or “It is …'s turn.” before the attack."
        )
    declare = (DeclareAttackers(action, at), Settle(), follow)
    if turn.step < TurnStep.DECLARE_ATTACKERS:
        return state.then(Reach(TurnStep.DECLARE_ATTACKERS), *declare)
    if turn.step is TurnStep.DECLARE_ATTACKERS and (state.combat is None or not state.combat.attack_declared):
        return state.then(*declare)
    if turn.extra_combats > 0:
        return state.then(*_new_combat(state), Reach(TurnStep.DECLARE_ATTACKERS), *declare)
    return illegal(
        state,
        f"{action.player} has attacked already and has no further combat phase this turn.",
        (Cite.ATTACK,),
    )


@dataclass(frozen=True, slots=True)
class NewCombat(Task):
    """An additional combat phase begins after the present phase (CR 500.8)."""

    def do(self, state: State) -> State:
        turn = replace(state.turn, extra_combats=state.turn.extra_combats - 1, step=TurnStep.MAIN)
        state = state.having(turn=turn, combat=None)
        return begin(state, TurnStep.BEGINNING_OF_COMBAT)


def _new_combat(state: State) -> tuple[Task, ...]:
    return (Reach(TurnStep.SECOND_MAIN), ResolveAll(), NewCombat())


def _to_blocks(state: State) -> tuple[Task, ...]:
    """As far as the declaration of blockers: the step is entered by the declaration itself."""
    if state.turn.step < TurnStep.DECLARE_BLOCKERS:
        return (Reach(TurnStep.DECLARE_ATTACKERS), ResolveAll(), EnterBlocks())
    return ()


@dataclass(frozen=True, slots=True)
class EnterBlocks(Task):
    """The declare blockers step begins with the declaration that follows."""

    def do(self, state: State) -> State:
        return state.having(turn=replace(state.turn, step=TurnStep.DECLARE_BLOCKERS))


# --- time --------------------------------------------------------------------------------------------------------------

_REACHED = {
    Moment.MAIN: TurnStep.MAIN,
    Moment.BEGINNING_OF_COMBAT: TurnStep.BEGINNING_OF_COMBAT,
    Moment.AFTER_BLOCKERS: TurnStep.DECLARE_BLOCKERS,
    Moment.DAMAGE: TurnStep.COMBAT_DAMAGE,
    Moment.AFTER_FIRST_STRIKE: TurnStep.FIRST_STRIKE_DAMAGE,
    Moment.DAMAGE_ON_STACK: TurnStep.COMBAT_DAMAGE,
    Moment.FIRST_STRIKE_ON_STACK: TurnStep.FIRST_STRIKE_DAMAGE,
    Moment.END_OF_COMBAT: TurnStep.END_OF_COMBAT,
    Moment.AFTER_COMBAT: TurnStep.SECOND_MAIN,
    Moment.END_STEP: TurnStep.END,
    Moment.END_OF_TURN: TurnStep.END,
    Moment.CLEANUP: TurnStep.CLEANUP,
}
_ON_THE_STACK = (Moment.DAMAGE_ON_STACK, Moment.FIRST_STRIKE_ON_STACK)
_EARLY = {
    Moment.UNTAP: TurnStep.UNTAP,
    Moment.UPKEEP: TurnStep.UPKEEP,
    Moment.DRAW: TurnStep.DRAW,
    Moment.MAIN: TurnStep.MAIN,
}


def _go(state: State, action: GoTo, follow: Follow) -> State:
    moment = action.moment
    player = state.player_named(action.player) if action.player else None
    why = state.game.era.timing.why_no_moment(moment)
    if why is not None:
        return illegal(state, *why)
    if moment is Moment.NEXT_TURN:
        return state.then(NextTurn(player or _who_attacks_next(state)), Reach(TurnStep.MAIN), follow)
    if moment in _EARLY and (moment is not Moment.MAIN or player not in (None, state.turn.active)):
        return state.then(*_early(state, _EARLY[moment], player), follow)
    if player is not None and player != state.turn.active and moment in _REACHED:
        return state.then(NextTurn(player), Reach(_REACHED[moment]), follow)
    if moment is Moment.NEXT_COMBAT:
        if state.turn.step < TurnStep.BEGINNING_OF_COMBAT:
            return state.then(Reach(TurnStep.BEGINNING_OF_COMBAT), follow)
        if state.turn.extra_combats <= 0:
            return illegal(state, "There is no further combat phase this turn.", (Cite.ATTACK,))
        return state.then(*_new_combat(state), follow)
    if moment in _REACHED:
        wanted = _REACHED[moment]
        if moment is Moment.DAMAGE_ON_STACK and _is_about_first_strike(state):
            wanted = TurnStep.FIRST_STRIKE_DAMAGE
        if moment is Moment.AFTER_COMBAT and state.turn.step < TurnStep.BEGINNING_OF_COMBAT:
            wanted = TurnStep.SECOND_MAIN
        return state.then(Reach(wanted), follow)
    return state.then(follow)


def _who_attacks_next(state: State) -> Entity | None:
    """The player who is told to attack next: "next turn, Bob attacks" is about Bob's next turn, though it is his turn now."""
    script = state.game.script
    action = script[state.position] if state.position < len(script) else None
    return state.player_named(action.player) if isinstance(action, Attack) else None


def _is_about_first_strike(state: State) -> bool:
    """Whether what is told next of "with damage on the stack" is about a creature that deals or is dealt first-strike damage:
    then the first of the two assignments is meant."""
    combat = state.combat
    if combat is None or state.position >= len(state.game.script):
        return False
    action, board = state.game.script[state.position], permanents(state)
    names: set[str] = {getattr(action, "source", ""), getattr(action, "what", "")}
    if isinstance(action, Cast | Activate):
        names |= set(action.targets.names or ())
    for attacker in combat.attackers:
        for pair in ((attacker.id, *attacker.blockers), *((b, attacker.id) for b in attacker.blockers)):
            if pair[0] in board and strikes_first(board[pair[0]]) and names & set(state.labels(pair)):
                return True
    return False


def _early(state: State, step: TurnStep, player: Entity | None) -> tuple[Task, ...]:
    """A step before combat: of this turn when the story has only begun, else of the player's next turn."""
    wanted = player if player is not None else state.turn.active
    fresh = state.turn.began_here and state.turn.number == 1 and not _has_acted(state)
    if fresh:
        return (StartAt(wanted, step),)
    if wanted == state.turn.active and state.turn.step < step:
        return (Reach(step),)
    return (NextTurn(wanted), Reach(step))


def _has_acted(state: State) -> bool:
    return any(not isinstance(a, Settled | GoTo) for a in state.game.script[: max(0, state.position - 1)])


@dataclass(frozen=True, slots=True)
class StartAt(Task):
    """The story begins in an early step of a player's turn."""

    player: Entity
    step: TurnStep

    def do(self, state: State) -> State:
        turn = Turn(
            self.player,
            TurnStep.UNTAP,
            state.turn.number,
            began_here=False,
            first_of_game=state.turn.first_of_game,
        )
        state = state.having(turn=turn)
        if self.step is TurnStep.UNTAP:
            return state
        before = TurnStep(self.step - 1) if self.step > TurnStep.UPKEEP else TurnStep.UNTAP
        return state.having(turn=replace(turn, step=before)).then(NextStep())


# --- the end -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Finish(Task):
    """The script is over: what is on the stack resolves, and the phase that was touched last runs to its end."""

    def do(self, state: State) -> State:
        if state.over:
            return state
        tasks: list[Task] = [ResolveAll()]
        if state.turn.step.in_combat:
            tasks += [Reach(TurnStep.END_OF_COMBAT), ResolveAll()]
        if state.game.through_end_of_turn or state.turn.step >= TurnStep.END:
            tasks += [Reach(TurnStep.CLEANUP), ResolveAll()]
        return state.then(*tasks, EndOfStory())


@dataclass(frozen=True, slots=True)
class EndOfStory(Task):
    """The last phase ends: combat is over, unspent mana burns where it does."""

    def do(self, state: State) -> State:
        if state.over:
            return state
        ends: tuple[Task, ...] = ()
        if state.turn.step is TurnStep.END_OF_COMBAT:
            ends = (NextStep(), ResolveAll())
        return state.then(*ends, state.game.era.timing.last_phase_ends())
