"""A packet: the damage that one source would deal to one recipient at one time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.engine.log.damage import Share
from bot.engine.state import Entity, State
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class Packet:
    """`source` may be gone: then it deals as last known (CR 608.2h). `applied` names the effects that have applied to it
    (each once, CR 614.5). `as_though`: keywords that the damage is dealt with beyond the source's own. `origin`: the
    recipient that it was first meant for, when it was redirected, `moved_by` the effects that redirected it."""

    source: Entity
    recipient: Entity
    amount: int
    combat: bool = False
    unpreventable: bool = False
    applied: frozenset[Any] = frozenset()
    as_though: frozenset[str] = frozenset()
    origin: Entity | None = None
    moved_by: frozenset[Any] = frozenset()


def arriving_together(packets: Iterable[Packet]) -> tuple[Packet, ...]:
    """These packets, those that redirection brings from one source to one recipient as one: what reduces the damage of a source
    does so once (G.12.8)."""
    joined: dict[object, Packet] = {}
    for p in packets:
        alike = (p.source, p.recipient, p.combat, p.unpreventable, p.applied, p.as_though)
        before = joined.get(alike)
        if before is not None:
            p = replace(
                before,
                amount=before.amount + p.amount,
                origin=before.origin or p.origin,
                moved_by=before.moved_by | p.moved_by,
            )
        joined[alike] = p
    return tuple(joined.values())


def shares(state: State, packets: Iterable[Packet]) -> tuple[Share, ...]:
    """These packets as the log tells them."""
    return tuple(Share(p.amount, state.label(p.source), state.label(p.recipient)) for p in packets)
