"""A packet: the damage that one source would deal to one recipient at one time."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from bot.engine.log.damage import Share
from bot.engine.state import Entity, State


@dataclass(frozen=True, slots=True)
class Packet:
    """`source` may be gone: then it deals as last known (CR 608.2h). `applied` names the effects that have applied to it
    (each once, CR 614.5). `as_though`: keywords that the damage is dealt with beyond the source's own. `origin`: the
    recipient that it was first meant for, when it was redirected. `spared`: damage that an effect prevented of it."""

    source: Entity
    recipient: Entity
    amount: int
    combat: bool = False
    unpreventable: bool = False
    applied: frozenset[Any] = frozenset()
    as_though: frozenset[str] = frozenset()
    origin: Entity | None = None


def shares(state: State, packets: Iterable[Packet]) -> tuple[Share, ...]:
    """These packets as the log tells them."""
    return tuple(Share(p.amount, state.label(p.source), state.label(p.recipient)) for p in packets)
