"""How long a continuous effect lasts (CR 611.2)."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from bot.values import dataclass

if TYPE_CHECKING:
    from bot.abilities.conditions import Condition


class Duration(StrEnum):
    """`THIS_TURN` is both `this turn` and `until end of turn` (both end in the cleanup step, CR 514.2)."""

    THIS_TURN = "this turn"
    THIS_COMBAT = "this combat"
    UNTIL_YOUR_NEXT_TURN = "until your next turn"
    UNTIL_YOUR_NEXT_UPKEEP = "until your next upkeep"
    UNTIL_END_OF_YOUR_NEXT_TURN = "until the end of your next turn"
    WHILE_SOURCE_STAYS = "for as long as ~ remains on the battlefield"
    WHILE_YOU_CONTROL_SOURCE = "for as long as you control ~"
    WHILE_SOURCE_TAPPED = "for as long as ~ remains tapped"
    UNTIL_A_CREATURE_SPELL = "until a player casts a creature spell"
    WHILE_EXILED = "for as long as it remains exiled"
    INDEFINITELY = ""


@dataclass(frozen=True, slots=True)
class AsLongAs:
    """`for as long as that creature is enchanted`, `for as long as it has a flood counter on it`: it ends once for all when
    that is no longer so, and does not begin where it is not (CR 611.2b)."""

    condition: Condition

    @property
    def value(self) -> str:
        """How it is told."""
        return "for as long as that is so"


Lasting = Duration | AsLongAs
"""How long a continuous effect of a resolved spell or ability lasts."""
