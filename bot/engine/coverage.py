"""What the engine acts on, and what it knows to be beside the point: nothing else is claimed.

`acts_on` looks through an ability for any part that has no behaviour here. What is not acted on is named in `NOT_ACTED`;
a test holds that every type of `bot.abilities` is either named there or has behaviour.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import Any

from bot.abilities import amounts, changes, conditions, effects, events, statics, who
from bot.abilities.ability import Ability, Activated, Keyword, Triggered, Unread
from bot.abilities.keywords import Acted, rule_of
from bot.engine.effects.handlers import HANDLERS

NOT_ACTED: frozenset[type[Any]] = frozenset(
    {
        amounts.ColorsSpent,  # mana is not kept account of by color
        effects.BecomeMonarch,
        effects.PreventItNow,
        events.Chapter,
        events.Exploits,
        events.TurnedFaceUp,
        who.UnknownCard,
        statics.EntersAsCopy,
        statics.EntersTappedUnless,
        statics.SkipStep,
    }
)
"""The types that nothing here acts on."""

NEVER_HAPPENS: frozenset[type[Any]] = frozenset({events.TurnedFaceUp})
"""Events that nothing in a story can bring about: what waits for one of them alone changes no outcome."""

WITHOUT_HANDLER: frozenset[type[Any]] = frozenset({effects.Modes, effects.InsteadOfAbove, effects.Beside})
"""Instructions that are settled before they are followed, or beside the point."""

DESIGNATIONS = frozenset({"monstrous", "renowned"})
"""What a permanent can become here (`HasKeywordState`)."""

PRINTED_ONLY = frozenset({"absorb", "umbra armor"})
"""Keywords whose static ability works where it is printed, not where it is gained."""


@lru_cache(maxsize=8192)
def acts_on(ability: Ability) -> bool:
    """Whether the engine does all that this ability says, or knows it to be beside the point of damage and combat."""
    return _known(ability) and all(_known(part) for part in _parts(ability))


def _known(part: Any) -> bool:
    """Whether this part by itself has behaviour."""
    if type(part) in NOT_ACTED or isinstance(part, Unread):
        return False
    if isinstance(part, Triggered) and isinstance(part.when, events.LosesControl):
        return False  # only delayed triggers notice it (see `losing_control`)
    if isinstance(part, Keyword):
        row = rule_of(part.name)
        return row is not None and row.acted is not Acted.NO
    if isinstance(part, effects.Effect):
        return type(part) in HANDLERS or type(part) in WITHOUT_HANDLER
    if isinstance(part, changes.Gains) and isinstance(part.ability, Keyword):
        return part.ability.name not in PRINTED_ONLY
    if isinstance(part, conditions.HasKeywordState):
        return part.state in DESIGNATIONS
    return True


def _parts(value: Any) -> list[Any]:
    """Every typed part inside an ability, itself left out."""
    found: list[Any] = []
    if isinstance(value, tuple):
        for inner in value:
            if is_dataclass(inner):
                found.append(inner)
            found += _parts(inner)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            inner = getattr(value, field.name)
            if is_dataclass(inner):
                found.append(inner)
            found += _parts(inner)
    return found


def could_matter(ability: Ability, text: str, used: bool) -> bool:
    """Whether an ability that the engine does not act on could change a scenario in which its object takes part.
    `used`: something of the object was activated in it. An activated ability that nobody activates changes nothing, nor
    does one that waits for what can't happen here."""
    if acts_on(ability):
        return False
    if isinstance(ability, Activated):
        return used
    if isinstance(ability, Triggered):
        return type(ability.when) not in NEVER_HAPPENS
    if isinstance(ability, Unread):
        cost, colon, _ = text.partition(":")
        looks_activated = (
            bool(colon)
            and len(cost) < 60
            and (
                "{" in cost
                or cost.lower().startswith(("sacrifice", "tap", "pay", "discard", "+", "−", "-", "0"))
            )
        )
        return used or not looks_activated
    return True
