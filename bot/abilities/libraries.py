"""What is seen of a library, whose cards the story tells (CR 401, 701.20): its top card, or all cards up to one of a kind; and of a
hand."""

from __future__ import annotations

from typing import Literal

from bot.abilities.effects import Effect
from bot.abilities.filters import Filter
from bot.abilities.who import Chosen, Who
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class SeeTop(Effect):
    """`reveal the top card of your library`, `look at` it: which card it is, matters where later words speak of it."""

    who: Who
    how: Literal["reveal", "look at"] = "reveal"


@dataclass(frozen=True, slots=True)
class RevealAtRandom(Effect):
    """`target player reveals a card at random from their hand`: which card it is, the story tells, or the whole hand."""

    who: Who


@dataclass(frozen=True, slots=True)
class RevealFromHand(Effect):
    """`reveal any number of red cards from your hand`: chosen from those that the story tells."""

    what: Chosen


@dataclass(frozen=True, slots=True)
class Show(Effect):
    """`reveal it`: of what was looked at, for all to see (CR 701.20a)."""

    what: Who


@dataclass(frozen=True, slots=True)
class SeeUntil(Effect):
    """`reveal cards from the top of your library until you reveal a land card`, `exile` them: the last one is found."""

    who: Who
    what: Filter
    how: Literal["reveal", "exile"] = "reveal"
