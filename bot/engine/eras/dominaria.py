"""2018 to 2024: any target, no more redirection to planeswalkers; damage is assigned in order."""

from __future__ import annotations

from datetime import date
from typing import ClassVar

from bot.engine.commanders import Commanders
from bot.engine.eras.era import Era

_EXCESS = date(2020, 4, 1)
_COMMANDERS_DIE = date(2020, 6, 26)
_BATTLES = date(2023, 4, 1)


class Dominaria(Era):
    """Since the set of that name."""

    id = "dominaria"
    label = "Rules of 2018-2024"
    first = date(2018, 4, 27)
    document = "dominaria"
    document_day: ClassVar[date | None] = date(2020, 11, 20)

    assigns_in_order = True

    @property
    def has_battles(self) -> bool:
        return self.on >= _BATTLES

    @property
    def commanders(self) -> Commanders:
        return Commanders.AFTERWARDS if self.on >= _COMMANDERS_DIE else Commanders.ALWAYS_INSTEAD

    @property
    def counts_excess(self) -> bool:
        return self.on >= _EXCESS
