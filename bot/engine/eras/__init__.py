"""The five eras of the rules as objects: what each of them answers differently, and when it was in force.

The engine is handed an era and asks it; nothing below `engine.start` imports this package.
"""

from bot.engine.eras.calendar import (
    CURRENT,
    DOMINARIA,
    ERAS,
    FIFTH,
    M10,
    SIXTH,
    UnknownEra,
    as_on,
    era_for,
    last_day_of,
)
from bot.engine.eras.era import Era

__all__ = [
    "CURRENT",
    "DOMINARIA",
    "ERAS",
    "FIFTH",
    "M10",
    "SIXTH",
    "Era",
    "UnknownEra",
    "as_on",
    "era_for",
    "last_day_of",
]
