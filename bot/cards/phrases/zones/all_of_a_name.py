"""All cards of one name out of three zones: `search its controller's graveyard, hand, and library for all cards with the same name as
that spell and exile them`. What the story tells to lie there goes; what else may lie there nobody knows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.abilities.combining import Then
from bot.abilities.effects import Beside, Move
from bot.abilities.filters import Filter, InZone, OneOf, OwnedBy, TheChosen
from bot.abilities.who import Chosen, Count, Each, Who
from bot.cards.phrases.base import G
from bot.cards.phrases.instructions.beside import KINDS

_THERE = OneOf(tuple(Filter((InZone(zone),)) for zone in ("graveyard", "hand", "library")))
_REST = "exile those that nobody knows of"
_WHAT = "all of a name"
KINDS.add(_WHAT)

G.alternate("suffix", "with that name", (TheChosen("name"),))


def _taken(w: Who, f: Filter, some: bool) -> Then:
    what = Filter((*f.qualities, _THERE, OwnedBy(w)))
    which = Chosen(what, Count(0, None)) if some else Each(what, "all")
    return Then((Move(which, "exile"), Beside(_WHAT, _REST)), " and ")


def _said(value: Then, some: bool) -> Sequence[Any] | None:
    match value.parts:
        case (Move(what=(Chosen() | Each()) as which), Beside(what=what)) if what == _WHAT:
            *own, _, owner = which.what.qualities
            if not isinstance(owner, OwnedBy):
                return None
            found = (owner.who, Filter(tuple(own)))
            return found if _taken(*found, some) == value else None
        case _:
            return None


_SHUFFLED = (", then that player shuffles", ". Then that player shuffles", ". That player shuffles")
for _many, _some in (("all", False), ("any number of", True)):
    for _exile in ("and exile them", "and exile those cards", ", exile those cards", ", exile them"):
        for _zones in (
            "{w:whose} graveyard, hand, and library",
            "the graveyard, hand, and library of {w:player.1}",
        ):
            for _library in ("", " their library"):
                for _shuffles in _SHUFFLED:
                    _gap = "" if _exile.startswith(",") else " "
                    _first = (_exile, _zones[:2], _library, _shuffles) == (
                        "and exile them",
                        "{w",
                        "",
                        _SHUFFLED[1],
                    )
                    G.computed(
                        "imperative",
                        f"search {_zones} for {_many} {{f:filter.n}}{_gap}{_exile}{_shuffles}{_library}",
                        partial(_taken, some=_some),
                        partial(_said, some=_some) if _first else lambda value: None,
                        key=Then,
                        alternate=not _first,
                    )
