"""Several targets that have something in common: `two target creatures controlled by the same player`, `two target permanents that share a
card type`. Of what is no target another thing would be said so: how many there are that share one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.abilities.filters import AnOpponent, ControlledBy, Filter, InZone, Other, OwnedBy, Quality
from bot.abilities.relations import Alike
from bot.abilities.who import YOU, Count, Target
from bot.abilities.who import Any as AnyOf
from bot.cards.phrases.base import G
from bot.cards.phrases.things.targets import place_of, says_whose
from bot.cards.phrases.things.who import plain_things

_OPPONENTS = ControlledBy(AnyOf(Filter((AnOpponent(),))))
_ALIKE: tuple[tuple[str, tuple[Quality, ...]], ...] = (
    ("controlled by the same player", (Alike("controller"),)),
    ("controlled by different players", (Alike("controller", differ=True),)),
    ("controlled by the same opponent", (_OPPONENTS, Alike("controller"))),
    ("that share a card type", (Alike("card type"),)),
    ("that share a creature type", (Alike("creature type"),)),
    ("that share no creature types", (Alike("creature type", differ=True),)),
)
_WHOSE = (Alike("controller"), Alike("controller", differ=True))
_MINE_THERE: tuple[Quality, ...] = (InZone("graveyard"), OwnedBy(YOU))


def _aimed(c: Count, f: Filter, more: tuple[Quality, ...], other: bool) -> Target | None:
    said = says_whose(f.qualities) and (place_of(more) or any(q in _WHOSE for q in more))
    if not plain_things(f) or said or place_of(f.qualities):
        return None
    return Target(Filter((*((Other(),) if other else ()), *f.qualities, *more)), c)


def _said(value: Target, more: tuple[Quality, ...], other: bool) -> Sequence[Any] | None:
    own = value.what.qualities
    f = Filter(own[int(other) : len(own) - len(more)])
    return (value.count, f) if f.qualities and _aimed(value.count, f, more, other) == value else None


for _words, _more in _ALIKE:
    for _from, _place in (("", ()), (" from your graveyard", _MINE_THERE)):
        for _other in (False, True):
            G.computed(
                "target.n",
                f"{{c:targetcount}} {'other ' if _other else ''}target {{f:filter.n}} {_words}{_from}",
                partial(_aimed, more=(*_more, *_place), other=_other),
                partial(_said, more=(*_more, *_place), other=_other),
                key=Target,
            )
