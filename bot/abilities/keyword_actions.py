"""Keyword actions (CR 701) that no other instruction stands for, one type each.

Those that are short for instructions of their own (populate, support) are read as these.
"""

from __future__ import annotations

from typing import Literal

from bot.abilities.amounts import Amount, Number
from bot.abilities.effects import Effect
from bot.abilities.events import Event
from bot.abilities.who import Who
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class Connive(Effect):
    """`it connives`, `it connives X` (CR 701.50)."""

    who: Who
    amount: Amount = Number(1)


@dataclass(frozen=True, slots=True)
class Investigate(Effect):
    """`investigate`, `that player investigates X times` (CR 701.16)."""

    who: Who
    times: Amount = Number(1)


@dataclass(frozen=True, slots=True)
class Incubate(Effect):
    """`incubate 2` (CR 701.53)."""

    who: Who
    amount: Amount


@dataclass(frozen=True, slots=True)
class Endure(Effect):
    """`it endures 2` (CR 701.63)."""

    who: Who
    amount: Amount


@dataclass(frozen=True, slots=True)
class Suspect(Effect):
    """`suspect it` (CR 701.60); `ends`: `it's no longer suspected`."""

    what: Who
    ends: bool = False


@dataclass(frozen=True, slots=True)
class Solve(Effect):
    """This Case becomes solved (CR 719.3a)."""


@dataclass(frozen=True, slots=True)
class Earthbend(Effect):
    """`earthbend 2` (CR 701.66); `what` is the target land."""

    what: Who
    amount: Amount


@dataclass(frozen=True, slots=True)
class Airbend(Effect):
    """`airbend target creature` (CR 701.65)."""

    what: Who


@dataclass(frozen=True, slots=True)
class Blight(Effect):
    """`that player blights 2` (CR 701.68)."""

    who: Who
    amount: Amount


@dataclass(frozen=True, slots=True)
class ManifestDread(Effect):
    """`manifest dread` (CR 701.62), `manifest the top card of your library` (CR 701.40): `dread` False; `cloaked`: `cloak the
    top card of your library` (CR 701.58)."""

    who: Who
    dread: bool = True
    cloaked: bool = False


@dataclass(frozen=True, slots=True)
class RingTempts(Effect):
    """`the Ring tempts you` (CR 701.54)."""

    who: Who


@dataclass(frozen=True, slots=True)
class Venture(Effect):
    """`venture into the dungeon` (CR 701.49); `into`: `venture into Undercity`."""

    who: Who
    into: str = ""


@dataclass(frozen=True, slots=True)
class TakeInitiative(Effect):
    """`you take the initiative` (CR 725)."""

    who: Who


@dataclass(frozen=True, slots=True)
class Phase(Effect):
    """`it phases out` (CR 702.26b); `into`: `it phases in`."""

    who: Who
    into: bool = False


@dataclass(frozen=True, slots=True)
class Haunt(Effect):
    """`exile it haunting target creature` (CR 702.55a): ~, from the graveyard into which it was put."""

    what: Who


@dataclass(frozen=True, slots=True)
class Saddle(Effect):
    """`it becomes saddled until end of turn` (CR 702.171b)."""

    who: Who


@dataclass(frozen=True, slots=True)
class CreateRole(Effect):
    """`create a Monster Role token attached to target creature` (CR 111.10j-r)."""

    who: Who
    role: str
    on: Who


@dataclass(frozen=True, slots=True)
class GiveGift(Effect):
    """The player to whom the gift was promised does this (CR 702.174)."""

    gift: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Acts(Event):
    """`~ connives`, `you earthbend`: who takes a keyword action; `action` is what the log of happenings calls it."""

    who: Who
    action: str


@dataclass(frozen=True, slots=True)
class Expends(Event):
    """`you expend 4`: the mana that they spend this turn to cast spells reaches that much (CR 700.14)."""

    who: Who
    amount: int


@dataclass(frozen=True, slots=True)
class Clash(Effect):
    """`Clash with an opponent. If you win, A` (CR 701.30)."""

    win: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Explore(Effect):
    """`it explores` (CR 701.44)."""

    who: Who


@dataclass(frozen=True, slots=True)
class Proliferate(Effect):
    """`proliferate` (CR 701.34)."""


@dataclass(frozen=True, slots=True)
class BecomesTime(Effect):
    """`It becomes night` (CR 730.1); `if_neither`: `if it's neither day nor night, it becomes day`."""

    time: Literal["day", "night"]
    if_neither: bool = False


@dataclass(frozen=True, slots=True)
class Adapt(Effect):
    """`adapt 2` (CR 701.46)."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Bolster(Effect):
    """`bolster 2` (CR 701.39)."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Amass(Effect):
    """`amass Orcs 2` (CR 701.47); `subtype` in the singular."""

    subtype: str
    amount: Amount


@dataclass(frozen=True, slots=True)
class Monstrosity(Effect):
    """`monstrosity 3` (CR 701.37)."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Fight(Effect):
    """`A fights B` (CR 701.14)."""

    first: Who
    second: Who


@dataclass(frozen=True, slots=True)
class Transform(Effect):
    """`transform ~`."""

    what: Who


@dataclass(frozen=True, slots=True)
class FlipCard(Effect):
    """`flip ~` (CR 710)."""

    what: Who


@dataclass(frozen=True, slots=True)
class Unattach(Effect):
    """`unattach ~` (CR 701.3d)."""

    what: Who
