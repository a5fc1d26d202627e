"""Steps of combat: attacks, blocks, and how its damage is assigned."""

from __future__ import annotations

from bot.engine.log.damage import Share
from bot.engine.log.step import Step, listed, says


@says("attack", "{player} attacks {whom} with {attackers}.")
class Attacked(Step):
    player: str
    attackers: tuple[str, ...]
    whom: str


@says("attack", "{player} doesn't attack.")
class DidNotAttack(Step):
    player: str


@says("attack", "{attackers} attack in a band.")
class AttackedInBand(Step):
    attackers: tuple[str, ...]


@says("attack", "{attacker} is exerted: it won't untap during {player}'s next untap step.")
class Exerted(Step):
    attacker: str
    player: str


@says("attack", "{player} announces an attack.")
class AttackAnnounced(Step):
    player: str


@says("attack", "{player} aborts the attack by playing a fast effect: the main phase goes on.")
class AttackAborted(Step):
    player: str


@says("block", "{player} blocks {attacker} with {blockers}.")
class Blocked(Step):
    player: str
    attacker: str
    blockers: tuple[str, ...]


@says("block", "{attacker} is in the same band and becomes blocked by {blockers} too.")
class BlockedInBand(Step):
    attacker: str
    blockers: tuple[str, ...]


@says("block", "{player} doesn't block.")
class DidNotBlock(Step):
    player: str


def divided(shares: tuple[Share, ...]) -> str:
    """`3 damage to Elf A and 1 to Elf B`."""
    return listed(
        f"{s.amount} damage to {s.recipient}" if n == 0 else f"{s.amount} to {s.recipient}"
        for n, s in enumerate(shares)
    )


def shared_out(shares: tuple[Share, ...]) -> str:
    """`3 of Ogre's damage to Elf A and 1 to Elf B`."""
    return listed(
        f"{s.amount} of {s.source}'s damage to {s.recipient}" if n == 0 else f"{s.amount} to {s.recipient}"
        for n, s in enumerate(shares)
    )


@says("choose", "{who} {parts}.")
class DamageAssigned(Step):
    """How a creature's combat damage is divided; `by`: the player who does so in its controller's place (702.22j-k)."""

    creature: str
    shares: tuple[Share, ...]
    by: str = ""

    @property
    def who(self) -> str:
        return f"{self.by} has {self.creature} assign" if self.by else f"{self.creature} assigns"

    @property
    def parts(self) -> str:
        return divided(self.shares)


@says("choose", "{player} orders the {of} of {creature}: {names}.")
class Ordered(Step):
    """The damage assignment order of 2009 to 2024. `of`: blockers or attackers."""

    player: str
    creature: str
    order: tuple[str, ...]
    of: str

    @property
    def names(self) -> str:
        return ", ".join(self.order)


@says("damage", "Combat damage is put on the stack: {parts}.")
class DamagePutOnStack(Step):
    """1999 to 2009: nothing is dealt yet."""

    shares: tuple[Share, ...]

    @property
    def parts(self) -> str:
        return listed(f"{s.amount} from {s.source} to {s.recipient}" for s in self.shares)
