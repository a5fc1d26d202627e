"""Who or what a sentence speaks of: the source, a target, "each creature", "its controller".

A `Who` is resolved against a context (the ability's source, controller, targets and the event that triggered)
into a sequence of objects and players.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from bot.abilities.filters import Filter

if TYPE_CHECKING:
    from bot.abilities.amounts import Amount


class Who:
    """Any phrase that names objects or players."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Self(Who):
    """`~`: the object that the ability is on (CR 201.5); a spell names itself so too."""


@dataclass(frozen=True, slots=True)
class It(Who):
    """A word back: `it`, `that creature`, `that player`, `them`, `that permanent`, `that spell`, `those creatures`.
    Stands for what an earlier instruction spoke of last and the word fits, else for the trigger's event:
    `it` its subject, `that ...` its other party."""

    word: str = "it"


@dataclass(frozen=True, slots=True)
class Attached(Who):
    """`enchanted creature`, `equipped creature`, `enchanted player`: what ~ is attached to."""

    word: str


@dataclass(frozen=True, slots=True)
class Count:
    """How many targets: from `least` to `most` (None: any number). `words` keeps what the text says where
    numbers do not (`one or two`)."""

    least: int | Amount = 1
    most: int | Amount | None = 1


@dataclass(frozen=True, slots=True)
class Target(Who):
    """`target creature`, `any target`, `up to two target creatures`: chosen on casting, activating or when the trigger
    is put on the stack (CR 115, 601.2c). Two `Target`s in one ability are two instances of the word."""

    what: Filter
    count: Count = Count()


@dataclass(frozen=True, slots=True)
class Each(Who):
    """`each creature`, `all creatures`, `creatures you control`: those that fit when it is evaluated.
    `word` is `each`, `all` or empty for a bare plural."""

    what: Filter
    word: Literal["each", "all", ""] = "each"


@dataclass(frozen=True, slots=True)
class Chosen(Who):
    """`a creature you control` in an instruction: chosen on resolution by `chooser` (None: the controller)."""

    what: Filter
    count: Count = Count()
    chooser: Who | None = None


@dataclass(frozen=True, slots=True)
class Any(Who):
    """`a creature`, `a source`, `an opponent` in a condition or trigger: whichever it happens to."""

    what: Filter


@dataclass(frozen=True, slots=True)
class You(Who):
    """The controller of the ability."""


@dataclass(frozen=True, slots=True)
class EachPlayer(Who):
    """`each player`; `other` is `each other player`."""

    other: bool = False


@dataclass(frozen=True, slots=True)
class EachOpponent(Who):
    """`each opponent`, `your opponents`; `other`: `each other opponent`, other than the one spoken of."""

    other: bool = False


@dataclass(frozen=True, slots=True)
class ControllerOf(Who):
    """`its controller`, `that spell's controller`."""

    of: Who


@dataclass(frozen=True, slots=True)
class OwnerOf(Who):
    """`its owner`."""

    of: Who


@dataclass(frozen=True, slots=True)
class DefendingPlayer(Who):
    """`defending player` (CR 508.5)."""


@dataclass(frozen=True, slots=True)
class AttackedBy(Who):
    """`the player or planeswalker it's attacking`."""

    attacker: Who


@dataclass(frozen=True, slots=True)
class ActivePlayer(Who):
    """`the active player`, `the player whose turn it is`."""


@dataclass(frozen=True, slots=True)
class Both(Who):
    """Several at once: `each creature and each player`, `you and permanents you control`."""

    of: tuple[Who, ...]


@dataclass(frozen=True, slots=True)
class Dealer(Who):
    """`its` in `each creature deals damage equal to its power`: the object that deals the damage just now."""


SELF = Self()
YOU = You()
IT = It()
