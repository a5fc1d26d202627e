"""When, how often and by whom a spell may be cast or an ability activated, where its text limits that (CR 506.7, 602.5)."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from bot.values import dataclass

if TYPE_CHECKING:
    from bot.abilities.conditions import Condition
    from bot.abilities.cost_changes import ByHowMuch
    from bot.abilities.filters import Filter


class When(StrEnum):
    """One thing that has to be so at that time, of the turn of whoever acts or of the combat phase."""

    YOUR_TURN = "during your turn"
    AN_OPPONENTS_TURN = "during an opponent's turn"
    AN_UPKEEP = "during an upkeep step"
    HOST_CONTROLLERS_TURN = "during a turn of whoever controls what it enchants"
    AN_END_STEP = "during an end step"
    BEFORE_COMBAT = "before combat"
    IN_COMBAT = "during combat"
    AFTER_COMBAT = "after combat"
    BEFORE_ATTACKERS = "before attackers are declared"
    BEFORE_BLOCKERS = "before blockers are declared"
    AFTER_BLOCKERS = "after blockers are declared"
    BEFORE_DAMAGE = "before the combat damage step"
    AFTER_DAMAGE = "after combat damage has been dealt"
    DECLARE_ATTACKERS = "during the declare attackers step"
    DECLARE_BLOCKERS = "during the declare blockers step"
    END_OF_COMBAT = "during the end of combat step"
    ATTACKED_THIS_STEP = "while whoever acts has been attacked this step"


@dataclass(frozen=True, slots=True)
class During:
    """Only while all of this is so: `during combat after blockers are declared`."""

    all_of: tuple[When, ...]


@dataclass(frozen=True, slots=True)
class CostsLess:
    """`This ability costs {1} less to activate for each Goblin you control`: players are taken to have the mana anyway. `only_if`: where
    that is so; `aimed_at`: if it targets such a thing; `words`: of what is not worked out."""

    much: ByHowMuch | None = None
    only_if: Condition | None = None
    aimed_at: Filter | None = None
    words: str = ""


class Only(StrEnum):
    """Other limits of activating an ability; `ANY_PLAYER`, `OPPONENTS`, `OWNER` and `HOST_CONTROLLER` say who may."""

    AS_A_SORCERY = "any time you could cast a sorcery"
    AS_AN_INSTANT = "any time you could cast an instant"
    ONCE = "once"
    ONCE_A_TURN = "once each turn"
    TWICE_A_TURN = "twice each turn"
    THRICE_A_TURN = "three times each turn"
    ANY_PLAYER = "any player"
    OPPONENTS = "opponents"
    OWNER = "the owner"
    HOST_CONTROLLER = "whoever controls what it enchants"
