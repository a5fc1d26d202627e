"""What sentences are read as: statements with their slots filled, before anything is done with them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.scenario.phrases import PlayerRef, Ref, ThingRef
from bot.values import dataclass


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


@dataclass(frozen=True, slots=True)
class Share:
    """A part of divided or assigned damage: `amount` to `to`; -1 is `lethal`, -2 `the rest`, -3 `all`. `of`: whose damage."""

    amount: int
    to: Ref
    of: ThingRef | None = None


LETHAL, REST, ALL = -1, -2, -3


@dataclass(frozen=True, slots=True)
class How:
    """How a spell is cast or an ability activated: everything told after its name."""

    targets: tuple[Ref, ...] | None = None
    shares: tuple[Share, ...] = ()
    x: int | None = None
    modes: tuple[str, ...] = ()
    paid: tuple[str, ...] = ()
    sacrificed: tuple[ThingRef, ...] = ()
    discarded: tuple[ThingRef, ...] = ()
    tapped: tuple[ThingRef, ...] = ()
    chosen: tuple[tuple[str, str], ...] = ()
    times: int = 1
    response: bool = False
    under: ThingRef | None = None
    new_targets: tuple[Ref, ...] = ()
    source: ThingRef | None = None
    words: str = ""
    which: int | None = None
    zone: str = ""
    opponent_gains: PlayerRef | None = None
    present: tuple[ThingRef, ...] = ()
    paired: ThingRef | None = None
    having: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class AttackGroup:
    """Creatures that attack one defender; `band`: in a band. `into`: `whom` may be no defender but what waits there."""

    whom: Ref | None
    things: tuple[ThingRef, ...]
    band: bool = False
    into: bool = False


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
