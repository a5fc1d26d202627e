"""1997 to 1999: a damage-prevention step after every batch of damage, batches and series, the attack in the main phase."""

from __future__ import annotations

from datetime import date

from bot.engine.eras.era import Era
from bot.engine.eras.prevention_step.timing import PreventionStep
from bot.engine.eras.sixth import sixth
from bot.values import replace

_FIRST = date(1997, 3, 1)

_TIMING = PreventionStep()


def fifth(day: date | None = None) -> Era:
    """The rules of the Fifth Edition."""
    return replace(
        sixth(day or _FIRST),
        id="fifth",
        label="Rules of 1997-1999",
        first=_FIRST,
        document="fifth",
        document_day=None,
        day=day,
        timing=_TIMING,
        life_is_checked_always=False,
        planeswalker_redirection=False,
        tapped_blockers_strike=False,
    )
