"""What speaks for a part: the kinds of things that it says and waits for, and the company in which it is told first."""

from __future__ import annotations

from collections.abc import Iterator

from bot.abilities.ability import Ability, Activated, Keyword, Static, Triggered
from bot.abilities.amounts import LifeOf, Number, SpeedOf
from bot.abilities.changes import Gains
from bot.abilities.combining import Later
from bot.abilities.conditions import (
    AmountIs,
    CameFrom,
    Controls,
    CouldNot,
    HasKeywordState,
    HasMore,
    Is,
    IsTime,
    LibraryIsEmpty,
    NotSo,
    TimesThisTurn,
)
from bot.abilities.costs import RemoveCountersCost
from bot.abilities.effects import RemoveCounters, ReplaceLater, Shield
from bot.abilities.events import AnyOfEvents, Event, Narrowed, TurnedFaceUp, WhileSo
from bot.abilities.filters import BlockingIt, InStatus, InZone, Not
from bot.abilities.keyword_actions import Acts
from bot.abilities.libraries import RevealAtRandom, SeeTop, SeeUntil
from bot.abilities.limits import During, When
from bot.abilities.player_effects import ExchangeLife, ExileFromLibrary, Mill, SetLife
from bot.abilities.replacements import ReplaceLosing
from bot.abilities.triggering import TriggersAgain
from bot.abilities.walk import holds, inside
from bot.abilities.who import SELF
from bot.answers.sweep.company import Company
from bot.answers.sweep.exiled import casts_from_exile
from bot.engine.characteristics.functioning import zones_of
from bot.engine.state import Zone


def kinds_in(ability: Ability, alone: Ability | None) -> Iterator[str]:
    """The kinds that speak for a part: what it gives or does later, what the ability waits for."""
    whole = alone or ability
    for given in inside(whole, Gains):
        yield from _of_given(given.ability)
    for later in inside(whole, Later):
        yield from _of_event(later.when)
        yield "Later"
    if holds(whole, CameFrom):
        yield "CameFrom"
    for shield in inside(whole, Shield):
        yield type(shield.replace.change).__name__
    for waiting in inside(whole, ReplaceLater):
        change = getattr(waiting.replace, "change", waiting.replace)
        yield type(getattr(waiting.replace, "replace", change)).__name__
    yield from _of_how_it_stands(ability)
    if holds(ability, TimesThisTurn):
        yield "TimesThisTurn"
    if isinstance(ability, Activated):
        times = [when for only in inside(ability.only, During) for when in only.all_of]
        if When.AN_UPKEEP in times:
            yield "an upkeep"
        elif set(times) - {When.YOUR_TURN}:
            yield "combat"
    if isinstance(ability, Triggered):
        yield from _of_event(ability.when)
        yield "Triggered"


def waits_in_exile(ability: Ability) -> bool:
    """Whether it does something while its card is suspended, or lies in exile."""
    of_itself = [c.quality for c in inside(ability, Is) if c.who == SELF]
    return InStatus("suspended") in of_itself or any(
        isinstance(quality, InZone) and quality.zone == "exile" for quality in of_itself
    )


def waits_in_a_graveyard(ability: Ability) -> bool:
    """Whether it does something only while its card lies in a graveyard."""
    where = zones_of(ability) if isinstance(ability, Triggered | Static) else frozenset[Zone]()
    return Zone.GRAVEYARD in where and Zone.BATTLEFIELD not in where


def _of_how_it_stands(ability: Ability) -> Iterator[str]:
    """What it asks about who has more, and where things are."""
    more = inside(ability, HasMore)
    if holds(ability, LifeOf, ExchangeLife, SetLife) or any(m.of == "life" for m in more):
        yield "lives"
    if any(m.of != "life" for m in more):
        yield "more"
    if isinstance(ability, Triggered) and any(
        a.action.startswith("roll") for a in inside(ability.when, Acts)
    ):
        yield "chaos"
    if waits_in_exile(ability):
        yield "suspended"
    if holds(ability, CouldNot):
        yield "if you can't"
    if casts_from_exile(ability):
        yield "from exile"
    if any(a.action.startswith("phase") for a in inside(ability, Acts)):
        yield "phases"
    status = {q.status for q in inside(ability, InStatus)}
    if "unblocked" in status:
        yield "unblocked"
    if status & {"blocking", "blocked"} or holds(ability, BlockingIt):
        yield "blocks"


_LATE = (
    IsTime,
    SeeTop,
    SeeUntil,
    Mill,
    ExileFromLibrary,
    RevealAtRandom,
    HasKeywordState,
    HasMore,
    TriggersAgain,
    SpeedOf,
    TurnedFaceUp,
)
"""What speaks of the top of a library, of what players and things become late in a game."""


def favored(ability: Ability, alone: Ability | None) -> tuple[Company, ...]:
    """The companies that a part speaks for: what asks for many is told where there is plenty, what asks for none where there is
    nothing, and what comes so late in a game where it is late."""
    return tuple(_favored(ability, alone or ability))


def _favored(ability: Ability, whole: Ability) -> Iterator[Company]:
    none = any(c.at_most == 0 for c in inside(whole, Controls)) or holds(whole, NotSo, Not)
    none = none or holds(whole, LibraryIsEmpty, ReplaceLosing)
    if none or any(c.than == Number(0) for c in inside(whole, AmountIs)):
        yield Company.NONE
    if holds(ability, RemoveCounters, RemoveCountersCost):
        yield Company.THREE
    least = [c.at_least for c in inside(whole, Controls)]
    least += [c.than.n for c in inside(whole, AmountIs) if isinstance(c.than, Number)]
    if any(n > 2 for n in least):
        yield Company.PLENTY
        yield Company.LATE
    if holds(
        ability, SeeTop, SeeUntil, Mill, ExileFromLibrary
    ):  # of which the part speaks, wherever it stands
        yield Company.PLENTY
        yield Company.LATE
    if holds(whole, *_LATE) or any(q.status in _BECOMES for q in inside(whole, InStatus)):
        yield Company.LATE


_BECOMES = ("monstrous", "renowned", "suspected", "solved", "commander")


def _of_given(ability: object) -> Iterator[str]:
    match ability:
        case Keyword(name=name):
            yield name
        case Triggered(when=when):
            yield from _of_event(when)
            yield "Triggered"
        case Static():
            yield from (type(r).__name__ for s in ability.effects for r in getattr(s, "rules", ()))
        case _:
            return


def _of_event(event: Event) -> Iterator[str]:
    match event:
        case AnyOfEvents(of=several):
            for one in several:
                yield from _of_event(one)
        case Narrowed(of=one) | WhileSo(of=one):
            yield from _of_event(one)
        case _:
            yield type(event).__name__
