"""1999 to 2009: the stack, with combat damage on it; mana burn; lifelink and deathtouch trigger."""

from __future__ import annotations

from datetime import date

from bot.engine.eras.era import Era
from bot.engine.eras.m10 import m10
from bot.engine.eras.on_the_stack import OnTheStack
from bot.engine.permanents.uniqueness import Uniqueness
from bot.engine.players.commanders import Commanders
from bot.values import replace

_FIRST = date(1999, 6, 1)
_NO_DEFENDER_YET = date(2004, 10, 1)  # the type stopped mattering when defender came
_ALL_LEGENDS_GO = date(2004, 10, 1)
_COUNTERS_ANNUL = date(2006, 10, 1)
_PLANESWALKERS = date(2007, 10, 1)

_TIMING = OnTheStack()


def sixth(day: date | None = None) -> Era:
    """Since the rules that came with the Sixth Edition."""
    on = day or _FIRST
    return replace(
        m10(on),
        id="sixth",
        label="Rules of 1999-2009",
        first=_FIRST,
        document="sixth",
        document_day=date(2003, 10, 1),
        day=day,
        timing=_TIMING,
        mana_burn=True,
        assigns_in_order=False,
        lifelink_is_static=False,
        switches_last=False,
        unused_effects_stay=False,
        companions_come_along=False,
        bands_by_quality=False,
        phasing_is_a_status=False,
        has_planeswalkers=on >= _PLANESWALKERS,
        counters_annul=on >= _COUNTERS_ANNUL,
        walls_stay_home=on < _NO_DEFENDER_YET,
        commanders=Commanders.NO_RULE,
        legends=Uniqueness.ALL_GO if on >= _ALL_LEGENDS_GO else Uniqueness.FIRST_STAYS,
        planeswalkers=Uniqueness.ALL_GO,
    )
