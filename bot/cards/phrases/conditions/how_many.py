"""How many there must be and how much: `you control two or more creatures`, `you have exactly seven cards in hand`, `~ has three or more
charge counters on it`, `an opponent has more life than you`."""

from __future__ import annotations

from functools import partial
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
    AllSo,
    AmountIs,
    AnySo,
    Controls,
    HasMore,
    Is,
    LibraryIsEmpty,
    NotSo,
)
from bot.abilities.filters import (
    AnOpponent,
    AttackingWhom,
    ControlledBy,
    ExiledByIt,
    Filter,
    InStatus,
    InZone,
    Named,
    OfType,
    OwnedBy,
    Quality,
    WithCounter,
    WithGreatest,
)
from bot.abilities.who import SELF, YOU, Each, EachOpponent, EachPlayer, PaidWith
from bot.abilities.who import Any as AnyOf
from bot.cards.back import IT
from bot.cards.phrases.amounts.values import more_than_cards
from bot.cards.phrases.base import G, S
from bot.cards.phrases.conditions.asked import of_things
from bot.cards.phrases.things.nouns import NOUNS

p, alternate = G.phrase, G.alternate
_ONE = Number(1)

# --- controlled by a player -------------------------------------------------------------------------------------------------

#: What is counted: how it is compared, with what, and what it is.
Some = tuple[str, Any, Filter]


def controls(w: Any, s: Some) -> Any:
    """`you control two or more creatures`, `you control no creatures`; None where it can't be said so."""
    how, than, f = s
    n = than.n if isinstance(than, Number) else -1
    match how:
        case ">=" if n > 0:
            return Controls(w, f, n)
        case "=" if n == 0:
            return NotSo(Controls(w, f))
        case "=" if n > 0:
            return Controls(w, f, n, n)
        case "<=" if n > 0:
            return Controls(w, f, 0, n)
    return None


def _controls_said(v: Any) -> Any:
    if isinstance(v, NotSo) and isinstance(v.of, Controls):
        return (v.of.who, ("=", Number(0), v.of.what)) if (v.of.at_least, v.of.at_most) == (1, None) else None
    if not isinstance(v, Controls):
        return None
    if v.at_most is None:
        return v.who, (">=", Number(v.at_least), v.what)
    return v.who, ("=" if v.at_least == v.at_most else "<=", Number(v.at_most), v.what)


G.computed("condition", "{w:asker@} <controls|control> {s:some}", controls, _controls_said)
alternate(
    "condition",
    "{w:asker@} <doesn't|don't> control a {f:filter.a}",
    NotSo(Controls(S.w, S.f)),
    when=of_things,
)
alternate(
    "condition",
    "any player controls a {f:filter.a}",
    Controls(AnyOf(Filter((NOUNS["player"],))), S.f),
    when=of_things,
)
#: A commander that you own: you may control it or not (CR 903.3).
_COMMANDER = Filter((InStatus("commander"), OwnedBy(YOU)))
alternate("condition", "you control your commander", Controls(YOU, _COMMANDER))
for _rule in ("actor", "obj.1", "being"):
    alternate(_rule, "your commander", AnyOf(_COMMANDER) if _rule == "actor" else Each(_COMMANDER))


def _of_both(kind: Any, w: Any, s: Some, t: Some) -> Any:
    # Of any opponent it would have to be one and the same.
    of = None if kind is AllSo and isinstance(w, AnyOf) else (controls(w, s), controls(w, t))
    return kind(of) if of and None not in of else None


def _of_both_said(v: Any) -> Any:
    said = [_controls_said(of) for of in v.of]
    return (
        (*said[0], said[1][1]) if len(said) == 2 and None not in said and said[0][0] == said[1][0] else None
    )


for _kind, _word in ((AnySo, "or"), (AllSo, "and")):
    G.computed(
        "condition",
        f"{{w:asker@}} <controls|control> {{s:some}} {_word} {{t:some}}",
        partial(_of_both, _kind),
        _of_both_said,
        key=_kind,
    )
alternate(
    "condition",
    "you control artifacts named {a:propername} and {b:propername}",
    AllSo(tuple(Controls(YOU, Filter((OfType("Artifact"), Named(name)))) for name in (S.a, S.b))),
)


def _the_greatest(f: Filter, stat: Any) -> Controls:
    """`you control the creature with the greatest power or tied for the greatest power`."""
    return Controls(YOU, Filter((*f.qualities, WithGreatest(stat, f))))


_BODY: tuple[Any, ...] = ("power", "toughness", "mana value")
for _stat in _BODY:
    for _word in ("greatest", "highest"):
        G.computed(
            "condition",
            f"you control the {{f:filter.1}} with the {_word} {_stat} or tied for the {_word} {_stat}",
            partial(_the_greatest, stat=_stat),
            lambda v: None,
            key=Controls,
            alternate=True,
        )

# --- somewhere ----------------------------------------------------------------------------------------------------------------


def _there(s: Some, place: tuple[Quality, ...]) -> AmountIs:
    how, than, f = s
    return AmountIs(CountOf(Filter((*f.qualities, *place))), how, than)  # type: ignore[arg-type]


def _there_said(v: AmountIs, place: tuple[Quality, ...]) -> Any:
    own = v.amount.what.qualities if isinstance(v.amount, CountOf) else ()
    f = Filter(own[: len(own) - len(place)])
    return ((v.how, v.than, f),) if f.qualities and own[len(f.qualities) :] == place else None


_OF_OPPONENTS: tuple[Quality, ...] = (ControlledBy(EachOpponent()),)
for _words, _place in (
    ("your opponents control {s:some}", _OF_OPPONENTS),
    ("{s:some@} <is|are> attacking you", (AttackingWhom(YOU),)),
    ("{s:some@} <is|are> attacking", (InStatus("attacking"),)),
    ("{s:some@} <is|are> exiled with ~", (InZone("exile"), ExiledByIt(SELF))),
    ("{s:some@} <is|are> exiled with it", (InZone("exile"), ExiledByIt(IT))),
    ("{s:some@} <is|are> on the battlefield", ()),
):
    G.computed(
        "condition", _words, partial(_there, place=_place), partial(_there_said, place=_place), key=AmountIs
    )
alternate(
    "condition", "there <is|are> {how,n,f:some@} on the battlefield", AmountIs(CountOf(S.f), S.how, S.n)
)
G.computed(
    "condition",
    "no opponent controls a {f:filter.a}",
    lambda f: _there(("=", Number(0), f), _OF_OPPONENTS) if of_things(f) else None,
    lambda v: None,
    key=AmountIs,
    alternate=True,
)

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


def _has_counters(o: Any, c: tuple[str, Any, str]) -> Any:
    how, than, kind = c
    if (how, than) in ((">=", _ONE), ("=", Number(0))):
        return Is(o, WithCounter(kind)) if how == ">=" else NotSo(Is(o, WithCounter(kind)))
    return AmountIs(CountersOn(kind, o), how, than)  # type: ignore[arg-type]


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
for _what, _words in (("life", "life"), ("cards in hand", "cards in hand")):
    p("condition", f"{{w:asker@}} <has|have> more {_words} than {{t:morethan}}", HasMore(S.w, _what, S.t))  # type: ignore[arg-type]


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
