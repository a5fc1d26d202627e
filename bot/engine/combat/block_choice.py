"""Which blocks would be legal: the nearest to what was told, and all that requirements force (CR 509.1c)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.engine.characteristics.view import permanents
from bot.engine.combat.block_best import BestBlocks, best_blocks, bound_of, is_legal, obeyed_by
from bot.engine.combat.block_limits import (
    BlockRequirement,
    Blocks,
    capacity,
    company_needed,
    limits_on_blockers,
    range_of,
    requirements_to_block,
)
from bot.engine.combat.block_problem import BlockProblem
from bot.engine.combat.evasion import why_not_able
from bot.engine.combat.pairs import Pairs
from bot.engine.evaluate import Sight
from bot.engine.state import Entity, State
from bot.values import dataclass

_MOST_SHOWN = 12
_MOST_NODES = 20_000


@dataclass(frozen=True, slots=True)
class Defence:
    """One player's side of a declaration of blockers: who could block, what attacks, what is asked."""

    player: Entity
    able: tuple[Entity, ...]
    attackers: tuple[Entity, ...]
    requirements: tuple[BlockRequirement, ...]


def defence_of(state: State, sight: Sight, player: Entity) -> Defence:
    """The creatures of `player` that are able to block, the attackers that they may meet, and every requirement."""
    able = tuple(
        e
        for e, chars in sorted(permanents(state).items())
        if chars.controller == player and chars.is_creature and why_not_able(state, e, player) is None
    )
    attackers = attackers_on(state, player)
    return Defence(player, able, attackers, requirements_to_block(state, sight, able, attackers))


def attackers_on(state: State, player: Entity) -> tuple[Entity, ...]:
    """The creatures that attack this player, their planeswalkers and the battles they protect (CR 509.1a)."""
    return tuple(a.id for a in state.combat.attackers if a.defender == player) if state.combat else ()


def problem_of(state: State, sight: Sight, defence: Defence, told: Blocks) -> BlockProblem:
    """What the search for the most requirements needs to know, and no more: attackers that no requirement is about matter
    only as something to block."""
    pairs = Pairs(state, sight, (*defence.able, *defence.attackers))
    asked = dict.fromkeys(r.attacker for r in defence.requirements if r.attacker is not None)
    eager = {r.blocker for r in defence.requirements if r.blocker is not None and r.attacker is None}
    paired = {(r.blocker, r.attacker) for r in defence.requirements if r.blocker is not None}
    covered = {r.attacker for r in defence.requirements if r.blocker is None}
    ranges = {a: range_of(state, a, defence.player) for a in defence.attackers}
    company = company_needed(state, sight, defence.able, defence.able)
    # Until 2009 nobody had to come along just so that a requirement could be obeyed (500.5).
    companions = state.game.era.companions_come_along
    plain = [
        a for a in defence.attackers if a not in asked and ranges[a].least < 2 and ranges[a].most is None
    ]
    options: dict[Entity, dict[Entity, None]] = {}
    tangled: dict[Entity, None] = {}
    for blocker in defence.able:
        mine = {a: None for a in asked if pairs.may(blocker, a)}
        mine |= {a: None for a in told.get(blocker, ()) if a in ranges and pairs.may(blocker, a)}
        if not companions and blocker not in eager:
            wanted = set(told.get(blocker, ()))
            mine = {a: None for a in mine if a in wanted or (blocker, a) in paired or a in covered}
        elif blocker in eager or (company and companions):
            anything = next((a for a in plain if pairs.may(blocker, a)), None)
            if anything is not None:
                mine[anything] = None
            elif blocker in eager:
                others = [a for a in defence.attackers if a not in asked and pairs.may(blocker, a)]
                mine |= dict.fromkeys(others)
                tangled |= dict.fromkeys(others)
        options[blocker] = mine
    if tangled and companions:
        for blocker, mine in options.items():
            mine |= {a: None for a in tangled if pairs.may(blocker, a)}
    room = {b: capacity(state, b) for b in options}
    return BlockProblem(
        {b: tuple(mine) for b, mine in options.items()},
        {b: len(defence.attackers) if n is None else n for b, n in room.items()},
        ranges,
        defence.requirements,
        limits_on_blockers(state, sight),
        company,
    )


def nearest_blocks(state: State, sight: Sight, defence: Defence, told: Blocks) -> BestBlocks:
    """The legal blocks that obey the most requirements without paying a cost, and of those the nearest to `told`."""
    return best_blocks(problem_of(state, sight, defence, told), told)


def obeys_enough(state: State, sight: Sight, defence: Defence, blocks: Blocks) -> BestBlocks | None:
    """None when no legal declaration obeys more requirements than `blocks` does; else one that does (or, not `proved`,
    might)."""
    requirements = defence.requirements
    obeyed = obeyed_by(with_bands(state, blocks), requirements)
    if obeyed == len(requirements):
        return None
    problem = problem_of(state, sight, defence, blocks)
    if obeyed >= bound_of(problem):
        return None
    best = best_blocks(problem, blocks)
    return None if best.obeyed <= obeyed and best.proved else best


def with_bands(state: State, blocks: Blocks) -> Blocks:
    """The blocks with those that follow from bands: blocking one member blocks all (CR 702.22h)."""
    combat = state.combat
    if combat is None or all(a.band is None for a in combat.attackers):
        return blocks
    band_of = {a.id: a.band for a in combat.attackers if a.band is not None}
    members: dict[int, list[Entity]] = {}
    for entity, band in band_of.items():
        members.setdefault(band, []).append(entity)
    wider: dict[Entity, tuple[Entity, ...]] = {}
    for blocker, attackers in blocks.items():
        every = dict.fromkeys(
            e for a in attackers for e in ([a, *members[band_of[a]]] if a in band_of else [a])
        )
        wider[blocker] = tuple(every)
    return wider


def forced_blocks(state: State, sight: Sight, defence: Defence) -> tuple[tuple[Blocks, ...], bool]:
    """The declarations that obey the most requirements with no block too many, and whether these are all. Just one empty
    declaration where nothing is required, or nothing can be obeyed."""
    if not defence.requirements:
        return ({},), True
    problem = problem_of(state, sight, defence, {})
    if bound_of(problem) == 0:
        return ({},), True
    best = best_blocks(problem, {})
    if best.obeyed == 0:
        return ({},), best.proved
    found: list[Blocks] = []
    complete = True
    for blocks in _every(problem, best.obeyed):
        if blocks is None or len(found) == _MOST_SHOWN:
            complete = False
            break
        found.append(blocks)
    if not complete or not found:
        return (best.blocks,), False
    return tuple(found), best.proved


def _every(problem: BlockProblem, most: int) -> Iterator[Blocks | None]:
    """Every declaration that obeys `most` requirements with no block too many; None once the board proves too big."""
    blockers = [b for b, attackers in problem.options.items() if attackers]
    nodes = 0

    def good(blocks: Blocks) -> bool:
        return obeyed_by(blocks, problem.requirements) >= most and is_legal(problem, blocks)

    def minimal(blocks: Blocks) -> bool:
        for blocker, attackers in blocks.items():
            for attacker in attackers:
                fewer = dict(blocks)
                fewer[blocker] = tuple(a for a in attackers if a != attacker)
                if not fewer[blocker]:
                    del fewer[blocker]
                if good(fewer):
                    return False
        return True

    stack: list[tuple[int, Mapping[Entity, tuple[Entity, ...]]]] = [(0, {})]
    while stack:
        nodes += 1
        if nodes > _MOST_NODES:
            yield None
            return
        at, blocks = stack.pop()
        if at == len(blockers):
            if good(blocks) and minimal(blocks):
                yield blocks
            continue
        blocker = blockers[at]
        stack.append((at + 1, blocks))
        for some in _subsets(problem.options[blocker], problem.capacity[blocker]):
            stack.append((at + 1, {**blocks, blocker: some}))


def _subsets(attackers: tuple[Entity, ...], room: int) -> Iterator[tuple[Entity, ...]]:
    """The nonempty choices of at most `room` of these."""
    ways: list[tuple[int, tuple[Entity, ...]]] = [(0, ())]
    while ways:
        begin, taken = ways.pop()
        for i in range(begin, len(attackers)):
            more = (*taken, attackers[i])
            yield more
            if len(more) < room:
                ways.append((i + 1, more))
