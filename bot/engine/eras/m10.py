"""2009 to 2018: combat damage leaves the stack, lifelink and deathtouch become static; planeswalkers are redirected to."""

from __future__ import annotations

from datetime import date
from typing import ClassVar

from bot.engine.eras.dominaria import Dominaria
from bot.engine.uniqueness import Uniqueness

_EACH_KEEPS_ONE = date(2013, 7, 13)
_PLANESWALKERS_ARE_LEGENDARY = date(2017, 9, 29)


class M10(Dominaria):
    """Since the rules that came with Magic 2010."""

    id = "m10"
    label = "Rules of 2009-2018"
    first = date(2009, 7, 11)
    document = "m10"
    document_day: ClassVar[date | None] = date(2016, 7, 22)

    any_target = False
    planeswalker_redirection = True
    asks_in_each_combat = False
    phased_out_tokens_stay = False

    @property
    def legends(self) -> Uniqueness:
        return Uniqueness.EACH_KEEPS_ONE if self.on >= _EACH_KEEPS_ONE else Uniqueness.ALL_GO

    @property
    def planeswalkers(self) -> Uniqueness:
        return Uniqueness.NO_RULE if self.on >= _PLANESWALKERS_ARE_LEGENDARY else self.legends
