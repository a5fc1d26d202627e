"""The kinds of abilities (CR 113.3) and what a card's text reads as."""

from __future__ import annotations

from typing import Literal

from bot.abilities.amounts import Amount
from bot.abilities.conditions import Condition
from bot.abilities.costs import Cost
from bot.abilities.effects import Effect
from bot.abilities.events import Event
from bot.abilities.filters import Filter, OfSubtype
from bot.abilities.limits import CostsLess, During, Only
from bot.abilities.statics import StaticEffect
from bot.abilities.who import Who
from bot.values import dataclass


class Ability:
    """One ability: one line of Oracle text, or one keyword of a keyword line."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Keyword(Ability):
    """A keyword ability (CR 702), lower case as the rules spell it: `first strike`, `protection`, `bushido`,
    `landwalk`. `value` is its number; `filter` what it names (`protection from red`, `forestwalk`, `enchant creature`);
    `cost` what it costs (`equip {2}`, `kicker {1}{R}`); `size`: the power and toughness that it sets (`prototype`); `spares`:
    `This effect doesn't remove ~`, of what protection would take off."""

    name: str
    value: Amount | None = None
    filter: Filter | None = None
    cost: tuple[Cost, ...] = ()
    size: tuple[Amount, Amount] | None = None
    spares: Who | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """What it is called: a landwalk of one land type by that type too, `swampwalk` (CR 702.14a)."""
        if self.name == "landwalk" and self.filter is not None:
            land = "".join(q.subtype.lower() for q in self.filter.qualities if isinstance(q, OfSubtype))
            return (self.name, land + "walk") if land else (self.name,)
        return (self.name,)


@dataclass(frozen=True, slots=True)
class Spell(Ability):
    """What an instant or sorcery does (CR 113.3a): one paragraph of its text; paragraphs resolve in order.
    `label` is an ability word in front."""

    effects: tuple[Effect, ...]
    label: str = ""


@dataclass(frozen=True, slots=True)
class Activated(Ability):
    """`cost: effect` (CR 602). `only` holds its limits: when, how often, by whom; `label` is an ability word or keyword in
    front."""

    cost: tuple[Cost, ...]
    effects: tuple[Effect, ...]
    only: tuple[During | Only | CostsLess, ...] = ()
    condition: Condition | None = None
    label: str = ""


@dataclass(frozen=True, slots=True)
class Triggered(Ability):
    """`when / whenever / at ..., effect` (CR 603). `condition` is an intervening "if" (CR 603.4)."""

    when: Event
    effects: tuple[Effect, ...]
    condition: Condition | None = None
    word: Literal["when", "whenever", "at"] = "whenever"
    once_each_turn: bool = False
    label: str = ""


@dataclass(frozen=True, slots=True)
class Exert(Ability):
    """`You may exert ~ as it attacks. When you do, effects` (CR 701.43, an optional cost to attack)."""

    effects: tuple[Effect, ...] = ()
    once: bool = False  # "If ~ hasn't been exerted this turn"


@dataclass(frozen=True, slots=True)
class ThisAbility(Ability):
    """`becomes a copy of target land, except it has this ability`: the one whose instruction says so (CR 707.9a)."""


@dataclass(frozen=True, slots=True)
class LevelBand(Ability):
    """`LEVEL 1-4`, its power and toughness and its abilities (CR 711): while the number of level counters is from `least`
    to `most` (None: and more)."""

    least: int
    most: int | None
    power: int
    toughness: int
    abilities: tuple[Ability, ...] = ()


@dataclass(frozen=True, slots=True)
class StationBand(Ability):
    """`STATION 8+` and the abilities under it (CR 721): while there are at least that many charge counters. With a `size` it is
    a creature of that size then."""

    least: int
    abilities: tuple[Ability, ...]
    size: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Static(Ability):
    """A static ability (CR 604): statements that are true while it works."""

    effects: tuple[StaticEffect, ...]
    label: str = ""


@dataclass(frozen=True, slots=True)
class Unread(Ability):
    """A line that the card grammar declined and of which not even the frame is read: it matters wherever its card is in a zone
    in which it functions. `zone`: where that is, when the words say."""

    text: str
    zone: str = ""
