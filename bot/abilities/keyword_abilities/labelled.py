"""Keywords in front of an activated ability that limit when and how often it is activated (CR 702): forecast, boast, exhaust."""

from __future__ import annotations

from bot.abilities.ability import Activated
from bot.abilities.conditions import AllSo, Happened
from bot.abilities.events import Attacks
from bot.abilities.limits import During, Only, When
from bot.abilities.who import SELF
from bot.values import replace

LIMITED = frozenset({"forecast", "boast", "exhaust", "power-up"})
"""The keywords whose limits are set here."""


def limited(ability: Activated) -> Activated:
    """The ability with the limits that the keyword in front of it sets; itself where none does."""
    match ability.label:
        case "Forecast":  # 702.57a
            in_upkeep = During((When.YOUR_TURN, When.AN_UPKEEP))
            return replace(ability, only=(*ability.only, in_upkeep, Only.ONCE_A_TURN), label="forecast")
        case "Boast":  # 702.142a
            attacked = Happened(Attacks(SELF))
            asked = attacked if ability.condition is None else AllSo((ability.condition, attacked))
            return replace(ability, only=(*ability.only, Only.ONCE_A_TURN), condition=asked, label="boast")
        case "Exhaust":  # 702.177a
            return replace(ability, only=(*ability.only, Only.ONCE), label="exhaust")
        case "Power-up":  # it costs less in the turn in which the permanent entered: mana is there anyway
            return replace(ability, only=(*ability.only, Only.ONCE), label="power-up")
        case _:
            return ability
