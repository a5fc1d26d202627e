"""Standard boards: two players who have something of each kind, what the card's own words speak of, and the card itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.abilities.ability import Keyword
from bot.abilities.amounts import Number
from bot.abilities.card import Card
from bot.abilities.conditions import AmountIs, Controls, HasKeywordState, LibraryIsEmpty
from bot.abilities.costs import DiscardCost, SacrificeCost, TapOthers
from bot.abilities.effects import MoveCounters, RemoveCounters
from bot.abilities.entering import (
    AsEntersChoose,
)
from bot.abilities.events import LosesCounters
from bot.abilities.filters import AnOpponent, APlayer, OfType
from bot.abilities.libraries import RevealAtRandom
from bot.abilities.walk import holds
from bot.abilities.who import SELF
from bot.abilities.who import YOU as WHO_YOU
from bot.answers.sweep.company import (
    BEAR,
    BIRD,
    CAPTAIN,
    EVERY_KIND,
    FOREST,
    IN_GRAVEYARD,
    IN_HAND,
    IN_PLAY,
    MORE_IN_GRAVEYARD,
    MORE_IN_PLAY,
    SECRET,
    TOKENS,
    WOLF,
    WORN,
    Company,
)
from bot.answers.sweep.described import things_of, within
from bot.answers.sweep.exiled import exiled_of, exiles_with
from bot.answers.sweep.fitting import Fitted, fitted
from bot.answers.sweep.in_what_state import counters_of, designations_of
from bot.answers.sweep.on_top import on_top, sought
from bot.engine.told.setup import ObjectSetup, PlayerSetup, Setup
from bot.values import dataclass, replace

ME, YOU, THIRD = "Alice", "Bob", "Carol"
PLAYERS = (ME, YOU)

CHOSEN = {
    "color": "green",
    "creature type": "Bear",
    "card name": "Relic",
    "nonland card name": "Relic",
}
"""What was chosen as the card entered, of that which has too many answers to try."""


@dataclass(frozen=True, slots=True)
class Board:
    """A set-up and what its stories speak of. `subject` is the card's label, `host` the creature that it is or is attached
    to, if any; `mine` and `yours` are the creatures of each player, `aimed` what spells are fit to be countered."""

    objects: tuple[ObjectSetup, ...]
    card: Card
    subject: str
    host: str | None
    mine: tuple[str, ...]
    yours: tuple[str, ...]
    life: int = 20
    worn_by: str | None = None  # what the card is attached to, creature or not
    players: tuple[str, ...] = PLAYERS
    late: bool = False
    monarch: str = ME
    lives: tuple[tuple[str, int], ...] = ()  # where it is not the same for each
    told_whole: tuple[str, ...] = ()  # the zones of which it is told that they hold nothing else
    penniless: bool = False  # whether the opponent has no mana

    def setup(self, active: str, extra: tuple[ObjectSetup, ...] = ()) -> Setup:
        lives = dict(self.lives)
        players = tuple(PlayerSetup(p, lives.get(p, self.life), empty=self.told_whole) for p in self.players)
        if self.late:
            own = replace(players[0], speed=4, completed_a_dungeon=True, initiative=True, blessed=True)
            players = (own, replace(players[1], poison=3))
            players = tuple(replace(p, monarch=p.name == self.monarch) for p in players)
        if self.penniless:
            players = tuple(replace(p, mana=0) if p.name == YOU else p for p in players)
        return Setup(players, (*self.objects, *extra), active, daytime="night" if self.late else "")


def board(card: Card, zone: str, company: Company, on: str = ME) -> Board:
    """The card of Alice in a zone, with company. What attaches to something is attached to a thing of `on`."""
    objects: list[ObjectSetup] = []
    spoken_of = things_of(card)
    players = (*PLAYERS, THIRD) if company is Company.THREE else PLAYERS
    for player in players:
        objects += _of(
            player, spoken_of, company, _most_asked(card), _moved_counters(card), on_top(card, company)
        )
    attached = host = None
    subject = card.name or "Zed"
    if zone == "battlefield":
        attached = _attached_to(card, objects, on, company)
    if zone in ("battlefield", "hand"):
        host = attached or (subject if {"Creature", "Vehicle"} & {*card.types, *card.subtypes} else None)
    if company is Company.PLENTY:
        worn_by = host if zone == "battlefield" and host is not None else f"{ME}'s {BEAR.name}"
        for player, wearer in ((ME, worn_by), (YOU, f"{YOU}'s {BEAR.name}")):
            objects += [
                ObjectSetup(f"{player}'s {c.name}", c, player, player, attached_to=wearer) for c in WORN
            ]
    objects += sought(card, ME)
    if zone == "battlefield":
        objects += exiled_of(card, subject, company)
        if exiles_with(card):
            objects = [replace(o, exiled_with=subject) if o.zone == "exile" else o for o in objects]
    else:
        objects += (o for o in exiled_of(card, subject, company) if o.exiled_with is None)
    objects.append(
        ObjectSetup(
            subject,
            card,
            ME,
            ME,
            _ELSEWHERE.get(zone, zone),
            face_down=zone == FACE_DOWN,
            loyalty=_LOYALTY.get(company, 12) if card.loyalty is not None and zone == "battlefield" else None,
            attached_to=attached,
            counters=counters_of(card, company) if zone == "battlefield" else _SUSPENDED.get(zone, ()),
            designations=designations_of(card, company) if zone == "battlefield" else (),
            chosen=chosen_for(card),
        )
    )
    creatures = [
        o for o in objects if o.zone == "battlefield" and "Creature" in o.card.types and not o.tapped
    ]
    return Board(
        tuple(objects),
        card,
        subject,
        host,
        tuple(o.label for o in creatures if o.controller == ME),
        tuple(o.label for o in creatures if o.controller == YOU),
        _LIFE.get(company, 20),
        attached,
        players,
        company is Company.LATE,
        _monarch(card),
        told_whole=_told_whole(card, company),
    )


def _told_whole(card: Card, company: Company) -> tuple[str, ...]:
    """The zones that hold nothing but what is told: a hand of which a card is taken at random, a library that may be empty."""
    hand = ("hand",) if company is Company.NONE or holds(card.abilities, RevealAtRandom) else ()
    empty = company is Company.NONE and holds(card.abilities, LibraryIsEmpty)
    return (*hand, "library") if empty else hand


GRAVEYARD = "graveyard"
FACE_DOWN, SUSPENDED, SUSPENDED_LONG = "face down", "suspended", "suspended for long"
_ELSEWHERE = {FACE_DOWN: "battlefield", SUSPENDED: "exile", SUSPENDED_LONG: "exile"}
_SUSPENDED = {SUSPENDED: (("time", 1),), SUSPENDED_LONG: (("time", 3),)}
"""Where deeds find the card that is neither in a zone as it is printed, and with what counters."""
_LOYALTY = {Company.NONE: 2}
_LIFE = {Company.NONE: 3, Company.LATE: 40}
"""How much life each player has, where it is not what they began with."""


def _monarch(card: Card) -> str:
    """The opponent, where the card asks whether one is the monarch."""
    asked = (p for p in within(card.abilities) if isinstance(p, HasKeywordState) and p.state == "the monarch")
    return YOU if any(p.who != WHO_YOU for p in asked) else ME


def _most_asked(card: Card) -> int:
    """How many of one kind the card asks for: to tap, to sacrifice, to control, to count."""
    return max((number for part in within(card.abilities) for number in asked_of(part)), default=0)


def asked_of(part: Any) -> Iterator[int]:
    """How many of one kind this asks for."""
    match part:
        case TapOthers(count=int(n)) | SacrificeCost(count=int(n)) | DiscardCost(count=int(n)):
            yield n
        case Controls(at_least=int(n)):
            yield n
        case AmountIs(than=Number(n=n)):
            yield n + 1


def chosen_for(card: Card) -> tuple[tuple[str, str], ...]:
    """What is chosen for the card as it enters, where the choice is too wide to be tried."""
    asked = [e for a in card.abilities for e in getattr(a, "effects", ()) if isinstance(e, AsEntersChoose)]
    return tuple((e.kind, CHOSEN[e.kind]) for e in asked if e.kind in CHOSEN)


def _moved_counters(card: Card) -> tuple[tuple[str, int], ...]:
    """Those that the card moves or takes off something, for it to have some."""
    moved = (
        p for p in within(card.abilities) if isinstance(p, MoveCounters | RemoveCounters | LosesCounters)
    )
    kinds = (p.kind or "+1/+1" for p in moved if getattr(p, "on", None) != SELF)
    return tuple((kind, 1 if kind == "-1/-1" else 2) for kind in dict.fromkeys(kinds))


def _of(
    player: str,
    spoken_of: tuple[Fitted, ...],
    company: Company,
    asked: int,
    moved: tuple[tuple[str, int], ...],
    top: tuple[Card, ...],
) -> Iterator[ObjectSetup]:
    times = {Company.PLENTY: max(4, min(_MOST, asked)), Company.NONE: 0}.get(company, 1)
    base = [Fitted(c) for c in IN_PLAY]
    base += [Fitted(c, "graveyard") for c in IN_GRAVEYARD] + [Fitted(c, "hand") for c in IN_HAND]
    if company is Company.PLENTY:
        base += [Fitted(c) for c in MORE_IN_PLAY] + [Fitted(c, "graveyard") for c in MORE_IN_GRAVEYARD]
    if company is Company.LATE:
        base += [Fitted(c, token=True) for c in TOKENS] + [Fitted(c, "graveyard") for c in MORE_IN_GRAVEYARD]
        base += [Fitted(c) for c in EVERY_KIND]
        if player == YOU:
            for number in (2, 3, 4):
                yield ObjectSetup(f"{YOU}'s {BEAR.name} #{number}", BEAR, YOU, YOU)
                yield ObjectSetup(f"{YOU}'s {FOREST.name} #{number}", FOREST, YOU, YOU)
            yield ObjectSetup(f"{ME}'s hostage", BEAR, YOU, ME)
        yield ObjectSetup(f"{player}'s Captain", CAPTAIN, player, player, designations=("commander",))
        yield ObjectSetup(f"{player}'s Secret", SECRET, player, player, face_down=True)
        if player == ME:
            for number in (2, 3):
                yield ObjectSetup(f"{ME}'s {WOLF.name} #{number} in hand", WOLF, ME, ME, "hand")
    for number, card in enumerate(top, 1):
        yield ObjectSetup(f"{player}'s top card #{number}", card, player, player, "library")
    if company is Company.NONE:
        base = [Fitted(BEAR), Fitted(WOLF, "hand")] if player == YOU else [Fitted(BIRD)]
    for found in (*base, *(spoken_of if times else ())):
        often = times if found.zone != "hand" else min(times, max(asked, 2))
        for number in range(often or 1):
            label = f"{player}'s {found.card.name}" + (f" #{number + 1}" if number else "")
            where = "" if found.zone == "battlefield" else f" in {found.zone}"
            yield ObjectSetup(
                label + where,
                found.card,
                player,
                player,
                found.zone,
                tapped=found.tapped,
                token=found.token,
                designations=found.designations,
                counters=found.counters
                or (moved if found.card is BEAR else _CHARGED.get(found.card.name, ())),
            )


_MOST = 10
"""How many of each kind there are at most where there is plenty."""
_CHARGED = {"Relic": (("charge", 1),)}


def _attached_to(card: Card, objects: list[ObjectSetup], on: str, company: Company) -> str | None:
    first = BIRD if company is Company.NONE and on == ME else BEAR
    if "Equipment" in card.subtypes:
        return f"{on}'s {first.name}"
    if "Aura" not in card.subtypes:
        return None
    enchant = next((a.filter for a in card.abilities if isinstance(a, Keyword) and a.name == "enchant"), None)
    if enchant is None:
        return None
    if any(isinstance(q, APlayer | AnOpponent) for q in enchant.qualities):
        return on
    if company is Company.PLENTY:
        described = [
            f.card.name for f in things_of(card) if "Creature" in f.card.types and f.zone == "battlefield"
        ]
        if described:
            return f"{on}'s {described[0]}"
    kinds = {q.type for q in enchant.qualities if isinstance(q, OfType)}
    if kinds <= {"Creature", "Permanent"}:
        return f"{on}'s {first.name}"
    names = [f.card.name for f in fitted(enchant)]
    mine = [o for o in objects if o.controller == on and o.zone == "battlefield"]
    fitting = [o.label for n in names for o in mine if o.label == f"{on}'s {n}"]
    fitting += [o.label for o in mine if kinds & set(o.card.types)]
    return next(iter(fitting), f"{on}'s {first.name}")


def with_abilities(card: Card, number: int, ability: Any) -> Card:
    """The card with its `number`-th ability replaced, or without it."""
    abilities, texts = list(card.abilities), list(card.texts)
    if ability is None:
        del abilities[number]
        del texts[number : number + 1]
    else:
        abilities[number] = ability
    return replace(card, abilities=tuple(abilities), texts=tuple(texts))
