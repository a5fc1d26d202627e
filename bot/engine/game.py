"""What never changes while a scenario runs, and the effort that it took."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.engine.told.script import Action
from bot.values import dataclass, field

if TYPE_CHECKING:
    from bot.engine.eras.era import Era
    from bot.engine.state import Entity


@dataclass(slots=True)
class Effort:
    """How much was worked out so far, in things whose characteristics were changed or counted: what limits a search."""

    spent: int = 0

    def spend(self, things: int) -> None:
        self.spent += things


@dataclass(frozen=True, slots=True)
class Game:
    """What never changes while a scenario runs: the rules in force and the script; and the effort that it took."""

    era: Era
    script: tuple[Action, ...]
    through_end_of_turn: bool = False
    declared: frozenset[str] = frozenset()  # labels of what the story says is there
    empty: frozenset[tuple[Entity, str]] = frozenset()  # whose zones it says hold nothing else
    mana: tuple[tuple[Entity, int], ...] = ()  # how much mana it says that somebody has
    spells_before_mana: tuple[tuple[Entity, int], ...] = ()  # how many spells they cast before that
    asks_only: bool = False  # nothing is done in it: what is asked is worked out of what is there
    counted: frozenset[str] = frozenset()  # zones whose cards are asked to be counted
    stays: bool = False  # it is looked at as it stands after the last deed
    in_person: bool = False  # somebody tells of a game of their own
    effort: Effort = field(default_factory=Effort, compare=False, repr=False)
