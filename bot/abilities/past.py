"""Descriptions by what has happened: `dealt damage this turn`, `destroyed this way`, `that attacked this turn`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.abilities.amounts import Amount
from bot.abilities.damage import DamageKind
from bot.abilities.filters import Quality
from bot.values import dataclass

if TYPE_CHECKING:
    from bot.abilities.events import Event
    from bot.abilities.who import Who


@dataclass(frozen=True, slots=True)
class DealtDamageThisTurn(Quality):
    """`dealt damage this turn`; with `by` `dealt damage by ~ this turn`; `combat`: `combat damage`; `to` turns it round: `that dealt damage to
    you this turn`."""

    by: Who | None = None
    to: Who | None = None
    combat: bool = False


@dataclass(frozen=True, slots=True)
class AttackedThisTurn(Quality):
    """Of players: `each player ~ attacked this turn`."""

    by: Who


@dataclass(frozen=True, slots=True)
class DidThisTurn(Quality):
    """Of players: `who lost life this turn`, `who cast a spell this turn`: such an event of this turn's history, said of `Respective()`,
    was theirs. `by_so_many`: so many did it to them, `who was dealt combat damage by three or more Pirates this turn`."""

    event: Event
    by_so_many: int = 1


@dataclass(frozen=True, slots=True)
class DealtDamageThisWay(Quality):
    """`dealt damage this way`: by the instruction with that number."""

    number: int = 0


@dataclass(frozen=True, slots=True)
class DoneThisWay(Quality):
    """`destroyed this way`, `chosen this way`: by the instruction with that number, or `sacrificed` as the ability's cost."""

    how: Literal[
        "destroyed",
        "exiled",
        "sacrificed",
        "discarded",
        "returned",
        "put onto the battlefield",
        "died",
        "put into a graveyard",
        "chosen",
        "revealed",
        "tapped",
        "milled",
    ]
    number: int = 0
    as_cost: bool = False


@dataclass(frozen=True, slots=True)
class PutThereThisTurn(Quality):
    """`that was put there from the battlefield this turn`, of a card in a graveyard; `from_anywhere`."""

    from_anywhere: bool = False


@dataclass(frozen=True, slots=True)
class Does(Quality):
    """A fact of this turn: attacked, blocked, entered, `that attacked this turn`."""

    fact: Literal[
        "attacked this turn",
        "blocked this turn",
        "entered this turn",
        "came under your control this turn",
        "was dealt damage this turn",
        "dealt damage this turn",
    ]


@dataclass(frozen=True, slots=True)
class Manned(Quality):
    """`that crewed it this turn`: it was tapped for that ability of the Vehicle's (CR 702.122c); `saddled`: of a Mount's."""

    which: Who
    how: Literal["crewed", "saddled"] = "crewed"


@dataclass(frozen=True, slots=True)
class WasCast(Quality):
    """Of a spell; `that wasn't cast` is a copy (CR 707.10)."""


@dataclass(frozen=True, slots=True)
class CastFor(Quality):
    """`cast for its warp cost`: that cost was paid for the spell, or for the one that the permanent was."""

    cost: str


@dataclass(frozen=True, slots=True)
class CastNth(Quality):
    """`that's the second spell cast this turn`, by whomever."""

    nth: int


@dataclass(frozen=True, slots=True)
class DamageDealtThisTurn(Amount):
    """`the total amount of noncombat damage dealt to your opponents this turn`, `by` red sources you controlled."""

    kind: DamageKind
    to: Who | None = None
    by: Who | None = None
