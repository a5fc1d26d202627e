"""Soulbond: pairs of creatures, and what parts them (CR 702.95)."""

from __future__ import annotations

from bot.abilities.keyword_abilities.instructions import PairUp
from bot.engine.characteristics.view import permanents
from bot.engine.citations import Cite
from bot.engine.instructions import context_of, done_to, handles, whom
from bot.engine.log.things import Paired, Parted
from bot.engine.state import Entity, State
from bot.values import replace


@handles(PairUp)
def pair_up(effect: PairUp, state: State) -> State:
    """Both are paired, where both are still unpaired creatures that the ability's controller controls (CR 702.95c)."""
    both = (*whom(state, effect.first)[:1], *whom(state, effect.second)[:1])
    you = context_of(state).you
    if len({*both}) < 2 or not all(_may_be(state, e, you) for e in both):
        return state
    first, second = both
    state = state.with_object(
        replace(state.objects[first], paired_with=second), replace(state.objects[second], paired_with=first)
    )
    return done_to(state.step(Paired(*state.labels(both)), Cite.SOULBOND), *both)


def _may_be(state: State, entity: Entity, you: Entity) -> bool:
    chars, found = permanents(state).get(entity), state.object(entity)
    unpaired = found is not None and found.paired_with is None
    return unpaired and chars is not None and chars.is_creature and chars.controller == you


def part_pairs(state: State) -> State:
    """Pairs of which one has left, is no creature any more or has another controller than the other are none (CR 702.95e)."""
    board = permanents(state)
    for found in tuple(state.battlefield()):
        if found.paired_with is None:
            continue
        own, other = board[found.id], board.get(found.paired_with)
        together = other is not None and own.is_creature and other.is_creature
        if not together or other is None or own.controller != other.controller:
            state = state.with_object(replace(found, paired_with=None))
            state = state.step(Parted(found.label), Cite.SOULBOND)
    return state
