"""Counters of a kind that is chosen as they are put: `put your choice of a flying counter or a first strike counter on it`."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts import Number
from bot.abilities.chosen_counters import PutCountersOfKinds, PutOneOfCounters
from bot.abilities.entering import EntersOneWay, Way
from bot.cards.phrases.base import G, S
from bot.cards.phrases.words.series import Series
from bot.cards.phrases.words.verbs import order

G.phrase("counteroffer", "a {k:counterkind} counter", (S.k,))
G.register(Series("counteroffers", "counteroffer", "or", least=2))
G.phrase("counterword", "{k:counterkind}", (S.k,))
G.register(Series("counterwords", "counterword", "or", least=2))

order("put your choice of {k:counteroffers} on {o:thing}", PutOneOfCounters(S.k, S.o))
G.alternate(
    "imperative", "put your choice of a {k:counterwords} counter on {o:thing}", PutOneOfCounters(S.k, S.o)
)


def _entering(k: tuple[str, ...]) -> tuple[EntersOneWay]:
    ways = (Way(f"with a {kind} counter", counters=((kind, Number(1)),)) for kind in k)
    return (EntersOneWay(tuple(ways)),)


def _entering_said(value: Any) -> Any:
    first = value[0] if len(value) == 1 and isinstance(value[0], EntersOneWay) else None
    kinds = tuple(way.counters[0][0] for way in first.ways if way.counters) if first is not None else ()
    return (kinds,) if len(kinds) > 1 and value == _entering(kinds) else None


G.computed(
    "static", "~ enters with your choice of {k:counteroffers} on it", _entering, _entering_said, key=tuple
)
G.computed(
    "static",
    "~ enters with your choice of a {k:counterwords} counter on it",
    _entering,
    lambda v: None,
    key=tuple,
    alternate=True,
)

# Several kinds at once.
G.phrase("countersput", "a {k:counterkind} counter", ((S.k, Number(1)),))
G.phrase("countersput", "{n:count.n} {k:counterkind} counters", ((S.k, S.n),))
G.register(Series("countersputs", "countersput", "and", least=2))
order("put {k:countersputs} on {o:countered}", PutCountersOfKinds(S.k, S.o))
