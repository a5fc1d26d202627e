"""Replacement and prevention of damage (CR 614, 615): which damage, and what becomes of it.

One type says all of it, whether a static ability, a shield of a resolved spell, "the next 3" or "the next time":
which packets it applies to (`DamagePattern`), what it makes of them (`DamageChange`), how much or how often
it can (`capacity`, `once`) and how long it lasts.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Literal

from bot.abilities.durations import Duration
from bot.abilities.who import Who
from bot.values import dataclass

if TYPE_CHECKING:
    from bot.abilities.amounts import Amount
    from bot.abilities.effects import Effect


class DamageKind(StrEnum):
    """`damage`, `combat damage`, `noncombat damage`."""

    ANY = "damage"
    COMBAT = "combat damage"
    NONCOMBAT = "noncombat damage"


@dataclass(frozen=True, slots=True)
class DamagePattern:
    """Which packets: of this kind, to one of `to` (None: anyone), from one of `by` (None: any source).
    `by` may be `Chosen(Filter((TheChosen("source"), ...)))`: a source chosen as the effect is made (CR 609.7)."""

    kind: DamageKind = DamageKind.ANY
    to: Who | None = None
    by: Who | None = None
    least: int = 0  # "would deal 4 or more damage"
    most: int | None = None
    below: Amount | None = None  # "would deal an amount of damage less than ~'s power"


class DamageChange:
    """What a packet becomes."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Prevent(DamageChange):
    """`prevent that damage`: all of it, `amount` of it, or `all_but` an amount (CR 615). `rider` happens with it
    (CR 615.5); `EventAmount` is how much was prevented."""

    amount: Amount | None = None
    all_but: Amount | None = None
    rider: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class Multiply(DamageChange):
    """`it deals double that damage instead`."""

    factor: int


@dataclass(frozen=True, slots=True)
class Add(DamageChange):
    """`it deals that much damage plus 2 instead`; negative: `minus 1`; `plus X, where X is its power`."""

    n: int | Amount


@dataclass(frozen=True, slots=True)
class Halve(DamageChange):
    """`it deals half that damage, rounded down, instead`."""

    rounded: Literal["up", "down"]


@dataclass(frozen=True, slots=True)
class SetTo(DamageChange):
    """`it deals 3 damage instead`."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Redirect(DamageChange):
    """`is dealt to ~ instead` (CR 614.9): the same source deals it to `to`."""

    to: Who


@dataclass(frozen=True, slots=True)
class AsThough(DamageChange):
    """`damage is dealt as though its source had infect`."""

    keyword: str


@dataclass(frozen=True, slots=True)
class Instead(DamageChange):
    """Another event takes the damage's place: `put that many -1/-1 counters on that creature instead`."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class CantBePrevented(DamageChange):
    """`damage can't be prevented`: prevention still applies and prevents nothing (CR 615.12)."""


@dataclass(frozen=True, slots=True)
class ReplaceDamage:
    """One prevention or replacement effect on damage. As an instruction it makes an effect that waits for `duration`;
    in a static ability it applies while the ability does.

    `capacity`: `the next 3 damage` in all (None: no limit). `once`: `the next time`. `optional`: `you may`.
    `per_source_of_choice` etc. are said by the pattern."""

    pattern: DamagePattern
    change: DamageChange
    capacity: Amount | None = None
    once: bool = False
    optional: bool = False
    duration: Duration = Duration.INDEFINITELY
    divided: bool = False  # "divided as you choose among any number of targets"

    def __hash__(self) -> int:
        # Cheap: equality tells the rest apart.
        return hash((type(self.change), self.once, self.capacity is None, self.duration))
