"""Responses: what is done before the top of the stack resolves, and until when the story waits for what is responded to."""

from __future__ import annotations

from bot.engine.agenda import Task
from bot.engine.citations import Cite
from bot.engine.illegal import illegal, unfounded
from bot.engine.stack.resolve import ResolveTop
from bot.engine.state import State
from bot.engine.told.asked_of_costs import Prices
from bot.engine.told.decisions import Decision, TriggerTargets
from bot.engine.told.moments import ON_THE_STACK
from bot.engine.told.script import Action, Activate, Attack, Block, Cast, GoTo, WaitsForTrigger
from bot.engine.turn.steps import NextStep
from bot.engine.turn.where import TurnStep


def is_response(state: State, action: Action) -> bool:
    """Whether this is done before what is on the stack resolves."""
    if isinstance(action, Activate) and action.for_mana and not action.response:
        # a mana ability waits for nothing (CR 605.3b) but for what it is of, which is no permanent before it resolves
        return action.source not in map(state.label, state.stack) and not _answers_its_trigger(state)
    if getattr(action, "response", False) or (
        isinstance(action, Prices) and _aims_at_the_stack(state, action)
    ):
        return not _answers_its_trigger(state)
    if isinstance(action, GoTo | Attack | Block) or state.objects[state.stack[-1]].label != "combat damage":
        return False
    # "With damage on the stack" holds for what is told after it too, until the story moves on.
    moments = [a for a in state.game.script[: state.position] if isinstance(a, GoTo | Attack | Block)]
    return bool(moments) and isinstance(moments[-1], GoTo) and moments[-1].moment in ON_THE_STACK


def answers_a_land(state: State, action: Action) -> str | None:
    """The land that this is said to respond to where nothing is on the stack: playing one does not use it, so nobody gets to (CR 305.1).
    None where something that it triggered waits there."""
    if not isinstance(action, Cast | Activate) or not action.response or state.stack:
        return None
    before = (
        one for one in reversed(state.game.script[: state.position - 1]) if not isinstance(one, Decision)
    )
    last = next(before, None)
    label = action.under or (last.card if isinstance(last, Cast) else None)
    found = state.named(label) if label is not None else None
    return label if found is not None and "Land" in found.card.types else None


def _aims_at_the_stack(state: State, action: Prices) -> bool:
    """`He casts Shock. How much does it cost to counter it?`: asked before that resolves."""
    aimed = {*(action.deed.targets.names or ())}
    return action.deed.response and not aimed.isdisjoint(map(state.label, state.stack))


def is_above_what_waits(state: State, action: Action) -> bool:
    """Whether on top is a spell or activated ability, told before this, above what this responds to: it has resolved by then."""
    under = action.under if isinstance(action, Cast | Activate) and action.response else None
    top = state.objects[state.stack[-1]].on_stack
    if under is None or top is None or top.triggered:
        return False
    return under in map(state.label, state.stack[:-1]) and state.label(state.stack[-1]) != under


def _answers_its_trigger(state: State) -> bool:
    """Whether the response is to a trigger whose targets were told just before, and which what is on top is yet to cause: "Alice
    casts Redcap. Alice targets Bob with Redcap's trigger. In response, ..."."""
    script = state.game.script
    for index in range(state.position - 1, -1, -1):
        told = script[index]
        if not isinstance(told, Decision):
            return False
        if isinstance(told, TriggerTargets) and index not in state.used:
            return True
    return False


def wait_for_trigger(state: State, action: WaitsForTrigger, follow: Task) -> State:
    """Goes on until an ability (of that thing) is on the stack: spells above it resolve, combat damage is dealt. Where none comes to
    be on the stack there is nothing to respond to (CR 603.3)."""
    for entity in state.stack:
        found = state.objects[entity].on_stack
        if found is not None and found.is_ability and action.of in (None, state.label(found.context.source)):
            return state.having(position=state.position + 1).then(follow)
    if state.stack:
        return state.then(ResolveTop(), follow)
    combat = state.combat
    fights = combat is not None and combat.attackers and state.turn.step < TurnStep.COMBAT_DAMAGE
    if fights or state.turn.step < TurnStep.MAIN:
        return state.then(NextStep(), follow)
    what = f"ability of {action.of}" if action.of else "ability"
    why = f"No {what} waits on the stack: there is nothing to respond to."
    return (illegal if action.of else unfounded)(state, why, (Cite.TRIGGER_ON_STACK,))
