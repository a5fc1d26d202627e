"""Values in words: `the number of creatures you control`, `its power`, `half that damage, rounded up`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.abilities.amounts import (
    BasicLandTypes,
    CardsIn,
    CardTypesAmong,
    CardTypesOf,
    ColorsAmong,
    ColorsOf,
    CountersOn,
    CountOf,
    Devotion,
    Half,
    HappenedThisTurn,
    HighestLife,
    LifeOf,
    ManaCostsAmong,
    ManaValuesAmong,
    NamesAmong,
    Negative,
    Number,
    PartySize,
    Plus,
    SpeedOf,
    StartingLife,
    StatOf,
    Sum,
    Times,
    TimesAttacked,
    TimesPaid,
    X,
)
from bot.abilities.amounts_this_turn import DrawnThisTurn, LifeThisTurn
from bot.abilities.filters import AnOpponent, ControlledBy, Filter, InZone, OfType, OwnedBy
from bot.abilities.past import DoneThisWay
from bot.abilities.who import YOU, EachOpponent, EachPlayer
from bot.cards.back import IT, Back, ThatMuch, ThisWay
from bot.cards.phrases.amounts.counting import counted
from bot.cards.phrases.base import G, S

p = G.phrase


def on_the_battlefield(f: Filter) -> bool:
    return not any(isinstance(q, InZone) and q.zone != "battlefield" for q in f.qualities)


def _under_your_control(how: Any, f: Filter) -> HappenedThisTurn | None:
    return HappenedThisTurn(how, Filter((*f.qualities, ControlledBy(YOU)))) if on_the_battlefield(f) else None


def _under_your_control_said(how: str, value: HappenedThisTurn) -> Sequence[Any] | None:
    *own, last = value.which.qualities or (None,)
    return (Filter(tuple(own)),) if value.how == how and last == ControlledBy(YOU) else None


p("value0", "X", X())
p("value0", "{n:digits}", S.n)
p("value0", "that damage", ThatMuch())
G.alternate("value0", "the amount of life you gained", ThatMuch())
for _they in ("it", "that ~", "that it", "those creatures", "that those creatures"):
    G.alternate("value0", f"the amount of damage {_they} dealt to that player", ThatMuch())
p("value0", "the damage prevented this way", ThisWay("prevented"))
p("value0", "the damage dealt this way", ThisWay("dealt"))
p("value0", "the excess damage dealt this way", ThisWay("excess"))
p("value0", "the life lost this way", ThisWay("lost"), also=("the amount of life lost this way",))
G.alternate("value0", "the amount of excess damage dealt this way", ThisWay("excess"))
G.alternate("value0", "the damage dealt", ThisWay("dealt"))
p(
    "value0",
    "the player's life total before the damage was dealt, the planeswalker's loyalty before the damage was dealt, "
    "or the creature's toughness",
    ThisWay("worth"),
)
G.alternate("value0", "that excess damage", ThisWay("excess"))
G.alternate("value0", "the excess", ThisWay("excess"))
for _whose in ("that creature", "that permanent"):
    G.alternate("value0", f"the amount of excess damage dealt to {_whose} this way", ThisWay("excess"))
for _how in ("gained", "lost"):
    _life: Any = _how
    p(
        "value0",
        f"the amount of life you {_how} this turn",
        LifeThisTurn(YOU, _life),
        also=(f"the life you {_how} this turn", f"the amount of life you've {_how} this turn"),
    )
    p("foreach", f"for each 1 life your opponents have {_how} this turn", LifeThisTurn(EachOpponent(), _life))
    p(
        "value0",
        f"the amount of life they {_how} this turn",
        LifeThisTurn(Back("they"), _life),
        also=(f"the life they {_how} this turn", f"the life that player {_how} this turn"),
    )
p("foreach", "for each card your opponents have drawn this turn", DrawnThisTurn(EachOpponent()))
counted("creatures in your party", "creature in your party", PartySize(YOU))
for _how in ("died", "left the battlefield"):
    _did: Any = _how
    counted(
        f"{{f:filter.n}} that {_how} this turn",
        f"{{f:filter.1}} that {_how} this turn",
        HappenedThisTurn(_did, S.f),
        when=on_the_battlefield,
        asked=False,
    )
for _rule, _words in (
    ("value0", "the number of {f:filter.n} put into your graveyard from the battlefield this turn"),
    ("foreach", "for each {f:filter.1} put into your graveyard from the battlefield this turn"),
):
    G.computed(
        _rule,
        _words,
        lambda f: (
            HappenedThisTurn("died", Filter((*f.qualities, OwnedBy(YOU)))) if on_the_battlefield(f) else None
        ),
        lambda v: None,
        key=HappenedThisTurn,
        alternate=True,
    )
for _how in ("died", "left the battlefield", "entered"):
    for _rule, _words in (
        ("value0", f"the number of {{f:filter.n}} that {_how} under your control this turn"),
        ("foreach", f"for each {{f:filter.1}} that {_how} under your control this turn"),
    ):
        G.computed(
            _rule,
            _words,
            partial(_under_your_control, _how),
            partial(_under_your_control_said, _how),
            key=HappenedThisTurn,
            alternate=_how != "entered",
        )
for _stat in ("power", "toughness", "mana value", "base power", "base toughness"):
    p("value0", f"{{o:its}} {_stat}", StatOf(_stat, S.o), also=(f"the {_stat} of {{o:owned.1}}",))
p("value0", "{w:whose} life total", LifeOf(S.w))
p("value0", "{w:whose} speed", SpeedOf(S.w))
p("value0", "the highest life total among your opponents", HighestLife(EachOpponent()))
p(
    "value0",
    "the highest life total among all players",
    HighestLife(EachPlayer()),
    also=("the highest life total among players",),
)
p("value0", "{w:whose} starting life total", StartingLife(S.w))
counted("{f:filter.n}", "{f:filter.1}", CountOf(S.f), when=on_the_battlefield, asked=False)
p(
    "value0",
    "the number of {f:filter.n} in excess of {v:value0}",
    Sum(CountOf(S.f), Negative(S.v)),
    when=lambda f, **_: on_the_battlefield(f),
)
p("value0", "the number of card types {o:that.1} has", CardTypesOf(S.o))


def more_than_cards(w: object, f: Filter) -> bool:
    return on_the_battlefield(f) and f != Filter((OfType("Card"),))


counted(
    "{f:filter.n} in all graveyards",
    "{f:filter.1} in all graveyards",
    CardsIn("graveyard", EachPlayer(), S.f),
    when=lambda f: more_than_cards(None, f),
)


def _not_everyone(w: object, **_: object) -> bool:
    return w != EachPlayer()


for _graves, _whose_cards in (("all graveyards", EachPlayer()), ("your graveyard", YOU)):
    _among = f"among cards in {_graves}"
    counted(f"card types {_among}", f"card type {_among}", CardTypesAmong(_whose_cards))
_AMONG = "among {f:filter.n}"
counted(f"different mana costs {_AMONG}", f"different mana cost {_AMONG}", ManaCostsAmong(S.f))
for _different, _spare in (("different ", False), ("", True)):
    _values = f"{_different}mana value"
    counted(f"{_values}s {_AMONG}", f"{_values} {_AMONG}", ManaValuesAmong(S.f), alternate=_spare)
counted(
    "differently named {f:filter.n}",
    "differently named {f:filter.1}",
    NamesAmong(S.f),
    when=on_the_battlefield,
)
counted(f"colors {_AMONG}", f"color {_AMONG}", ColorsAmong(S.f), when=on_the_battlefield)
counted("its colors", "of its colors", ColorsOf(IT))
counted("colors {o:that.1} is", "of {o:that.1}'s colors", ColorsOf(S.o))
for _place, _there in (
    ("in all graveyards", CardsIn("graveyard", EachPlayer())),
    ("in your opponents' graveyards", CardsIn("graveyard", EachOpponent())),
    ("in all players' hands", CardsIn("hand", EachPlayer())),
    ("in your opponents' hands", CardsIn("hand", EachOpponent())),
):
    counted(f"cards {_place}", f"card {_place}", _there)
for _zone in ("hand", "graveyard"):
    _kept: Any = _zone
    for _of_all in (False, True):
        counted(
            f"cards in {{w:whose}} {_zone}",
            f"card in {{w:whose}} {_zone}",
            CardsIn(_kept, S.w),
            when=lambda w, _of_all=_of_all: (w in (EachOpponent(), EachPlayer())) is _of_all,
            alternate=_of_all,
            asked=False,
        )
counted(
    "{f:filter.n} in {w:whose} graveyard",
    "{f:filter.1} in {w:whose} graveyard",
    CardsIn("graveyard", S.w, S.f),
    when=lambda w, f: _not_everyone(w) and more_than_cards(w, f),
)
for _words, _counters in (("{c:counterkind} counter", S.c), ("counter", "")):
    _on_it = CountersOn(_counters, S.o)
    counted(f"{_words}s on {{o:obj.1}}", f"{_words} on {{o:obj.1}}", _on_it, asked=False)
for _kind in ("poison", "experience", "rad"):
    for _having, _havers in (("you", YOU), ("they", Back("they")), ("your opponents", EachOpponent())):
        counted(
            f"{_kind} counters {_having} have",
            f"{_kind} counter {_having} have",
            CountersOn(_kind, _havers),
            asked=False,
        )
counted(
    "opponents you have", "opponent you have", CountOf(Filter((AnOpponent(),))), alternate=True, asked=False
)
p("value0", "twice {v:value}", Times(2, S.v), also=("two times {v:value}",))
p("value0", "{n:intword} times {v:value}", Times(S.n, S.v), when=lambda n, v: n > 2)
p("value0", "half {v:value}, rounded up", Half(S.v, "up"))
p("value0", "half {v:value}, rounded down", Half(S.v, "down"))

#: `for each creature you control` as a value.
p(
    "foreach",
    "for each {f:filter.1} and each {g:filter.1}",
    Sum(CountOf(S.f), CountOf(S.g)),
    when=lambda f, g: on_the_battlefield(f) and on_the_battlefield(g),
    also=("for each {f:filter.1} and for each {g:filter.1}",),
)
p(
    "foreach",
    "for each {f:filter.1} and each {g:filter.1} in {w:whose} graveyard",
    Sum(CountOf(S.f), CardsIn("graveyard", S.w, S.g)),
    when=lambda f, g, w: on_the_battlefield(f) and _not_everyone(w) and more_than_cards(w, g),
    also=("for each {f:filter.1} and for each {g:filter.1} in {w:whose} graveyard",),
)
p("foreach", "for each {c:counterkind} counter on them", CountersOn(S.c, Back("they")))
p(
    "value0",
    "the number of times it was kicked",
    TimesPaid("kicker"),
    also=("the number of times ~ was kicked",),
)
p("foreach", "for each time it has attacked this turn", TimesAttacked(IT))
p("value0", "{o:its} loyalty", StatOf("loyalty", S.o))
p("foreach", "for each time it was kicked", TimesPaid("kicker"), also=("for each time ~ was kicked",))
p("foreach", "for each 1 damage prevented this way", ThisWay("prevented"))
p("foreach", "for each 1 life lost this way", ThisWay("lost"))
p("foreach", "for each 1 life you lost", ThatMuch())
for _life in ("you gained", "they gained", "they lost"):
    G.alternate("foreach", f"for each 1 life {_life}", ThatMuch())

p("value", "{v:value0}", S.v)


def _no_number(v: object, **_: object) -> bool:
    return not isinstance(v, Number)


p("value", "{a:value0} plus {b:value0}", Sum(S.a, S.b), when=lambda a, b: _no_number(a) and _no_number(b))
p("value", "{n:int} plus {v:value0}", Plus(S.v, S.n), when=_no_number)
G.alternate("value", "one plus {v:value0}", Plus(S.v, 1), when=_no_number)
G.alternate("value", "{n:intword} plus {v:value0}", Plus(S.v, S.n), when=_no_number)
p("value", "{n:int} minus {v:value0}", Plus(Negative(S.v), S.n), when=_no_number)
for _less in range(1, 11):
    p("value", f"{{v:value0}} minus {_less}", Plus(S.v, -_less), when=_no_number)

for _they, _them in (("you control", YOU), ("they control", Back("they")), ("{w:player.1} controls", S.w)):
    _lands = f"among lands {_they}"
    counted(f"basic land types {_lands}", f"basic land type {_lands}", BasicLandTypes(_them))
p("value0", "your devotion to {c:colors}", Devotion(S.c))
G.alternate(
    "value0",
    "the number of {c:colors} mana symbols in the mana costs of permanents you control",
    Devotion(S.c),
    when=lambda c: len(c) == 1,
)
G.computed(
    "value0",
    "the number of {f:filter.n} that died this way",
    lambda f: CountOf(Filter((*f.qualities, DoneThisWay("died")))),
    lambda v: (Filter(v.what.qualities[:-1]),) if v.what.qualities[-1:] == (DoneThisWay("died"),) else None,
    key=CountOf,
)
