"""Where cards lie, after the noun of a description: `from your graveyard`, `in a graveyard`, `exiled with ~`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.abilities.filters import (
    AnOpponent,
    ExiledByIt,
    Filter,
    InZone,
    OneOf,
    OwnedBy,
    SharesWith,
)
from bot.abilities.who import SELF, YOU, Chosen, Count
from bot.abilities.who import Any as AnyOf
from bot.cards.back import Back
from bot.cards.phrases.base import G, S

p = G.phrase

# Where.
_MINE_THERE = (InZone("graveyard"), OwnedBy(YOU))


def _at_random(f: Filter, n: int = 1) -> Chosen:
    return Chosen(Filter((*f.qualities, *_MINE_THERE)), Count(n, n), random=True)


def _said_at_random(value: Chosen, many: bool) -> Sequence[Any] | None:
    qualities, number = value.what.qualities, value.count.most
    if value != _at_random(Filter(qualities[:-2]), number if isinstance(number, int) else 0):
        return None
    return (
        None
        if (number == 1) is many
        else (number, Filter(qualities[:-2]))
        if many
        else (Filter(qualities[:-2]),)
    )


for _preposition in ("from", "in"):
    G.computed(
        "chosen.1",
        f"a {{f:filter.a}} at random {_preposition} your graveyard",
        _at_random,
        partial(_said_at_random, many=False),
        key=Chosen,
        alternate=_preposition == "in",
    )
    G.computed(
        "chosen.n",
        f"{{n:intword}} {{f:filter.n}} at random {_preposition} your graveyard",
        lambda n, f: _at_random(f, n),
        partial(_said_at_random, many=True),
        key=Chosen,
        alternate=_preposition == "in",
    )
p("suffix", "from your graveyard", (InZone("graveyard"), OwnedBy(YOU)), also=("in your graveyard",))
p("suffix", "from your hand", (InZone("hand"), OwnedBy(YOU)), also=("in your hand",))
p("suffix.1", "from a graveyard", (InZone("graveyard"),), also=("in a graveyard",))
p(
    "suffix.n",
    "from all graveyards",
    (InZone("graveyard"),),
    also=("in all graveyards", "in graveyards", "from graveyards"),
)
p(
    "suffix.n",
    "from graveyards or libraries",
    (OneOf((Filter((InZone("graveyard"),)), Filter((InZone("library"),)))),),
)
p("suffix.n", "from a single graveyard", (InZone("graveyard", single=True),))
p(
    "suffix",
    "from your hand or graveyard",
    (OneOf((Filter((InZone("hand"),)), Filter((InZone("graveyard"),)))), OwnedBy(YOU)),
    also=("from your graveyard or hand",),
)
p("suffix", "from the top of your library", (InZone("library"), OwnedBy(YOU)))
p("suffix", "exiled with ~", (InZone("exile"), ExiledByIt(SELF)))
p("suffix", "exiled with it", (InZone("exile"), ExiledByIt(Back("it"))))
G.alternate("suffix", "from among cards exiled with ~", (InZone("exile"), ExiledByIt(SELF)))
G.alternate("suffix", "from among the cards exiled with ~", (InZone("exile"), ExiledByIt(SELF)))
p("suffix", "they own", (OwnedBy(Back("they")),))


p("suffix", "on the battlefield", (InZone("battlefield"),))


p("suffix", "with the same name as {o:obj.1}", (SharesWith("name", S.o),))
p("suffix", "from an opponent's graveyard", (InZone("graveyard"), OwnedBy(AnyOf(Filter((AnOpponent(),))))))
