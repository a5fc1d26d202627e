"""Designations (CR 701.37, 701.60, 702.112, 724): what a permanent or a player is called until something ends it."""

from __future__ import annotations

from bot.abilities.class_levels import GainClassLevel
from bot.abilities.keyword_actions import (
    Monstrosity,
    Saddle,
    Solve,
    Suspect,
)
from bot.abilities.player_effects import (
    BecomeMonarch,
)
from bot.engine.characteristics.view import permanents
from bot.engine.citations import Cite
from bot.engine.happenings import Happening, What
from bot.engine.instructions import amount, context_of, done_to, handles, players, whom
from bot.engine.log.things import Designated, DesignationEnded
from bot.engine.permanents.counters import put_counters
from bot.engine.players.monarch import become_monarch
from bot.engine.state import Entity, State
from bot.engine.triggers import happen
from bot.values import replace


@handles(Monstrosity)
def monstrosity(effect: Monstrosity, state: State) -> State:
    """Once: counters, and the creature is monstrous from then on (CR 701.37a)."""
    source = context_of(state).source
    found = state.object(source)
    if found is None or source not in permanents(state) or "monstrous" in found.designations:
        return state
    number = amount(state, effect.amount)
    state = put_counters(state, source, "+1/+1", number, Cite.COUNTERS, by=found.label)
    state = designate(state, source, "monstrous")
    return happen(state, Happening(What.MONSTROUS, source, amount=number))


def designate(state: State, entity: Entity, what: str) -> State:
    """The permanent is `what` (monstrous, renowned) for as long as it stays on the battlefield."""
    found = state.object(entity)
    if found is None or what in found.designations:
        return state
    return state.with_object(replace(found, designations=(*found.designations, what)))


@handles(GainClassLevel)
def gains_level(effect: GainClassLevel, state: State) -> State:
    """The Class is of that level from then on (CR 716.2b)."""
    source = context_of(state).source
    if source not in permanents(state):
        return state
    level = f"level {effect.level}"
    state = designate(state, source, level)
    state = state.step(Designated(state.label(source), level), Cite.CLASS_LEVEL)
    return happen(state, Happening(What.LEVEL, source, amount=effect.level))


@handles(Solve)
def solves(effect: Solve, state: State) -> State:
    """A Case stays solved until it leaves the battlefield (CR 719.3b)."""
    source = context_of(state).source
    if source not in permanents(state):
        return state
    state = designate(state, source, "solved")
    return state.step(Designated(state.label(source), "solved"), Cite.SOLVED)


@handles(Suspect)
def suspects(effect: Suspect, state: State) -> State:
    """A creature becomes suspected, or no longer is; what is suspected already can't be again (CR 701.60)."""
    things = whom(state, effect.what)
    for entity in things:
        found = state.object(entity)
        if entity not in permanents(state) or found is None:
            continue
        suspected = "suspected" in found.designations
        if effect.ends and suspected:
            rest = tuple(d for d in found.designations if d != "suspected")
            state = state.with_object(replace(found, designations=rest))
            state = state.step(DesignationEnded(found.label, "suspected"), Cite.SUSPECT)
        elif not effect.ends and not suspected:
            state = designate(state, entity, "suspected")
            state = state.step(Designated(found.label, "suspected"), Cite.SUSPECT)
    return done_to(state, *things)


@handles(BecomeMonarch)
def becomes_monarch(effect: BecomeMonarch, state: State) -> State:
    """A player becomes the monarch; who was it before no longer is (CR 724.3)."""
    for player in players(state, effect.who):
        state = become_monarch(state, player)
    return state


@handles(Saddle)
def saddles(effect: Saddle, state: State) -> State:
    """It is saddled until the turn ends (CR 702.171b)."""
    things = tuple(e for e in whom(state, effect.who) if e in permanents(state))
    for entity in things:
        state = designate(state, entity, "saddled")
        state = state.step(Designated(state.label(entity), "saddled"), Cite.SADDLE)
    return done_to(state, *things)
