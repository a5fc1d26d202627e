"""Characteristics of an object as they are now (CR 109.3), after continuous effects."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from bot.abilities.ability import Ability, Keyword
from bot.abilities.card import Card
from bot.engine.state import Entity
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class Chars:
    """What an object is just now. `controller` is after control-changing effects."""

    name: str
    controller: Entity
    types: tuple[str, ...]
    subtypes: tuple[str, ...]
    supertypes: tuple[str, ...]
    colors: frozenset[str]
    power: int | None
    toughness: int | None
    mana_value: int
    abilities: tuple[Ability, ...]
    keywords: frozenset[str]
    base: tuple[int | None, int | None] | None = None
    """Its base power and toughness, where something has been added to them or they are switched (CR 208.4b)."""

    @property
    def is_creature(self) -> bool:
        return "Creature" in self.types

    def has(self, keyword: str) -> bool:
        """Whether it has this keyword ability, whatever its value."""
        return keyword in self.keywords

    def instances(self, keyword: str) -> Iterator[Keyword]:
        """Each instance of a keyword ability (protection from red, protection from black)."""
        if keyword in self.keywords:
            for ability in self.abilities:
                if isinstance(ability, Keyword) and ability.name == keyword:
                    yield ability

    def with_size(self, power: int | None, toughness: int | None) -> Chars:
        """The same thing, its power and toughness no longer its base ones."""
        return replace(self, power=power, toughness=toughness, base=self.base or (self.power, self.toughness))

    def with_abilities(self, abilities: tuple[Ability, ...]) -> Chars:
        return replace(self, abilities=abilities, keywords=keyword_names(abilities))

    def gaining(self, *gained: Ability) -> Chars:
        """The same thing with these abilities besides its own."""
        keywords = self.keywords | keyword_names(gained)
        return replace(self, abilities=(*self.abilities, *gained), keywords=keywords)


def keyword_names(abilities: tuple[Ability, ...]) -> frozenset[str]:
    return frozenset(name for a in abilities if isinstance(a, Keyword) for name in a.names)


@lru_cache(maxsize=512)
def printed(card: Card, controller: Entity) -> Chars:
    """The characteristics that are printed on a card, under a controller. Noncreatures keep printed power (Vehicles)."""
    return Chars(
        card.name,
        controller,
        card.types,
        card.subtypes,
        card.supertypes,
        frozenset(card.colors),
        card.power,
        card.toughness,
        card.mana_value,
        card.abilities,
        keyword_names(card.abilities),
    )
