"""Where in the turn the game is, and whose turn (CR 500)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from bot.values import dataclass

if TYPE_CHECKING:
    from bot.engine.state import Entity


class TurnStep(IntEnum):
    """Where in the turn we are, in order (CR 500.1)."""

    UNTAP = 0
    UPKEEP = 1
    DRAW = 2
    MAIN = 3
    BEGINNING_OF_COMBAT = 4
    DECLARE_ATTACKERS = 5
    DECLARE_BLOCKERS = 6
    FIRST_STRIKE_DAMAGE = 7
    COMBAT_DAMAGE = 8
    END_OF_COMBAT = 9
    SECOND_MAIN = 10
    END = 11
    CLEANUP = 12

    @property
    def in_combat(self) -> bool:
        return TurnStep.BEGINNING_OF_COMBAT <= self <= TurnStep.END_OF_COMBAT

    @property
    def is_main(self) -> bool:
        return self in (TurnStep.MAIN, TurnStep.SECOND_MAIN)


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn, which step; `combats`: how many combat phases have begun; `extra_combats`: those still owed."""

    active: Entity
    step: TurnStep = TurnStep.MAIN
    number: int = 1
    combats: int = 0
    extra_combats: int = 0
    extra_turns: tuple[Entity, ...] = ()
    in_order: Entity | None = (
        None  # after whose turn the next in turn order comes, where this is an extra turn (CR 500.7)
    )
    skipping: tuple[Entity, ...] = ()  # who skips their next turn; twice who skips two
    skipping_steps: tuple[
        tuple[Entity, str, bool], ...
    ] = ()  # who skips which step or phase; whether of this turn only
    began_here: bool = True  # the story began in this step: its beginning is past
    first_of_game: bool = False
    cast_last_turn: int = 0  # spells cast in the turn before by one player
    cast_by_last_active: int = 0  # and by the player whose turn it was
    daytime: str = ""  # day or night, once it is either (CR 730.1)
