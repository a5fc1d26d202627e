"""What must be so of how many things and cards there are: `you control an Island or a Swamp`, `you have exactly seven cards in hand`,
`three or more creatures died this turn`."""

from __future__ import annotations

from functools import partial
from typing import Any

from bot.abilities.amounts import (
    BasicLandTypes,
    CardsIn,
    ColorsAmong,
    CountersOn,
    CountOf,
    HappenedThisTurn,
    Number,
    PartySize,
    TotalOf,
)
from bot.abilities.amounts_this_turn import LifeThisTurn
from bot.abilities.conditions import AllSo, AmountIs, AnySo, Controls, HasKeywordState, HasMore, Is, NotSo
from bot.abilities.filters import (
    AttackingWhom,
    ControlledBy,
    Filter,
    InStatus,
    Named,
    OfType,
    Quality,
    WithCounter,
)
from bot.abilities.who import SELF, YOU, ActivePlayer, EachOpponent, EachPlayer
from bot.abilities.who import Any as AnyOf
from bot.cards.back import IT, Back
from bot.cards.phrases.base import G, S
from bot.cards.phrases.conditions.whether import of_things
from bot.cards.phrases.things.nouns import NOUNS
from bot.cards.phrases.things.targets import says_whose

p = G.phrase

# --- of one group or of another -----------------------------------------------------------------------------------------------


def _both_of_things(f: Filter, g: Filter, **_: Any) -> bool:
    return of_things(f) and of_things(g)


for _who, _player in (
    ("you control", YOU),
    ("{w:player.1} controls", S.w),
    ("{w:anyplayer.1} controls", S.w),
):
    _either = Controls(_player, S.f), Controls(_player, S.g)
    _words = f"{_who} a {{f:filter.a}} {{}} a {{g:filter.a}}"
    p("condition", _words.replace("{}", "or"), AnySo(_either), when=_both_of_things)
    if "anyplayer" not in _who:  # it would have to be one and the same opponent
        p("condition", _words.replace("{}", "and"), AllSo(_either), when=_both_of_things)

# --- of all opponents, and against you -------------------------------------------------------------------------------------------


def _at_least(n: int, f: Filter, also: Quality) -> AmountIs | None:
    return AmountIs(CountOf(Filter((*f.qualities, also))), ">=", Number(n)) if of_things(f) else None


def _at_least_said(value: AmountIs, also: Quality) -> tuple[int, Filter] | None:
    counted, least = value.amount, value.than
    if not isinstance(counted, CountOf) or not isinstance(least, Number) or least.n < 2:
        return None
    own = Filter(counted.what.qualities[:-1])
    return (least.n, own) if _at_least(least.n, own, also) == value else None


_THEIRS, _AT_YOU = ControlledBy(EachOpponent()), AttackingWhom(YOU)
for _words, _also in (
    ("your opponents control {n:intword} or more {f:filter.n}", _THEIRS),
    ("{n:intword} or more {f:filter.n} are attacking you", _AT_YOU),
):
    G.computed(
        "condition",
        _words,
        partial(_at_least, also=_also),
        partial(_at_least_said, also=_also),
        key=AmountIs,
    )
G.computed(
    "condition",
    "a {f:filter.a} is attacking you",
    lambda f: _at_least(1, f, _AT_YOU),
    lambda _: None,
    key=AmountIs,
    alternate=True,
)
G.computed(
    "condition",
    "no opponent controls a {f:filter.a}",
    lambda f: NotSo(found) if (found := _at_least(1, f, _THEIRS)) is not None else None,
    lambda _: None,
    key=NotSo,
    alternate=True,
)

# --- of cards ---------------------------------------------------------------------------------------------------------------------

_HAND, _YARD = CardsIn("hand", YOU), CardsIn("graveyard", YOU)
p(
    "condition",
    "you have exactly {n:number.word} cards in hand",
    AmountIs(_HAND, "=", S.n),
    when=lambda n: n != Number(0),
)
p("condition", "you have fewer than {n:number.word} cards in hand", AmountIs(_HAND, "<", S.n))
G.alternate("condition", "you have {n:number.word} or more cards in your hand", AmountIs(_HAND, ">=", S.n))
G.alternate(
    "condition", "you have {n:number.word} or more cards in your graveyard", AmountIs(_YARD, ">=", S.n)
)
p("condition", "there are no cards in your graveyard", AmountIs(_YARD, "=", Number(0)))


def _some_cards(f: Filter, **_: Any) -> bool:
    return f != Filter((OfType("Card"),))


_CARDS = CardsIn("graveyard", YOU, S.f)
G.alternate(
    "condition",
    "you have {n:number.word} or more {f:filter.n} in your graveyard",
    AmountIs(_CARDS, ">=", S.n),
    when=_some_cards,
)
G.alternate("condition", "there's a {f:filter.a} in your graveyard", AmountIs(_CARDS, ">=", Number(1)))

# --- of counters --------------------------------------------------------------------------------------------------------------------

_ON_IT = CountersOn(S.k, SELF)
p(
    "condition",
    "there are exactly {n:number.word} {k:counterkind} counters on ~",
    AmountIs(_ON_IT, "=", S.n),
    when=lambda n, k: n != Number(1),
)
p("condition", "there is exactly one {k:counterkind} counter on ~", AmountIs(_ON_IT, "=", Number(1)))
G.alternate("condition", "it had one or more counters on it", Is(IT, WithCounter("")))
p("condition", "{w:player.1} is poisoned", AmountIs(CountersOn("poison", S.w), ">=", Number(1)))

# --- of what happened, and of totals ---------------------------------------------------------------------------------------------------

p(
    "condition",
    "{n:number.word} or more {f:filter.n} died this turn",
    AmountIs(HappenedThisTurn("died", S.f), ">=", S.n),
    when=lambda n, f: n != Number(1) and of_things(f) and not says_whose(f.qualities),
)
G.alternate(
    "condition",
    "you've gained {n:digits} or more life this turn",
    AmountIs(LifeThisTurn(YOU, "gained"), ">=", S.n),
)
_YOUR_CREATURES = Filter((OfType("Creature"), ControlledBy(YOU)))
p(
    "condition",
    "creatures you control have total toughness {n:digits} or greater",
    AmountIs(TotalOf("toughness", _YOUR_CREATURES), ">=", S.n),
)
p(
    "condition",
    "there are {n:number.word} colors among {f:filter.n}",
    AmountIs(ColorsAmong(S.f), ">=", S.n),
    when=of_things,
)
p("condition", "you have a full party", AmountIs(PartySize(YOU), ">=", Number(4)))  # CR 700.8

# --- of players -----------------------------------------------------------------------------------------------------------------------

_MONARCH = "the monarch"
G.alternate("condition", "you are the monarch", HasKeywordState(YOU, _MONARCH))
p("condition", "there is no monarch", NotSo(HasKeywordState(AnyOf(Filter((NOUNS["player"],))), _MONARCH)))
_THEY = Back("that player")
p(
    "condition",
    "you control more {f:filter.n} than attacking player",
    HasMore(YOU, "permanents", ActivePlayer(), S.f),
)
p(
    "condition",
    "that player controls more {f:filter.n} than you",
    HasMore(_THEY, "permanents", YOU, S.f),
    when=of_things,
)
_THE_OTHERS = EachPlayer(True, _THEY)
p(
    "condition",
    "that player controls more {f:filter.n} than each other player",
    HasMore(_THEY, "permanents", _THE_OTHERS, S.f),
    when=of_things,
)
p("condition", "that player has more cards in hand than you", HasMore(_THEY, "cards in hand", YOU))
p("condition", "{w:player.1} has more life than you", HasMore(S.w, "life", YOU))
for _kind in ("poison", "rad"):
    p(
        "condition",
        f"they don't have any {_kind} counters",
        AmountIs(CountersOn(_kind, Back("they")), "=", Number(0)),
    )
p(
    "condition",
    "they've exactly {n:number.word} or exactly {m:number.word} cards in hand",
    AnySo(
        (AmountIs(CardsIn("hand", Back("they")), "=", S.n), AmountIs(CardsIn("hand", Back("they")), "=", S.m))
    ),
)
for _there, _lands in (("lands {w:player.1} controls", S.w), ("lands you control", YOU)):
    p(
        "condition",
        f"there are {{n:number.word}} or more basic land types among {_there}",
        AmountIs(BasicLandTypes(_lands), ">=", S.n),
    )


def _attacking(f: Filter) -> AmountIs | None:
    return (
        AmountIs(CountOf(Filter((*f.qualities, InStatus("attacking")))), ">=", Number(1))
        if of_things(f)
        else None
    )


def _attacking_said(value: AmountIs) -> tuple[Filter] | None:
    own = value.amount.what.qualities if isinstance(value.amount, CountOf) else ()
    f = Filter(own[:-1])
    return (f,) if own[-1:] == (InStatus("attacking"),) and own[1:] and value == _attacking(f) else None


G.computed("condition", "a {f:filter.a} is attacking", _attacking, _attacking_said, key=AmountIs)
G.computed(
    "condition",
    "{n:intword} or more {f:filter.n} are attacking",
    lambda n, f: _at_least(n, f, InStatus("attacking")),
    lambda v: _at_least_said(v, InStatus("attacking")),
    key=AmountIs,
)
for _subject, _of in (("it", IT), ("that creature", Back("that creature"))):
    _counters_there = CountersOn(S.k, _of)
    for _how, _sign in (("{} or more", ">="), ("fewer than {}", "<"), ("exactly {}", "=")):
        _compares: Any = _sign
        _many = _how.format("{n:number.word}")
        p(
            "condition",
            f"{_subject} has {_many} {{k:counterkind}} counters on it",
            AmountIs(_counters_there, _compares, S.n),
            when=lambda n, k: n != Number(1),
            also=(f"there are {_many} {{k:counterkind}} counters on it",) if _subject == "it" else (),
        )
G.alternate(
    "condition", "there is a {f:filter.a} on the battlefield", AmountIs(CountOf(S.f), ">=", Number(1))
)
p("statecondition", "there are no cards in your graveyard", NotSo(AmountIs(_YARD, ">=", Number(1))))

_ARTIFACT = OfType("Artifact")
G.alternate(
    "condition",
    "you control artifacts named {a:propername} and {b:propername}",
    AllSo((Controls(YOU, Filter((_ARTIFACT, Named(S.a)))), Controls(YOU, Filter((_ARTIFACT, Named(S.b)))))),
)
G.alternate(
    "condition",
    "you control a permanent of each color",
    AmountIs(ColorsAmong(Filter((OfType("Permanent"), ControlledBy(YOU)))), ">=", Number(5)),
)
