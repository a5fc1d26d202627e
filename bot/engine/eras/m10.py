"""2009 to 2018: combat damage leaves the stack, lifelink and deathtouch become static; planeswalkers are redirected to."""

from __future__ import annotations

from datetime import date

from bot.engine.eras.dominaria import dominaria
from bot.engine.eras.era import Era
from bot.engine.permanents.uniqueness import Uniqueness
from bot.values import replace

_FIRST = date(2009, 7, 11)
_EACH_KEEPS_ONE = date(2013, 7, 13)
_PLANESWALKERS_ARE_LEGENDARY = date(2017, 9, 29)


def m10(day: date | None = None) -> Era:
    """Since the rules that came with Magic 2010."""
    on = day or _FIRST
    legends = Uniqueness.EACH_KEEPS_ONE if on >= _EACH_KEEPS_ONE else Uniqueness.ALL_GO
    return replace(
        dominaria(on),
        id="m10",
        label="Rules of 2009-2018",
        first=_FIRST,
        document="m10",
        document_day=date(2016, 7, 22),
        day=day,
        any_target=False,
        planeswalker_redirection=True,
        asks_in_each_combat=False,
        phased_out_tokens_stay=False,
        legends=legends,
        planeswalkers=Uniqueness.NO_RULE if on >= _PLANESWALKERS_ARE_LEGENDARY else legends,
    )
