"""Lands that may be played and spells that may be cast from one and the same place (CR 601.3b): `play lands and cast spells from the top
of your library`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.abilities.casting import MayPlay
from bot.abilities.filters import Filter
from bot.abilities.who import YOU, Each
from bot.cards.phrases.base import G, S
from bot.cards.phrases.things.targets import place_of


def _both(f: Filter, g: Filter) -> tuple[MayPlay, MayPlay] | None:
    """`play lands and cast spells from the top of your library`: where they lie is said once, of both."""
    place = place_of(g.qualities)
    if not place or place_of(f.qualities):
        return None
    lands = Each(Filter((*f.qualities, *place)), "")
    return MayPlay(YOU, lands, lands=True), MayPlay(YOU, Each(g, ""))


def _both_said(value: tuple[Any, ...]) -> Sequence[Filter] | None:
    match value:
        case (MayPlay(what=Each(what=first)), MayPlay(what=Each(what=second))):
            own = Filter(first.qualities[: len(first.qualities) - len(place_of(first.qualities))])
            return (own, second) if _both(own, second) == value else None
        case _:
            return None


G.computed("static", "you may play {f:filter.n} and cast {g:filter.n}", _both, _both_said, key=tuple)
#: Looking at it is nobody's deed that changes anything.
_LOOKING = "you may look at the top card of your library any time, and"
G.alternate("static", f"{_LOOKING} {{m:permission}}", (S.m,))
