"""Replacement effects of static abilities besides damage: what happens instead of what would (CR 614)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.abilities.statics import StaticEffect
from bot.abilities.who import Who
from bot.values import dataclass

if TYPE_CHECKING:
    from bot.abilities.effects import Effect
    from bot.abilities.tokens import TokenSpec


@dataclass(frozen=True, slots=True)
class ReplaceLifeGain(StaticEffect):
    """`If you would gain life, you gain twice that much life instead`: `factor` and `plus`; `lose`: `loses that much
    life instead`; `counters`, `draw` and others by `instead`."""

    who: Who
    factor: int = 1
    plus: int = 0
    lose: bool = False
    instead: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class ReplaceLifeLoss(StaticEffect):
    """`If an opponent would lose life, they lose twice that much life instead`; `instead`: another event."""

    who: Who
    factor: int = 1
    instead: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class ReplaceDraw(StaticEffect):
    """`If you would draw a card, draw two cards instead`; `but_first`: `except the first one you draw in each of your draw steps`;
    `optional`: `you may skip that draw instead`; `once`: `the next time you would draw a card this turn`."""

    who: Who
    instead: tuple[Effect, ...]
    but_first: bool = False
    optional: bool = False
    once: bool = False


@dataclass(frozen=True, slots=True)
class ReplaceCounters(StaticEffect):
    """`If one or more -1/-1 counters would be put on a creature you control, that many minus one are put on it
    instead`: `factor` and `plus`, or `half` of them, rounded down. kind "" is any kind. `by`: `if an opponent would put
    counters`; None: whoever does. `effects_only`: `if an effect would put`, not a cost, damage or a rule of the game."""

    kind: str
    on: Who
    factor: int = 1
    plus: int = 0
    half: bool = False
    by: Who | None = None
    effects_only: bool = False


@dataclass(frozen=True, slots=True)
class ReplaceTokens(StaticEffect):
    """`If one or more tokens would be created under your control, twice that many of those tokens are created instead`;
    `kinds`: only tokens of these types, `artifact tokens`, `Clue, Food, or Treasure tokens`. What else is created:
    `plus`, `those tokens plus a Food token`; `as_many`, `plus that many Squirrel tokens`. What is created instead of each:
    one of each of `others`."""

    under: Who
    factor: int = 1
    kinds: tuple[str, ...] = ()
    plus: TokenSpec | None = None
    as_many: bool = False
    others: tuple[TokenSpec, ...] = ()


@dataclass(frozen=True, slots=True)
class ProliferatesTwice(StaticEffect):
    """`If you would proliferate, proliferate twice instead.`"""


@dataclass(frozen=True, slots=True)
class ReplaceDying(StaticEffect):
    """`If ~ would die, exile it instead`, `If a card would be put into a graveyard from anywhere, exile it instead`, `... put
    it on top of its owner's library instead`. `leaving`: `If it would leave the battlefield, exile it instead of putting it anywhere
    else`. `also`: what else happens. `uncycled`: `and it wasn't cycled` (CR 702.29a)."""

    who: Who
    to: Literal["exile", "library top", "library bottom", "library", "hand"]
    from_anywhere: bool = False
    also: tuple[Effect, ...] = ()
    uncycled: bool = False
    leaving: bool = False


@dataclass(frozen=True, slots=True)
class ReplaceDiscard(StaticEffect):
    """`If a spell or ability an opponent controls causes you to discard ~, put it onto the battlefield [with two +1/+1
    counters on it] instead of putting it into your graveyard`."""

    who: Who
    caused_by: Who
    counters: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class ReplaceDestruction(StaticEffect):
    """`If ~ would be destroyed, regenerate it`, umbra armor: `instead` happens."""

    who: Who
    instead: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class ReplaceLosing(StaticEffect):
    """`If you would lose the game, instead ...`."""

    who: Who
    instead: tuple[Effect, ...]
