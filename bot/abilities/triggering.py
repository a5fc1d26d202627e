"""What is said of triggered abilities: that they trigger an additional time, or not at all (CR 603.2d)."""

from __future__ import annotations

from bot.abilities.events import Event
from bot.abilities.statics import StaticEffect
from bot.abilities.who import Who
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class TriggersAgain(StaticEffect):
    """`If a creature dying causes a triggered ability of a permanent you control to trigger, that ability triggers an additional
    time`; without `cause`: `if an ability of another Wizard you control triggers`."""

    of: Who
    cause: Event | None = None


@dataclass(frozen=True, slots=True)
class DontTrigger(StaticEffect):
    """`Creatures entering don't cause abilities to trigger`; `of`: `abilities of permanents your opponents control`."""

    cause: Event
    of: Who | None = None
