"""Where the story's next action is done differently in 1997: the attack, the damage-prevention step, regeneration, phases."""

from __future__ import annotations

from collections.abc import Iterator

from bot.abilities.ability import Triggered
from bot.abilities.combining import (
    May,
)
from bot.abilities.costs import Mana
from bot.abilities.effects import (
    TapOrUntap,
)
from bot.abilities.events import BeginningOf
from bot.engine.agenda import Choice, Task
from bot.engine.characteristics.view import chars_of
from bot.engine.citations import Cite
from bot.engine.costs.pay import pay
from bot.engine.eras.prevention_step.attack import announce, attack
from bot.engine.eras.prevention_step.effects_of import effects_told, is_mana_source, needs_a_packet
from bot.engine.eras.prevention_step.regeneration import is_regeneration
from bot.engine.eras.prevention_step.step import ordinal
from bot.engine.evaluate.context import Context
from bot.engine.happenings import Happening, What
from bot.engine.illegal import illegal
from bot.engine.objects import (
    Object,
)
from bot.engine.stack.resolve import ResolveTop
from bot.engine.stack.waiting import Settle
from bot.engine.state import (
    State,
    Waiting,
    Zone,
)
from bot.engine.told.decisions import SaysMay
from bot.engine.told.script import (
    Action,
    Activate,
    AnnounceAttack,
    Attack,
    Block,
    Cast,
    Discards,
    GoTo,
    Moment,
    Regenerates,
)
from bot.engine.told.scripted import mark_used
from bot.engine.turn.steps import NextStep, Reach
from bot.engine.turn.where import (
    TurnStep,
)
from bot.values import replace

_BEFORE_DAMAGE_ENDS = (
    TurnStep.DECLARE_ATTACKERS,
    TurnStep.DECLARE_BLOCKERS,
    TurnStep.FIRST_STRIKE_DAMAGE,
)


def play_1997(state: State, action: Action, rest: Task) -> State | Choice | None:
    """What becomes of the next action, where 1997 differs; None where it is done as in every era. What is still on the stack
    resolves first."""
    at = state.position
    if isinstance(action, SaysMay):
        return _untap_cost(state, action, at, rest)
    if state.stack and not getattr(action, "response", False):
        return None
    match action:
        case GoTo(moment=Moment.DAMAGE_PREVENTION):
            return _to_the_step(state, action, rest)
        case GoTo(moment=Moment.BEGINNING_OF_COMBAT):
            # There is no such step: what is done before attackers are declared is done in the main phase.
            return state.having(position=at + 1).then(Reach(TurnStep.MAIN), rest)
        case AnnounceAttack():
            return announce(state.having(position=at + 1), action).then(rest)
        case Attack():
            return attack(state.having(position=at + 1), action, at, rest)
        case Regenerates() | Activate() | Cast() if is_regeneration(state, action):
            return _regenerate(state, action, at, rest)
        case Activate() | Cast():
            return _play(state, action, rest)
        case Discards():
            return _discard(state, action, at, rest)
        case _:
            return None


def _to_the_step(state: State, action: GoTo, rest: Task) -> State:
    """No damage waits just now: the next damage of the attack, or of the end of the turn, may bring the step."""
    if state.turn.step in _BEFORE_DAMAGE_ENDS or state.turn.step is TurnStep.END:
        return state.then(NextStep(), rest)
    which = ordinal(action.number)
    text = f"There is no {which}damage-prevention step now: it follows damage, and no damage waits."
    return illegal(state, text, (Cite.DAMAGE_PREVENTION_STEP,))


def _regenerate(state: State, action: Action, at: int, rest: Task) -> State | None:
    """Used as something is being destroyed: the damage of the attack may still bring that. Else it can't be used."""
    if getattr(action, "response", False):
        return None
    if state.turn.step in _BEFORE_DAMAGE_ENDS:
        return state.then(NextStep(), rest)
    if isinstance(action, Regenerates):
        found = state.named(action.what)
        if found is None or found.zone is not Zone.BATTLEFIELD:
            return None
        text = (
            f"{action.player} can't regenerate {action.what} now: regeneration takes the place of a creature's going "
            f"to the graveyard, and {action.what} isn't being destroyed."
        )
        return illegal(state.having(position=at + 1), text, (Cite.REGENERATION, Cite.DAMAGE_PREVENTION_STEP))
    return None


def _play(state: State, action: Cast | Activate, rest: Task) -> State | None:
    """After the damage of the attack nothing is played until the main phase resumes; what can only be used on damage that waits is used
    once there is some, where nothing else of the attack is told to come first."""
    step = state.turn.step
    if step in _BEFORE_DAMAGE_ENDS and not action.response and needs_a_packet(effects_told(state, action)):
        blocks_to_come = any(isinstance(later, Block) for later in state.game.script[state.position :])
        # It is used in the step that follows the damage of the attack.
        return None if blocks_to_come else state.then(NextStep(), rest)
    if step not in (TurnStep.COMBAT_DAMAGE, TurnStep.END_OF_COMBAT) or is_mana_source(
        effects_told(state, action)
    ):
        return None
    return state.then(Reach(TurnStep.SECOND_MAIN), rest)


def _discard(state: State, action: Discards, at: int, rest: Task) -> State | None:
    """The discard at the end of the discard phase is told as it is made."""
    player = state.player_named(action.player)
    if at in state.used or player is None or state.turn.step is not TurnStep.END:
        return None
    hand = sum(1 for o in state.objects.values() if o.zone is Zone.HAND and o.owner == player)
    if hand <= 7 or player != state.turn.active:
        return None
    return state.then(Reach(TurnStep.CLEANUP), rest)


def _untap_cost(state: State, answer: SaysMay, at: int, rest: Task) -> State | None:
    """An untap cost that is paid during upkeep may be paid more than once: each time that the story says so."""
    found = state.named(answer.about) if answer.about else None
    player = state.player_named(answer.player)
    if not answer.yes or at in state.used or found is None or player is None:
        return None
    if state.turn.step is not TurnStep.UPKEEP or found.zone is not Zone.BATTLEFIELD:
        return None
    for thing, ability, may in _untap_costs(state, found):
        if state.stack:
            return state.then(ResolveTop(), rest)
        chars = chars_of(state, thing.id)
        assert chars is not None
        paid = pay(mark_used(state.having(position=at + 1), at), player, may.cost, thing.id)
        assert isinstance(paid, State)  # mana asks nothing
        upkeep = Happening(What.BEGINNING, state.turn.active, detail="upkeep")
        context = Context(thing.id, chars.controller, chosen=thing.chosen, event=upkeep)
        waiting = Waiting(thing.id, chars.controller, replace(ability, effects=may.then), context)
        return paid.having(waiting=(*paid.waiting, waiting)).then(Settle(), rest)
    return None


def _untap_costs(state: State, found: Object) -> Iterator[tuple[Object, Triggered, May]]:
    """The untap costs of a permanent that are paid with mana during upkeep: its own, or brought by what is attached to it."""
    for thing in (found, *(o for o in state.battlefield() if o.attached_to == found.id)):
        chars = chars_of(state, thing.id)
        for ability in chars.abilities if chars is not None else ():
            if not isinstance(ability, Triggered) or not isinstance(ability.when, BeginningOf):
                continue
            may = ability.effects[0]
            if ability.when.step != "upkeep" or not isinstance(may, May) or len(ability.effects) > 1:
                continue
            untaps = any(isinstance(e, TapOrUntap) and not e.tap for e in may.then)
            if untaps and all(isinstance(part, Mana) for part in may.cost):
                yield thing, ability, may
