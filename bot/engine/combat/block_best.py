"""The most requirements that any legal declaration of blockers obeys (CR 509.1c).

Small boards are searched to the end; on big ones a flow says how many there can be at most. What can't be beaten (every
requirement that can be obeyed alone is obeyed) is known without a search.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.combat.block_flow import ceiling
from bot.engine.combat.block_limits import BlockRequirement, Blocks, turned
from bot.engine.combat.block_problem import BlockProblem, Worth
from bot.engine.combat.block_search import Search
from bot.engine.state import Entity
from bot.values import dataclass

_BIGGEST_SEARCH = 20_000  # of attackers that matter times pairs: beyond that the flow alone has to do


@dataclass(frozen=True, slots=True)
class BestBlocks:
    """Blocks that obey the most: `obeyed` requirements. `proved` is False when the board was too tangled to look at
    everything: then some declaration may obey more, but none more than `bound`."""

    obeyed: int
    blocks: Blocks
    proved: bool
    bound: int


def obeyed_by(blocks: Blocks, requirements: Iterable[BlockRequirement]) -> int:
    """How many of the requirements these blocks obey."""
    by = turned(blocks)
    return sum(1 for r in requirements if r.is_obeyed(blocks, by))


def best_blocks(problem: BlockProblem, told: Blocks) -> BestBlocks:
    """The blocks that obey the most requirements without disobeying a restriction; among equals the nearest to `told`."""
    worth = Worth.of(problem)
    bound = _bound(problem, worth)
    search = Search(problem, worth, told)
    best: Blocks = {}
    if len(search.tracked) * sum(len(a) for a in problem.options.values()) <= _BIGGEST_SEARCH:
        best, complete = search.run()
        obeyed = obeyed_by(best, problem.requirements)
        if complete or obeyed == bound:
            return BestBlocks(obeyed, best, True, bound)
    covers = {a: len(wanted) for a, wanted in worth.cover.items()}
    flow = ceiling(problem.options, problem.capacity, problem.ranges, worth.any, worth.pair, covers, told)
    candidates: list[Blocks] = [best]
    if flow is not None:
        bound = min(bound, flow[0])
        candidates += [_with_told(problem, flow[1], told), flow[1]]
    candidates.append({b: a for b, a in told.items() if all(x in problem.options.get(b, ()) for x in a)})
    legal = [c for c in candidates if is_legal(problem, c)]
    chosen = max(legal, key=lambda c: obeyed_by(c, problem.requirements))
    obeyed = obeyed_by(chosen, problem.requirements)
    return BestBlocks(obeyed, chosen, obeyed == bound, bound)


def is_legal(problem: BlockProblem, blocks: Blocks) -> bool:
    """Whether these blocks keep every restriction on the group."""
    if any(len(a) > problem.capacity.get(b, 0) for b, a in blocks.items()):
        return False
    if not all(problem.ranges[a].allows(len(by)) for a, by in turned(blocks).items()):
        return False
    for limit in problem.limits:
        if sum(1 for b in blocks if limit.who is None or b in limit.who) > limit.number:
            return False
    return all(n.is_kept(blocks) for n in problem.company if n.creature in blocks)


def _with_told(problem: BlockProblem, blocks: Blocks, told: Blocks) -> Blocks:
    """The blocks, and the told ones of creatures that do not block in them."""
    extra = {
        b: a
        for b, a in told.items()
        if b not in blocks and a and all(x in problem.options.get(b, ()) for x in a)
    }
    return {**blocks, **extra}


def bound_of(problem: BlockProblem) -> int:
    """More requirements than this no declaration obeys; it need not be reached."""
    return _bound(problem, Worth.of(problem))


def _bound(problem: BlockProblem, worth: Worth) -> int:
    total = 0
    coverable: dict[Entity, set[Entity]] = {}
    for blocker, attackers in problem.options.items():
        if not attackers:
            continue
        best = sorted((worth.pair.get((blocker, a), 0) for a in attackers), reverse=True)
        total += worth.any.get(blocker, 0) + sum(best[: problem.capacity[blocker]])
        if worth.cover:
            for attacker in attackers:
                coverable.setdefault(attacker, set()).add(blocker)
    covers = 0
    for attacker, wanted in worth.cover.items():
        able = coverable.get(attacker, set())
        covers += sum(1 for by in wanted if (able if by is None else by & able))
    spare = sum(problem.capacity[b] for b, attackers in problem.options.items() if attackers)
    most = max((len(w) for w in worth.cover.values()), default=0)
    return total + min(covers, spare * most)
