"""The rules of today: the order of blockers is no more."""

from __future__ import annotations

from datetime import date

from bot.engine.eras.era import Era

_FIRST = date(2024, 11, 8)


def current(day: date | None = None) -> Era:
    """Since the document of November 2024."""
    return Era(
        id="current",
        label="Rules of today (since November 2024)",
        first=_FIRST,
        document="current",
        document_day=date(2026, 1, 16),
        day=day,
    )
