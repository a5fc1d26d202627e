"""When the keywords come into play that nothing acts on (CR 702): each stands for opaque abilities in the frame that its rule
gives it. One that is not named here comes into play only where the story says that it was paid for or used."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from bot.abilities.ability import Ability, Activated, Keyword, Static, Triggered
from bot.abilities.amounts import StatOf
from bot.abilities.casting import CastNow
from bot.abilities.combining import Remember
from bot.abilities.conditions import Condition
from bot.abilities.damage import DamageKind
from bot.abilities.effects import Beside
from bot.abilities.events import (
    AnyOfEvents,
    Attacks,
    BecomesBlocked,
    Blocks,
    DealsDamage,
    Enters,
    Event,
    PutIntoGraveyard,
)
from bot.abilities.filters import (
    AnOpponent,
    APlayer,
    Compare,
    ControlledBy,
    Filter,
    IsSelf,
    Not,
    OfType,
    Other,
    OwnedBy,
)
from bot.abilities.keywords import Acted, Kind, rule_of
from bot.abilities.libraries import SeeUntil
from bot.abilities.opaque import Opaque, OpaqueStatic, OpaqueWhen
from bot.abilities.player_events import Casts, Draws
from bot.abilities.statics import StaticEffect
from bot.abilities.who import SELF, YOU, Any, DoneBy

_Frame = Callable[[Keyword, str], tuple[Ability, ...]]
_CREATURE = OfType("Creature")
_PLAYER = Any(Filter((APlayer(),)))
_AN_OPPONENT = Any(Filter((AnOpponent(),)))
_ANOTHER = Any(Filter((Other(), _CREATURE)))
_MINE = Any(Filter((Other(), _CREATURE, ControlledBy(YOU))))
_MY_CREATURE_DIES = PutIntoGraveyard(Any(Filter((_CREATURE, OwnedBy(YOU)))))


def _when(event: Event, condition: Condition | None = None, zone: str = "") -> _Frame:
    return lambda keyword, text: (
        Triggered(event, (Opaque(text, zone),), condition, word="when", label=keyword.name),
    )


def _static(make: Callable[[Keyword, str], StaticEffect]) -> _Frame:
    return lambda keyword, text: (Static((make(keyword, text),), label=keyword.name),)


def _activated(keyword: Keyword, text: str) -> tuple[Ability, ...]:
    return (Activated(keyword.cost, (Opaque(text),), label=keyword.name),)


_AS_CAST = _when(Casts(YOU, Filter((IsSelf(),))))
_LESSER = Compare("mana value", "<", StatOf("mana value", SELF))
_NONLAND = Filter((Not(OfType("Land")), OfType("Card"), _LESSER))
_CASCADES = (SeeUntil(YOU, _NONLAND, "exile"), Remember(1), CastNow(YOU, DoneBy(1)))
"""What cascade does where the story tells which card is found (CR 702.85a)."""
_CAN_BE_SEEN_ONLY_NOW = _static(lambda _, text: OpaqueWhen(Enters(SELF), text))
_FRAMES: dict[str, _Frame] = {
    "bands with other": _when(AnyOfEvents((Attacks(SELF), Blocks(SELF), BecomesBlocked(SELF)))),
    "compleated": _CAN_BE_SEEN_ONLY_NOW,
    "cascade": lambda keyword, text: (
        Triggered(
            Casts(YOU, Filter((IsSelf(),))), (Beside("cascade", text, known=_CASCADES),), label="cascade"
        ),
    ),
    "ripple": _AS_CAST,
    "gravestorm": _AS_CAST,
    "demonstrate": _AS_CAST,
    "ingest": lambda keyword, text: (
        Triggered(DealsDamage(SELF, _PLAYER, DamageKind.COMBAT), (Beside("exile", text),), label="ingest"),
    ),
    "recover": _when(_MY_CREATURE_DIES, zone="graveyard"),
    "dredge": _when(Draws(YOU), zone="graveyard"),
    "space sculptor": _static(lambda _, text: OpaqueStatic(text)),
}


@lru_cache(maxsize=2048)
def frames_of(keyword: Keyword, text: str) -> tuple[Ability, ...]:
    """The opaque abilities that a keyword stands for which nothing acts on; none where the engine does what it says, or where
    only the story can say that it was used. `text` is the line that it stands in."""
    row = rule_of(keyword.name)
    if row is None:
        return (Static((OpaqueStatic(text),), label=keyword.name),)
    if row.acted is Acted.YES:
        return ()
    frame = _FRAMES.get(row.name)
    if frame is not None:
        return frame(keyword, text)
    return _activated(keyword, text) if row.kind == Kind.ACTIVATED else ()
