"""What players do that is watched for: gain and lose life, cast, play, activate, draw, discard, sacrifice, cycle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.abilities.events import Event
from bot.abilities.filters import Filter
from bot.abilities.who import Who
from bot.values import dataclass

if TYPE_CHECKING:
    pass


@dataclass(frozen=True, slots=True)
class GainsLife(Event):
    """`you gain life`; `by`: `a white instant or sorcery spell causes you to gain life`."""

    who: Who
    by: Filter | None = None


@dataclass(frozen=True, slots=True)
class LosesLife(Event):
    """`an opponent loses life`; `exactly`: `loses exactly 1 life`; `batch`: `one or more opponents lose life`; `but_combat`: `from
    a source other than combat damage`."""

    who: Who
    exactly: int | None = None
    batch: bool = False
    but_combat: bool = False


@dataclass(frozen=True, slots=True)
class PaysLife(Event):
    """`you pay life` (CR 119.4)."""

    who: Who


@dataclass(frozen=True, slots=True)
class Casts(Event):
    """`you cast a noncreature spell`; `nth`: `you cast your second spell each turn`, of those that fit. `or_copies`: `you cast
    or copy an instant or sorcery spell`."""

    who: Who
    what: Filter
    nth: int | None = None
    or_copies: bool = False
    place: Literal["", "exile", "anywhere but the hand"] = ""  # where it is cast from


@dataclass(frozen=True, slots=True)
class PlaysLand(Event):
    """`a player plays a land` (CR 305.1): not one that an effect puts onto the battlefield."""

    who: Who
    what: Filter
    place: Literal["", "exile"] = ""  # where it is played from


@dataclass(frozen=True, slots=True)
class ActivatesAbility(Event):
    """`you activate an ability of an Elemental`; `but_mana`: `that isn't a mana ability`; `loyalty`: `a loyalty ability`; `exhaust`: `an exhaust ability`; `source`:
    `an ability of equipped creature is activated`, by whomever."""

    who: Who
    of: Filter | None = None
    but_mana: bool = False
    loyalty: bool = False
    source: Who | None = None
    exhaust: bool = False


@dataclass(frozen=True, slots=True)
class Draws(Event):
    """`a player draws a card`; `nth`: `you draw your second card each turn`; `but_first`: `except the first one they draw in each
    of their draw steps`."""

    who: Who
    nth: int | None = None
    but_first: bool = False


@dataclass(frozen=True, slots=True)
class Discards(Event):
    """`a player discards a card`, `you discard ~`; `caused_by`: `a spell or ability an opponent controls causes you to`;
    `together`: `discards one or more cards`, once for each player."""

    who: Who
    what: Who | None = None
    caused_by: Who | None = None
    together: bool = False


@dataclass(frozen=True, slots=True)
class Sacrifices(Event):
    """`you sacrifice a creature`."""

    who: Who
    what: Filter


@dataclass(frozen=True, slots=True)
class Creates(Event):
    """`you create a token`, once for each; `batch`: `one or more creature tokens`, once for all of one time."""

    who: Who
    what: Filter
    batch: bool = False


@dataclass(frozen=True, slots=True)
class Crews(Event):
    """`~ crews a Vehicle`, `~ saddles a Mount`."""

    who: Who
    what: Filter
    deed: Literal["crews", "saddles"] = "crews"


@dataclass(frozen=True, slots=True)
class Exerts(Event):
    """`you exert a creature`, as it attacks or to pay for something (CR 701.43)."""

    who: Who
    what: Filter


@dataclass(frozen=True, slots=True)
class Cycles(Event):
    """`you cycle ~`, `you cycle or discard another card` (`or_discards`)."""

    who: Who
    what: Who
    or_discards: bool = False


@dataclass(frozen=True, slots=True)
class TapsForMana(Event):
    """`a player taps a land for mana`."""

    who: Who
    what: Filter
