"""Costs paid with what something is attached to, by as many as X, or by either of two deeds."""

from __future__ import annotations

from bot.abilities.amounts import Number
from bot.abilities.costs import (
    DiscardCost,
    EitherCost,
    ProcessCost,
    PutBackCost,
    RemoveCountersCost,
    SacrificeCost,
    TapOthers,
)
from bot.abilities.filters import Filter
from bot.abilities.relations import IsThat
from bot.abilities.who import Attached
from bot.cards.phrases.base import G, S

p = G.phrase

for _word in ("creature", "permanent", "land", "artifact", "enchantment"):
    _attached = Filter((IsThat(Attached(f"enchanted {_word}")),))
    p("costpart", f"sacrifice enchanted {_word}", SacrificeCost(_attached))
    p("costpart", f"tap enchanted {_word}", TapOthers(_attached))
p(
    "costpart",
    "remove a {k:counterkind} counter or a {l:counterkind} counter from {o:chosen.1}",
    EitherCost((RemoveCountersCost(S.k, Number(1), S.o), RemoveCountersCost(S.l, Number(1), S.o))),
)
p(
    "payment",
    "{c:unlesspart} or {d:unlesspart}",
    (EitherCost((S.c, S.d)),),
)
p("unlesspart", "sacrifice a {f:filter.a}", SacrificeCost(S.f))
p("unlesspart", "discard a {f:filter.a}", DiscardCost(S.f))
p("costpart", "put a {f:filter.a} from your hand on top of your library", PutBackCost(S.f))
p("costpart", "put a card an opponent owns from exile into that player's graveyard", ProcessCost())
