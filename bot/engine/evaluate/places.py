"""Where what a description means may be: in which zones, and whether players are among it."""

from __future__ import annotations

from functools import lru_cache

from bot.abilities.filters import (
    AnOpponent,
    AnyTarget,
    APlayer,
    Compare,
    Filter,
    InStatus,
    InZone,
    Not,
    OfColor,
    OfType,
    OneOf,
)
from bot.engine.state import (
    Zone,
)

#: As many descriptions are kept with what is known of them; a story has dozens.
_KEPT = 4096
_CARD, _SOURCE = OfType("Card"), OfType("Source")
_SUSPENDED = InStatus("suspended")


@lru_cache(maxsize=_KEPT)
def own_zones(what: Filter) -> frozenset[str]:
    """The zones that the description itself names, not one of its alternatives."""
    zones: set[str] = {q.zone for q in what.qualities if isinstance(q, InZone)}
    if Not(InZone("battlefield")) in what.qualities:
        zones |= {zone.value for zone in Zone} - {"battlefield"}
    if any(isinstance(q, OfType) and q.type in ("Spell", "Ability") for q in what.qualities):
        zones.add("stack")
    if _SUSPENDED in what.qualities:  # CR 702.62b
        zones.add("exile")
    return frozenset(zones)


@lru_cache(maxsize=_KEPT)
def zones_of(what: Filter) -> frozenset[str]:
    """The zones that the description or one of its alternatives names."""
    zones = own_zones(what)
    for quality in what.qualities:
        if isinstance(quality, OneOf):
            for inner in quality.of:
                zones |= zones_of(inner)
            if zones and not own_zones(what) and any(map(means_a_permanent, quality.of)):
                zones |= {"battlefield"}  # "permanent or suspended card"
    return zones


@lru_cache(maxsize=_KEPT)
def is_placed(what: Filter) -> bool:
    """Whether the description itself names a zone, or cards: then a permanent is not meant (CR 109.2)."""
    return bool(own_zones(what)) or _CARD in what.qualities


@lru_cache(maxsize=_KEPT)
def means_a_permanent(what: Filter) -> bool:
    """Whether only a permanent can be meant, or a player: no zone is named, no cards and no source (CR 109.2)."""
    return not is_placed(what) and not zones_of(what) and _SOURCE not in what.qualities


@lru_cache(maxsize=_KEPT)
def names_nothing(what: Filter) -> bool:
    """Whether it only tells of what is named elsewhere how it is, as `red` and `green` of `spell or permanent that's red or green`."""
    return bool(what.qualities) and all(
        isinstance(q, OfColor | Compare) or (isinstance(q, Not) and isinstance(q.quality, OfColor | Compare))
        for q in what.qualities
    )


@lru_cache(maxsize=_KEPT)
def may_be_player(what: Filter) -> bool:
    """Whether a player can be what is described."""
    return any(
        isinstance(q, APlayer | AnOpponent | AnyTarget)
        or (isinstance(q, OneOf) and any(may_be_player(inner) for inner in q.of))
        for q in what.qualities
    )
