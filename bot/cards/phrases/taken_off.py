"""Counters removed as a cost, as many as one likes or all, and how many were `removed this way`."""

from __future__ import annotations

from bot.abilities.costs import RemoveCountersCost
from bot.abilities.who import SELF
from bot.cards.back import RemovedThisWay
from bot.cards.phrases.base import G, S

p = G.phrase

p("costpart", "remove all {k:counterkind} counters from ~", RemoveCountersCost(S.k, None, SELF))
p(
    "costpart",
    "remove any number of {k:counterkind} counters from ~",
    RemoveCountersCost(S.k, None, SELF, any_number=True),
)
p("foreach", "for each counter removed this way", RemovedThisWay())
p("foreach", "for each {k:counterkind} counter removed this way", RemovedThisWay(S.k))
p("value0", "the number of counters removed this way", RemovedThisWay())
p("value0", "the number of {k:counterkind} counters removed this way", RemovedThisWay(S.k))
