"""How many, how much (CR 107): the values in "deals N damage", "gets +X/+Y", "draw N cards"."""

from __future__ import annotations

from typing import Literal

from bot.abilities.filters import Filter
from bot.abilities.who import Who
from bot.values import dataclass

Stat = Literal[
    "power", "toughness", "mana value", "loyalty", "total power and toughness", "base power", "base toughness"
]
"""A number of an object. Base power and toughness are what they are before counters and what adds to them (CR 208.4b)."""


class Amount:
    """Any value that an effect asks for. Evaluated when the effect applies, never below 0 for damage."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Number(Amount):
    """A fixed number: `3 damage`."""

    n: int


@dataclass(frozen=True, slots=True)
class X(Amount):
    """The X announced for the spell or ability (CR 107.3)."""


@dataclass(frozen=True, slots=True)
class Times(Amount):
    """`twice X`, `three times ...`."""

    factor: int
    of: Amount


@dataclass(frozen=True, slots=True)
class Plus(Amount):
    """`that much plus 1`; a negative `n` is `minus`."""

    of: Amount
    n: int


@dataclass(frozen=True, slots=True)
class Sum(Amount):
    """`the number of Forests you control plus the number of Treefolk you control`."""

    first: Amount
    second: Amount


@dataclass(frozen=True, slots=True)
class AtMost(Amount):
    """`equal to the damage dealt, but not more than ...`: the lesser of both."""

    of: Amount
    most: Amount


@dataclass(frozen=True, slots=True)
class Negative(Amount):
    """`-X` in `gets -X/-X`."""

    of: Amount


@dataclass(frozen=True, slots=True)
class Half(Amount):
    """`half X, rounded up` or `down`."""

    of: Amount
    rounded: Literal["up", "down"]


@dataclass(frozen=True, slots=True)
class CountOf(Amount):
    """`the number of creatures you control`, and `for each creature you control` (times one)."""

    what: Filter


@dataclass(frozen=True, slots=True)
class CardsIn(Amount):
    """`the number of cards in your hand`, `... creature cards in your graveyard`."""

    zone: Literal["hand", "graveyard", "library", "exile"]
    whose: Who
    what: Filter | None = None


@dataclass(frozen=True, slots=True)
class CardTypesAmong(Amount):
    """`the number of card types among cards in all graveyards`."""

    whose: Who


@dataclass(frozen=True, slots=True)
class CardTypesOf(Amount):
    """`the number of card types among the sacrificed permanents`."""

    of: Who


@dataclass(frozen=True, slots=True)
class ManaCostsAmong(Amount):
    """`each different mana cost among nonland cards in your graveyard`."""

    what: Filter


@dataclass(frozen=True, slots=True)
class ManaValuesAmong(Amount):
    """`five or more mana values among cards in your graveyard`: each counted once."""

    what: Filter


@dataclass(frozen=True, slots=True)
class ColorsOf(Amount):
    """`for each of its colors`."""

    of: Who


@dataclass(frozen=True, slots=True)
class ColorsAmong(Amount):
    """`the number of colors among permanents you control`: of five, each counted once."""

    what: Filter


@dataclass(frozen=True, slots=True)
class StatOf(Amount):
    """`its power`, `that creature's toughness`, `~'s mana value`; last known information where it is gone."""

    stat: Stat
    of: Who


@dataclass(frozen=True, slots=True)
class SpeedOf(Amount):
    """`your speed`: 0 for a player who has none (CR 702.179f)."""

    whose: Who


@dataclass(frozen=True, slots=True)
class LifeOf(Amount):
    """`your life total`."""

    whose: Who


@dataclass(frozen=True, slots=True)
class HighestLife(Amount):
    """`the highest life total among your opponents`."""

    among: Who


@dataclass(frozen=True, slots=True)
class CountersOn(Amount):
    """`the number of +1/+1 counters on ~`."""

    kind: str
    on: Who


@dataclass(frozen=True, slots=True)
class EventAmount(Amount):
    """How much the event was of that triggered the ability or is replaced: `that much` after `whenever ~ deals damage`, `the damage
    prevented this way` in what is done as damage is prevented. `outer`: of the event before, from what was made then."""

    outer: bool = False


@dataclass(frozen=True, slots=True)
class EventExcess(Amount):
    """`that excess damage`, `the excess`: how much of the damage of the event was excess damage (CR 120.10)."""


Measure = Literal["much", "dealt", "excess", "prevented", "lost", "removed", "worth"]
"""What is counted of an instruction that was followed: what it was told to do in number (cards, permanents, counters, life), damage
dealt, excess damage, damage prevented, life lost; how much life, loyalty or toughness what was dealt damage had before that."""


@dataclass(frozen=True, slots=True)
class DoneAmount(Amount):
    """How much came of the instruction with that number: `that many` after `sacrifice any number of lands`, `the life lost this
    way`."""

    number: int
    measure: Measure = "much"


@dataclass(frozen=True, slots=True)
class StartingLife(Amount):
    """`your starting life total`."""

    whose: Who


@dataclass(frozen=True, slots=True)
class ManaSpent(Amount):
    """`the amount of mana spent to cast it`; `of`: that spell (None: ~ itself)."""

    of: Who | None = None


@dataclass(frozen=True, slots=True)
class BasicLandTypes(Amount):
    """`the number of basic land types among lands you control` (domain)."""

    whose: Who


@dataclass(frozen=True, slots=True)
class Devotion(Amount):
    """`your devotion to white`, `... to red and white` (CR 700.5)."""

    colors: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GreatestOf(Amount):
    """`the greatest power among creatures you control`."""

    stat: Stat
    among: Filter


@dataclass(frozen=True, slots=True)
class TotalOf(Amount):
    """`the total power of creatures you control`."""

    stat: Stat
    of: Filter


@dataclass(frozen=True, slots=True)
class DamageTakenThisTurn(Amount):
    """`the damage already dealt to it this turn`."""

    of: Who


@dataclass(frozen=True, slots=True)
class TimesPaid(Amount):
    """`for each time it was kicked`, `for each time its squad cost was paid`: how often the cost of that keyword was paid."""

    what: str


@dataclass(frozen=True, slots=True)
class TimesAttacked(Amount):
    """`for each time it has attacked this turn`."""

    who: Who


@dataclass(frozen=True, slots=True)
class ColorsSpent(Amount):
    """`the number of colors of mana spent to cast ~` (converge, sunburst)."""


@dataclass(frozen=True, slots=True)
class HappenedThisTurn(Amount):
    """How many of these attacked, entered, died or left the battlefield this turn: `each creature that died this turn`."""

    how: Literal["attacked", "entered", "died", "left the battlefield"]
    which: Filter


@dataclass(frozen=True, slots=True)
class PartySize(Amount):
    """`the number of creatures in your party` (CR 700.8): at most a Cleric, a Rogue, a Warrior and a Wizard."""

    whose: Who


@dataclass(frozen=True, slots=True)
class NamesAmong(Amount):
    """`the number of differently named lands you control`: of one name, each counted once."""

    what: Filter


@dataclass(frozen=True, slots=True)
class DifferentPowers(Amount):
    """How many different powers there are among these: `three or more creatures with different powers`."""

    among: Filter
