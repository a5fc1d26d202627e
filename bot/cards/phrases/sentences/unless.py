"""Sentences with `unless` (CR 118.12a): what somebody may pay or do so that it does not happen."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts import Number, Times
from bot.abilities.combining import (
    ForEachOf,
    Later,
    May,
    Repeat,
    UnlessPaid,
    WhereX,
)
from bot.abilities.costs import DiscardCost, EitherCost, Mana, PayLife, SacrificeCost
from bot.abilities.effects import (
    DealDamage,
    Portion,
    PutCounters,
)
from bot.abilities.events import BeginningOf
from bot.abilities.filters import Filter, OfType
from bot.abilities.relations import IsThat
from bot.abilities.who import SELF, YOU, Chosen, Each, EachOpponent, EachPlayer
from bot.abilities.who import Any as AnyOf
from bot.cards.back import IT, Back, RemovedThisWay, ThatMuch
from bot.cards.phrases.base import G, S
from bot.cards.phrases.sentences.compound import subject_of
from bot.cards.phrases.things.nouns import NOUNS
from bot.values import replace

p = G.phrase

p("sentence", "{s:clause} unless you {c:payment}", UnlessPaid(YOU, S.c, (S.s,)))
p("sentence", "{s:clause} unless you {c:unlesscost}", UnlessPaid(YOU, S.c, (S.s,)))


# `each opponent sacrifices a creature unless they pay {1}`: each of them for itself.
_EACH = (EachOpponent(), EachPlayer(), EachPlayer(other=True))


def _of_one(s: Any, **_: Any) -> bool:
    return subject_of(s) not in _EACH


def _each_unless(s: Any, c: Any) -> Any:
    who = subject_of(s)
    if who not in _EACH or getattr(s, "who", None) != who:
        return None
    return ForEachOf(who, (UnlessPaid(Back("they"), c, (replace(s, who=Back("they")),)),))


def _each_unless_slots(value: Any) -> Any:
    if value.what not in _EACH or len(value.effects) != 1 or not isinstance(value.effects[0], UnlessPaid):
        return None
    unless: Any = value.effects[0]
    if (
        unless.who != Back("they")
        or len(unless.effects) != 1
        or getattr(unless.effects[0], "who", None) is None
    ):
        return None
    return replace(unless.effects[0], who=value.what), unless.cost


def _each_unless_either(s: Any, c: Any, d: Any) -> Any:
    each = _each_unless(s, d)
    return None if each is None else replace(each, effects=(UnlessPaid(Back("they"), c, each.effects),))


def _each_unless_either_said(value: Any) -> Any:
    outer = value.effects[0] if len(value.effects) == 1 else None
    if not isinstance(outer, UnlessPaid) or outer.who != Back("they"):
        return None
    found = _each_unless_slots(replace(value, effects=outer.effects))
    return None if found is None else (found[0], outer.cost, found[1])


G.computed(
    "sentence", "{s:clause} unless they {c:averting.n}", _each_unless, _each_unless_slots, key=ForEachOf
)
G.computed(
    "sentence",
    "{s:clause} unless they {c:averting.n} or {d:averting.n}",
    _each_unless_either,
    _each_unless_either_said,
    key=ForEachOf,
)
G.computed(
    "sentence",
    "{s:clause} unless that player {c:averting.1} or {d:averting.1}",
    _each_unless_either,
    lambda v: None,
    key=ForEachOf,
    alternate=True,
)
_CARD = Filter((OfType("Card"),))
#: What somebody else may do to avert it.
for _words, _cost in (
    ("<pays|pay> {m:mana}", S.m),
    ("<pays|pay> {m:mana} or {n:mana}", EitherCost((S.m, S.n))),
    ("<pays|pay> {n:amount} life", PayLife(S.n)),
    ("<sacrifices|sacrifice> a {f:filter.a}", SacrificeCost(S.f)),
    ("<sacrifices|sacrifice> {n:intword} {f:filter.n}", SacrificeCost(S.f, S.n)),
    ("<sacrifices|sacrifice> that many {f:filter.n}", SacrificeCost(S.f, ThatMuch())),
    ("<sacrifices|sacrifice> {t:that.1}", SacrificeCost(Filter((IsThat(S.t),)))),
    ("<sacrifices|sacrifice> it", SacrificeCost(Filter((IsThat(IT),)))),
    # Of what kind the cards in a hand are is seldom known: any card will do, or the words are not read.
    ("<discards|discard> a card", DiscardCost(_CARD)),
    ("<discards|discard> {n:intword} cards", DiscardCost(_CARD, S.n)),
):
    p("averting@", _words, (_cost,))
#: Who averts it, and by what.
p("averter", "{w:player.1} {c:averting.1}", (S.w, S.c))
p("averter", "they {c:averting.n}", (Back("they"), S.c))
p("averter", "any player {c:averting.1}", (AnyOf(Filter((NOUNS["player"],))), S.c))
p("averters", "{w:player.1} {c:averting.1} or {d:averting.1}", (S.w, S.c, S.d))
p("averters", "they {c:averting.n} or {d:averting.n}", (Back("they"), S.c, S.d))
p("averting.mana", "{w:player.1} pays {m:mana}", (S.w, S.m))
p("averting.mana", "they pay {m:mana}", (Back("they"), S.m))
p("averting.mana", "you pay {m:mana}", (YOU, S.m))
p(
    "sentence",
    "{s:clause} unless {w,c:averter}",
    UnlessPaid(S.w, S.c, (S.s,)),
    when=lambda s, w, c: w != Back("they") or _of_one(s),
)

for _subject, _class in (("{w:player.1}", "1"), ("you", "n")):
    p(
        "sentence",
        f"{{s:mayclause}} unless {_subject} {{c:averting.{_class}}}",
        UnlessPaid(S.w if _class == "1" else YOU, S.c, (S.s,)),
        when=lambda s, **_: isinstance(s, May) and not s.cost,
    )


# `unless they sacrifice a creature or discard a card`: unless they do the one, then unless they do the other.
def _either(w: Any, s: Any, c: Any, d: Any) -> Any:
    return UnlessPaid(w, c, (UnlessPaid(w, d, (s,)),)) if _of_one(s) else None


def _either_said(value: Any) -> Any:
    inner = value.effects[0] if len(value.effects) == 1 else None
    if not isinstance(inner, UnlessPaid) or inner.who != value.who or len(inner.effects) != 1:
        return None
    return value.who, inner.effects[0], value.cost, inner.cost


G.computed(
    "sentence",
    "{s:clause} unless {a:averters}",
    lambda s, a: _either(a[0], s, a[1], a[2]),
    lambda v: (found[1], (found[0], *found[2:])) if (found := _either_said(v)) else None,
    key=UnlessPaid,
)
# `unless that player has ~ deal 3 damage to them`: damage that they may take instead.
p(
    "sentence",
    "{s:clause} unless {w:player.1} has ~ deal {n:amount} damage to them",
    May(S.w, (DealDamage(SELF, (Portion(S.n, Back("they")),)),), (), (S.s,)),
    also=("{s:clause} unless {w:player.1} has it deal {n:amount} damage to them",),
)


p(
    "sentence",
    "{s:clause} unless they put a {k:counterkind} counter on a {f:filter.a}",
    May(Back("they"), (PutCounters(S.k, Number(1), Chosen(S.f, chooser=Back("they"))),), (), (S.s,)),
)


# `unless its controller pays {2} for each card in your graveyard`: the number is found as it is paid for.
def _priced(s: Any, w: Any, m: Any, v: Any) -> Any:
    number = m.symbols[1:-1]
    if not number.isdecimal() or not _of_one(s):
        return None
    return WhereX((UnlessPaid(w, (Mana("{X}"),), (s,)),), v if number == "1" else Times(int(number), v))


G.computed(
    "sentence",
    "{s:clause} unless {a:averting.mana} {v:foreach}",
    lambda s, a, v: _priced(s, a[0], a[1], v),
    lambda v: None,
    key=WhereX,
    alternate=True,
)
p(
    "sentence",
    "{s:clause} unless {w,m:averting.mana}, where X is {v:value}",
    WhereX((UnlessPaid(S.w, (S.m,), (S.s,)),), S.v),
    when=lambda s, w, m, v: "X" in m.symbols and (w != Back("they") or _of_one(s)),
)
p("foreachone", "player", EachPlayer())
p("foreachone", "{f:filter.1}", Each(S.f), when=lambda f: f != Filter((NOUNS["player"],)))
p(
    "sentence",
    "for each {e:foreachone}, {s:clause} unless {w,c:averter}",
    ForEachOf(S.e, (UnlessPaid(S.w, S.c, (S.s,)),)),
)


def _is_one_clause(c: object, s: object) -> bool:
    """Whether what is averted is one clause, so that the cost is printed after it."""
    return G.rule("clause").write(s) is not None


_FIRST = "unless you {c:unlesscost}, {s:plain}"
p("sentence", _FIRST, UnlessPaid(YOU, S.c, (S.s,)), when=lambda c, s: not _is_one_clause(c, s))
p(
    "sentence",
    "for each {k:counterkind} counter removed this way, {s:clause} unless you {c:payment}",
    Repeat(RemovedThisWay(S.k), (UnlessPaid(YOU, S.c, (S.s,)),)),
)
_TAKES = "has ~ deal damage to them equal to {v:worth}"
p(
    "sentence",
    f"{{s:clause}} unless {{w:player.1}} {_TAKES}",
    May(S.w, (DealDamage(SELF, (Portion(S.v, Back("they")),)),), (), (S.s,)),
)
p(
    "step",
    "at the beginning of your next upkeep, pay {m:mana}. If you don't, {s:sentence}.",
    Later(BeginningOf("upkeep", YOU), (UnlessPaid(YOU, (S.m,), (S.s,)),)),
)


def _either_or_hurt(c: Any, d: Any, n: Any) -> ForEachOf:
    """Each of several for itself: whoever does neither is dealt damage."""
    dealt = DealDamage(SELF, (Portion(n, Back("they")),))
    return ForEachOf(EachOpponent(), (May(Back("they"), (), (EitherCost((*c, *d)),), (dealt,)),))


def _either_or_hurt_said(value: ForEachOf) -> Any:
    match value.effects:
        case (May(cost=(EitherCost(of=(c, d)),), if_not=(DealDamage(portions=(Portion(amount=n),)),)),):
            return ((c,), (d,), n) if value == _either_or_hurt((c,), (d,), n) else None
        case _:
            return None


G.computed(
    "step",
    "each opponent may {c:averting.n} or {d:averting.n}. ~ deals {n:amount} damage to each opponent who didn't.",
    _either_or_hurt,
    _either_or_hurt_said,
    key=ForEachOf,
)
