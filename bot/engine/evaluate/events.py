"""For each kind of event, whether something that happened is one: of what triggers (CR 603.2), and of what is asked of the past.

The kinds are told apart in `bot.engine.event_matching`, a file for each family of events.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from bot.abilities.events import Event
from bot.engine.evaluate.context import Context
from bot.engine.evaluate.sight import Sight
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
