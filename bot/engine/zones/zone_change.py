"""Where one object goes when it changes zones (CR 400.7)."""

from __future__ import annotations

from typing import Any

from bot.abilities.card import Card
from bot.engine.citations import Cite
from bot.engine.log.things import How
from bot.engine.state import Active, Entity, Zone
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class ZoneChange:
    """Where one object goes. `how`: destroyed, sacrificed ..., `by` the player who does it; `cites` why; `cause` the spell or
    ability that does it (None: the rules)."""

    entity: Entity
    to: Zone
    how: How
    cites: tuple[Cite, ...]
    cause: Entity | None = None
    by: Entity | None = None
    under: Entity | None = None
    tapped: bool = False
    counters: tuple[tuple[str, int], ...] = ()
    attached_to: Entity | None = None
    position: str = ""  # of a library: top, bottom
    done: frozenset[Any] = frozenset()  # replacement effects that have applied
    also: tuple[Any, ...] = ()  # what else those do: instructions with their context
    counted: tuple[tuple[str, int], ...] = ()  # how many of these kinds it turns out to be (CR 616.1)
    ways: int = 0  # how many choices of how it enters are made
    asked_of: Entity | None = None  # which opponent is to make the next of them
    devoured: int = 0  # for how many abilities it is chosen what is devoured
    paid: tuple[str, ...] = ()  # what those were
    transformed: bool = False  # with its other face up (CR 712.14a)
    copied: bool = False  # whether it is chosen what it enters as a copy of
    copying: Card | None = None  # as which card it enters then
    being: Active | None = None  # what it is said to be as it enters (CR 611.2e)
