"""Counters taken off of which the kind is not said: who takes them off chooses which (CR 122.1, 608.2d)."""

from __future__ import annotations

from itertools import product

from bot.engine.agenda import Choice, Option, Task
from bot.engine.citations import Cite
from bot.engine.objects import Object
from bot.engine.permanents.counters import remove_counters
from bot.engine.state import Entity, State
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class TakeAnyCounters(Task):
    """`player` takes `number` counters off, of the kinds they choose or of that kind, as many as there are; fewer too where
    `up_to`."""

    player: Entity
    on: Entity
    number: int
    up_to: bool = False
    kind: str = ""

    def do(self, state: State) -> State | Choice:
        found = state.object(self.on)
        if found is None or self.number <= 0 or not found.count(self.kind):
            return state
        options = tuple(Option(_said(way), (_Take(self.on, way),)) for way in self._ways(found))
        return Choice(
            state,
            self.player,
            f"Which counters are taken off {found.label}?",
            options,
            (Cite.RESOLVE_CHOICE, Cite.COUNTERS),
        )

    def _ways(self, found: Object) -> list[tuple[tuple[str, int], ...]]:
        there = [(kind, n) for kind, n in found.counters if self.kind in ("", kind)]
        most = min(self.number, found.count(self.kind))
        least = 0 if self.up_to else most
        each = product(*(range(min(n, most), -1, -1) for _, n in there))
        return [
            tuple((k, n) for (k, _), n in zip(there, way, strict=True) if n)
            for way in each
            if least <= sum(way) <= most
        ]


def _said(way: tuple[tuple[str, int], ...]) -> str:
    return " and ".join(f"{n} {kind}" for kind, n in way) or "none"


@dataclass(frozen=True, slots=True)
class _Take(Task):
    on: Entity
    way: tuple[tuple[str, int], ...]

    def do(self, state: State) -> State:
        for kind, number in self.way:
            state = remove_counters(state, self.on, kind, number, Cite.COUNTERS)
        return state
