"""The five eras in order, and which of them a year, a date or a word means (CONTRACT.md, section 2)."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta

from bot.engine.eras.current import current
from bot.engine.eras.dominaria import dominaria
from bot.engine.eras.era import Era
from bot.engine.eras.fifth import fifth
from bot.engine.eras.m10 import m10
from bot.engine.eras.sixth import sixth

FIFTH, SIXTH, M10, DOMINARIA, CURRENT = fifth(), sixth(), m10(), dominaria(), current()
ERAS: tuple[Era, ...] = (FIFTH, SIXTH, M10, DOMINARIA, CURRENT)

_MAKERS: dict[str, Callable[[date], Era]] = {
    FIFTH.id: fifth,
    SIXTH.id: sixth,
    M10.id: m10,
    DOMINARIA.id: dominaria,
    CURRENT.id: current,
}


def as_on(era: Era, day: date) -> Era:
    """The same era as its rules were on that day."""
    return _MAKERS[era.id](day)


def last_day_of(era: Era) -> date:
    """The day before the next era began; of the newest the end of time."""
    later = [e.first for e in ERAS if e.first > era.first]
    return min(later) - timedelta(days=1) if later else date.max


class UnknownEra(ValueError):
    """The asked year or name is no era; the message says what would be."""


def era_for(asked: str) -> Era:
    """Which era is meant by a year, an ISO date, an era's id or `current`?

    A year means the era in force at its end; a date inside an era is kept as its `day`.
    Raises `UnknownEra` with a sentence for the user.
    """
    text = asked.strip().lower()
    if text in ("", "current", "today", "now"):
        return as_on(CURRENT, date.max)
    for era in ERAS:
        if text == era.id:
            return era
    try:
        is_year = len(text) == 4 and text.isdigit()
        day = date(int(text), 12, 31) if is_year else date.fromisoformat(text)
    except ValueError:
        raise UnknownEra(
            f"“{asked}” is no year, date or era: use a year such as 2016, a date such as 2009-06-30, or one of "
            + ", ".join(e.id for e in ERAS)
            + "."
        ) from None
    if day < FIFTH.first:
        raise UnknownEra(
            f"Rules before 1997 are not modelled: the first era is `fifth` (1997 to 1999), not {asked}."
        )
    found = [era for era in ERAS if era.first <= day][-1]
    return as_on(found, day)
