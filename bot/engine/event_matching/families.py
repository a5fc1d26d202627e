"""For each kind of event that is watched for, whether something that happened is one (CR 603.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from bot.abilities.events import Event
from bot.abilities.filters import Filter
from bot.abilities.who import Who
from bot.engine.evaluate import Sight, fits, is_among
from bot.engine.evaluate.context import Context
from bot.engine.happenings import Happening

Family: TypeAlias = Callable[[Any, Happening, Sight, Context], bool]


_FAMILIES: dict[type[Event], Family] = {}
"""For each kind of event, whether a happening is one."""


def matches(when: Event, h: Happening, sight: Sight, context: Context) -> bool:
    """Whether this happening is an event of the kind that is watched for, of the things that are watched."""
    family = _FAMILIES.get(type(when))
    return family is not None and family(when, h, sight, context)


def watches(*events: type[Event]) -> Callable[[Family], Family]:
    """Register what tells whether a happening is one of these kinds of events."""

    def register(family: Family) -> Family:
        _FAMILIES.update(dict.fromkeys(events, family))
        return family

    return register


def is_other(what: Who | None, h: Happening, sight: Sight, context: Context) -> bool:
    """Whether the other party of what happened is among these."""
    return h.object is not None and is_among(what, h.object, sight, context)


def fits_other(what: Filter, h: Happening, sight: Sight, context: Context, any_zone: bool = True) -> bool:
    """Whether the other party of what happened is such a thing."""
    return h.object is not None and fits(what, h.object, sight, context, any_zone)
