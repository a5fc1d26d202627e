"""Instructions that keywords give and no printed sentence does: cumulative upkeep, echo, renown, umbra armor (CR 702)."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts import Amount
from bot.abilities.effects import Effect
from bot.abilities.who import Who
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class PayForEachAge(Effect):
    """`sacrifice it unless you pay its upkeep cost for each age counter on it` (CR 702.24a)."""

    cost: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class EchoDue(Effect):
    """`sacrifice it unless you pay its echo cost`, in the first upkeep of its controller (CR 702.30a)."""

    cost: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Renown(Effect):
    """`put N +1/+1 counters on it and it becomes renowned` (CR 702.112a)."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Ascend(Effect):
    """`if you control ten or more permanents and you don't have the city's blessing, you get the city's blessing for the rest of
    the game` (CR 702.131a)."""


@dataclass(frozen=True, slots=True)
class RemoveAllDamage(Effect):
    """`remove all damage from it` (umbra armor, CR 702.89a)."""

    what: Who


@dataclass(frozen=True, slots=True)
class Exploited(Effect):
    """No words of the text: the creature exploits what was sacrificed just before (CR 702.110b)."""


@dataclass(frozen=True, slots=True)
class BackedUp(Effect):
    """`if that's another creature, it also gains the non-backup abilities of this creature printed below this one until end of
    turn` (CR 702.165a)."""

    who: Who


@dataclass(frozen=True, slots=True)
class PumpForOpponentsAttacked(Effect):
    """`it gets +1/+1 until end of turn for each opponent you attacked with a creature this combat` (melee, CR 702.121a)."""


@dataclass(frozen=True, slots=True)
class PairUp(Effect):
    """`you may pair this creature with another unpaired creature you control` (soulbond, CR 702.95a)."""

    first: Who
    second: Who


@dataclass(frozen=True, slots=True)
class SpeedUp(Effect):
    """`your speed increases by 1` (CR 702.179d)."""


@dataclass(frozen=True, slots=True)
class HasDone(Effect):
    """No words of the text: where ~ is still there it has done `action` now (it trains, CR 702.149c)."""

    action: str
