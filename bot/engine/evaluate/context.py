"""The point of view of an ability: whose it is, what it is on, what it was aimed at, what set it off."""

from __future__ import annotations

from typing import Any

from bot.engine.happenings import Happening
from bot.engine.state import Entity
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class Context:
    """Against what a `Who`, `Amount`, `Filter` or `Condition` is evaluated.

    `targets[i]` are the entities chosen for the i-th instance of "target"; `shares[i]` the division for them, if any.
    `done` is what the instruction just followed made, moved, chose or was done to, `before` the same as it was before it
    moved; `results` keeps that by number for words back. The amounts are of what was just done "this way".
    """

    source: Entity
    you: Entity
    targets: tuple[tuple[Entity, ...], ...] = ()
    shares: tuple[tuple[int, ...], ...] = ()
    x: int = 0
    event: Happening | None = None
    outer: Happening | None = None  # what had set off the ability that made this delayed one
    done: tuple[Entity, ...] = ()
    before: tuple[Entity, ...] = ()
    results: tuple[tuple[int, tuple[Entity, ...], tuple[Entity, ...]], ...] = ()
    amount: int = 0  # "that much"
    prevented: int = 0
    dealt: int = 0
    excess: int = 0
    life_lost: int = 0
    did_it: bool | None = None  # whether the optional action just before was taken
    dealer: Entity | None = None
    hit: frozenset[Entity] = frozenset()  # dealt damage this way
    paid: tuple[str, ...] = ()
    chosen: tuple[tuple[str, Any], ...] = ()
    one: Entity | None = None  # the one of "for each"
    respective: Entity | None = (
        None  # of several that one instruction is about, the one whose part is worked out
    )

    def about(self, event: Happening | None) -> Context:
        """The same for something that happens later or instead: the event before is the outer one."""
        return replace(self, event=event, outer=self.event)
