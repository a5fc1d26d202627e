"""Standard boards: two players who have something of each kind, what the card's own words speak of, and the card itself."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache
from typing import Any

from bot.abilities.ability import Keyword, LevelBand, StationBand
from bot.abilities.amounts import CardsIn, CountersOn
from bot.abilities.card import Card
from bot.abilities.changes import Loses
from bot.abilities.conditions import Is
from bot.abilities.costs import RemoveCountersCost, TapOthers
from bot.abilities.effects import RemoveCounters
from bot.abilities.entering import (
    AsEntersChoose,
)
from bot.abilities.filters import AnOpponent, APlayer, Filter, InZone, Not, OfType, WithCounter, WithKeyword
from bot.abilities.keyword_abilities.triggered import implied
from bot.answers.sweep.fitting import Fitted, fitted
from bot.cards.reading import compile_text
from bot.engine.setup import ObjectSetup, PlayerSetup, Setup
from bot.values import dataclass, fields, is_dataclass, replace

ME, YOU, THIRD = "Alice", "Bob", "Carol"
PLAYERS = (ME, YOU)

CHOSEN = {"color": "green", "creature type": "Bear", "card name": "Bear", "nonland card name": "Bear"}
"""What was chosen as the card entered, of that which has too many answers to try."""


class Company(StrEnum):
    """What else there is."""

    USUAL = "one of each kind"
    PLENTY = "four of each kind"
    NONE = "next to nothing"
    THREE = "one of each kind, of three players"


def _card(name: str, kind: str, size: tuple[int, int] | None = None, color: str = "", text: str = "") -> Card:
    power, toughness = size or (None, None)
    land = kind == "Land"
    return Card(
        name,
        (kind,),
        (name,) if kind in ("Creature", "Land") else (),
        ("Basic",) if land else (),
        (color,) if color else (),
        "" if land else "{2}",
        0 if land else 2,
        power,
        toughness,
        loyalty=5 if kind == "Planeswalker" else None,
        abilities=compile_text(text, name),
        texts=tuple(text.splitlines()),
    )


BEAR = _card("Bear", "Creature", (2, 2), "green")
BIRD = _card("Bird", "Creature", (1, 3), "white", "Flying\nVigilance\n{1}: ~ gets +1/+0 until end of turn.")
IN_PLAY = (
    BEAR,
    BIRD,
    _card("Relic", "Artifact", text="{T}: ~ deals 1 damage to each opponent."),
    _card("Ward", "Enchantment", color="white"),
    _card("Forest", "Land"),
)
IN_GRAVEYARD = (_card("Ogre", "Creature", (3, 3), "red"), _card("Scrap", "Instant", color="blue"))
IN_HAND = (_card("Wolf", "Creature", (2, 2), "green"), _card("Swamp", "Land"))
MORE_IN_PLAY = (_card("Island", "Land"),)
MORE_IN_GRAVEYARD = tuple(_card(k, k) for k in ("Artifact", "Enchantment", "Land", "Sorcery"))
WORN = (
    Card("Blade", ("Artifact",), ("Equipment",), mana_cost="{2}", mana_value=2),
    Card(
        "Halo",
        ("Enchantment",),
        ("Aura",),
        colors=("white",),
        mana_cost="{2}",
        mana_value=2,
        abilities=(
            Keyword("enchant", filter=Filter((OfType("Creature"),))),
            *compile_text("Enchanted creature has horsemanship.", "Halo"),
        ),
    ),
)
"""What the creature wears where there is plenty."""


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

    def setup(self, active: str, extra: tuple[ObjectSetup, ...] = ()) -> Setup:
        players = tuple(PlayerSetup(p, self.life) for p in self.players)
        return Setup(players, (*self.objects, *extra), active)


def board(card: Card, zone: str, company: Company, on: str = ME) -> Board:
    """The card of Alice in a zone, with company. What attaches to something is attached to a thing of `on`."""
    objects: list[ObjectSetup] = []
    spoken_of = things_of(card)
    players = (*PLAYERS, THIRD) if company is Company.THREE else PLAYERS
    for player in players:
        objects += _of(player, spoken_of, company, max(4, min(10, _most_tapped(card))))
    attached = host = None
    subject = card.name or "Zed"
    if zone == "battlefield":
        attached = _attached_to(card, objects, on, company)
    if zone in ("battlefield", "hand"):
        host = attached or (subject if {"Creature", "Vehicle"} & {*card.types, *card.subtypes} else None)
    if company is Company.PLENTY:
        worn_by = host if zone == "battlefield" and host is not None else f"{ME}'s {BEAR.name}"
        objects += [ObjectSetup(f"{ME}'s {c.name}", c, ME, ME, attached_to=worn_by) for c in WORN]
    objects.append(
        ObjectSetup(
            subject,
            card,
            ME,
            ME,
            zone,
            loyalty=12 if card.loyalty is not None and zone == "battlefield" else None,
            attached_to=attached,
            counters=_counters(card, company) if zone == "battlefield" else (),
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
        3 if company is Company.NONE else 20,
        attached,
        players,
    )


def _counters(card: Card, company: Company) -> tuple[tuple[str, int], ...]:
    """Those that the card's text takes off it or counts; a Saga's before its next chapter; levels; where there is plenty a
    +1/+1 counter on a creature."""
    found: dict[str, int] = {}
    for part in _within(card.abilities):
        if isinstance(part, RemoveCountersCost | CountersOn | WithCounter | RemoveCounters) and part.kind:
            found[part.kind] = 6
        elif isinstance(part, StationBand):
            found["charge"] = max(part.least, found.get("charge", 0))
        elif isinstance(part, LevelBand):
            found["level"] = 12 if company is Company.PLENTY else min(part.least, found.get("level", 12))
    for kind in ("loyalty", "lore"):
        found.pop(kind, None)
    if "Saga" in card.subtypes:
        found["lore"] = {Company.USUAL: 1, Company.PLENTY: 2, Company.NONE: 3, Company.THREE: 0}[company]
    if company is Company.PLENTY and {"Creature", "Vehicle"} & {*card.types, *card.subtypes}:
        found.setdefault("+1/+1", 1)
    elif company is Company.USUAL and len(found) == 1 and "+1/+1" in found:
        found.clear()
    return tuple((kind, number) for kind, number in found.items() if number)


def _most_tapped(card: Card) -> int:
    """How many of one kind a cost of the card taps, discards or sacrifices."""
    return max(
        (getattr(p, "count", 0) or 0 for p in _within(card.abilities) if isinstance(p, TapOthers)), default=0
    )


def chosen_for(card: Card) -> tuple[tuple[str, str], ...]:
    """What is chosen for the card as it enters, where the choice is too wide to be tried."""
    asked = [e for a in card.abilities for e in getattr(a, "effects", ()) if isinstance(e, AsEntersChoose)]
    return tuple((e.kind, CHOSEN[e.kind]) for e in asked if e.kind in CHOSEN)


def _of(player: str, spoken_of: tuple[Fitted, ...], company: Company, plenty: int) -> Iterator[ObjectSetup]:
    times = {Company.USUAL: 1, Company.PLENTY: plenty, Company.NONE: 0, Company.THREE: 1}[company]
    base = [Fitted(c) for c in IN_PLAY]
    base += [Fitted(c, "graveyard") for c in IN_GRAVEYARD] + [Fitted(c, "hand") for c in IN_HAND]
    if company is Company.PLENTY:
        base += [Fitted(c) for c in MORE_IN_PLAY] + [Fitted(c, "graveyard") for c in MORE_IN_GRAVEYARD]
    if company is Company.NONE:
        base = [Fitted(BEAR)] if player == YOU else [Fitted(BIRD)]
    for found in (*base, *(spoken_of if times else ())):
        for number in range(times or 1):
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
                counters=found.counters or ((("charge", 1),) if found.card.name == "Relic" else ()),
            )


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


@lru_cache(maxsize=64)
def things_of(card: Card) -> tuple[Fitted, ...]:
    """What the card's words describe, one of each: beside what stands on every board."""
    standing = {kind for c in IN_PLAY for kind in c.types}
    found: dict[tuple[str, str], Fitted] = {}
    for described in _filters(card.abilities):
        for thing in fitted(described, card.name):
            state = thing.token or thing.tapped or thing.counters or thing.zone != "battlefield"
            if not state and thing.card.name in standing:
                continue
            found.setdefault((thing.card.name, thing.zone), thing)
    return tuple(found.values())[:6]


def described_by(card: Card) -> tuple[Card, ...]:
    """Cards that the card's words describe, to be cast: an Angel, a blue instant."""
    found: dict[str, Card] = {}
    for described in _filters(card.abilities):
        spell = any(
            (isinstance(q, OfType) and q.type == "Spell") or (isinstance(q, InZone) and q.zone == "stack")
            for q in described.qualities
        )
        for thing in fitted(described, card.name):
            if spell or (thing.zone == "battlefield" and thing.card.name not in thing.card.types):
                found.setdefault(thing.card.name, thing.card)
    return tuple(found.values())[:4]


def _filters(abilities: Any) -> Iterator[Filter]:
    for part in _within(abilities):
        if isinstance(part, Keyword):
            yield from _filters(implied(part))
        if isinstance(part, CardsIn) and part.what is not None:
            yield Filter((*part.what.qualities, InZone(part.zone)))
        if isinstance(part, Filter):
            yield part
        elif isinstance(part, Is) and not isinstance(part.quality, Not):
            yield Filter((part.quality,))
        elif isinstance(part, Loses):
            yield Filter((OfType("Creature"), WithKeyword(part.keyword)))


def _within(value: Any) -> Iterator[Any]:
    """Every typed part of an ability, itself included."""
    if isinstance(value, tuple):
        for inner in value:
            yield from _within(inner)
    elif is_dataclass(value) and not isinstance(value, type):
        yield value
        for field in fields(value):
            yield from _within(getattr(value, field.name))


def with_abilities(card: Card, number: int, ability: Any) -> Card:
    """The card with its `number`-th ability replaced, or without it."""
    abilities, texts = list(card.abilities), list(card.texts)
    if ability is None:
        del abilities[number]
        del texts[number : number + 1]
    else:
        abilities[number] = ability
    return replace(card, abilities=tuple(abilities), texts=tuple(texts))
