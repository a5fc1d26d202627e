"""Words that are read only in their frame: it is known when they come into play, not what they then do.

A story in which the frame's event happens, its cost is paid or its condition holds is not answered from there on; one in
which it does not is (see `bot.engine.relevance`). `text` is what the line says, printed back as it stands there.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from bot.abilities.combining import (
    Modes,
)
from bot.abilities.conditions import Condition
from bot.abilities.costs import Cost
from bot.abilities.effects import (
    Effect,
)
from bot.abilities.events import Event
from bot.abilities.statics import StaticEffect
from bot.values import dataclass, fields, is_dataclass


@dataclass(frozen=True, slots=True)
class Opaque(Effect):
    """An instruction: it comes into play as it is carried out, with the rest of its ability as that is put on the stack.
    `zone`: where its ability functions, when the words say (CR 113.6); `targets`: the words speak of a target."""

    text: str
    zone: str = ""
    targets: bool = False


@dataclass(frozen=True, slots=True)
class OpaqueStatic(StaticEffect):
    """A statement: it is in play while its ability works; `zone` as above."""

    text: str
    zone: str = ""


@dataclass(frozen=True, slots=True)
class OpaqueWhen(StaticEffect):
    """`If E would ..., A`, `As ~ enters, A`: it comes into play as `event` is about to happen. `lasting`: what it did as ~ entered
    before the story began can still be seen on it (counters, a copy, something chosen)."""

    event: Event
    text: str
    lasting: bool = False


@dataclass(frozen=True, slots=True)
class OpaqueCasting(StaticEffect):
    """What is said of casting the spell (`As an additional cost ...`): it comes into play as the spell is cast. `optional`:
    `You may cast ~ from your graveyard`: only where the story makes use of it."""

    text: str
    optional: bool = False


@dataclass(frozen=True, slots=True)
class OpaqueCost(Cost):
    """A cost in words that are not understood: whoever tells that the ability is activated has paid it."""

    text: str


@dataclass(frozen=True, slots=True)
class SomeEvent(Event):
    """An event understood only in part: whatever happens of these kinds (the values of `happenings.What`), to whomever,
    is taken for it. It may so happen too often, never too seldom."""

    kinds: tuple[str, ...]
    words: str


@dataclass(frozen=True, slots=True)
class MaybeThisTurn(Condition):
    """`an artifact entered under your control this turn`, understood by its verbs alone: so where anything of these kinds has
    happened this turn. It is so too often, never too seldom; what hangs on it is opaque."""

    kinds: tuple[str, ...]
    words: str


OPAQUE: tuple[type[Any], ...] = (Opaque, OpaqueStatic, OpaqueWhen, OpaqueCasting, OpaqueCost)


@lru_cache(maxsize=512)
def is_opaque(value: Any) -> bool:
    """Whether anything in this ability or instruction is opaque."""
    if isinstance(value, (*OPAQUE, SomeEvent, MaybeThisTurn)):
        return True
    if isinstance(value, tuple):
        return any(is_opaque(v) for v in value)
    if is_dataclass(value) and not isinstance(value, type):
        return any(is_opaque(getattr(value, f.name)) for f in fields(value))
    return False


def opaque_now(effects: tuple[Any, ...]) -> str | None:
    """The words of the first instruction that is opaque whatever is chosen: modes are still to be, and what a token or a
    delayed trigger says comes into play with it."""
    for effect in effects:
        if isinstance(effect, Opaque):
            return effect.text
        if isinstance(effect, Modes):
            continue
        for name in ("parts", "then", "if_not", "otherwise", "effects", "win", "lose"):
            inner = getattr(effect, name, ())
            if isinstance(inner, tuple) and type(effect).__name__ not in ("Later", "WhenYouDo", "GetEmblem"):
                found = opaque_now(inner)
                if found is not None:
                    return found
    return None


def unread_words(value: Any) -> int:
    """How many letters of an ability are opaque."""
    own = len(value.text) if isinstance(value, OPAQUE) else 0
    if isinstance(value, tuple):
        return own + sum(unread_words(v) for v in value)
    if is_dataclass(value) and not isinstance(value, type):
        return own + sum(unread_words(getattr(value, f.name)) for f in fields(value))
    return own
