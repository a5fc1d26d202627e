"""1999 to 2009: the stack, with combat damage on it; mana burn; lifelink and deathtouch trigger."""

from __future__ import annotations

from datetime import date
from typing import ClassVar

from bot.engine.commanders import Commanders
from bot.engine.eras.m10 import M10
from bot.engine.eras.on_the_stack import OnTheStack
from bot.engine.eras.timing import Timing
from bot.engine.uniqueness import Uniqueness

_NO_DEFENDER_YET = date(2004, 10, 1)  # the type stopped mattering when defender came
_ALL_LEGENDS_GO = date(2004, 10, 1)
_COUNTERS_ANNUL = date(2006, 10, 1)
_PLANESWALKERS = date(2007, 10, 1)


class Sixth(M10):
    """Since the rules that came with the Sixth Edition."""

    id = "sixth"
    label = "Rules of 1999-2009"
    first = date(1999, 6, 1)
    document = "sixth"
    document_day: ClassVar[date | None] = date(2003, 10, 1)

    timing: ClassVar[Timing] = OnTheStack()
    mana_burn = True
    assigns_in_order = False
    lifelink_is_static = False
    switches_last = False
    unused_effects_stay = False
    companions_come_along = False
    bands_by_quality = False
    phasing_is_a_status = False

    @property
    def has_planeswalkers(self) -> bool:
        return self.on >= _PLANESWALKERS

    @property
    def counters_annul(self) -> bool:
        return self.on >= _COUNTERS_ANNUL

    @property
    def walls_stay_home(self) -> bool:
        return self.on < _NO_DEFENDER_YET

    @property
    def commanders(self) -> Commanders:
        return Commanders.NO_RULE

    @property
    def legends(self) -> Uniqueness:
        return Uniqueness.ALL_GO if self.on >= _ALL_LEGENDS_GO else Uniqueness.FIRST_STAYS

    @property
    def planeswalkers(self) -> Uniqueness:
        return Uniqueness.ALL_GO
