"""Bands of attackers (CR 702.22; 502.10-11 in 2003): who may attack together as one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from immutables import Map

from bot.engine.characteristics.chars import Chars
from bot.engine.characteristics.view import permanents, see
from bot.engine.citations import Cite
from bot.engine.combat.labels import things_named
from bot.engine.combat.wrong import Wrong
from bot.engine.evaluate import fits
from bot.engine.evaluate.context import Context
from bot.engine.log.step import listed
from bot.engine.state import Entity, State

_CITES = (Cite.ATTACK, Cite.ATTACK_BAND, Cite.BANDING_DECLARE)


def bands_of(
    state: State, told: Sequence[tuple[str, ...]], chosen: Mapping[Entity, Entity]
) -> Map[Entity, int] | Wrong:
    """The number of the band that each banded attacker is in; what is wrong when the told bands can't be."""
    number_of: Map[Entity, int] = Map()
    if not told:
        return number_of
    things = things_named(state, [label for band in told for label in band])
    for number, band in enumerate(told):
        members: list[Entity] = []
        for label in band:
            thing = things.get(label)
            if thing is None or thing.id not in chosen:
                return Wrong(f"{label} can't be in a band: it does not attack", _CITES)
            if thing.id in number_of or thing.id in members:
                return Wrong(f"{label} can be in one band only", _CITES)
            members.append(thing.id)
        if len(members) < 2:
            continue
        if len({chosen[m] for m in members}) > 1:
            return Wrong(f"{listed(band)} can't be in a band: they don't attack the same player", _CITES)
        if not _may_band(state, members):
            return Wrong(f"{listed(band)} can't attack in a band: all but one of a band need banding", _CITES)
        for member in members:
            number_of = number_of.set(member, number)
    return number_of


def _may_band(state: State, members: Sequence[Entity]) -> bool:
    board = permanents(state)
    with_banding = sum(1 for m in members if board[m].has("banding"))
    if with_banding and len(members) - with_banding <= 1:
        return True
    return bands_with_others(state, members)


def bands_with_others(state: State, members: Sequence[Entity]) -> bool:
    """Whether a "bands with other" ability ties all of these together: one has it, and all have its quality (CR 702.22c).
    In 2003 and before all of them need the ability, or banding (502.11b)."""
    board, sight = permanents(state), see(state)
    old = not state.game.era.bands_by_quality
    for member in members:
        for ability in board[member].instances("bands with other"):
            if ability.filter is None:
                continue
            context = Context(member, board[member].controller)
            if old:
                together = all(
                    _has_same(board[m], ability.filter) or board[m].has("banding") for m in members
                )
            else:
                together = all(fits(ability.filter, m, sight, context) for m in members)
            if together:
                return True
    return False


def _has_same(chars: Chars, what: object) -> bool:
    return any(a.filter == what for a in chars.instances("bands with other"))


def assigns_by_banding(state: State, creatures: Sequence[Entity]) -> bool:
    """Whether this group's banding lets its own player divide the damage dealt to it (CR 702.22j-k): one of them has banding,
    or one bands with other [quality] and another has that quality."""
    board, sight = permanents(state), see(state)
    if any(board[c].has("banding") for c in creatures if c in board):
        return True
    old = not state.game.era.bands_by_quality
    for creature in creatures:
        if creature not in board:
            continue
        for ability in board[creature].instances("bands with other"):
            if ability.filter is None:
                continue
            context = Context(creature, board[creature].controller)
            others = [c for c in creatures if c != creature and c in board]
            if old and any(_has_same(board[c], ability.filter) for c in others):
                return True
            own = not old and fits(ability.filter, creature, sight, context)
            if own and any(fits(ability.filter, c, sight, context) for c in others):
                return True
    return False
