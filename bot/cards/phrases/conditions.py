"""What must be so: the words after `if`, `unless`, `as long as`."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts import (
    CardsIn,
    CastThisTurn,
    CountersOn,
    CountOf,
    Devotion,
    DifferentPowers,
    HappenedThisTurn,
    LifeOf,
    LifeThisTurn,
    Number,
    TotalOf,
    X,
)
from bot.abilities.conditions import (
    AmountIs,
    AnySo,
    CardTypesInGraveyard,
    CastDuringMainPhase,
    CastFrom,
    CastFromHand,
    CastLastTurn,
    Controls,
    CouldNot,
    DidIt,
    DidThisTurn,
    HasKeywordState,
    HasMore,
    Is,
    IsTurnOf,
    NotSo,
    Paid,
)
from bot.abilities.costs import Mana
from bot.abilities.filters import (
    AnOpponent,
    Compare,
    ControlledBy,
    DealtDamageThisTurn,
    Does,
    Filter,
    InStatus,
    InZone,
    IsToken,
    Not,
    OfColor,
    OfType,
    OneOf,
    WithCounter,
    WithKeyword,
)
from bot.abilities.who import SELF, YOU, Attached, DefendingPlayer, EachOpponent
from bot.abilities.who import Any as AnyOf
from bot.cards.back import IT, Back, WasDealtThisWay
from bot.cards.phrases.base import G, S
from bot.cards.phrases.filters import speaks_of_players
from bot.cards.phrases.nouns import NOUNS
from bot.cards.phrases.who import with_other, without_other

p = G.phrase


def _things(f: Filter, **_: Any) -> bool:
    return not speaks_of_players(f)


# --- controlling ----------------------------------------------------------------------------------------------------------

for _class, _controls, _slot in (
    ("you", "control", "you"),
    ("1", "controls", "{w:player.1}"),
    ("any", "controls", "{w:anyplayer.1}"),
    ("n", "control", "they"),
):
    _who: Any = {"you": YOU, "n": Back("they")}.get(_class, S.w)
    p("condition", f"{_slot} {_controls} a {{f:filter.a}}", Controls(_who, S.f), when=_things)
    p("condition", f"{_slot} {_controls} no {{f:filter.n}}", NotSo(Controls(_who, S.f)), when=_things)
    p(
        "condition",
        f"{_slot} {_controls} {{n:intword}} or more {{f:filter.n}}",
        Controls(_who, S.f, S.n),
        when=_things,
    )
G.alternate(
    "condition", "you don't control a {f:filter.a}", NotSo(Controls(YOU, S.f)), when=lambda f: _things(f)
)
p("statecondition", "you control no {f:filter.n}", NotSo(Controls(YOU, S.f)), when=_things)


def _another(f: Any) -> Any:
    return None if without_other(f) is not None else Controls(YOU, with_other(f))


def _another_slots(value: Any) -> Any:
    what = without_other(value.what)
    return None if what is None or value.who != YOU or value.at_least != 1 else (what,)


G.computed("condition", "you control another {f:filter.1}", _another, _another_slots, key=Controls)

# --- being ------------------------------------------------------------------------------------------------------------------

p("being", "~", SELF)
p("being", "enchanted creature", Attached("enchanted creature"))
p("being", "enchanted permanent", Attached("enchanted permanent"))
p("being", "equipped creature", Attached("equipped creature"))
p("being", "{t:that.1}", S.t)
for _status in ("tapped", "untapped", "attacking", "blocking", "blocked", "enchanted", "equipped"):
    p("status", _status, InStatus(_status))
p(
    "status",
    "attacking or blocking",
    OneOf((Filter((InStatus("attacking"),)), Filter((InStatus("blocking"),)))),
)
p("condition", "{o:being} is {q:status}", Is(S.o, S.q))
p("condition", "it's {q:status}", Is(IT, S.q))
p("condition", "{o:being} isn't {q:status}", NotSo(Is(S.o, S.q)))
p("condition", "it isn't {q:status}", NotSo(Is(IT, S.q)))
_COLORS = ("white", "blue", "black", "red", "green", "colorless", "multicolored")
for _color in _COLORS:
    p("status", _color, OfColor(_color))
p("condition", "{o:being} has {k:plainkeyword}", Is(S.o, WithKeyword(S.k)))
p("condition", "it has {k:plainkeyword}", Is(IT, WithKeyword(S.k)))
p("condition", "{o:being} doesn't have {k:plainkeyword}", NotSo(Is(S.o, WithKeyword(S.k))))
p("condition", "{o:being} has a {k:counterkind} counter on it", Is(S.o, WithCounter(S.k)))
p("condition", "it has a {k:counterkind} counter on it", Is(IT, WithCounter(S.k)))
p("condition", "{o:being} has no {k:counterkind} counters on it", NotSo(Is(S.o, WithCounter(S.k))))
p("condition", "it had no {k:counterkind} counters on it", NotSo(Is(IT, WithCounter(S.k))))
for _stat in ("power", "toughness", "mana value"):
    p("condition", f"{{o:its}} {_stat} is {{n:number}} or greater", Is(S.o, Compare(_stat, ">=", S.n)))
    p("condition", f"{{o:its}} {_stat} is {{n:number}} or less", Is(S.o, Compare(_stat, "<=", S.n)))


def _single(f: Filter) -> Any:
    """`it's a creature card`: one quality, or all of several."""
    if speaks_of_players(f):
        return None
    qualities = f.qualities
    return Is(IT, qualities[0]) if len(qualities) == 1 else Is(IT, OneOf((f,)))


def _single_slots(value: Any) -> Any:
    if value.who != IT:
        return None
    quality = value.quality
    if isinstance(quality, OneOf) and len(quality.of) == 1:
        return (quality.of[0],)
    return (Filter((quality,)),)


G.computed("condition", "it's a {f:filter.a}", _single, _single_slots, key=Is)


def _kind_of(o: Any, f: Filter) -> Any:
    found = _single(f)
    return None if found is None or o == IT else Is(o, found.quality)


def _kind_of_slots(value: Any) -> Any:
    found = None if value.who == IT else _single_slots(Is(IT, value.quality))
    return None if found is None else (value.who, *found)


G.computed("condition", "{o:being} is a {f:filter.a}", _kind_of, _kind_of_slots, key=Is)
G.computed("condition", "{o:being} was a {f:filter.a}", _kind_of, lambda v: None, key=Is, alternate=True)
G.computed("condition", "it was a {f:filter.a}", _single, _single_slots, key=Is, alternate=True)

# --- numbers ------------------------------------------------------------------------------------------------------------------

p("condition", "you have {n:digits} or more life", AmountIs(LifeOf(YOU), ">=", S.n))
p("condition", "you have {n:digits} or less life", AmountIs(LifeOf(YOU), "<=", S.n))
G.alternate("condition", "your life total is {n:digits} or less", AmountIs(LifeOf(YOU), "<=", S.n))
p(
    "condition",
    "an opponent has {n:digits} or less life",
    AmountIs(LifeOf(AnyOf(Filter((AnOpponent(),)))), "<=", S.n),
)
p("condition", "X is {n:digits} or more", AmountIs(X(), ">=", S.n))
p("condition", "you have no cards in hand", AmountIs(CardsIn("hand", YOU), "=", Number(0)))
p("condition", "{w:player.1} has no cards in hand", AmountIs(CardsIn("hand", S.w), "=", Number(0)))
p("condition", "you have {n:number.word} or more cards in hand", AmountIs(CardsIn("hand", YOU), ">=", S.n))
p("condition", "you have {n:number.word} or fewer cards in hand", AmountIs(CardsIn("hand", YOU), "<=", S.n))
p(
    "condition",
    "there are {n:intword} or more card types among cards in your graveyard",
    CardTypesInGraveyard(S.n, YOU),
)
p(
    "condition",
    "{n:number.word} or more cards are in your graveyard",
    AmountIs(CardsIn("graveyard", YOU), ">=", S.n),
    also=("there are {n:number.word} or more cards in your graveyard",),
)

# --- what was paid and done ---------------------------------------------------------------------------------------------------

p("condition", "it was kicked", Paid("kicker"), also=("~ was kicked",))
p("condition", "it wasn't kicked", NotSo(Paid("kicker")))
for _cost in (
    "madness",
    "prowl",
    "surge",
    "flashback",
    "buyback",
    "evoke",
    "dash",
    "spectacle",
    "overload",
    "entwine",
):
    p("condition", f"~'s {_cost} cost was paid", Paid(_cost))
for _symbol in "WUBRGC":
    p("condition", f"{{{_symbol}}} was spent to cast ~", Paid(f"{{{_symbol}}}"))
p("condition", "damage is prevented this way", WasDealtThisWay("prevented"))
p("condition", "damage was dealt this way", WasDealtThisWay("dealt"))
p("condition", "excess damage was dealt this way", WasDealtThisWay("excess"))
p("condition", "you do", DidIt())
p("condition", "you don't", NotSo(DidIt()))
p("condition", "they do", DidIt(Back("they")))
p("condition", "they don't", NotSo(DidIt(Back("they"))))
p("condition", "{w:player.1} does", DidIt(S.w))
p("condition", "{w:player.1} doesn't", NotSo(DidIt(S.w)))

# --- this turn ------------------------------------------------------------------------------------------------------------------

p("condition", "you gained life this turn", DidThisTurn(YOU, "gained life"))
p("condition", "you lost life this turn", DidThisTurn(YOU, "lost life"))
p(
    "condition",
    "you attacked this turn",
    DidThisTurn(YOU, "attacked"),
    also=("you attacked with a creature this turn",),
)
p("condition", "an opponent lost life this turn", DidThisTurn(AnyOf(Filter((AnOpponent(),))), "lost life"))
p(
    "condition",
    "an opponent was dealt damage this turn",
    DidThisTurn(AnyOf(Filter((AnOpponent(),))), "was dealt damage"),
)
p("condition", "a creature died this turn", DidThisTurn(AnyOf(Filter((OfType("Creature"),))), "died"))
p("condition", "you've cast another spell this turn", DidThisTurn(YOU, "cast another spell"))
for _subject, _one in (("{o:being}", S.o), ("it", IT)):
    for _past, _base, _said in (("attacked", "attack", "attacked"), ("blocked", "block", "blocked")):
        _did: Any = _said
        p("condition", f"{_subject} {_past} this turn", DidThisTurn(_one, _did))
        p("condition", f"{_subject} didn't {_base} this turn", NotSo(DidThisTurn(_one, _did)))
    p(
        "condition",
        f"{_subject} attacked or blocked this turn",
        AnySo((DidThisTurn(_one, "attacked"), DidThisTurn(_one, "blocked"))),
    )
    p("condition", f"{_subject} dealt damage this turn", DidThisTurn(_one, "dealt damage"))
    p("condition", f"{_subject} was dealt damage this turn", DidThisTurn(_one, "was dealt damage"))
    p("condition", f"{_subject} entered this turn", Is(_one, Does("entered this turn")))
p("condition", "it's your turn", IsTurnOf(YOU))
p("condition", "it isn't your turn", NotSo(IsTurnOf(YOU)), also=("it's not your turn",))
p("condition", "a player cast {n:intword} or more spells last turn", CastLastTurn(S.n))
p("condition", "no spells were cast last turn", NotSo(CastLastTurn(1)))
p("condition", "it came under your control this turn", Is(IT, Does("came under your control this turn")))
p("condition", "~ is in your graveyard", Is(SELF, InZone("graveyard")))
p("condition", "no {f:filter.n} are on the battlefield", AmountIs(CountOf(S.f), "=", Number(0)))
p("statecondition", "there are no {f:filter.n} on the battlefield", AmountIs(CountOf(S.f), "=", Number(0)))
p("statecondition", "no {f:filter.n} are on the battlefield", NotSo(AmountIs(CountOf(S.f), ">", Number(0))))
p(
    "condition",
    "there are {n:number.word} or more {f:filter.n} in your graveyard",
    AmountIs(CardsIn("graveyard", YOU, S.f), ">=", S.n),
    when=lambda n, f: f != Filter((OfType("Card"),)),
)
p(
    "condition",
    "there are {n:number.word} or more {f:filter.n} on the battlefield",
    AmountIs(CountOf(S.f), ">=", S.n),
)
p("condition", "tribute wasn't paid", NotSo(Paid("tribute")))
for _cost in ("prowl", "surge", "spectacle", "evoke", "dash", "madness", "escape"):
    G.alternate("condition", f"its {_cost} cost was paid", Paid(_cost))
p("condition", "you can't", CouldNot())
p(
    "condition",
    "you cast it from your hand",
    CastFromHand(),
    also=("you cast ~ from your hand", "~ was cast from your hand"),
)
p("condition", "you cast it", CastFromHand(False))
for _class, _has, _slot in (("1", "has", "{w:player.1}"), ("any", "has", "{w:anyplayer.1}")):
    p(
        "condition",
        f"{_slot} {_has} {{n:number.word}} or fewer cards in hand",
        AmountIs(CardsIn("hand", S.w), "<=", S.n),
    )
    p(
        "condition",
        f"{_slot} {_has} {{n:number.word}} or more cards in hand",
        AmountIs(CardsIn("hand", S.w), ">=", S.n),
    )
p("condition", "{w:anyplayer.1} has no cards in hand", AmountIs(CardsIn("hand", S.w), "=", Number(0)))
p("condition", "{o:being} dealt damage to {w:anyplayer.1} this turn", Is(S.o, DealtDamageThisTurn(to=S.w)))
p("condition", "it dealt damage to {w:anyplayer.1} this turn", Is(IT, DealtDamageThisTurn(to=S.w)))
for _state in ("monstrous", "renowned", "suspected", "saddled"):
    p("condition", f"{{o:being}} is {_state}", HasKeywordState(S.o, _state))
    p("condition", f"it isn't {_state}", NotSo(HasKeywordState(IT, _state)))
    p("condition", f"it's {_state}", HasKeywordState(IT, _state))
p("condition", "you're the monarch", HasKeywordState(YOU, "the monarch"))
p("condition", "{w:anyplayer.1} is the monarch", HasKeywordState(S.w, "the monarch"))
p("condition", "{o:being} is paired with another creature", HasKeywordState(S.o, "paired"))
p("condition", "your devotion to {c:colors} is less than {n:number.word}", AmountIs(Devotion(S.c), "<", S.n))
p(
    "condition",
    "your devotion to {c:colors} is {n:number.word} or greater",
    AmountIs(Devotion(S.c), ">=", S.n),
)
p("condition", "{o:being} is on the battlefield", Is(S.o, InZone("battlefield")))
p(
    "condition",
    "creatures you control have total power {n:digits} or greater",
    AmountIs(TotalOf("power", Filter((OfType("Creature"), ControlledBy(YOU)))), ">=", S.n),
)
for _symbol in "WUBRGC":
    G.alternate("condition", f"{{{_symbol}}} was spent to cast it", Paid(f"{{{_symbol}}}"))
G.computed(
    "condition",
    "it was kicked with its {m:mana} kicker",
    lambda m: Paid(f"kicked with {m.symbols}"),
    lambda v: (Mana(v.what.removeprefix("kicked with ")),) if v.what.startswith("kicked with ") else None,
    key=Paid,
)

# --- how many, how much -------------------------------------------------------------------------------------------------------

_BODY: tuple[Any, ...] = ("power", "toughness", "mana value")
_ANY_OPPONENT = AnyOf(Filter((AnOpponent(),)))
for _subject, _who in (("{o:being}", S.o), ("it", IT)):
    p(
        "condition",
        f"{_subject} has {{n:number.word}} or more {{k:counterkind}} counters on it",
        AmountIs(CountersOn(S.k, _who), ">=", S.n),
    )
    p(
        "condition",
        f"{_subject} has {{n:number.word}} or more counters on it",
        AmountIs(CountersOn("", _who), ">=", S.n),
    )
    p("condition", f"{_subject} has counters on it", Is(_who, WithCounter("")))
    p("condition", f"{_subject} has no counters on it", NotSo(Is(_who, WithCounter(""))))
    for _stat in _BODY:
        p(
            "condition",
            f"{_subject} has {_stat} {{n:number}} or less",
            Is(_who, OneOf((Filter((Compare(_stat, "<=", S.n),)),))),
        )
        p(
            "condition",
            f"{_subject} has {_stat} {{n:number}} or greater",
            Is(_who, OneOf((Filter((Compare(_stat, ">=", S.n),)),))),
        )
for _stat in _BODY:
    G.alternate(
        "condition", f"{{o:its}} {_stat} was {{n:number}} or greater", Is(S.o, Compare(_stat, ">=", S.n))
    )
    G.alternate(
        "condition", f"{{o:its}} {_stat} was {{n:number}} or less", Is(S.o, Compare(_stat, "<=", S.n))
    )
G.alternate("condition", "it had counters on it", Is(IT, WithCounter("")))
G.alternate("condition", "it had a {k:counterkind} counter on it", Is(IT, WithCounter(S.k)))
G.alternate(
    "condition",
    "there are {n:number.word} or more {k:counterkind} counters on {o:being}",
    AmountIs(CountersOn(S.k, S.o), ">=", S.n),
)
G.alternate(
    "condition", "there are no {k:counterkind} counters on {o:being}", NotSo(Is(S.o, WithCounter(S.k)))
)
p("condition", "you control {n:intword} or fewer {f:filter.n}", Controls(YOU, S.f, 0, S.n), when=_things)
for _words, _n in (("three", 3), ("four", 4), ("five", 5)):
    p(
        "condition",
        f"you control {_words} or more creatures with different powers",
        AmountIs(DifferentPowers(Filter((OfType("Creature"), ControlledBy(YOU)))), ">=", Number(_n)),
    )
for _how in ("gained", "lost"):
    _life: Any = _how
    p(
        "condition",
        f"you {_how} {{n:digits}} or more life this turn",
        AmountIs(LifeThisTurn(YOU, _life), ">=", S.n),
    )
p(
    "condition",
    "a player has {n:digits} or less life",
    AmountIs(LifeOf(AnyOf(Filter((NOUNS["player"],)))), "<=", S.n),
)
p("condition", "an opponent has {n:digits} or more life", AmountIs(LifeOf(_ANY_OPPONENT), ">=", S.n))
p(
    "condition",
    "an opponent has {n:number.word} or more poison counters",
    AmountIs(CountersOn("poison", _ANY_OPPONENT), ">=", S.n),
)
p(
    "condition",
    "an opponent has {n:number.word} or more cards in their graveyard",
    AmountIs(CardsIn("graveyard", _ANY_OPPONENT), ">=", S.n),
)
for _slot, _controls, _has, _who in (
    ("an opponent", "controls", "has", _ANY_OPPONENT),
    ("you", "control", "have", YOU),
):
    _others: tuple[tuple[str, Any], ...] = (
        (("you", YOU),)
        if _who != YOU
        else (
            ("an opponent", _ANY_OPPONENT),
            ("each opponent", EachOpponent()),
            ("defending player", DefendingPlayer()),
        )
    )
    for _other, _than in _others:
        p(
            "condition",
            f"{_slot} {_controls} more {{f:filter.n}} than {_other}",
            HasMore(_who, "permanents", _than, S.f),
            when=_things,
        )
        p("condition", f"{_slot} {_has} more life than {_other}", HasMore(_who, "life", _than))
        p(
            "condition",
            f"{_slot} {_has} more cards in hand than {_other}",
            HasMore(_who, "cards in hand", _than),
        )
p(
    "condition",
    "you've cast a {f:filter.a} this turn",
    AmountIs(CastThisTurn(YOU, S.f), ">=", Number(1)),
)
p(
    "condition",
    "you've cast {n:number.word} or more {f:filter.n} this turn",
    AmountIs(CastThisTurn(YOU, S.f), ">=", S.n),
    when=lambda n, f: n != Number(1),
)

# --- what has happened this turn ----------------------------------------------------------------------------------------------

_MY_PERMANENT = Filter((OfType("Permanent"), ControlledBy(YOU)))
p(
    "condition",
    "a permanent you controlled left the battlefield this turn",
    AmountIs(HappenedThisTurn("left the battlefield", _MY_PERMANENT), ">=", Number(1)),
)


def _under_your_control(f: Filter, n: Any) -> Any:
    return AmountIs(HappenedThisTurn("entered", Filter((*f.qualities, ControlledBy(YOU)))), ">=", n)


def _under_your_control_slots(value: Any) -> Any:
    amount = value.amount
    if not isinstance(amount, HappenedThisTurn) or amount.how != "entered" or value.how != ">=":
        return None
    qualities = amount.which.qualities
    return (Filter(qualities[:-1]), value.than) if qualities[-1:] == (ControlledBy(YOU),) else None


G.computed(
    "condition",
    "a {f:filter.a} entered under your control this turn",
    lambda f: _under_your_control(f, Number(1)),
    lambda v: (lambda found: found[:1] if found and found[1] == Number(1) else None)(
        _under_your_control_slots(v)
    ),
    key=AmountIs,
)
G.computed(
    "condition",
    "{n:number.word} or more {f:filter.n} entered under your control this turn",
    lambda n, f: _under_your_control(f, n) if n != Number(1) else None,
    lambda v: (lambda found: found[::-1] if found and found[1] != Number(1) else None)(
        _under_your_control_slots(v)
    ),
    key=AmountIs,
)
G.computed(
    "condition",
    "you had a {f:filter.a} you control enter this turn",
    lambda f: _under_your_control(f, Number(1)),
    lambda v: None,
    key=AmountIs,
    alternate=True,
)
p("condition", "you cast ~ during your main phase", CastDuringMainPhase())
for _zone in ("graveyard", "exile"):
    _from: Any = _zone
    _place = "a graveyard" if _zone == "graveyard" else "exile"
    p("condition", f"~ was cast from {_place}", CastFrom(_from), also=(f"it was cast from {_place}",))
for _word in ("isn't", "wasn't", "'s not"):
    _text = f"it{_word} a token" if _word.startswith("'") else f"it {_word} a token"
    (p if _word == "isn't" else G.alternate)("condition", _text, NotSo(Is(IT, IsToken())))
p("status", "nonbasic", Not(OfType("Basic")))
p("status", "legendary", OfType("Legendary"))
