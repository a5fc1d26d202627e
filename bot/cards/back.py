"""Words back as the grammar reads them, before they are bound: known in this room alone."""

from __future__ import annotations

from bot.abilities.amounts import Amount, Measure
from bot.abilities.conditions import Condition
from bot.abilities.who import Who
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class Back(Who):
    """`it`, `that creature`, `they`, `those tokens`: the word as it stands in the text. The empty word is a subject that is
    not said again (`draws a card and loses 1 life`). `binding` puts what it stands for in its place."""

    word: str = "it"


IT = Back()


class HowMuchBack(Amount):
    """A phrase that means an amount named before; not bound yet."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class ThatMuch(HowMuchBack):
    """`that much`, `that many`: of the event, or of what was just done."""


@dataclass(frozen=True, slots=True)
class EnergyPaid(HowMuchBack):
    """`the amount of {E} paid this way`: of an amount that is chosen as it is paid."""


@dataclass(frozen=True, slots=True)
class TheDifference(HowMuchBack):
    """`the difference`: between the two amounts that a condition before it compares."""


@dataclass(frozen=True, slots=True)
class ThisWay(HowMuchBack):
    """`the damage prevented this way`, `the damage dealt this way`, `the life lost this way`."""

    measure: Measure


@dataclass(frozen=True, slots=True)
class RemovedThisWay(HowMuchBack):
    """`the number of counters removed this way`; kind "": whatever their kind."""

    kind: str = ""


@dataclass(frozen=True, slots=True)
class WasDealtThisWay(Condition):
    """`if damage is prevented this way`, `if excess damage was dealt this way`; not bound yet."""

    measure: Measure
