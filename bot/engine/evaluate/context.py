"""The point of view of an ability: whose it is, what it is on, what it was aimed at, what set it off."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from bot.engine.happenings import Happening
from bot.engine.state import Entity


@dataclass(frozen=True, slots=True)
class Context:
    """Against what a `Who`, `Amount`, `Filter` or `Condition` is evaluated.

    `targets[i]` are the entities chosen for the i-th instance of "target"; `shares[i]` the division for them, if any.
    `mentioned`: what the instructions so far spoke of, newest last. The amounts are of what was just done "this way".
    """

    source: Entity
    you: Entity
    targets: tuple[tuple[Entity, ...], ...] = ()
    shares: tuple[tuple[int, ...], ...] = ()
    x: int = 0
    event: Happening | None = None
    mentioned: tuple[Entity, ...] = ()
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
    last: tuple[Entity, ...] = ()  # what the clause just before spoke of

    def mention(self, *entities: Entity) -> Context:
        return replace(self, mentioned=self.mentioned + entities, last=entities)
