"""The five eras of the rules: when each was in force and at which seams they differ (CONTRACT.md, section 2)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date
from enum import Enum


class DamageTiming(Enum):
    """When combat damage and spell damage become final."""

    PREVENTION_STEP = "a damage-prevention step follows every batch of damage"  # until 1999
    ON_THE_STACK = "combat damage is put on the stack"  # 1999-2009
    AT_ONCE = "combat damage is dealt as it is assigned"  # since 2009


class Assignment(Enum):
    """How an attacker's combat damage may be divided among several blockers."""

    FREELY = "as its controller chooses"  # until 2009 and since 2024
    IN_ORDER = "lethal damage to each in order first"  # 2009-2024


class LossCheck(Enum):
    """When a player with 0 life loses."""

    END_OF_PHASE = "at the end of the phase and before and after the attack"
    STATE_BASED = "whenever a player would get priority"


@dataclass(frozen=True, slots=True)
class Era:
    """One era. `day` is the day whose rules apply inside it (planeswalkers came during one, battles during another)."""

    id: str
    label: str
    first: date
    document: str  # the id of the document whose numbers it cites
    damage: DamageTiming
    assignment: Assignment
    losing: LossCheck
    mana_burn: bool
    lifelink_is_static: bool  # before 2009-07 lifelink and deathtouch trigger
    planeswalker_redirection: bool  # 306.7 of 2007-10 to 2018-04
    any_target: bool  # "any target" takes planeswalkers (since 2018-04)
    planeswalker_uniqueness_by_name: bool = True
    day: date | None = None

    @property
    def has_planeswalkers(self) -> bool:
        return self.id not in ("fifth",) and (self.id != "sixth" or self.on >= date(2007, 10, 1))

    @property
    def has_battles(self) -> bool:
        return self.on >= date(2023, 4, 1)

    @property
    def counts_excess(self) -> bool:
        """Excess damage is a rules term (since 2020-04 in the documents)."""
        return self.on >= date(2020, 4, 1)

    @property
    def on(self) -> date:
        return self.day or self.first


FIFTH = Era(
    "fifth",
    "Rules of 1997-1999",
    date(1997, 3, 1),
    "fifth",
    DamageTiming.PREVENTION_STEP,
    Assignment.FREELY,
    LossCheck.END_OF_PHASE,
    mana_burn=True,
    lifelink_is_static=False,
    planeswalker_redirection=False,
    any_target=False,
)
SIXTH = Era(
    "sixth",
    "Rules of 1999-2009",
    date(1999, 6, 1),
    "sixth",
    DamageTiming.ON_THE_STACK,
    Assignment.FREELY,
    LossCheck.STATE_BASED,
    mana_burn=True,
    lifelink_is_static=False,
    planeswalker_redirection=True,
    any_target=False,
)
M10 = Era(
    "m10",
    "Rules of 2009-2018",
    date(2009, 7, 11),
    "m10",
    DamageTiming.AT_ONCE,
    Assignment.IN_ORDER,
    LossCheck.STATE_BASED,
    mana_burn=False,
    lifelink_is_static=True,
    planeswalker_redirection=True,
    any_target=False,
)
DOMINARIA = Era(
    "dominaria",
    "Rules of 2018-2024",
    date(2018, 4, 27),
    "dominaria",
    DamageTiming.AT_ONCE,
    Assignment.IN_ORDER,
    LossCheck.STATE_BASED,
    mana_burn=False,
    lifelink_is_static=True,
    planeswalker_redirection=False,
    any_target=True,
)
CURRENT = Era(
    "current",
    "Rules of today (since November 2024)",
    date(2024, 11, 8),
    "current",
    DamageTiming.AT_ONCE,
    Assignment.FREELY,
    LossCheck.STATE_BASED,
    mana_burn=False,
    lifelink_is_static=True,
    planeswalker_redirection=False,
    any_target=True,
)
ERAS = (FIFTH, SIXTH, M10, DOMINARIA, CURRENT)


class UnknownEra(ValueError):
    """The asked year or name is no era; the message says what would be."""


def era_for(asked: str) -> Era:
    """Which era is meant by a year, an ISO date, an era's id or `current`?

    A year means the era in force at its end; a date inside an era is kept as its `day`.
    Raises `UnknownEra` with a sentence for the user.
    """
    text = asked.strip().lower()
    if text in ("", "current", "today", "now"):
        return replace(CURRENT, day=date.max)
    for era in ERAS:
        if text == era.id:
            return era if era is not CURRENT else replace(era, day=date.max)
    try:
        is_year = len(text) == 4 and text.isdigit()
        day = date(int(text), 12, 31) if is_year else date.fromisoformat(text)
    except ValueError:
        raise UnknownEra(
            f"“{asked}” is no year, date or era: use a year such as 2016, a date such as 2009-06-30, or one of "
            + ", ".join(e.id for e in ERAS)
            + "."
        ) from None
    if day < FIFTH.first:
        raise UnknownEra(
            f"Rules before 1997 are not modelled: the first era is `fifth` (1997 to 1999), not {asked}."
        )
    found = [era for era in ERAS if era.first <= day][-1]
    return replace(found, day=day)
