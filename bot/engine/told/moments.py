"""The moments of a turn to which a story moves on: which step is reached, and in whose turn."""

from __future__ import annotations

from itertools import takewhile

from bot.abilities.ability import Keyword
from bot.abilities.costs import Loyalty, TapSelf
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.limits import Only
from bot.engine.agenda import Task
from bot.engine.characteristics.view import permanents
from bot.engine.citations import Cite
from bot.engine.combat.assigner import strikes_first
from bot.engine.illegal import illegal
from bot.engine.objects import Object
from bot.engine.stack.resolve import ResolveAll
from bot.engine.state import (
    Entity,
    State,
)
from bot.engine.told.decisions import Decision, Deed, SaysMay
from bot.engine.told.script import Activate, Attack, Block, Cast, GoTo, Moment, SetsAside
from bot.engine.turn.steps import NextStep, NextTurn, Reach, begin
from bot.engine.turn.where import (
    Turn,
    TurnStep,
)
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class NewCombat(Task):
    """An additional combat phase begins after the present phase (CR 500.8)."""

    def do(self, state: State) -> State:
        turn = replace(state.turn, extra_combats=state.turn.extra_combats - 1, step=TurnStep.MAIN)
        state = state.having(turn=turn, combat=None)
        return begin(state, TurnStep.BEGINNING_OF_COMBAT)


def new_combat(state: State) -> tuple[Task, ...]:
    return (Reach(TurnStep.SECOND_MAIN), ResolveAll(), NewCombat())


_REACHED = {
    Moment.MAIN: TurnStep.MAIN,
    Moment.MAIN_BEGINS: TurnStep.MAIN,
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
ON_THE_STACK = (Moment.DAMAGE_ON_STACK, Moment.FIRST_STRIKE_ON_STACK)
_EARLY = {
    Moment.UNTAP: TurnStep.UNTAP,
    Moment.UPKEEP: TurnStep.UPKEEP,
    Moment.DRAW: TurnStep.DRAW,
    Moment.MAIN: TurnStep.MAIN,
    Moment.MAIN_BEGINS: TurnStep.MAIN,
}


def go(state: State, action: GoTo, rest: Task) -> State:
    moment = action.moment
    player = state.player_named(action.player) if action.player else None
    why = state.game.era.timing.why_no_moment(moment)
    if why is not None:
        return illegal(state, *why)
    if moment is Moment.NEXT_TURN:
        return state.then(NextTurn(player or _who_acts_next(state)), Reach(TurnStep.MAIN), rest)
    if moment in _EARLY and (moment is not Moment.MAIN or player not in (None, state.turn.active)):
        return state.then(*_early(state, _EARLY[moment], player), rest)
    if player is not None and player != state.turn.active and moment in _REACHED:
        return state.then(NextTurn(player), Reach(_REACHED[moment]), rest)
    if moment is Moment.NEXT_COMBAT:
        if state.turn.step < TurnStep.BEGINNING_OF_COMBAT:
            return state.then(Reach(TurnStep.BEGINNING_OF_COMBAT), rest)
        if state.turn.step.in_combat and state.turn.step < TurnStep.END_OF_COMBAT:
            # What this one brings about may add another (CR 500.8).
            return state.then(Reach(TurnStep.END_OF_COMBAT), ResolveAll(), _Go(action, rest))
        if state.turn.extra_combats <= 0:
            return illegal(state, "There is no further combat phase this turn.", (Cite.ATTACK,))
        return state.then(*new_combat(state), rest)
    if moment in _REACHED:
        wanted = _REACHED[moment]
        if moment is Moment.DAMAGE_ON_STACK and _is_about_first_strike(state):
            wanted = TurnStep.FIRST_STRIKE_DAMAGE
        if moment is Moment.AFTER_COMBAT and state.turn.step < TurnStep.BEGINNING_OF_COMBAT:
            wanted = TurnStep.SECOND_MAIN
        return state.then(Reach(wanted), rest)
    return state.then(rest)


@dataclass(frozen=True, slots=True)
class _Go(Task):
    """On to the moment that is told."""

    is_quiet = True

    action: GoTo
    rest: Task

    def do(self, state: State) -> State:
        return go(state, self.action, self.rest)


def _who_acts_next(state: State) -> Entity | None:
    """The player who is told to do there what is done on one's own turn: "next turn, Bob attacks" is about Bob's next turn, though it
    is his turn now; else who is told to pay or not, and nothing else."""
    told = takewhile(lambda one: not isinstance(one, GoTo), state.game.script[state.position :])
    pays: Entity | None = None
    others = False
    for action in told:
        match action:
            case Attack() | SetsAside():
                return state.player_named(action.player)
            case Cast(card=label) | Activate(source=label) if _waits_for_ones_turn(state, action, label):
                return state.player_named(action.player)
            case SaysMay(deed=Deed.PAY) if pays is None:
                pays = state.player_named(action.player)
            case Block():
                return None
            case _:
                others = others or not isinstance(action, Decision)
    return None if others else pays


def _waits_for_ones_turn(state: State, action: Cast | Activate, label: str) -> bool:
    """Whether that is cast only on one's own turn (CR 307.1), or can't be tapped before it (CR 302.6)."""
    found = state.named(label)
    if found is None or action.response:
        return False
    if isinstance(action, Activate):
        if _is_as_a_sorcery(found, action):
            return True
        tapped = any(
            isinstance(part, TapSelf) for one in activated_of(found.card.abilities) for part in one.cost
        )
        return found.sick and tapped and "Creature" in found.card.types
    quick = any(isinstance(one, Keyword) and "flash" in one.names for one in found.card.abilities)
    return "Instant" not in found.card.types and not quick


def _is_as_a_sorcery(found: Object, action: Activate) -> bool:
    """Whether each ability that is meant is activated only when a sorcery could be cast (CR 606.3)."""
    own = activated_of(found.card.abilities)
    numbers = [one.number for one in action.which or ()]
    meant = [own[n - 1] for n in numbers if 0 < n <= len(own)] or list(own)
    return bool(meant) and all(
        Only.AS_A_SORCERY in one.only
        or (any(isinstance(part, Loyalty) for part in one.cost) and Only.AS_AN_INSTANT not in one.only)
        for one in meant
    )


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
    return any(not isinstance(a, Decision | GoTo) for a in state.game.script[: max(0, state.position - 1)])


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
            return begin(state, TurnStep.UNTAP)
        before = TurnStep(self.step - 1) if self.step > TurnStep.UPKEEP else TurnStep.UNTAP
        return state.having(turn=replace(turn, step=before)).then(NextStep())
