"""How much there must be: `you have exactly seven cards in hand`, `you have 5 or less life`, `~ has three or more charge counters on it`,
`an opponent has more life than you`."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts import (
    CardsIn,
    CardTypesOf,
    ColorsAmong,
    CountersOn,
    CountOf,
    DifferentPowers,
    LifeOf,
    Number,
    PartySize,
    Plus,
    StartingLife,
    TimesPaid,
    TotalOf,
)
from bot.abilities.conditions import (
    AmountIs,
    AnySo,
    Compared,
    HasMore,
    Is,
    LibraryIsEmpty,
    NotSo,
)
from bot.abilities.filters import (
    AnOpponent,
    ControlledBy,
    Filter,
    OfType,
    WithCounter,
)
from bot.abilities.who import YOU, Each, EachOpponent, EachPlayer, PaidWith
from bot.abilities.who import Any as AnyOf
from bot.cards.phrases.amounts.values import more_than_cards
from bot.cards.phrases.base import G, S
from bot.cards.phrases.conditions.asked import of_things

p, alternate = G.phrase, G.alternate
_ONE = Number(1)

# --- cards ----------------------------------------------------------------------------------------------------------------------

p("cards", "{how,n:many@} <card|cards>", (S.how, S.n))
_YARD, _HAND = CardsIn("graveyard", S.w), CardsIn("hand", S.w)
p(
    "condition",
    "{w:asker@} <has|have> {how,n:cards} in hand",
    AmountIs(_HAND, S.how, S.n),
    also=(
        "{w:asker.has} {how,n:cards} in hand",
        "{w:asker@} <has|have> {how,n:cards} in <their|their|your> hand",
    ),
)
p(
    "condition",
    "there <is|are> {how,n:many@} <card|cards> in {w:whose} graveyard",
    AmountIs(_YARD, S.how, S.n),
    also=("{how,n:many@} <card|cards> <is|are> in {w:whose} graveyard",),
    when=lambda w, **_: not isinstance(w, EachOpponent | EachPlayer | Each),
)
for _anybodys in (False, True):
    (p if _anybodys else alternate)(
        "condition",
        "{w:asker@} <has|have> {how,n:cards} in <their|their|your> graveyard",
        AmountIs(_YARD, S.how, S.n),
        when=lambda w, how, n, _anybodys=_anybodys: isinstance(w, AnyOf) is _anybodys,
    )
_CARDS = CardsIn("graveyard", YOU, S.f)
for _words in ("there's {how,n,f:some.1}", "you have {how,n,f:some}"):
    alternate(
        "condition",
        f"{_words} in your graveyard",
        AmountIs(_CARDS, S.how, S.n),
        when=lambda f, **_: more_than_cards(YOU, f),
    )
p(
    "condition",
    "{w:asker@} <has|have> {how,n:many.n} or {than,m:many.n} cards in hand",
    AnySo((AmountIs(_HAND, S.how, S.n), AmountIs(_HAND, S.than, S.m))),
    also=("{w:asker.has} {how,n:many.n} or {than,m:many.n} cards in hand",),
)
alternate("condition", "a {f:filter.a} is in your graveyard", AmountIs(_CARDS, ">=", _ONE))
p(
    "condition",
    "your library has no cards in it",
    LibraryIsEmpty(YOU),
    also=("there are no cards in your library",),
)

# --- life -----------------------------------------------------------------------------------------------------------------------

p("lifetotal", "{n:digits} or more", (">=", S.n))
p("lifetotal", "{n:digits} or less", ("<=", S.n))
p("lifetotal", "exactly {n:digits}", ("=", S.n))
p("condition", "{w:asker@} <has|have> {how,n:lifetotal} life", AmountIs(LifeOf(S.w), S.how, S.n))
for _more in (
    "{n:int} or more life more than",
    "at least {n:int} life more than",
    "at least {n:int} more life than",
):
    alternate(
        "condition",
        f"you have {_more} your starting life total",
        AmountIs(LifeOf(YOU), ">=", Plus(StartingLife(YOU), S.n)),
    )

# --- counters ---------------------------------------------------------------------------------------------------------------------

#: How they are compared, with what, and of what kind: `` is any.
p("counters", "a {k:counterkind} counter", (">=", _ONE, S.k), also=("one or more {k:counterkind} counters",))
p("counters", "counters", (">=", _ONE, ""), also=("a counter", "one or more counters"))
for _words, _of_what in (("{k:counterkind} ", S.k), ("", "")):
    p(
        "counters",
        f"{{how,n:many@}} {_words}<counter|counters>",
        (S.how, S.n, _of_what),
        when=lambda how, n, **_: (how, n) != (">=", _ONE),
    )


def _has_counters(o: Any, c: tuple[Compared, Any, str]) -> Any:
    how, than, kind = c
    if (how, than) in ((">=", _ONE), ("=", Number(0))):
        return Is(o, WithCounter(kind)) if how == ">=" else NotSo(Is(o, WithCounter(kind)))
    return AmountIs(CountersOn(kind, o), how, than)


def _has_counters_said(v: Any) -> Any:
    match v:
        case AmountIs(CountersOn(kind, o), how, than) if (how, than) not in ((">=", _ONE), ("=", Number(0))):
            return o, (how, than, kind)
        case NotSo(Is(o, WithCounter(kind))):
            return o, ("=", Number(0), kind)
        case Is(o, WithCounter(kind)):
            return o, (">=", _ONE, kind)
    return None


for _had in ("has", "had"):
    G.computed(
        "condition",
        f"{{o:asked}} {_had} {{c:counters}} on it",
        _has_counters,
        _has_counters_said,
        alternate=_had == "had",
    )
for _are in ("are", "is"):
    G.computed(
        "condition",
        f"there {_are} {{c:counters}} on {{o:asked}}",
        lambda c, o: _has_counters(o, c),
        lambda v: None,
        alternate=True,
    )
alternate(
    "condition", "{o:asked} doesn't have a {k:counterkind} counter on it", NotSo(Is(S.o, WithCounter(S.k)))
)
p("condition", "{w:asker@} <has|have> {how,n,k:counters}", AmountIs(CountersOn(S.k, S.w), S.how, S.n))
alternate(
    "condition",
    "{w:asker@} <doesn't|don't> have any {k:counterkind} counters",
    AmountIs(CountersOn(S.k, S.w), "=", Number(0)),
)
alternate("condition", "{w:asker.1} is poisoned", AmountIs(CountersOn("poison", S.w), ">=", _ONE))

# --- other amounts ---------------------------------------------------------------------------------------------------------------

p(
    "condition",
    "{f:filter.n} have total {s:totalled} {how,n:compared}",
    AmountIs(TotalOf(S.s, S.f), S.how, S.n),
    when=lambda f, **_: of_things(f),
)
G.words("totalled", {"power": "power", "toughness": "toughness"})
for _among, _creatures in (("you control", YOU), ("{w:player.1} controls", S.w)):
    p(
        "condition",
        f"{_among} {{n:number.word}} or more creatures with different powers",
        AmountIs(DifferentPowers(Filter((OfType("Creature"), ControlledBy(_creatures)))), ">=", S.n),
    )
alternate(
    "condition",
    "you control a permanent of each color",
    AmountIs(ColorsAmong(Filter((OfType("Permanent"), ControlledBy(YOU)))), ">=", Number(5)),
)
alternate(
    "condition",
    "there are {n:number.word} colors among {f:filter.n}",
    AmountIs(ColorsAmong(S.f), ">=", S.n),
    when=of_things,
)
p("condition", "you have a full party", AmountIs(PartySize(YOU), ">=", Number(4)))  # CR 700.8
p(
    "condition",
    "there were {n:number.word} or more card types among the sacrificed permanents",
    AmountIs(CardTypesOf(PaidWith("sacrificed")), ">=", S.n),
)
p("condition", "you have {how,n:many.n} opponents", AmountIs(CountOf(Filter((AnOpponent(),))), S.how, S.n))
p("condition", "it was kicked twice", AmountIs(TimesPaid("kicker"), ">=", Number(2)))

# --- more than another ------------------------------------------------------------------------------------------------------------

p("morethan", "you", YOU)
p("morethan", "{w:player.1}", S.w)
p("morethan", "{w:anyplayer.1}", S.w)
p("condition", "{w:asker@} <has|have> more life than {t:morethan}", HasMore(S.w, "life", S.t))
p(
    "condition",
    "{w:asker@} <has|have> more cards in hand than {t:morethan}",
    HasMore(S.w, "cards in hand", S.t),
)


def _more_than(w: Any, f: Filter, t: Any) -> Any:
    # Other players than the one that is spoken of.
    than = EachPlayer(True, w) if t == EachPlayer(True) and w != YOU else t
    return HasMore(w, "permanents", than, f) if of_things(f) else None


def _more_than_said(v: HasMore) -> Any:
    if v.of != "permanents" or v.what is None:
        return None
    return v.who, v.what, EachPlayer(True) if v.than == EachPlayer(True, v.who) else v.than


G.computed(
    "condition",
    "{w:asker@} <controls|control> more {f:filter.n} than {t:morethan}",
    _more_than,
    _more_than_said,
    key=HasMore,
)
