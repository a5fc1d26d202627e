"""How much damage was dealt this turn, by whose sources, to whom; what was dealt it."""

from __future__ import annotations

from typing import Any

from bot.abilities.conditions import AmountIs
from bot.abilities.damage import DamageKind
from bot.abilities.filters import ControlledBy, Filter, OfType
from bot.abilities.past import DamageDealtThisTurn, DealtDamageThisTurn
from bot.abilities.who import YOU, EachOpponent
from bot.abilities.who import Any as AnyOf
from bot.cards.back import Back
from bot.cards.phrases.base import G, S

p = G.phrase

p(
    "suffix",
    "dealt damage this turn by a source you controlled",
    (DealtDamageThisTurn(by=AnyOf(Filter((OfType("Source"), ControlledBy(YOU))))),),
)
p("suffix.n", "that were dealt combat damage this turn", (DealtDamageThisTurn(combat=True),))
p(
    "value0",
    "the total amount of {k:dkind} dealt to your opponents this turn",
    DamageDealtThisTurn(S.k, EachOpponent()),
)


def _by_theirs(k: Any, o: Any) -> Any:
    theirs = AnyOf(Filter((OfType("Source"), ControlledBy(Back("they")))))
    return DamageDealtThisTurn(k, o, theirs)


G.computed(
    "value0",
    "the amount of {k:dkind} dealt to {o:obj.1} this turn by sources they controlled",
    _by_theirs,
    lambda v: (v.kind, v.to) if v.to is not None and v == _by_theirs(v.kind, v.to) else None,
    key=DamageDealtThisTurn,
)


def _by_mine(f: Filter, n: Any, k: Any) -> Any:
    mine = AnyOf(Filter((*f.qualities, ControlledBy(YOU))))
    return AmountIs(DamageDealtThisTurn(k, None, mine), ">=", n)


def _by_mine_said(value: Any) -> Any:
    dealt = value.amount
    if not isinstance(dealt, DamageDealtThisTurn) or value.how != ">=" or not isinstance(dealt.by, AnyOf):
        return None
    own = dealt.by.what.qualities
    return (Filter(own[:-1]), value.than, dealt.kind) if own[-1:] == (ControlledBy(YOU),) else None


G.computed(
    "condition",
    "{f:filter.n} you controlled dealt {n:digits} or more {k:dkind} this turn",
    _by_mine,
    _by_mine_said,
    key=AmountIs,
)
G.alternate(
    "value0",
    "the damage dealt to your opponents this turn",
    DamageDealtThisTurn(DamageKind.ANY, EachOpponent()),
)
p(
    "value0",
    "the damage dealt to you so far this turn by {f:filter.n}",
    DamageDealtThisTurn(DamageKind.ANY, YOU, AnyOf(S.f)),
)
