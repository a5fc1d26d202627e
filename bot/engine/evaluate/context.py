"""The point of view of an ability: whose it is, what it is on, what it was aimed at, what set it off."""

from __future__ import annotations

from typing import Any

from bot.engine.happenings import Happening
from bot.engine.state import Entity
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class Done:
    """What came of one instruction. `to`: what it made, moved, chose or was done to, `before` the same as it was before it moved.
    `much`: in what number (None: as many as there are in `to`). `was`: whether it was done, where that was a choice or could fail.
    `hit`: what was dealt damage, `worth`: its life, loyalty or toughness before that. `rest`: what it showed besides what it found. `unknown`: why nobody knows what it found."""

    to: tuple[Entity, ...] = ()
    before: tuple[Entity, ...] = ()
    much: int | None = None
    dealt: int = 0
    excess: int = 0
    prevented: int = 0
    lost: int = 0
    worth: int = 0
    was: bool | None = None
    hit: frozenset[Entity] = frozenset()
    rest: tuple[Entity, ...] = ()
    unknown: str = ""


NOTHING_DONE = Done()


@dataclass(frozen=True, slots=True)
class Context:
    """Against what a `Who`, `Amount`, `Filter` or `Condition` is evaluated.

    `targets[i]` are the entities chosen for the i-th instance of "target"; `shares[i]` the division for them, if any.
    `amount` is how much the event was of. `now` is what comes of the instruction that is being followed; `results` keeps that by
    number for words back.
    """

    source: Entity
    you: Entity
    targets: tuple[tuple[Entity, ...], ...] = ()
    shares: tuple[tuple[int, ...], ...] = ()
    x: int = 0
    event: Happening | None = None
    outer: Happening | None = None  # what had set off the ability that made this delayed one
    now: Done = NOTHING_DONE
    results: tuple[tuple[int, Done], ...] = ()
    amount: int = 0
    dealer: Entity | None = None
    paid: tuple[str, ...] = ()
    chosen: tuple[tuple[str, Any], ...] = ()
    ability: int = 0  # which of its source's abilities it is of, where that is asked
    one: Entity | None = None  # the one of "for each"
    respective: Entity | None = (
        None  # of several that one instruction is about, the one whose part is worked out
    )

    def about(self, event: Happening | None) -> Context:
        """The same for something that happens later or instead: the event before is the outer one."""
        return replace(self, event=event, outer=self.event)
