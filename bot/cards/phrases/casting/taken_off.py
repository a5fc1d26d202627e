"""Cards of the library exiled as a cost, counters removed as one, as many as one likes or all, and how many were `removed this way`."""

from __future__ import annotations

from bot.abilities.costs import ExileFromLibraryCost, MillCost, RemoveAmongCost, RemoveCountersCost
from bot.abilities.who import GIVER, SELF
from bot.cards.back import RemovedThisWay
from bot.cards.phrases.amounts.counting import counted
from bot.cards.phrases.base import G, S

p = G.phrase

for _mark, _of in (("~", SELF), ("§", GIVER)):
    p("costpart", f"remove all {{k:counterkind}} counters from {_mark}", RemoveCountersCost(S.k, None, _of))
for _counters in ("ofcounters", "ofcounters.any"):
    p(
        "costpart",
        f"remove {{n,k:{_counters}}} from among {{f:filter.n}}",
        RemoveAmongCost(S.k, S.n, S.f),
    )
p(
    "costpart",
    "remove any number of {k:counterkind} counters from ~",
    RemoveCountersCost(S.k, None, SELF, any_number=True),
)
for _kind, _removed in (("", RemovedThisWay()), ("{k:counterkind} ", RemovedThisWay(S.k))):
    counted(f"{_kind}counters removed this way", f"{_kind}counter removed this way", _removed)

p("costpart", "exile {n:topcards.you}", ExileFromLibraryCost(S.n))
p("costpart", "mill {n:ofcards}", MillCost(S.n))
