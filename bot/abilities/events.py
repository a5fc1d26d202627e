"""What triggered abilities watch for (CR 603.2): the words after "when", "whenever" and "at"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.abilities.damage import DamageKind
from bot.abilities.filters import Filter
from bot.abilities.who import Who
from bot.values import dataclass

if TYPE_CHECKING:
    from bot.abilities.conditions import Condition


class Event:
    """Something that happens, seen from the ability's source."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class DealsDamage(Event):
    """`~ deals combat damage to a player`; `to` None: to anything. `batch`: `one or more creatures you control deal`:
    once for all such damage at one time (and once for each recipient player)."""

    by: Who
    to: Who | None = None
    kind: DamageKind = DamageKind.ANY
    batch: bool = False
    exactly: int | None = None  # "deals exactly 1 damage"
    to_its_target: bool = False  # "a spell that targets only a single creature deals damage to that creature"
    at_least: int = 1  # "deals 5 or more damage"
    players_as_one: bool = False  # "to one or more players": once for all of them


@dataclass(frozen=True, slots=True)
class IsDealtDamage(Event):
    """`~ is dealt damage`; all damage at one time is one event."""

    who: Who
    kind: DamageKind = DamageKind.ANY
    by: Who | None = None
    excess: bool = False
    at_least: int = 1  # "is dealt 3 or more damage"


@dataclass(frozen=True, slots=True)
class Dies(Event):
    """`~ dies`, `another creature dies`, `a creature dealt damage by ~ this turn dies`; `batch`: `one or more creatures
    die`, once for all at one time."""

    who: Who
    batch: bool = False


@dataclass(frozen=True, slots=True)
class PutIntoGraveyard(Event):
    """`~ is put into a graveyard from the battlefield`; `from_anywhere`; `by` an opponent's spell or ability; `batch`: `one or more
    land cards are put into your graveyard`, once for all at one time; `elsewhere`: `from anywhere other than the
    battlefield`."""

    who: Who
    from_anywhere: bool = False
    caused_by: Who | None = None
    batch: bool = False
    elsewhere: bool = False


@dataclass(frozen=True, slots=True)
class Enters(Event):
    """`~ enters the battlefield`, `another creature enters the battlefield under your control`; `batch`: `one or more
    creatures enter`; `from_zone`: `enters from a graveyard`, `whose` it is told."""

    who: Who
    batch: bool = False
    from_zone: str = ""
    whose: Who | None = None


@dataclass(frozen=True, slots=True)
class Leaves(Event):
    """`~ leaves the battlefield`; `to`: for this zone alone (`is put into exile from the battlefield`); `alive`: `without
    dying`; `batch`: `one or more creatures leave`."""

    who: Who
    to: str = ""
    alive: bool = False
    batch: bool = False


@dataclass(frozen=True, slots=True)
class LeavesGraveyard(Event):
    """`a creature card leaves your graveyard`: `whose` it was; `batch`: `one or more cards leave your graveyard`."""

    who: Who
    whose: Who
    batch: bool = False


@dataclass(frozen=True, slots=True)
class Attacks(Event):
    """`~ attacks`, `you attacked`; `whom`: `attacks you`; `alone`; `batch`: `one or more creatures attack`; `or_blocks`: `attacks or
    blocks`; `unblocked`: `attacks and isn't blocked`; `others`: `and at least two other creatures attack`."""

    who: Who
    whom: Who | None = None
    or_planeswalkers: bool = False
    alone: bool = False
    batch: bool = False
    unblocked: bool = False
    others: int = 0
    beside: Filter | None = None  # what those others are
    at_least: int = 1  # "two or more creatures you control attack"
    at_most: int | None = None  # "you attack with exactly two creatures"
    exerted: bool = False  # "you exert ~ as it attacks"
    saddled: bool = False  # "~ attacks while saddled"


@dataclass(frozen=True, slots=True)
class Blocks(Event):
    """`~ blocks`, `~ blocks a creature with flying`, once for each such creature; `together`: `blocks one or more`, once."""

    who: Who
    whom: Who | None = None
    together: bool = False


@dataclass(frozen=True, slots=True)
class BecomesBlocked(Event):
    """`~ becomes blocked`, `~ becomes blocked by a creature` (once for each such blocker); `together`: `by one or more`, once."""

    who: Who
    by: Who | None = None
    together: bool = False


@dataclass(frozen=True, slots=True)
class AnyOfEvents(Event):
    """`~ attacks or blocks`, `~ enters the battlefield or attacks`, `~ blocks or becomes blocked by a creature`."""

    of: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Narrowed(Event):
    """An event of which more is said."""

    of: Event


@dataclass(frozen=True, slots=True)
class FirstTime(Narrowed):
    """`~ attacks for the first time each turn`: the first such event of each thing it happens to."""


@dataclass(frozen=True, slots=True)
class OnTurnOf(Narrowed):
    """`you cast a spell during an opponent's turn`."""

    whose: Who


@dataclass(frozen=True, slots=True)
class WhileSo(Narrowed):
    """`~ attacks while you control two or more artifacts`: asked as it happens and never again."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class BecomesTarget(Event):
    """`~ becomes the target of a spell or ability`; `of` says which."""

    who: Who
    of: Filter | None = None


@dataclass(frozen=True, slots=True)
class BecomesTapped(Event):
    """`~ becomes tapped`; untapped when `tapped` is False; `for_mana`: `is tapped for mana`; `batch`: `one or more become
    tapped`, once for all at one time."""

    who: Who
    tapped: bool = True
    for_mana: bool = False
    batch: bool = False


@dataclass(frozen=True, slots=True)
class GetsCounters(Event):
    """`a +1/+1 counter is put on ~`; `batch`: `one or more ... counters are put on ~`, once for all at one time; kind "" is any
    kind. `by`: `you put one or more counters on a creature`; None: whoever does. `nth`: `when the fourth plan counter is put on ~`."""

    who: Who
    kind: str
    batch: bool = False
    by: Who | None = None
    nth: int | None = None


@dataclass(frozen=True, slots=True)
class LosesCounters(Event):
    """`a +1/+1 counter is removed from ~`, once for each; `last`: `the last time counter is removed from ~`."""

    who: Who
    kind: str
    last: bool = False


@dataclass(frozen=True, slots=True)
class BecomesAttached(Event):
    """`an Aura becomes attached to ~`, `~ becomes attached to a creature`: as it enters so, or is moved onto that (CR 701.3a)."""

    who: Who
    to: Who


@dataclass(frozen=True, slots=True)
class BecomesUnattached(Event):
    """`~ becomes unattached from a permanent`, also as either leaves the battlefield (CR 701.3d)."""

    who: Who
    of: Who


@dataclass(frozen=True, slots=True)
class BeginningOf(Event):
    """`at the beginning of your upkeep`, `... of each end step`, `... of combat on your turn`; whose None: any player's
    (`the next end step` is said by a delayed trigger)."""

    step: Literal[
        "untap step",
        "upkeep",
        "draw step",
        "precombat main phase",
        "postcombat main phase",
        "combat",
        "end step",
        "cleanup step",
    ]
    whose: Who | None = None


@dataclass(frozen=True, slots=True)
class EndOfCombat(Event):
    """`at end of combat`."""


@dataclass(frozen=True, slots=True)
class StateHolds(Event):
    """`when you control no creatures` (a state trigger, CR 603.8): `condition` is a `Condition`."""

    condition: object


@dataclass(frozen=True, slots=True)
class LosesControl(Event):
    """`you lose control of the creature`."""

    who: Who
    what: Who


@dataclass(frozen=True, slots=True)
class TransformsInto(Event):
    """`~ transforms into ~`: into the face that has the ability (CR 701.27)."""

    who: Who


@dataclass(frozen=True, slots=True)
class TurnedFaceUp(Event):
    """`~ is turned face up` (CR 708.8)."""

    who: Who


@dataclass(frozen=True, slots=True)
class BecomesMonstrous(Event):
    """`~ becomes monstrous` (CR 701.37)."""

    who: Who


@dataclass(frozen=True, slots=True)
class Exploits(Event):
    """`~ exploits a creature` (CR 702.110)."""

    who: Who


@dataclass(frozen=True, slots=True)
class Chapter(Event):
    """`I, II —`: a Saga's lore counters reach one of these numbers (CR 714)."""

    numbers: tuple[int, ...]
