"""The combat phase as it is: who attacks whom, who blocks what (CR 506-509)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.values import dataclass

if TYPE_CHECKING:
    from bot.engine.state import Entity


@dataclass(frozen=True, slots=True)
class Attacker:
    """An attacking creature. `whom`: the player or permanent it attacks; `defender`: the defending player.
    `blockers` are in damage assignment order where there is one. `blocked` stays once set (CR 509.1h)."""

    id: Entity
    whom: Entity
    defender: Entity
    blocked: bool = False
    blockers: tuple[Entity, ...] = ()
    band: int | None = None
    declared: bool = True


@dataclass(frozen=True, slots=True)
class Combat:
    """The combat phase: who attacks whom, who blocks what. `struck`: the creatures that dealt (or could have dealt) damage in
    the first of two damage steps (CR 702.7c)."""

    attackers: tuple[Attacker, ...] = ()
    attack_declared: bool = False
    blocks_declared: bool = False
    struck: frozenset[Entity] | None = None
    orders: tuple[tuple[Entity, tuple[Entity, ...]], ...] = ()  # a blocker's order of attackers
    was_attacking: frozenset[Entity] = frozenset()
    was_blocking: frozenset[Entity] = frozenset()

    def attacker(self, entity: Entity) -> Attacker | None:
        return next((a for a in self.attackers if a.id == entity), None)

    def blocked_by(self, blocker: Entity) -> tuple[Entity, ...]:
        """The attackers that this creature blocks, in its order."""
        blocks = tuple(a.id for a in self.attackers if blocker in a.blockers)
        for who, order in self.orders:
            if who == blocker:
                return tuple(a for a in order if a in blocks) + tuple(a for a in blocks if a not in order)
        return blocks

    def is_alone(self, entity: Entity) -> bool:
        """Whether it is attacking or blocking and no other creature is (CR 506.5)."""
        attackers = tuple(a.id for a in self.attackers)
        return attackers == (entity,) or self.blockers() == (entity,)

    def blockers(self) -> tuple[Entity, ...]:
        """Every blocking creature, once."""
        return tuple(dict.fromkeys(b for a in self.attackers for b in a.blockers))
