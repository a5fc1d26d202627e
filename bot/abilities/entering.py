"""How permanents enter the battlefield: with counters, tapped, as copies, by a choice made as they enter (CR 614.1c-d)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.abilities.amounts import Amount
from bot.abilities.changes import Change
from bot.abilities.costs import Cost
from bot.abilities.filters import Filter, OfColor
from bot.abilities.statics import StaticEffect
from bot.abilities.who import Who
from bot.values import dataclass

if TYPE_CHECKING:
    from bot.abilities.ability import Ability
    from bot.abilities.effects import Effect


@dataclass(frozen=True, slots=True)
class EntersWith(StaticEffect):
    """`~ enters the battlefield tapped`, `with three +1/+1 counters on it`; `who` may be others; `also`: `and as a Mutant in addition
    to its other types`."""

    who: Who
    tapped: bool = False
    counters: tuple[tuple[str, Amount], ...] = ()
    also: tuple[Change, ...] = ()


@dataclass(frozen=True, slots=True)
class ReplaceEntering(StaticEffect):
    """`If a nontoken creature would enter and it wasn't cast, exile it instead`; `under`: `it enters under your control instead`."""

    who: Who
    not_cast: bool = False
    under: Who | None = None


@dataclass(frozen=True, slots=True)
class CantEnter(StaticEffect):
    """`Creature cards in graveyards and libraries can't enter`."""

    who: Who


@dataclass(frozen=True, slots=True)
class EntersIfPaid(StaticEffect):
    """`If ~ would enter, sacrifice a Forest instead. If you do, put ~ onto the battlefield. If you don't, put it into its owner's
    graveyard.`; `optional`: `you may discard a land card instead`."""

    cost: tuple[Cost, ...]
    optional: bool = False


@dataclass(frozen=True, slots=True)
class AsEntersDo(StaticEffect):
    """`As ~ enters, exile an instant card from your graveyard`: done with it there, before anything else happens (CR 614.1c)."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class AsEntersChoose(StaticEffect):
    """`As ~ enters the battlefield, choose a color / a creature type / a player / an opponent / a card name`; `sees_a_hand`: `look
    at an opponent's hand, then choose any card name`."""

    kind: Literal[
        "color",
        "creature type",
        "basic land type",
        "player",
        "opponent",
        "card name",
        "nonland card name",
        "land card name",
        "nonbasic land card name",
        "noncreature, nonland card name",
        "creature",
        "word",
    ]
    sees_a_hand: bool = False
    among: tuple[OfColor, ...] = ()  # `choose black or red`
    words: tuple[str, ...] = ()  # `choose Khans or Dragons`


@dataclass(frozen=True, slots=True)
class EntersAsCopy(StaticEffect):
    """`You may have ~ enter as a copy of any creature on the battlefield`; `gains`: `except it has haste`; `excepting`: `except
    it's an Illusion in addition to its other types`."""

    what: Filter
    optional: bool = True
    gains: tuple[Ability, ...] = ()
    excepting: tuple[Change, ...] = ()


@dataclass(frozen=True, slots=True)
class EntersTappedUnless(StaticEffect):
    """`As ~ enters, you may pay 2 life. If you don't, ~ enters tapped.`"""

    cost: tuple[Cost, ...]


@dataclass(frozen=True, slots=True)
class Way:
    """One way in which a permanent may enter: at a `cost` (life, or a card shown), tapped, with counters; `paid` is what it is
    remembered by (`Paid`)."""

    words: str
    cost: tuple[Cost, ...] = ()
    tapped: bool = False
    counters: tuple[tuple[str, Amount], ...] = ()
    paid: str = ""


@dataclass(frozen=True, slots=True)
class EntersOneWay(StaticEffect):
    """A choice as ~ enters (CR 614.12): riot, unleash, `you may pay 2 life. If you don't, it enters tapped`; its controller's, or
    an opponent's (tribute). What says yes to an offer is the first way."""

    ways: tuple[Way, ...]
    opponents: bool = False


@dataclass(frozen=True, slots=True)
class Devours(StaticEffect):
    """`As ~ enters, you may sacrifice any number of creatures. It enters with 2 +1/+1 counters on it for each creature
    sacrificed this way` (CR 702.82a); `revealed`: cards that are revealed from the hand instead (amplify, CR 702.38a)."""

    what: Filter
    each: Amount
    revealed: bool = False
