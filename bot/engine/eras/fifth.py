"""1997 to 1999: a damage-prevention step after every batch of damage, batches and series, the attack in the main phase."""

from __future__ import annotations

from datetime import date

from bot.engine.eras.prevention_step.timing import PreventionStep
from bot.engine.eras.sixth import Sixth


class Fifth(Sixth):
    """The rules of the Fifth Edition."""

    id = "fifth"
    label = "Rules of 1997-1999"
    first = date(1997, 3, 1)
    document = "fifth"
    document_day = None

    timing = PreventionStep()
    life_is_checked_always = False
    planeswalker_redirection = False
    tapped_blockers_strike = False
