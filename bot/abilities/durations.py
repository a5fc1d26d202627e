"""How long a continuous effect lasts (CR 611.2)."""

from __future__ import annotations

from enum import StrEnum


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
