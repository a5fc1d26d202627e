"""What a story says came about, by itself of what is done: to be true in some way that the story can go."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from bot.engine.told.script import Action, Script
from bot.values import dataclass

#: Words of a story, as a span of its text.
Place: TypeAlias = tuple[int, int]


class Came(StrEnum):
    """What may be said to have come about."""

    GAINED = "gains life"
    LOST = "loses life"
    IS_AT = "is at that life"
    POISONED = "gets poison counters"
    DIED = "dies"
    EXILED = "is exiled"
    RETURNED_TO_HAND = "is returned to hand"
    RETURNED = "returns"
    SACRIFICED = "is sacrificed"
    PREVENTED = "prevents damage"
    LOST_THE_GAME = "loses the game"
    WON_THE_GAME = "wins the game"
    DREW = "draws cards"
    DEALT = "takes damage"
    DEALS = "deals damage"
    TRIGGERED = "triggers"
    UNBLOCKED = "is not blocked"


@dataclass(frozen=True, slots=True)
class Claim:
    """`who`: a player, or the labels of things; empty where it may be any. `place`: the words that say it; `amount`: how much life or damage, or how many things, where they say so;
    `or_these`: the labels of what a pronoun may mean as well; `turns`: how many turns were told to begin before it, of the last of which
    it is said."""

    who: tuple[str, ...]
    came: Came
    place: Place
    amount: int | None = None
    or_these: tuple[str, ...] = ()
    turns: int = 0


@dataclass(frozen=True, slots=True)
class ByThen:
    """A player has `amount` life, or the thing of that label so many counters of a `kind`, as is told after the deed `last`: as the story
    begins, where that is not what came of the deeds told so far; `sure`: the words say that it is. `before`: as much as there
    was before them, as far as is told."""

    who: str
    amount: int
    last: Action
    place: Place
    before: int
    kind: str = ""
    sure: bool = False


@dataclass(frozen=True, slots=True)
class Declared:
    """A player is told to have so many things of a kind after the deed `last`, as the words at `place` say: those of these labels, where
    they are not what there is by then: `I cast Raise the Alarm. I have two Soldier tokens.`"""

    player: str
    number: int
    labels: tuple[str, ...]
    last: Action
    place: Place
    name: str = ""
    size: tuple[int, int] | None = None
    kinds: tuple[str, ...] = ()
    token: bool = False


@dataclass(frozen=True, slots=True)
class SizeTold:
    """The thing of that label is said to be so big once `so_far` was done; `place`: the words that say so."""

    label: str
    size: tuple[int, int]
    so_far: Script
    place: Place


@dataclass(frozen=True, slots=True)
class PowersTold:
    """The things of these labels are said to attack for so much, as they do where the story stands after `so_far`; `place`: the words."""

    labels: tuple[str, ...]
    amount: int
    so_far: Script
    place: Place
