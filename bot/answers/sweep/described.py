"""What a card's words describe: things to stand beside it, and cards to be cast."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from bot.abilities.ability import Keyword
from bot.abilities.amounts import CardsIn, ManaSpent
from bot.abilities.card import Card
from bot.abilities.changes import Loses
from bot.abilities.combat_rules import CanAttackAsThough
from bot.abilities.conditions import HasKeywordState, Is
from bot.abilities.damage import DamagePattern
from bot.abilities.filters import Filter, InZone, Not, OfSubtype, OfType, WithKeyword
from bot.abilities.keyword_abilities.triggered import implied
from bot.abilities.keyword_actions import Expends
from bot.abilities.statics import CrewsAsThough
from bot.abilities.walk import holds
from bot.abilities.who import Any as AnyOf
from bot.abilities.who import Each
from bot.answers.sweep.company import IN_PLAY
from bot.answers.sweep.fitting import BECOMES, Fitted, fitted
from bot.values import fields, is_dataclass, replace


@lru_cache(maxsize=64)
def things_of(card: Card) -> tuple[Fitted, ...]:
    """What the card's words describe, one of each: beside what stands on every board."""
    standing = {kind for c in IN_PLAY for kind in c.types}
    found: dict[tuple[str, str], Fitted] = {}
    for described in filters_of(card.abilities):
        for thing in fitted(described, card.name):
            state = (
                thing.token
                or thing.tapped
                or thing.counters
                or thing.designations
                or thing.zone != "battlefield"
            )
            if not state and thing.card.name in standing:
                continue
            found.setdefault((thing.card.name, thing.zone), thing)
    return tuple(found.values())[:6]


def described_by(card: Card) -> tuple[Card, ...]:
    """Cards that the card's words describe, to be cast: an Angel, a blue instant."""
    found: dict[str, Card] = {}
    for described in filters_of(card.abilities):
        spell = any(
            (isinstance(q, OfType) and q.type == "Spell") or (isinstance(q, InZone) and q.zone == "stack")
            for q in described.qualities
        )
        for thing in fitted(described, card.name):
            if spell or (thing.zone == "battlefield" and thing.card.name not in thing.card.types):
                found.setdefault(thing.card.name, _beside_another(thing.card))
    dear = (DEAR, FREE) if holds(card.abilities, ManaSpent, Expends) else ()
    return (*dear, *tuple(found.values())[:4])


DEAR = Card("Dear", ("Instant",), colors=("blue",), mana_cost="{9}", mana_value=9)
FREE = Card("Free", ("Instant",), colors=("blue",), mana_cost="{0}", mana_value=0)
"""What much mana is spent on, and none."""


def _beside_another(card: Card) -> Card:
    """A legend that is cast is not of the name of the one in play."""
    return replace(card, name=f"Other {card.name}") if "Legendary" in card.supertypes else card


def filters_of(abilities: Any) -> Iterator[Filter]:
    for part in within(abilities):
        if isinstance(part, Keyword):
            yield from filters_of(implied(part))
        if isinstance(part, CardsIn) and part.what is not None:
            yield Filter((*part.what.qualities, InZone(part.zone)))
        if isinstance(part, HasKeywordState) and part.state in BECOMES:
            yield Filter((OfType("Creature"), BECOMES[part.state]))
        if isinstance(part, Filter):
            yield part
        elif isinstance(part, Is) and part.quality in (
            OfType("Artifact"),
            OfType("Enchantment"),
            OfType("Land"),
        ):
            yield Filter((part.quality,))
            yield Filter((OfType("Creature"), part.quality))
        elif isinstance(part, Is) and part.quality == Not(OfType("Basic")):
            yield Filter((OfType("Land"), part.quality))
        elif isinstance(part, Is) and not isinstance(part.quality, Not):
            yield Filter((part.quality,))
        elif isinstance(part, DamagePattern) and isinstance(part.by, AnyOf | Each) and part.by.what.qualities:
            ofs = tuple(q for q in part.by.what.qualities if q != OfType("Source"))
            yield Filter((OfType("Creature"), *ofs))
        elif isinstance(part, CanAttackAsThough) and "defender" in part.how:
            yield Filter((OfType("Creature"), WithKeyword("defender")))
        elif isinstance(part, CrewsAsThough):
            yield Filter((OfSubtype("Vehicle"),))
        elif isinstance(part, Loses):
            yield Filter((OfType("Creature"), WithKeyword(part.keyword)))


def within(value: Any) -> Iterator[Any]:
    """Every typed part of an ability, itself included."""
    if isinstance(value, tuple):
        for inner in value:
            yield from within(inner)
    elif is_dataclass(value) and not isinstance(value, type):
        yield value
        for field in fields(value):
            yield from within(getattr(value, field.name))
