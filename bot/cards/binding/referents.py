"""What one thing or player spoken of can be called afterwards."""

from __future__ import annotations

from enum import Enum

from bot.abilities.filters import (
    AnOpponent,
    AnyTarget,
    APlayer,
    Filter,
    InZone,
    IsToken,
    OfSubtype,
    OfType,
    OneOf,
)
from bot.abilities.who import SELF, Both, DoneBy, PairedWith, Who
from bot.values import dataclass, replace


class Sort(Enum):
    """Whether a phrase speaks of players or of things; `any target` may be either."""

    PLAYER = "player"
    THING = "thing"
    EITHER = "either"


@dataclass(frozen=True, slots=True)
class Referent:
    """Something spoken of. `who` names it again; `nouns` are what the text called it; `named`: by its own name (`~`), which
    `that creature` never means; `what`: how it was described; `attached`: as `enchanted creature`;
    `only_it`: a pronoun alone can mean it; `gone`: it has left the battlefield. `moved`: what became of it, where an
    instruction has put it into another zone (CR 400.7): it is acted on there, but looked back at as it was."""

    who: Who
    nouns: frozenset[str]
    sort: Sort
    many: bool = False
    named: bool = False
    moved: Who | None = None
    what: Filter | None = None
    attached: bool = False
    only_it: bool = False
    gone: bool = False

    def is_called(self, noun: str) -> int:
        """How well `that <noun>` fits: 2 it was called so, 1 it may be one, 0 it can't be."""
        if noun in self.nouns:
            return 2
        if noun in _PLAYERS or self.sort is Sort.PLAYER:
            return 1 if noun in _PLAYERS and self.sort is not Sort.THING else 0
        if noun in ("token", "copy"):
            return 0
        if noun in ("card", "source"):
            return 1
        if noun == "permanent":
            return 0 if self.nouns & {"spell", "ability"} else 1
        if noun in _TYPES:
            return 0 if self.nouns & (_TYPES | {"spell", "ability"}) else 1
        if noun in ("spell", "ability"):
            return 1 if not self.nouns else 0
        # A subtype: of a creature, a land or an artifact.
        return 0 if self.nouns & {"spell", "ability"} else 1

    @property
    def is_given_up(self) -> bool:
        """Whether it is what a player chose to sacrifice or discard: neither it nor the card is what something is done to then."""
        return bool(self.nouns & {"sacrificed", "discarded"}) and isinstance(self.who, DoneBy)

    def now(self) -> Who:
        """How it is named to be acted on."""
        return self.moved or self.who


PAIR = Both((SELF, PairedWith(SELF)))
"""`both creatures`, `each of those creatures`: ~ and what it is paired with (CR 702.95)."""
_PLAYERS = frozenset({"player", "opponent"})
_TYPES = frozenset({"creature", "artifact", "enchantment", "land", "planeswalker", "battle"})


def described(who: Who, what: Filter, *, many: bool = False) -> Referent:
    """Something that a description speaks of."""
    nouns = nouns_of(what)
    players = nouns & _PLAYERS
    things = nouns - _PLAYERS
    sort = Sort.THING
    if players:
        sort = Sort.EITHER if things else Sort.PLAYER
    return Referent(who, nouns, sort, many)


def player(who: Who, *, many: bool = False) -> Referent:
    """A player spoken of."""
    return Referent(who, _PLAYERS, Sort.PLAYER, many)


def thing(who: Who, *nouns: str, many: bool = False, named: bool = False) -> Referent:
    """A thing spoken of."""
    return Referent(who, frozenset(nouns), Sort.THING, many, named)


def nouns_of(what: Filter) -> frozenset[str]:
    """The nouns of a description, in lower case; `opponent` is also a `player`."""
    found: set[str] = set()
    for quality in what.qualities:
        match quality:
            case OfType():
                found.add(quality.type.lower())
            case OfSubtype():
                found.add(quality.subtype.lower())
            case IsToken():
                found.add("token")
            case APlayer():
                found.add("player")
            case AnOpponent():
                found |= {"opponent", "player"}
            case AnyTarget():
                found |= {"creature", "player", "planeswalker", "battle", "permanent"}
            case OneOf():
                for inner in quality.of:
                    found |= nouns_of(inner)
            case InZone(zone="graveyard" | "hand" | "exile" | "library"):
                found.add("card")
            case _:
                pass
    return frozenset(found)


def as_moved(referent: Referent, to: Who, *nouns: str) -> Referent:
    """The same after an instruction has put it into another zone."""
    return replace(referent, moved=to, nouns=referent.nouns | {"card", *nouns})
