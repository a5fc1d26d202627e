"""Costs (CR 118): mana, {T}, sacrifices, life, cards, counters and loyalty."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts import CountOf, Half, LifeOf, Number, X
from bot.abilities.costs import (
    ANY_NUMBER,
    Behold,
    BlightCost,
    CollectEvidence,
    Cost,
    DiscardCost,
    EffectCost,
    EitherCost,
    ExertSelf,
    ExileCost,
    Forage,
    Loyalty,
    Mana,
    OpponentGainsLife,
    PayEnergy,
    PayLife,
    PutCountersCost,
    RemoveCountersCost,
    ReturnCost,
    SacrificeCost,
    TapOthers,
    TapSelf,
    UnattachCost,
    UntapSelf,
    Waterbend,
)
from bot.abilities.filters import Filter, InZone, OfType, OneOf, Other
from bot.abilities.relations import IsThat
from bot.abilities.who import GIVER, SELF, YOU
from bot.cards.phrases.base import G, S
from bot.cards.phrases.things.nouns import speaks_of_players
from bot.cards.phrases.things.who import another, with_other, without_other
from bot.cards.phrases.words.series import Series
from bot.language.rules import Found, Rule
from bot.language.run import Run
from bot.regex import regex

_SYMBOLS = regex(r"(?:\{(?:\d+|[WUBRGCXYZSP]|[WUBRG2CP]/[WUBRGP](?:/P)?)\})+\Z")
_LOYALTY = regex(r"([+-])(\d+|X)\Z")


class ManaSymbols(Rule):
    """`{2}{R}` as one mana cost."""

    def read(self, run: Run, at: int) -> list[Found]:
        token = run.exact[at]
        if not _SYMBOLS.match(token):
            return []
        value = Mana(token)
        return [(at + 1, value, self.node(value, (token,)))]

    def write(self, value: Any) -> str | None:
        return value.symbols if isinstance(value, Mana) else None


class LoyaltySymbol(Rule):
    """`+1`, `-X`, `0` in front of a loyalty ability."""

    def read(self, run: Run, at: int) -> list[Found]:
        token = run.exact[at]
        found = _LOYALTY.match(token)
        if found is not None and token not in ("+0", "-0"):
            value = Loyalty(1 if found[1] == "+" else -1, X() if found[2] == "X" else Number(int(found[2])))
        elif token == "0" and at == 0:
            value = Loyalty(1, Number(0))
        else:
            return []
        return [(at + 1, value, self.node(value, (token,)))]

    def write(self, value: Any) -> str | None:
        if not isinstance(value, Loyalty):
            return None
        if value.amount == Number(0):
            return "0"
        text = (
            "X"
            if isinstance(value.amount, X)
            else str(value.amount.n)
            if isinstance(value.amount, Number)
            else None
        )
        return None if text is None else ("+" if value.sign > 0 else "-") + text


G.register(ManaSymbols("mana"))
G.register(LoyaltySymbol("loyalty"))


def _here(f: Filter, **_: Any) -> bool:
    """The zone is said by the cost."""
    return not any(isinstance(q, InZone) for q in f.qualities)


p = G.phrase
p("costpart", "{m:mana}", S.m)
p("costpart", "{T}", TapSelf())
p("costpart", "{Q}", UntapSelf())
p("costpart", "exert ~", ExertSelf())
p("costpart", "waterbend {m:mana}", Waterbend(S.m))
p("costpart", "collect evidence {n:number}", CollectEvidence(S.n))
p("costpart", "forage", Forage())
p("payment", "forage", (Forage(),))
p("costpart", "tap a untapped {f:filter.a}", TapOthers(S.f))
p(
    "costpart",
    "tap {n:intword} untapped {f:filter.n}",
    TapOthers(S.f, S.n),
    when=lambda n, f: f.qualities[:1] != (Other(),),
)
p("costpart", "sacrifice ~", SacrificeCost())
p("costpart", "sacrifice §", SacrificeCost(Filter((IsThat(GIVER),))))
p("costpart", "unattach ~", UnattachCost(SELF))
p("costpart", "unattach §", UnattachCost(GIVER))
p("costpart", "behold a {f:filter.a}", Behold(S.f))
p("payment", "behold a {f:filter.a}", (Behold(S.f),))
p("costpart", "pay half your life, rounded up", PayLife(Half(LifeOf(YOU), "up")))
#: How many of what one gives up: `a creature`, `another creature`, `two lands`, `X cards`.
p("putup.1", "a {f:filter.a}", (1, S.f))
another("putup.1", "another {f:filter.1}", lambda f: (1, f), lambda v: v[1:] if v[0] == 1 else None, tuple)
p("putup.n", "{n:intword} {f:filter.n}", (S.n, S.f))
p("putup.n", "X {f:filter.n}", (X(), S.f))
for _class in ("1", "n"):
    p("putup", f"{{n,f:putup.{_class}}}", (S.n, S.f))
p("costpart", "sacrifice {n,f:putup}", SacrificeCost(S.f, S.n))
p("costpart", "sacrifice up to {n:intword} {f:filter.n}", SacrificeCost(S.f, S.n, up_to=True))
p("costpart", "sacrifice any number of {f:filter.n}", SacrificeCost(S.f, ANY_NUMBER, up_to=True))
p("costpart", "sacrifice all {f:filter.n}", SacrificeCost(S.f, CountOf(S.f)))
p("costpart", "pay {n:amount} life", PayLife(S.n))
p("costpart", "pay life equal to {v:worth}", PayLife(S.v))
p("costpart", "have an opponent gain {n:digits} life", OpponentGainsLife(S.n))
G.alternate("costpart", "an opponent gains {n:digits} life", OpponentGainsLife(S.n))
p("costpart", "discard ~", DiscardCost(None))
p("costpart", "discard {n,f:putup}", DiscardCost(S.f, S.n))
p("costpart", "discard {n,f:putup} at random", DiscardCost(S.f, S.n, random=True))
p("costpart", "discard your hand", DiscardCost(Filter((OfType("Card"),)), -1))
p("costpart", "reveal ~ from your hand", EffectCost("reveal ~ from your hand"))
p("costpart", "exile ~", ExileCost(None))
p("costpart", "exile ~ from your graveyard", ExileCost(None, zone="graveyard"))
for _where, _zone in ((" from your graveyard", "graveyard"), (" from your hand", "hand")):
    p("costpart", f"exile {{n,f:putup}}{_where}", ExileCost(S.f, S.n, _zone), when=_here)
p("costpart", "exile a {f:filter.a}", ExileCost(S.f), when=_here)
p("costpart", "return ~ to its owner's hand", ReturnCost(None))
p("costpart", "return {n,f:putup@} to <its|their> owner's hand", ReturnCost(S.f, S.n))
for _mark, _of in (("~", SELF), ("§", GIVER), ("{o:chosen.1}", S.o)):
    p("costpart", f"remove {{n,k:ofcounters}} from {_mark}", RemoveCountersCost(S.k, S.n, _of))
    p("costpart", f"remove {{n,k:ofcounters.any}} from {_mark}", RemoveCountersCost(S.k, S.n, _of))
p("costpart", "put a {k:counterkind} counter on ~", PutCountersCost(S.k, Number(1), SELF))
p("costpart", "put a {k:counterkind} counter on {o:chosen.1}", PutCountersCost(S.k, Number(1), S.o))

p("costpart", "blight {n:number}", BlightCost(S.n))


def _another_or(f: Filter, g: Filter) -> SacrificeCost | None:
    """`another creature or an artifact`: only of the first is it another."""
    if without_other(f) is not None or speaks_of_players(f) or speaks_of_players(g):
        return None
    return SacrificeCost(Filter((OneOf((with_other(f), g)),)))


def _another_or_said(value: SacrificeCost) -> tuple[Filter, Filter] | None:
    what = value.what
    if what is None or value.count != 1 or len(what.qualities) != 1:
        return None
    either = what.qualities[0]
    if not isinstance(either, OneOf) or len(either.of) != 2:
        return None
    first = without_other(either.of[0])
    return None if first is None else (first, either.of[1])


G.computed(
    "costpart",
    "sacrifice another {f:filter.1} or a {g:filter.a}",
    _another_or,
    _another_or_said,
    key=SacrificeCost,
)
another(
    "costpart",
    "tap another untapped {f:filter.1}",
    TapOthers,
    lambda v: (v.what,) if isinstance(v, TapOthers) and v.count == 1 and v.power is None else None,
    TapOthers,
)
G.computed(
    "costpart",
    "tap {n:intword} other untapped {f:filter.n}",
    lambda n, f: TapOthers(with_other(f), n) if without_other(f) is None else None,
    lambda v: (
        (v.count, without_other(v.what)) if v.power is None and without_other(v.what) is not None else None
    ),
    key=TapOthers,
)

p("costpart1", "{c:costpart}", (S.c,))
p("costpart1", "{c:costpart} or {d:costpart}", (EitherCost((S.c, S.d)),), when=lambda c, d: _in_words(c, d))
p("costpart1", "sacrifice ~ and a {f:filter.a}", (SacrificeCost(), SacrificeCost(S.f)))
for _which, _three in (
    ("a {a:filter.a}, a {b:filter.a}, and a {c:filter.a}", (S.a, S.b, S.c)),
    ("a {a:filter.a} and a {b:filter.a}", (S.a, S.b)),
):
    p("costpart1", f"sacrifice {_which}", tuple(SacrificeCost(what) for what in _three))
p("costpart1", "{m:mana} or {n:mana}", (EitherCost((S.m, S.n)),))
p("costpart1", "{c:costpart} or pay {m:mana}", (EitherCost((S.c, S.m)),), when=lambda c, m: _in_words(c))


def _in_words(*costs: Cost) -> bool:
    """`{3}, {T} or {U}, {T}` is a choice of two whole costs."""
    return not any(isinstance(c, Mana | TapSelf | UntapSelf) for c in costs)


def _is_one(cost: Any) -> bool:
    """Whether one of a kind is sacrificed."""
    return isinstance(cost, SacrificeCost) and bool(cost.what) and cost == SacrificeCost(cost.what)


def _sacrificed_together(costs: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    """`sacrifice ~ and a legendary artifact` is one item of a cost."""
    out: list[tuple[Any, ...]] = []
    for cost in costs:
        both = _is_one(cost)
        if (both and out and out[-1] == (SacrificeCost(),)) or (
            both and out and 0 < len(out[-1]) < 3 and all(_is_one(other) for other in out[-1])
        ):
            out[-1] = (*out[-1], cost)
        else:
            out.append((cost,))
    return out


G.register(Series("cost", "costpart1", "", _sacrificed_together, capitals=True))
G.register(Series("costs.and", "costpart1", "and"))
p("manacost", "{m:mana}", (S.m,))


def _of_mana(cost: Cost) -> bool:
    """Whether it is mana, or a choice of mana."""
    return isinstance(cost, Mana) or (
        isinstance(cost, EitherCost) and all(isinstance(c, Mana) for c in cost.of)
    )


#: A cost after a keyword's dash: `echo—Discard a card.`
p("wordcost", "^{c:cost}.", S.c, when=lambda c: len(c) > 1 or not _of_mana(c[0]))
#: What `you may` or `unless` has somebody pay.
#: What `unless you` asks for besides mana and life.
p(
    "unlesscost",
    "{c:costpart}",
    (S.c,),
    when=lambda c: not isinstance(c, (Mana, TapSelf, UntapSelf, PayLife, PayEnergy)),
)
# An X that is chosen as it is paid is another than the announced one: see `paying_x`.
p("payment", "pay {m:mana}", (S.m,), when=lambda m: "{X}" not in m.symbols)
p("payment", "pay {n:amount} life", (PayLife(S.n),), when=lambda n: n != X())
p("payment.x", "pay {m:mana}", (S.m,), when=lambda m: "{X}" in m.symbols)
p("payment.x", "pay X life", (PayLife(X()),))
