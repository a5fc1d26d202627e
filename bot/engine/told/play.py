"""Playing the script: the next thing that the players did, at the time when it was done.

A spell or ability resolves before the next sentence, unless that one is a response. What happens between an attack and
its damage happens in the step that it follows. The story ends with the last phase that it touched.
"""

from __future__ import annotations

from bot.engine.agenda import Choice, Task
from bot.engine.citations import Cite
from bot.engine.combat.attack import DeclareAttackers
from bot.engine.combat.block import DeclareBlockers
from bot.engine.illegal import illegal
from bot.engine.permanents.turning_face_up import TurnFaceUp
from bot.engine.setting_aside import SetAside
from bot.engine.stack.activate import ActivateAbility
from bot.engine.stack.cast import CastSpell
from bot.engine.stack.resolve import ResolveAll, ResolveTop
from bot.engine.stack.waiting import Settle
from bot.engine.state import (
    State,
)
from bot.engine.suspending import Suspend
from bot.engine.told.asked_of_costs import CountsMana, Prices, TellsManaValue
from bot.engine.told.counting_mana import count_mana
from bot.engine.told.decisions import Decision
from bot.engine.told.deeds import (
    become_illegal,
    deal_told,
    discard_told,
    fight_told,
    put_onto,
    regenerate_told,
    roll_chaos,
    sacrifice_told,
)
from bot.engine.told.mana_values import tell_mana_value
from bot.engine.told.moments import go, new_combat
from bot.engine.told.pricing import price
from bot.engine.told.responding import answers_a_land, is_above_what_waits, is_response, wait_for_trigger
from bot.engine.told.script import (
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
    PutsOnto,
    Regenerates,
    RollsChaos,
    Sacrifices,
    SetsAside,
    Suspends,
    TurnsFaceUp,
    WaitsForTrigger,
)
from bot.engine.turn.steps import NextStep, Reach
from bot.engine.turn.where import (
    TurnStep,
)
from bot.engine.unknown_kind import UnknownKind
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class PlayScript(Task):
    """Do the next action of the script, then go on; at its end, finish what has begun."""

    is_quiet = True

    def do(self, state: State) -> State | Choice:
        if state.over:
            return state
        script = state.game.script
        if state.position >= len(script):
            return state.then(Finish())
        action = script[state.position]
        otherwise = state.game.era.timing.play(state, action, self)
        if otherwise is not None:
            return otherwise
        if isinstance(action, Decision):
            return state.having(position=state.position + 1).then(self)
        if isinstance(action, WaitsForTrigger):
            return wait_for_trigger(state, action, self)
        if isinstance(action, Cast) and state.position in state.used:
            # what an effect had them cast has been told by this sentence already
            return state.having(position=state.position + 1).then(self)
        if state.stack and (not is_response(state, action) or is_above_what_waits(state, action)):
            return state.then(ResolveTop(), self)
        if isinstance(action, Block):
            if state.combat is not None and state.combat.blocks_declared and action.blocks:
                state = state.having(position=state.position + 1)  # done, in vain
                return illegal(state, "Blockers have been declared in this combat already.", (Cite.BLOCK,))
            gathered, after = _gather_blocks(state)
            state = state.having(position=after)
            return state.then(*_to_blocks(state), DeclareBlockers(gathered, after - 1), Settle(), self)
        state = state.having(position=state.position + 1)
        return _tasks(state, action, state.position - 1, self)


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
        elif not isinstance(action, Decision):
            break
        index += 1
    return tuple(found), after


def _worked_out(state: State, action: Prices | TellsManaValue | CountsMana) -> State:
    """What is only asked: where nothing else is told, the story ends with it."""
    match action:
        case Prices():
            return price(state, action)
        case TellsManaValue():
            return tell_mana_value(state, action)
        case CountsMana():
            return count_mana(state, action)


def _tasks(state: State, action: Action, at: int, rest: PlayScript) -> State | Choice:
    land = answers_a_land(state, action)
    if land is not None:
        why = f"Nobody can respond to {land}: playing a land does not use the stack."
        return illegal(state, why, (Cite.LAND_PLAYED,))
    match action:
        case Cast():
            return state.then(CastSpell(action), rest)
        case Activate():
            return state.then(ActivateAbility(action), rest)
        case Attack():
            return _attack(state, action, at, rest)
        case GoTo():
            return go(state, action, rest)
        case Prices() | TellsManaValue() | CountsMana():
            told = _worked_out(state, action)
            return told if state.position == len(state.game.script) else told.then(rest)
        case DealsDamage():
            return deal_told(state, action, rest)
        case RollsChaos():
            return roll_chaos(state, action, rest)
        case Fights():
            return fight_told(state, action, rest)
        case Suspends():
            return state.then(Suspend(action), Settle(), rest)
        case SetsAside():
            return state.then(SetAside(action), Settle(), rest)
        case TurnsFaceUp():
            return state.then(TurnFaceUp(action), Settle(), rest)
        case Regenerates():
            return regenerate_told(state, action, rest)
        case Sacrifices():
            return sacrifice_told(state, action, at, rest)
        case Discards():
            return discard_told(state, action, at, rest)
        case PutsOnto():  # what an instruction had them put there has been told by this sentence already
            return state.then(rest) if at in state.used else put_onto(state, action, rest)
        case BecomesIllegalTarget():
            state = become_illegal(state, action)
            return state if state.over else state.then(rest)
        case AnnounceAttack():
            return state.then(rest)
        case _:
            raise UnknownKind(action)


# --- combat ------------------------------------------------------------------------------------------------------------


def _attack(state: State, action: Attack, at: int, rest: PlayScript) -> State:
    player = state.player_named(action.player)
    turn = state.turn
    if player != turn.active:
        message = f"{action.player} can't attack: it is {state.label(turn.active)}'s turn."
        return illegal(
            state, message, (Cite.ATTACK,), "Say “Next turn,” or “It is …'s turn.” before the attack."
        )
    declare = (DeclareAttackers(action, at), Settle(), rest)
    if turn.step < TurnStep.DECLARE_ATTACKERS:
        return state.then(Reach(TurnStep.DECLARE_ATTACKERS), *declare)
    if turn.step is TurnStep.DECLARE_ATTACKERS and (state.combat is None or not state.combat.attack_declared):
        return state.then(*declare)
    if turn.extra_combats > 0:
        return state.then(*new_combat(state), Reach(TurnStep.DECLARE_ATTACKERS), *declare)
    return illegal(
        state,
        f"{action.player} has attacked already and has no further combat phase this turn.",
        (Cite.ATTACK,),
    )


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


# --- the end -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Finish(Task):
    """The script is over: what is on the stack resolves, and the phase that was touched last runs to its end."""

    is_quiet = True

    def do(self, state: State) -> State:
        if state.over:
            return state
        tasks: list[Task] = [ResolveAll()]
        if state.game.stays:
            return state.then(*tasks)
        if state.turn.step is TurnStep.UNTAP and state.waiting:  # what triggered waits until then (CR 502.4)
            tasks = [Reach(TurnStep.UPKEEP), ResolveAll()]
        if state.turn.step.in_combat:
            tasks += [Reach(TurnStep.END_OF_COMBAT), ResolveAll()]
        if state.game.through_end_of_turn or state.turn.step >= TurnStep.END:
            tasks += [Reach(TurnStep.CLEANUP), ResolveAll()]
        return state.then(*tasks, EndOfStory())


@dataclass(frozen=True, slots=True)
class EndOfStory(Task):
    """The last phase ends: combat is over, unspent mana burns where it does."""

    is_quiet = True

    def do(self, state: State) -> State:
        if state.over:
            return state
        ends: tuple[Task, ...] = ()
        if state.turn.step is TurnStep.END_OF_COMBAT:
            ends = (NextStep(), ResolveAll())
        return state.then(*ends, state.game.era.timing.last_phase_ends())
