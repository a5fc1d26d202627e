"""Changes of characteristics and control that continuous effects make (CR 613), by layer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.abilities.who import Who
from bot.values import dataclass

if TYPE_CHECKING:
    from bot.abilities.ability import Ability
    from bot.abilities.amounts import Amount
    from bot.abilities.filters import Filter


class Change:
    """One change to the affected objects."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class GetsPT(Change):
    """`gets +3/+3`, `gets -X/-0` (layer 7c)."""

    power: Amount
    toughness: Amount


@dataclass(frozen=True, slots=True)
class BasePT(Change):
    """`has base power and toughness 0/1`, `becomes a 3/3` (layer 7b); None leaves that one alone."""

    power: Amount | None
    toughness: Amount | None


@dataclass(frozen=True, slots=True)
class SwitchPT(Change):
    """`switch power and toughness` (layer 7d)."""


@dataclass(frozen=True, slots=True)
class Gains(Change):
    """`gains flying`, `has "..."` (layer 6)."""

    ability: Ability


@dataclass(frozen=True, slots=True)
class GainsActivated(Change):
    """`has all activated abilities of all creature cards exiled with it` (layer 6)."""

    of: Who


@dataclass(frozen=True, slots=True)
class GainsOneOf(Change):
    """`gains your choice of flying or haste`: chosen as the instruction is followed, then `Gains`."""

    of: tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class GetsOneOf(Change):
    """`gets +2/-2 or -2/+2`: chosen as the instruction is followed, then `GetsPT`."""

    of: tuple[GetsPT, ...]


@dataclass(frozen=True, slots=True)
class Loses(Change):
    """`loses flying` (layer 6)."""

    keyword: str


@dataclass(frozen=True, slots=True)
class LosesAllAbilities(Change):
    """`loses all abilities` (layer 6); `others`: `loses all other abilities`, all but those that the same effect gives."""

    others: bool = False


@dataclass(frozen=True, slots=True)
class CantHave(Change):
    """`can't have or gain flying` (layer 6)."""

    keyword: str


@dataclass(frozen=True, slots=True)
class KeepsItsName(Change):
    """`except its name is ~`, of a copy: what becomes it goes by its own name still (CR 707.9b)."""


@dataclass(frozen=True, slots=True)
class EntersAlsoWith(Change):
    """`except it enters with an additional +1/+1 counter on it`, of a copy, which is none of its copiable values (CR 707.9); `of`: `if
    it's a creature`, `if you control that creature`."""

    kind: str
    number: Amount
    of: Filter | None = None


@dataclass(frozen=True, slots=True)
class BecomesColor(Change):
    """`becomes red` (layer 5); `added`: in addition to its other colors. `the chosen color` stands for what was chosen, `color now` and
    `colors now` for `the color (or colors) of your choice`, chosen as the effect is made."""

    colors: tuple[str, ...]
    added: bool = False


@dataclass(frozen=True, slots=True)
class BecomesType(Change):
    """`becomes a creature`, `is an artifact in addition to its other types` (layer 4). With `keeps` the old types stay
    (`that's still a land`, `in addition to its other types`, `becomes an artifact creature`: CR 205.1b). `still` keeps the
    words of `It's still a land`."""

    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    keeps: bool = True
    still: str = ""
    supertypes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LosesType(Change):
    """`isn't a creature` (layer 4)."""

    type: str


@dataclass(frozen=True, slots=True)
class LosesCreatureTypes(Change):
    """`loses all creature types` (layer 4): it is still a creature."""


@dataclass(frozen=True, slots=True)
class ControlledByNow(Change):
    """`gain control of` (layer 2)."""

    who: Who
