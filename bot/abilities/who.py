"""Who or what a sentence speaks of: the source, a target, "each creature", "its controller".

A `Who` is resolved against a context (the ability's source, controller, targets and the event that triggered)
into a sequence of objects and players.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.abilities.filters import Filter
from bot.values import dataclass

if TYPE_CHECKING:
    from bot.abilities.amounts import Amount


class Who:
    """Any phrase that names objects or players."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Self(Who):
    """`~`: the object that the ability is on (CR 201.5); a spell names itself so too."""


@dataclass(frozen=True, slots=True)
class Giver(Who):
    """What gives the ability that speaks so, which it calls by its name (CR 201.5a): `Equipped creature has "Sacrifice Blazing
    Torch: ..."`. It is that one object from when the ability is given."""


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
    is put on the stack (CR 115, 601.2c). Two `Target`s in one ability are two instances of the word. `number` is its
    place among those of its card, by which `TheTarget` speaks of it again (0: not bound yet). `chooser`: who chooses it, where
    that isn't the controller, `target creature of an opponent's choice`; `random`: nobody does, `target creature chosen at random`."""

    what: Filter
    count: Count = Count()
    number: int = 0
    chooser: Who | None = None
    random: bool = False


@dataclass(frozen=True, slots=True)
class Each(Who):
    """`each creature`, `all creatures`, `creatures you control`: those that fit when it is evaluated.
    `word` is `each`, `all` or empty for a bare plural."""

    what: Filter
    word: Literal["each", "all", ""] = "each"


@dataclass(frozen=True, slots=True)
class Chosen(Who):
    """`a creature you control` in an instruction: chosen on resolution by `chooser` (None: the controller); `random`: `a creature
    card at random from your graveyard`, which nobody chooses."""

    what: Filter
    count: Count = Count()
    chooser: Who | None = None
    random: bool = False


@dataclass(frozen=True, slots=True)
class Any(Who):
    """`a creature`, `a source`, `an opponent` in a condition or trigger: whichever it happens to."""

    what: Filter


@dataclass(frozen=True, slots=True)
class You(Who):
    """The controller of the ability."""


@dataclass(frozen=True, slots=True)
class EachPlayer(Who):
    """`each player`; `other` is `each other player`: than you, or `than` the one spoken of."""

    other: bool = False
    than: Who | None = None


@dataclass(frozen=True, slots=True)
class EachOpponent(Who):
    """`each opponent`, `your opponents`; `other`: `each other opponent`, other `than` the one spoken of."""

    other: bool = False
    than: Who | None = None


@dataclass(frozen=True, slots=True)
class PlayersWhoControl(Who):
    """`each player who controls a white creature`; `opponents`: `each opponent who ...`."""

    what: Filter
    opponents: bool = False


@dataclass(frozen=True, slots=True)
class ControllerOf(Who):
    """`its controller`, `that spell's controller`."""

    of: Who


@dataclass(frozen=True, slots=True)
class PairedWith(Who):
    """`the creature it's paired with` (soulbond, CR 702.95b)."""

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


# --- words back, bound: what "it", "that creature", "they" stand for ----------------------------------------------------


@dataclass(frozen=True, slots=True)
class TheTarget(Who):
    """`it`, `that creature`, `those players`: what the `Target` of this number was aimed at."""

    number: int


@dataclass(frozen=True, slots=True)
class EventSubject(Who):
    """What did, or had done to it, what set the ability off or is being replaced: the creature that attacks, the player who
    casts, the source that would deal damage. `outer`: of the event before, where a delayed trigger has one of its own."""

    outer: bool = False


@dataclass(frozen=True, slots=True)
class EventObject(Who):
    """The other party of that event: who is attacked or dealt damage, the spell that is cast, what blocks it."""

    outer: bool = False


@dataclass(frozen=True, slots=True)
class TargetsOf(Who):
    """`Whenever you cast a spell that targets one or more creatures, those creatures`: such targets of that spell."""

    spell: Who
    what: Filter


@dataclass(frozen=True, slots=True)
class EventAbility(Who):
    """The ability that was activated: `copy that ability`."""


@dataclass(frozen=True, slots=True)
class EventGroup(Who):
    """All that did it together where the event is of `one or more`: `those creatures`."""

    outer: bool = False


@dataclass(frozen=True, slots=True)
class TheOne(Who):
    """The one of `for each creature, A` and `each player may A` that A is being done for."""


@dataclass(frozen=True, slots=True)
class Respective(Who):
    """Of several that one instruction or statement is about, the one whose own part is being worked out: `each player loses
    1 life for each creature they control`, `creatures ... under their owners' control`, `power less than its toughness`."""


@dataclass(frozen=True, slots=True)
class DoneBy(Who):
    """What an earlier instruction made, moved, chose, discarded or was done to: `those tokens`, `that card`. The instruction
    is the one that `Remember` of this number follows. `as_it_was`: as it was before it moved (CR 608.2h). `each_time`: what it
    was done to each of the times that it was followed, once for each of several."""

    number: int
    as_it_was: bool = False
    each_time: bool = False


Payment = Literal["sacrificed", "discarded", "exiled", "tapped"]
"""What was done with that which paid a cost."""


@dataclass(frozen=True, slots=True)
class PaidWith(Who):
    """`the sacrificed creature`, `the discarded card`, `the exiled card`: what paid a cost (CR 608.2h)."""

    how: Payment


@dataclass(frozen=True, slots=True)
class ExiledWith(Who):
    """`the exiled card`: what another ability of the source exiled (CR 607.2a)."""


@dataclass(frozen=True, slots=True)
class ChosenBefore(Who):
    """`the chosen player`, `the chosen creature`: chosen by another ability of the source (CR 607.2d)."""

    kind: Literal["player", "creature"]


@dataclass(frozen=True, slots=True)
class Haunted(Who):
    """`the creature it haunts`: what its haunt ability was aimed at (CR 702.55b)."""


@dataclass(frozen=True, slots=True)
class RestOf(Who):
    """`the rest`, `all other cards revealed this way`: what the instruction with that number showed besides what it found."""

    number: int


@dataclass(frozen=True, slots=True)
class UnknownCard(Who):
    """`the revealed card`, `that card` of a library: nobody here knows which."""


SELF = Self()
YOU = You()
GIVER = Giver()
