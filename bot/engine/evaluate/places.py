"""Where what a description means may be: in which zones, and whether players are among it."""

from __future__ import annotations

from bot.abilities.filters import (
    AnOpponent,
    AnyTarget,
    APlayer,
    Filter,
    InZone,
    Not,
    OfType,
    OneOf,
)
from bot.engine.state import (
    Zone,
)


def own_zones(what: Filter) -> frozenset[str]:
    """The zones that the description itself names, not one of its alternatives."""
    zones: set[str] = {q.zone for q in what.qualities if isinstance(q, InZone)}
    if Not(InZone("battlefield")) in what.qualities:
        zones |= {zone.value for zone in Zone} - {"battlefield"}
    if any(isinstance(q, OfType) and q.type in ("Spell", "Ability") for q in what.qualities):
        zones.add("stack")
    return frozenset(zones)


def zones_of(what: Filter) -> frozenset[str]:
    """The zones that the description or one of its alternatives names."""
    zones = own_zones(what)
    for quality in what.qualities:
        if isinstance(quality, OneOf):
            for inner in quality.of:
                zones |= zones_of(inner)
    return zones


def may_be_player(what: Filter) -> bool:
    """Whether a player can be what is described."""
    return any(
        isinstance(q, APlayer | AnOpponent | AnyTarget)
        or (isinstance(q, OneOf) and any(may_be_player(inner) for inner in q.of))
        for q in what.qualities
    )
