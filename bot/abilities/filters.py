"""Descriptions of objects and players: "nontoken attacking creature you don't control with flying".

A `Filter` is a conjunction of qualities, in the order in which Oracle text says them. Each quality is true
or false of one thing, seen from the ability's source and its controller (`you`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.values import dataclass

if TYPE_CHECKING:
    from bot.abilities.amounts import Amount
    from bot.abilities.who import Who


class Quality:
    """One property that a thing has or has not."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Filter:
    """All qualities hold. Without a zone quality it describes permanents on the battlefield (CR 109.2)."""

    qualities: tuple[Quality, ...] = ()


@dataclass(frozen=True, slots=True)
class OneOf(Quality):
    """`creature or player`, `artifact or enchantment`, `white or black`: at least one description fits."""

    of: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class Not(Quality):
    """`nonblack`, `non-Wall`, `without flying`, `you don't control`, `that isn't attacking`."""

    quality: Quality


@dataclass(frozen=True, slots=True)
class AnyTarget(Quality):
    """`any target`: a creature, player, planeswalker or battle (CR 115.4); before 2018 a creature or player."""


@dataclass(frozen=True, slots=True)
class APlayer(Quality):
    """`player`."""


@dataclass(frozen=True, slots=True)
class AnOpponent(Quality):
    """`opponent`: of the ability's controller."""


@dataclass(frozen=True, slots=True)
class OfType(Quality):
    """A card type, supertype or `permanent`: `creature`, `artifact`, `legendary`, `basic`, `snow`; capitalised
    as on a type line (`Creature`). `Permanent`, `Card`, `Spell` and `Source` are nouns that fit any type."""

    type: str


@dataclass(frozen=True, slots=True)
class OfSubtype(Quality):
    """`Goblin`, `Wall`, `Forest`, `Aura`."""

    subtype: str


@dataclass(frozen=True, slots=True)
class OfColor(Quality):
    """`white`, `blue`, `black`, `red`, `green`, `colorless`, `multicolored`, `monocolored`, `the chosen color`."""

    color: str


@dataclass(frozen=True, slots=True)
class WithKeyword(Quality):
    """`with flying`; negated by Not: `without flying`."""

    keyword: str


@dataclass(frozen=True, slots=True)
class Named(Quality):
    """`named Grizzly Bears`; `~` is the name of the ability's own source."""

    name: str


@dataclass(frozen=True, slots=True)
class IsToken(Quality):
    """`token`."""


@dataclass(frozen=True, slots=True)
class InStatus(Quality):
    """A status, role or designation now: tapped, attacking, blocked, enchanted, suspected."""

    status: Literal[
        "tapped",
        "untapped",
        "attacking",
        "blocking",
        "blocked",
        "unblocked",
        "alone",
        "enchanted",
        "equipped",
        "modified",
        "monstrous",
        "renowned",
        "suspected",
        "saddled",
        "paired",
        "unpaired",
        "Ring-bearer",
        "commander",
        "face-down",
        "suspended",
        "newly controlled",
    ]


@dataclass(frozen=True, slots=True)
class ControlledBy(Quality):
    """`you control`, `an opponent controls`, `target player controls`, `that player controls`."""

    who: Who


@dataclass(frozen=True, slots=True)
class OwnedBy(Quality):
    """`you own`."""

    who: Who


@dataclass(frozen=True, slots=True)
class Other(Quality):
    """`other` (than ~), `another`: not the ability's source and none of the ability's earlier targets; with `than` not what
    was spoken of just before (`it gets +1/+1 for each other creature you control`)."""

    than: Who | None = None


@dataclass(frozen=True, slots=True)
class IsSelf(Quality):
    """`~` as one of several: `~ or another creature`."""


@dataclass(frozen=True, slots=True)
class Compare(Quality):
    """`with power 2 or less`, `with mana value 3`, `with toughness greater than its power`."""

    stat: Literal[
        "power", "toughness", "mana value", "total power and toughness", "base power", "base toughness"
    ]
    how: Literal["=", "<=", ">=", "<", ">"]
    than: Amount


@dataclass(frozen=True, slots=True)
class EvenManaValue(Quality):
    """`with an even mana value`; `odd`: with an odd one. Zero is even."""

    odd: bool = False


@dataclass(frozen=True, slots=True)
class WithManaCost(Quality):
    """`with mana cost {0} or {1}`: printed so (CR 202.1)."""

    costs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WithXInCost(Quality):
    """`with {X} in its mana cost`, whatever was chosen for it (CR 107.3)."""


@dataclass(frozen=True, slots=True)
class WithGreatest(Quality):
    """`with the greatest power among creatures they control`; `least`: `with the lowest ...`. All that are tied for it have it."""

    stat: Literal["power", "toughness", "mana value"]
    among: Filter
    least: bool = False


@dataclass(frozen=True, slots=True)
class WithCounter(Quality):
    """`with a +1/+1 counter on it`; kind "" is any counter."""

    kind: str


@dataclass(frozen=True, slots=True)
class BlockingIt(Quality):
    """`blocking ~`, `blocking it`; `blocked` turns it round: `blocked by ~`; `either`: `blocking or blocked by ~`."""

    who: Who
    blocked: bool = False
    either: bool = False


@dataclass(frozen=True, slots=True)
class AttackingWhom(Quality):
    """`attacking you`, `attacking you or a planeswalker you control`."""

    who: Who
    or_planeswalkers: bool = False


@dataclass(frozen=True, slots=True)
class InZone(Quality):
    """`card in your graveyard`, `spell` (zone stack); `single`: all of them in the same one, `cards from a single graveyard`."""

    zone: Literal["battlefield", "hand", "graveyard", "library", "exile", "stack", "command"]
    single: bool = False


@dataclass(frozen=True, slots=True)
class ExiledByIt(Quality):
    """`exiled with ~`: an ability of that object put it into exile (CR 607.2a)."""

    who: Who


@dataclass(frozen=True, slots=True)
class AttachedToIt(Quality):
    """`attached to ~`, `attached to that creature`."""

    who: Who


@dataclass(frozen=True, slots=True)
class WithAttached(Quality):
    """`with another Aura attached to it`."""

    what: Filter


@dataclass(frozen=True, slots=True)
class TheChosen(Quality):
    """`of the chosen type`, `with the chosen name`, `source of your choice` (kind `source`); `color now`,
    `creature type now`: `of the color of your choice`, chosen as the effect is made."""

    kind: Literal[
        "color",
        "type",
        "name",
        "player",
        "source",
        "creature",
        "color now",
        "creature type now",
        "basic land type now",
    ]


@dataclass(frozen=True, slots=True)
class SharesWith(Quality):
    """`that shares a color with it`; `what` is `color`, `creature type`, `card type` or `name` (`with the same name as`)."""

    what: str
    who: Who


@dataclass(frozen=True, slots=True)
class Targets(Quality):
    """`spell that targets ~`, `that targets a creature you control`; `only`: nothing else, `a single` one."""

    who: Who
    only: bool = False


@dataclass(frozen=True, slots=True)
class SingleTarget(Quality):
    """`spell with a single target`."""


@dataclass(frozen=True, slots=True)
class WithoutAbilities(Quality):
    """`with no abilities`: neither printed nor gained."""


@dataclass(frozen=True, slots=True)
class Historic(Quality):
    """`historic`: artifact, legendary or Saga (CR 700.6)."""


def kind(*types: str) -> Filter:
    """A filter by types alone: `kind("Creature")`, `kind("Artifact", "Creature")` (both types)."""
    return Filter(tuple(OfType(t) for t in types))
