"""In which zones an ability functions (CR 113.6): on the battlefield, unless its words say or need another one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from bot.abilities.ability import Ability, Activated, Keyword, Static, Triggered
from bot.abilities.casting import MayPlay
from bot.abilities.conditions import Is, NotSo
from bot.abilities.costs import DiscardCost, ExileCost
from bot.abilities.effects import Move
from bot.abilities.events import AnyOfEvents, Dies, Event, Narrowed, PutIntoGraveyard
from bot.abilities.filters import InStatus, InZone, IsSelf
from bot.abilities.keyword_abilities.triggered import implied
from bot.abilities.opaque import Opaque, OpaqueStatic, SomeEvent
from bot.abilities.player_events import Casts, Cycles, Discards
from bot.abilities.replacements import ReplaceDiscard, ReplaceDying
from bot.abilities.statics import CantBeCopied, CantBeCountered, CharacteristicPT, While
from bot.abilities.who import SELF, Each, Haunted
from bot.engine.objects import (
    Object,
)
from bot.engine.state import (
    Zone,
)
from bot.values import fields, is_dataclass

_EVERYWHERE = frozenset(Zone)
_ZONES = {zone.value for zone in Zone}
_BOARD = frozenset((Zone.BATTLEFIELD, Zone.COMMAND))


#: Cards that stay in the command zone and work there face up (CR 311.2, 312.2, 313.2, 314.2).
NONTRADITIONAL = frozenset({"Plane", "Phenomenon", "Vanguard", "Scheme"})
#: Those that whoever is the active player controls (CR 311.5, 312.4).
PLANAR = frozenset({"Plane", "Phenomenon"})


def is_on_board(found: Object) -> bool:
    """Whether it is a permanent, an emblem (CR 114.4) or a nontraditional card; nothing else in the command zone works here."""
    return found.zone is Zone.BATTLEFIELD or (
        found.zone is Zone.COMMAND and NONTRADITIONAL.issuperset(found.card.types)
    )


@lru_cache(maxsize=512)
def functioning(abilities: tuple[Ability, ...], zone: Zone) -> tuple[Ability, ...]:
    """Those of an object's abilities that function in a zone."""
    return tuple(a for a in abilities if zone in zones_of(a))


@lru_cache(maxsize=1024)
def statics(abilities: tuple[Ability, ...], zone: Zone) -> tuple[Static, ...]:
    """The static abilities among those that function in a zone."""
    return tuple(a for a in functioning(abilities, zone) if isinstance(a, Static))


@lru_cache(maxsize=1024)
def zones_of(ability: Ability) -> frozenset[Zone]:
    """The zones in which a static or triggered ability functions; what is activated or cast is judged as it is."""
    match ability:
        case Static():
            if any(isinstance(e, CharacteristicPT) for e in ability.effects):
                return _EVERYWHERE
            if any(
                isinstance(e, ReplaceDying) and e.from_anywhere and e.who == SELF for e in ability.effects
            ):
                return (
                    _EVERYWHERE  # what is put into a graveyard from anywhere, it says of itself (CR 614.12)
                )
            if any(isinstance(e, ReplaceDiscard) for e in ability.effects):
                return frozenset((Zone.HAND,))
            if any(
                isinstance(e, CantBeCopied | CantBeCountered) and e.who == SELF for e in _all(ability.effects)
            ):
                return frozenset((Zone.STACK, *_BOARD))  # of a spell it speaks (CR 113.6)
            if any(isinstance(e, MayPlay) and _is_itself(e.what) for e in _all(ability.effects)):
                return frozenset((Zone.GRAVEYARD, Zone.EXILE))  # what lets ~ be cast from there (CR 113.6)
            said = {z for e in ability.effects if isinstance(e, While) for z in _zones_said(e.condition)}
            said |= set(_zones_of_words(ability.effects))
            return frozenset(said) or _BOARD
        case Triggered():
            if _is_own_casting(ability.when):
                return frozenset((Zone.STACK,))  # a spell watches its own casting (CR 113.6k, 601.2i)
            if isinstance(ability.when, AnyOfEvents) and any(map(_is_own_casting, ability.when.of)):
                return frozenset((Zone.STACK, *_BOARD))
            if _is_on_its_way(ability.when) or _may_be_on_its_way(ability.when):
                return _EVERYWHERE
            if any(isinstance(one, Haunted) for one in _all(ability.when)):
                return frozenset((Zone.EXILE, *_BOARD))  # CR 702.55c
            said = {*_zones_said(ability.condition), *_zones_said(_narrowing(ability.when))}
            if not said and not _speaks_of_itself(ability.when):
                said = set(_zones_of_words(ability.effects))
            if not said and not _puts_there(ability.when):
                said = {Zone(m.from_zone) for m in _moves(ability.effects) if m.what == SELF and m.from_zone}
            return frozenset(said) or _BOARD
        case Keyword():
            return frozenset().union(*(zones_of(a) for a in implied(ability))) or _BOARD
        case _:
            return _BOARD


def _zones_said(condition: Any) -> Iterator[Zone]:
    """ "If ~ is in your graveyard", "as long as ~ is in exile", "as long as ~ isn't on the battlefield" (CR 113.6b)."""
    besides = [one.of for one in _all(condition) if isinstance(one, NotSo)]
    for one in _all(condition):
        if isinstance(one, Is) and one.who == SELF and isinstance(one.quality, InZone):
            said = Zone(one.quality.zone)
            yield from _EVERYWHERE - {said} if one in besides else {said}
        elif isinstance(one, Is) and one.who == SELF and one.quality == InStatus("suspended"):
            yield Zone.EXILE  # CR 702.62b


def _narrowing(when: Event) -> Any:
    """What more is said of the event: `while it's exiled`."""
    return getattr(when, "condition", None)


def _is_itself(what: Any) -> bool:
    return isinstance(what, Each) and IsSelf() in what.what.qualities


def _is_own_casting(when: Event) -> bool:
    if isinstance(when, Narrowed):
        return _is_own_casting(when.of)  # `when you cast ~ while you control a creature`
    return isinstance(when, Casts) and IsSelf() in when.what.qualities


def _puts_there(when: Event) -> bool:
    """Whether the event itself is what puts the object where its effect takes it from (CR 113.6m)."""
    if isinstance(when, Narrowed):
        return _puts_there(when.of)
    if isinstance(when, AnyOfEvents):
        return any(_puts_there(one) for one in when.of)
    return isinstance(when, Dies | PutIntoGraveyard) and when.who == SELF


def _is_on_its_way(when: Event) -> bool:
    """Whether the event is the object's own way between zones other than the battlefield (CR 113.6k)."""
    if isinstance(when, Narrowed):
        return _is_on_its_way(when.of)
    if isinstance(when, AnyOfEvents):
        return any(_is_on_its_way(one) for one in when.of)
    if isinstance(when, Cycles | Discards):
        return when.what == SELF
    return is_put_there_from_anywhere(when)


def is_put_there_from_anywhere(when: Event) -> bool:
    """Whether the event is the object's own being put into a graveyard, wherever it comes from."""
    return isinstance(when, PutIntoGraveyard) and when.from_anywhere and when.who == SELF


def _may_be_on_its_way(when: Event) -> bool:
    """Whether the event, in words that are not read, may be the object's own way into a graveyard from a library or a hand."""
    said = [one.words for one in _all(when) if isinstance(one, SomeEvent) and one.words.startswith("~")]
    return any("put into" in words and "graveyard" in words for words in said)


def _speaks_of_itself(when: Event) -> bool:
    """Whether the event is something that ~ does or undergoes, as a permanent unless it says otherwise."""
    return any(
        one == SELF or (isinstance(one, SomeEvent) and one.words.startswith("~")) for one in _all(when)
    )


def _zones_of_words(effects: Any) -> Iterator[Zone]:
    """The zones that opaque words name; none for one in which no story is played ("opening hand")."""
    for one in _all(effects):
        if isinstance(one, Opaque | OpaqueStatic) and one.zone:
            yield Zone(one.zone) if one.zone in _ZONES else Zone.CEASED


def _moves(effects: Any) -> Iterator[Move]:
    return (one for one in _all(effects) if isinstance(one, Move))


def _all(value: Any) -> Iterator[Any]:
    """A value and every typed part inside it."""
    if isinstance(value, tuple):
        for one in value:
            yield from _all(one)
    elif is_dataclass(value):
        yield value
        for field in fields(value):
            yield from _all(getattr(value, field.name))


def works_in(ability: Activated, zone: Zone) -> bool:
    """Whether the ability can be activated while its card is there: on the battlefield, unless its cost or its words
    name another zone (CR 113.6m)."""
    own = {part.zone for part in ability.cost if isinstance(part, ExileCost) and part.what is None}
    if own & {"graveyard", "hand"}:
        return zone.value in own
    if ability.label == "forecast" or any(
        isinstance(p, DiscardCost) and p.what is None and p.count == 1 for p in ability.cost
    ):
        return zone is Zone.HAND
    said = set(_zones_said(ability.condition))
    if said:
        return zone in said  # "Activate only if ~ is suspended"
    if any(isinstance(e, Move) and e.what == SELF and e.from_zone for e in ability.effects):
        return any(isinstance(e, Move) and e.from_zone == zone.value for e in ability.effects)
    return zone is Zone.BATTLEFIELD
