"""What the search for the most obeyed requirements works on (CR 509.1c)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.combat.attack_limits import Company, Limit
from bot.engine.combat.block_limits import BlockRequirement, Range
from bot.engine.state import Entity
from bot.values import dataclass, field


@dataclass(frozen=True, slots=True)
class BlockProblem:
    """Who could block what without a cost (attackers that nothing is said about may be left out), and what is asked."""

    options: Mapping[Entity, tuple[Entity, ...]]
    capacity: Mapping[Entity, int]
    ranges: Mapping[Entity, Range]
    requirements: tuple[BlockRequirement, ...]
    limits: tuple[Limit, ...] = ()
    company: tuple[Company, ...] = ()


@dataclass(slots=True)
class Worth:
    """The requirements by what they are about."""

    any: dict[Entity, int] = field(default_factory=dict)
    pair: dict[tuple[Entity, Entity], int] = field(default_factory=dict)
    cover: dict[Entity, list[frozenset[Entity] | None]] = field(default_factory=dict)

    @classmethod
    def of(cls, problem: BlockProblem) -> Worth:
        worth = cls()
        for r in problem.requirements:
            if r.blocker is None:
                assert r.attacker is not None
                worth.cover.setdefault(r.attacker, []).append(r.by)
            elif r.attacker is None:
                worth.any[r.blocker] = worth.any.get(r.blocker, 0) + 1
            else:
                key = (r.blocker, r.attacker)
                worth.pair[key] = worth.pair.get(key, 0) + 1
        return worth
