"""What effects say about attacking, blocking and assigning combat damage (CR 508.1c-d, 509.1b-c, 510.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.abilities.filters import Filter
from bot.abilities.who import Who
from bot.values import dataclass

if TYPE_CHECKING:
    from bot.abilities.ability import Keyword
    from bot.abilities.amounts import Amount
    from bot.abilities.conditions import Condition
    from bot.abilities.costs import Cost


class CombatRule:
    """One statement about the creatures (or the player) that a continuous effect speaks of."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class CantAttack(CombatRule):
    """`can't attack`; `whom`: `can't attack you`; `unless`: a condition that lifts it; `cost`: `unless its controller
    pays {2}` (CR 508.1g: a cost, never forced)."""

    whom: Who | None = None
    or_planeswalkers: bool = False
    unless: Condition | None = None
    cost: tuple[Cost, ...] = ()
    x: Amount | None = None  # "pays {X} ..., where X is the number of enchantments you control"


@dataclass(frozen=True, slots=True)
class CantBlock(CombatRule):
    """`can't block`; `whom`: `can't block creatures with power 3 or greater`."""

    whom: Filter | None = None
    unless: Condition | None = None
    cost: tuple[Cost, ...] = ()


@dataclass(frozen=True, slots=True)
class CanBlockOnly(CombatRule):
    """`can block only creatures with flying`."""

    whom: Filter


@dataclass(frozen=True, slots=True)
class CantBeBlocked(CombatRule):
    """`can't be blocked`; `by`: `by creatures with power 2 or less`; `except_by`: `except by Walls`;
    `unless`: `as long as defending player controls ...` is said by the ability's condition."""

    by: Filter | None = None
    except_by: Filter | None = None
    cost: tuple[
        Cost, ...
    ] = ()  # `unless defending player pays {3} for each creature they control that's blocking it`


@dataclass(frozen=True, slots=True)
class BlockedByAtLeast(CombatRule):
    """`can't be blocked except by two or more creatures`; `all`: `unless all creatures defending player controls
    block it`."""

    number: int
    all: bool = False


@dataclass(frozen=True, slots=True)
class BlockedByAtMost(CombatRule):
    """`can't be blocked by more than one creature`."""

    number: int


@dataclass(frozen=True, slots=True)
class CantAttackOrBlockAlone(CombatRule):
    """`can't attack alone`, `can't block alone`, or both."""

    attack: bool = True
    block: bool = True


@dataclass(frozen=True, slots=True)
class AttacksOnlyAlone(CombatRule):
    """`can only attack alone`: with no other attacker declared."""


@dataclass(frozen=True, slots=True)
class OnlyAlongside(CombatRule):
    """`can't attack unless at least two other creatures attack`, `can't attack unless a creature with greater power also
    attacks`, the same for blocking: at least `number` others that fit `what` (None: any) do so too."""

    number: int = 1
    what: Filter | None = None
    attack: bool = True
    block: bool = False


@dataclass(frozen=True, slots=True)
class AtMostAttackers(CombatRule):
    """`no more than one creature can attack each combat`."""

    number: int
    whom: Who | None = None


@dataclass(frozen=True, slots=True)
class AtMostBlockers(CombatRule):
    """`no more than one creature can block each combat`."""

    number: int


@dataclass(frozen=True, slots=True)
class MustAttack(CombatRule):
    """`attacks each combat if able`, `attacks this turn if able`; `whom`: `attacks you`, `attacks that player`."""

    when: Literal["each combat", "this turn"] = "each combat"
    whom: Who | None = None


@dataclass(frozen=True, slots=True)
class MustBlock(CombatRule):
    """`blocks each combat if able`, `blocks ~ this turn if able`."""

    when: Literal["each combat", "this turn"] = "each combat"
    whom: Who | None = None


@dataclass(frozen=True, slots=True)
class MustBeBlocked(CombatRule):
    """`must be blocked if able`; `by`: `must be blocked by an Eldrazi if able`; `exactly_one` for such wording."""

    by: Filter | None = None


@dataclass(frozen=True, slots=True)
class Lure(CombatRule):
    """`all creatures able to block ~ do so`; `by`: `all Walls able to block ...`."""

    by: Filter | None = None


@dataclass(frozen=True, slots=True)
class CanBlockMore(CombatRule):
    """`can block an additional creature each combat`; None: any number."""

    additional: int | None = 1


@dataclass(frozen=True, slots=True)
class CanBlockAsThough(CombatRule):
    """`can block as though it had reach / flying`, `as though it were untapped`."""

    how: str


@dataclass(frozen=True, slots=True)
class BlockedAsThough(CombatRule):
    """`can be blocked as though it didn't have islandwalk`: that ability of it stops no block (CR 609.4)."""

    without: Keyword


@dataclass(frozen=True, slots=True)
class CanAttackAsThough(CombatRule):
    """`can attack as though it didn't have defender / had haste`."""

    how: str


@dataclass(frozen=True, slots=True)
class Goaded(CombatRule):
    """Goaded by the effect's controller: attacks each combat if able, and another player if able (CR 701.15)."""


@dataclass(frozen=True, slots=True)
class AssignsNoCombatDamage(CombatRule):
    """`assigns no combat damage`."""


@dataclass(frozen=True, slots=True)
class AssignsByToughness(CombatRule):
    """`assigns combat damage equal to its toughness rather than its power`."""


@dataclass(frozen=True, slots=True)
class AssignsAsThoughUnblocked(CombatRule):
    """`you may have ~ assign its combat damage as though it weren't blocked`."""


@dataclass(frozen=True, slots=True)
class AssignsFreely(CombatRule):
    """`you may have ~ assign its combat damage divided as you choose among ...`."""

    among: Filter


@dataclass(frozen=True, slots=True)
class DoesntUntap(CombatRule):
    """`doesn't untap during its controller's (next) untap step`, or during that of somebody else (`whose`)."""

    next_only: bool = False
    whose: Who | None = None


@dataclass(frozen=True, slots=True)
class CantPhase(CombatRule):
    """`can't phase out`; `into`: `can't phase in` (CR 702.26)."""

    into: bool = False


@dataclass(frozen=True, slots=True)
class CantBeTargeted(CombatRule):
    """`can't be the target of spells / of abilities your opponents control`."""

    by: Filter | None = None


@dataclass(frozen=True, slots=True)
class CantBeRegenerated(CombatRule):
    """`can't be regenerated`."""


@dataclass(frozen=True, slots=True)
class CantBeSacrificed(CombatRule):
    """`can't be sacrificed`: neither to pay for something nor as an instruction says (CR 101.2)."""


@dataclass(frozen=True, slots=True)
class CantCrew(CombatRule):
    """`can't crew Vehicles`: it can't be tapped for that (CR 702.122d)."""


@dataclass(frozen=True, slots=True)
class NoLegendRule(CombatRule):
    """`The "legend rule" doesn't apply to permanents you control` (CR 704.5j)."""


@dataclass(frozen=True, slots=True)
class ActivatesAsThoughHaste(CombatRule):
    """`You may activate abilities of creatures you control as though those creatures had haste` (CR 302.6)."""


@dataclass(frozen=True, slots=True)
class CantActivate(CombatRule):
    """`its activated abilities can't be activated`; `unless_mana`: `unless they're mana abilities`."""

    unless_mana: bool = False
