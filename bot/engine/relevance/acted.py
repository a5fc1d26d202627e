"""What the engine acts on, and what it knows to be beside the point: nothing else is claimed.

`acts_on` looks through an ability for any part that has no behaviour here. What is not acted on is named in `NOT_ACTED`;
a test holds that every type of `bot.abilities` is either named there or has behaviour.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from bot.abilities import changes, combining, conditions, effects, events, who
from bot.abilities.ability import Ability, Keyword, Triggered, Unread
from bot.abilities.keywords import Acted, rule_of
from bot.abilities.opaque import Opaque, is_opaque
from bot.engine.effects.handlers import HANDLERS
from bot.values import fields, is_dataclass

NOT_ACTED: frozenset[type[Any]] = frozenset(
    {
        effects.PreventItNow,
        who.UnknownCard,
    }
)
"""The types that nothing here acts on."""

WITHOUT_HANDLER: frozenset[type[Any]] = frozenset(
    {combining.Modes, combining.InsteadOfAbove, effects.Beside, Opaque}
)
"""Instructions that are settled before they are followed, or beside the point."""

DESIGNATIONS = frozenset(
    {
        "monstrous",
        "renowned",
        "suspected",
        "saddled",
        "paired",
        "the monarch",
        "the initiative",
        "completed a dungeon",
        "the city's blessing",
        "level 2",
        "level 3",
        "solved",
    }
)
"""What a permanent can become here (`HasKeywordState`)."""

PRINTED_ONLY = frozenset({"umbra armor"})
"""Keywords whose static ability works where it is printed, not where it is gained."""


@lru_cache(maxsize=512)
def acts_on(ability: Ability) -> bool:
    """Whether the engine does all that this ability says, or knows it to be beside the point of damage and combat."""
    return not is_opaque(ability) and known(ability) and all(known(part) for part in parts_of(ability))


@lru_cache(maxsize=512)
def is_played(value: Any) -> bool:
    """Whether every part of this has behaviour, or is noticed when it comes into play: what is opaque, and a keyword, which
    is played with the opaque abilities that it stands for (see `keywords`)."""
    parts = (value, *parts_of(value))
    return all(known(part) or _comes_about_noticed(part) for part in parts)


def _comes_about_noticed(part: Any) -> bool:
    """Whether what nothing acts on here is noticed elsewhere: a keyword; being paired or the monarch, which only opaque words
    bring about, so that it is not so."""
    if isinstance(part, Keyword):
        return rule_of(part.name) is not None
    return isinstance(part, conditions.HasKeywordState)


def known(part: Any) -> bool:
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


def parts_of(value: Any) -> list[Any]:
    """Every typed part inside an ability, itself left out."""
    found: list[Any] = []
    if isinstance(value, tuple):
        for inner in value:
            if is_dataclass(inner):
                found.append(inner)
            found += parts_of(inner)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            inner = getattr(value, field.name)
            if is_dataclass(inner):
                found.append(inner)
            found += parts_of(inner)
    return found
