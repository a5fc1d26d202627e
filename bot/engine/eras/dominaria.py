"""2018 to 2024: any target, no more redirection to planeswalkers; damage is assigned in order."""

from __future__ import annotations

from datetime import date

from bot.engine.eras.current import current
from bot.engine.eras.era import Era
from bot.engine.players.commanders import Commanders
from bot.values import replace

_FIRST = date(2018, 4, 27)
_EXCESS = date(2020, 4, 1)
_COMMANDERS_DIE = date(2020, 6, 26)
_BATTLES = date(2023, 4, 1)


def dominaria(day: date | None = None) -> Era:
    """Since the set of that name."""
    on = day or _FIRST
    return replace(
        current(on),
        id="dominaria",
        label="Rules of 2018-2024",
        first=_FIRST,
        document="dominaria",
        document_day=date(2020, 11, 20),
        day=day,
        assigns_in_order=True,
        suspended_is_cast=True,
        has_battles=on >= _BATTLES,
        counts_excess=on >= _EXCESS,
        commanders=Commanders.AFTERWARDS if on >= _COMMANDERS_DIE else Commanders.ALWAYS_INSTEAD,
    )
