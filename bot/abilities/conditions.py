"""What must be true: "if", "unless", "as long as", "only if" (CR 603.4, 611.3a)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.abilities.filters import Filter, Quality
from bot.abilities.who import Who
from bot.values import dataclass

if TYPE_CHECKING:
    from bot.abilities.amounts import Amount
    from bot.abilities.events import Event


class Condition:
    """True or false when it is asked."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class NotSo(Condition):
    """`you control no creatures`, `~ isn't attacking`: the opposite of `of`."""

    of: Condition


@dataclass(frozen=True, slots=True)
class AllSo(Condition):
    """`and`."""

    of: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class AnySo(Condition):
    """`or`."""

    of: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Controls(Condition):
    """`you control a creature`, `an opponent controls three or more lands`, `defending player controls an Island`."""

    who: Who
    what: Filter
    at_least: int = 1
    at_most: int | None = None


@dataclass(frozen=True, slots=True)
class Is(Condition):
    """`it's a creature`, `~ is untapped`, `that creature has flying`: the thing has the quality."""

    who: Who
    quality: Quality


@dataclass(frozen=True, slots=True)
class ThereIs(Condition):
    """`a creature is dealt damage this way`: at least one fits, and words that follow speak of it."""

    what: Filter


@dataclass(frozen=True, slots=True)
class IsFirstCombat(Condition):
    """`it's the first combat phase of the turn` (CR 506.1, 500.8)."""


@dataclass(frozen=True, slots=True)
class IsCombat(Condition):
    """`during combat`: a combat phase goes on (CR 506.1)."""


@dataclass(frozen=True, slots=True)
class IsTime(Condition):
    """`it's night` (CR 730.1): false while it is neither day nor night."""

    time: Literal["day", "night"]


@dataclass(frozen=True, slots=True)
class IsMainPhase(Condition):
    """`it's your main phase` (CR 505.1)."""


#: How two amounts are compared.
Compared = Literal["=", "<=", ">=", "<", ">"]


@dataclass(frozen=True, slots=True)
class AmountIs(Condition):
    """`your life total is 5 or less`, `X is 5 or more`, `there are four or more card types among ...`."""

    amount: Amount
    how: Compared
    than: Amount


@dataclass(frozen=True, slots=True)
class Paid(Condition):
    """`if it was kicked`, `if ~'s madness cost was paid`, `if {W} was spent to cast it`: what was paid, a keyword, one of several
    kickers or a symbol (`kicker`, `madness`, `kicker {2}{B}`, `{W}`). `of`: for what, where that is another spell than ~ (`counter
    target spell if it was kicked`)."""

    what: str
    of: Who | None = None


@dataclass(frozen=True, slots=True)
class Happened(Condition):
    """`you gained life this turn`, `~ attacked this turn`, `an opponent was dealt combat damage by a Zombie this turn`: such an
    event is part of this turn's history, `at_least` so often; `this_combat`: since this combat phase began."""

    event: Event
    at_least: int = 1
    this_combat: bool = False


@dataclass(frozen=True, slots=True)
class AttackedTogether(Condition):
    """`~ and at least two other creatures attacked this combat`: they were declared as attackers with it (CR 508.1)."""

    who: Who
    others: int


@dataclass(frozen=True, slots=True)
class AttackedWithPower(Condition):
    """`you attacked with creatures with total power 6 or greater this combat`: as they were declared as attackers (CR 508.1)."""

    least: int


@dataclass(frozen=True, slots=True)
class CastAnother(Condition):
    """`you've cast another red spell this turn`: one that is not ~, nor became it."""

    what: Filter


@dataclass(frozen=True, slots=True)
class CastLastTurn(Condition):
    """`a player cast two or more spells last turn`; `no spells were cast last turn` is NotSo of one."""

    at_least: int = 1


@dataclass(frozen=True, slots=True)
class IsTurnOf(Condition):
    """`it's your turn`."""

    who: Who


@dataclass(frozen=True, slots=True)
class DidIt(Condition):
    """`if you do`: what the instruction with that number offered was done, or it could be followed; `if you don't` inside NotSo;
    `who` for `if that player does`."""

    who: Who | None = None
    number: int = 0


@dataclass(frozen=True, slots=True)
class CouldNot(Condition):
    """`if you can't`: the instruction with that number was impossible."""

    number: int = 0


@dataclass(frozen=True, slots=True)
class TimesThisTurn(Condition):
    """`this is the third time this ability has resolved this turn`, `this ability has been activated four or more times this
    turn` (`or_more`)."""

    did: Literal["resolved", "activated"]
    times: int
    or_more: bool = False


@dataclass(frozen=True, slots=True)
class CameFrom(Condition):
    """`it entered from your graveyard`: where it lay just before, and `whose` that is told; `cast`: `if you cast it`, `if ~ was cast
    from exile`, of a spell or of a permanent that one became; `zone` "": from wherever; `elsewhere`: `from anywhere other than
    your hand`."""

    who: Who
    zone: Literal["", "hand", "graveyard", "exile", "library"] = ""
    whose: Who | None = None
    cast: bool = False
    elsewhere: bool = False


@dataclass(frozen=True, slots=True)
class CastDuringMainPhase(Condition):
    """`if you cast ~ during your main phase`: no phase ends before what was cast in it has resolved (CR 500.2)."""


@dataclass(frozen=True, slots=True)
class HasMore(Condition):
    """`an opponent controls more lands than you`, `you have more life than an opponent`, `more cards in hand than each
    opponent`: `who` of `what` (None: of life, of cards in hand)."""

    who: Who
    of: Literal["permanents", "life", "cards in hand"]
    than: Who
    what: Filter | None = None


@dataclass(frozen=True, slots=True)
class HasKeywordState(Condition):
    """`~ is monstrous`, `~ is renowned`, `~ is paired with another creature`."""

    who: Who
    state: str


@dataclass(frozen=True, slots=True)
class LibraryIsEmpty(Condition):
    """`your library has no cards in it`: where the story says so; nobody knows how many cards there are else."""

    whose: Who


@dataclass(frozen=True, slots=True)
class WordChosen(Condition):
    """Whether that word was chosen for ~ as it entered."""

    word: str


@dataclass(frozen=True, slots=True)
class ColorIsMostCommon(Condition):
    """`black is the most common color among all permanents or is tied for most common`; color "": one that `who` has."""

    color: str = ""
    who: Who | None = None
