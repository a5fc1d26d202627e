"""What the families of events share: the other party of what happened."""

from __future__ import annotations

from bot.abilities.filters import Filter
from bot.abilities.who import Who
from bot.engine.evaluate import Sight, fits, is_among
from bot.engine.evaluate.context import Context
from bot.engine.evaluate.events import Family, matches, watches
from bot.engine.happenings import Happening

__all__ = ["Family", "fits_other", "is_other", "matches", "watches"]


def is_other(what: Who | None, h: Happening, sight: Sight, context: Context) -> bool:
    """Whether the other party of what happened is among these."""
    return h.object is not None and is_among(what, h.object, sight, context)


def fits_other(what: Filter, h: Happening, sight: Sight, context: Context, any_zone: bool = True) -> bool:
    """Whether the other party of what happened is such a thing."""
    return h.object is not None and fits(what, h.object, sight, context, any_zone)
