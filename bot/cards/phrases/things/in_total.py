"""Several things with a limit on all of them together: `any number of target creature cards with total mana value 6 or less from your
graveyard`. Nothing else is said so: each of them alone has no total."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.abilities.filters import Filter, InZone, Other, OwnedBy, Quality
from bot.abilities.relations import TotalAtMost
from bot.abilities.who import YOU, Chosen, Count, Target
from bot.cards.back import Back
from bot.cards.phrases.base import G, S
from bot.cards.phrases.things.targets import place_of
from bot.cards.phrases.things.who import plain_things

_Places = tuple[Quality, ...]
_YOURS: _Places = (InZone("graveyard"), OwnedBy(YOU))
_THEIRS: _Places = (InZone("graveyard"), OwnedBy(Back("that player")))
_ANYONES: _Places = (InZone("graveyard"),)
_PLACES: tuple[tuple[str, _Places, bool], ...] = (
    ("", (), True),
    (" from your graveyard", _YOURS, True),
    (" in your graveyard", _YOURS, False),
    (" from that player's graveyard", _THEIRS, True),
    (" from all graveyards", _ANYONES, True),
    (" from graveyards", _ANYONES, False),
)
G.phrase("intotal", "with total {s:bodystat} {n:number} or less", TotalAtMost(S.s, S.n))
G.phrase("manychosen", "any number of", Count(0, None))
G.phrase("manychosen", "up to {n:intword}", Count(0, S.n))


def _several(
    kind: Any, place: _Places, other: bool, c: Count, f: Filter, t: TotalAtMost
) -> Target | Chosen | None:
    if not plain_things(f) or place_of(f.qualities):
        return None
    return kind(Filter((*((Other(),) if other else ()), *f.qualities, t, *place)), c)  # type: ignore[no-any-return]


def _said(kind: Any, place: _Places, other: bool, value: Target | Chosen) -> Sequence[Any] | None:
    own = value.what.qualities
    at = len(own) - len(place) - 1
    if at < 1 or not isinstance(own[at], TotalAtMost):
        return None
    slots = (value.count, Filter(own[int(other) : at]), own[at])
    return slots if slots[1].qualities and _several(kind, place, other, *slots) == value else None  # type: ignore[arg-type]


for _rule, _kind, _count, _target in (
    ("target.n", Target, "targetcount", "target "),
    ("chosen.n", Chosen, "manychosen", ""),
    ("sought", Chosen, "manychosen", ""),
):
    for _words, _place, _printed in _PLACES:
        for _other in (False, True) if _rule != "sought" else (False,):
            if _rule == "sought" and _place:
                continue
            G.computed(
                _rule,
                f"{{c:{_count}}} {'other ' if _other else ''}{_target}{{f:filter.n}} {{t:intotal}}{_words}",
                partial(_several, _kind, _place, _other),
                partial(_said, _kind, _place, _other),
                key=_kind,
                alternate=not _printed,
            )
