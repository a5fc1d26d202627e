"""What sentences are read as: statements with their slots filled, before anything is done with them."""

from __future__ import annotations

from collections.abc import Mapping
from operator import attrgetter
from typing import Any

from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import PlayerRef, Ref, ThingRef
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class Statement:
    """One thing told: its kind (a form of the grammar), what filled its slots, and which tokens it spans."""

    kind: str
    slots: Mapping[str, Any]
    start: int
    end: int
    negated: bool = False

    def get(self, name: str, default: Any = None) -> Any:
        """The value of a slot, `default` where the sentence left it out."""
        return self.slots.get(name, default)

    @property
    def things(self) -> list[ThingRef]:
        """The things that it speaks of."""
        slots = (value for value in self.slots.values() if isinstance(value, tuple))
        return [ref for value in slots for ref in value if isinstance(ref, ThingRef)]


@dataclass(frozen=True, slots=True)
class Without:
    """`without Glorious Anthem`: what is asked is asked of the story as if these were not there. `without trample`: as if what has that
    keyword (those things, where any are named) had it not."""

    things: tuple[ThingRef, ...]
    keyword: str = ""


@dataclass(frozen=True, slots=True)
class Cause:
    """`from the Bolt`, `to his 3/3`, `from the attack`: what is asked is asked of what comes of that alone. `things`: none where it is
    said by what was done."""

    things: tuple[ThingRef, ...]
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Share:
    """A part of divided or assigned damage: `amount` to `to`; -1 is `lethal`, -2 `the rest`, -3 `all`. `of`: whose damage."""

    amount: int
    to: Ref
    of: ThingRef | None = None


LETHAL, REST, ALL = -1, -2, -3


@dataclass(frozen=True, slots=True)
class How:
    """How a spell is cast or an ability activated: everything told after its name. Whoever takes one uses each field or refuses it
    (`only`): nothing told is left out silently."""

    targets: tuple[Ref, ...] | None = None
    shares: tuple[Share, ...] = ()
    x: int | None = None
    modes: tuple[str, ...] = ()
    paid: tuple[str, ...] = ()
    sacrificed: tuple[ThingRef, ...] = ()
    discarded: tuple[ThingRef, ...] = ()
    tapped: tuple[ThingRef, ...] = ()
    returned: tuple[ThingRef, ...] = ()
    exiled: tuple[ThingRef, ...] = ()
    chosen: tuple[tuple[str, str], ...] = ()
    times: int = 1
    response: bool = False
    under: ThingRef | None = None
    answered_at: tuple[Ref, ...] = ()  # at what the spell that is responded to is aimed
    new_targets: tuple[Ref, ...] = ()
    source: ThingRef | None = None
    words: str = ""
    which: int | None = None
    zone: str = ""
    opponent_gains: PlayerRef | None = None
    present: tuple[ThingRef, ...] = ()
    paired: ThingRef | None = None
    having: tuple[str, ...] = ()
    free: bool = False
    same_targets: bool = False
    keeps_targets: bool = False
    original: ThingRef | None = None
    dealer: ThingRef | None = (
        None  # the first of its targets, told as what does it: `Rabid Bite with my Wurm on his Giant`
    )
    buried: bool = False

    def aimed_at(self, targets: tuple[Ref, ...]) -> How:
        """With these targets. Raises `CannotMean` where others are told."""
        if self.targets is not None or self.shares:
            raise CannotMean("It is told twice what that is aimed at.")
        return replace(self, targets=targets)

    def only(self, deed: str, *fields: str) -> None:
        """Raises `CannotMean` where more is told than these fields: `deed` (`turning it face up`) has nothing to do with that."""
        for name, told, nothing in zip(_SAID, _ALL(self), _ALL(_NOTHING_TOLD), strict=True):
            if told != nothing and name not in fields:
                raise CannotMean(f"It is not known what {_SAID[name]} has to do with {deed}.")


#: What each field of `How` tells, in words.
_SAID = {
    "targets": "a target",
    "shares": "a division",
    "x": "X",
    "modes": "what is chosen for it or what it is done for",
    "paid": "what is paid",
    "sacrificed": "a sacrifice",
    "discarded": "a discarded card",
    "tapped": "tapping something",
    "returned": "returning something",
    "exiled": "exiling something",
    "chosen": "what is chosen",
    "times": "how often it is done",
    "response": "a response",
    "under": "what is responded to",
    "new_targets": "new targets",
    "source": "a chosen source",
    "words": "an ability",
    "which": "which ability it is",
    "zone": "the zone",
    "opponent_gains": "who gains life",
    "present": "what else is there",
    "paired": "a pair",
    "having": "what the player has",
    "free": "its mana cost",
    "same_targets": "the same target",
    "keeps_targets": "targets that are kept",
    "dealer": "what does it",
    "original": "what is copied",
    "buried": "a graveyard",
}
_ALL = attrgetter(*_SAID)
_NOTHING_TOLD = How()


@dataclass(frozen=True, slots=True)
class AttackGroup:
    """Creatures that attack one defender; `band`: in a band. `into`: `whom` may be no defender but what waits there, `beside` what waits
    there with it."""

    whom: Ref | None
    things: tuple[ThingRef, ...]
    band: bool = False
    into: bool = False
    beside: tuple[ThingRef, ...] = ()


@dataclass(frozen=True, slots=True)
class BlockGroup:
    """Creatures that block the same attackers; `attackers` empty where the sentence leaves it open."""

    attackers: tuple[ThingRef, ...]
    blockers: tuple[ThingRef, ...]


@dataclass(frozen=True, slots=True)
class When:
    """A moment told: `moment` names a `Moment`, or `response`, `trigger` (in response to one), `turn`, `now` (nothing changes)."""

    moment: str
    player: PlayerRef | None = None
    number: int | None = None
    under: ThingRef | None = None
    next: bool = False
