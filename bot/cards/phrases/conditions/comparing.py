"""How many there must be, and how much: conditions that compare."""

from __future__ import annotations

from functools import partial
from typing import Any

from bot.abilities.amounts import (
    CardsIn,
    CardTypesOf,
    CountersOn,
    CountOf,
    DifferentPowers,
    HappenedThisTurn,
    LifeOf,
    Number,
    Plus,
    StartingLife,
    StatOf,
    TimesPaid,
)
from bot.abilities.amounts_this_turn import CastThisTurn, LifeThisTurn
from bot.abilities.conditions import (
    AmountIs,
    AnySo,
    Controls,
    HasMore,
    Is,
    IsFirstCombat,
    IsMainPhase,
    IsTurnOf,
    NotSo,
)
from bot.abilities.filters import (
    AnOpponent,
    Compare,
    ControlledBy,
    Filter,
    InStatus,
    InZone,
    OfType,
    OneOf,
    OwnedBy,
    WithCounter,
    WithGreatest,
)
from bot.abilities.who import SELF, YOU, DefendingPlayer, Each, EachOpponent, EachPlayer, PaidWith
from bot.abilities.who import Any as AnyOf
from bot.cards.back import IT
from bot.cards.phrases.base import G, S
from bot.cards.phrases.conditions.whether import of_things
from bot.cards.phrases.things.nouns import NOUNS

p = G.phrase

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
    for _how, _sign in (
        ("less than or equal to", "<="),
        ("greater than or equal to", ">="),
        ("less than", "<"),
        ("greater than", ">"),
    ):
        _compares: Any = _sign
        G.alternate(
            "condition",
            f"{{o:its}} {_stat} is {_how} ~'s",
            Is(S.o, Compare(_stat, _compares, StatOf(_stat, SELF))),
        )
    G.alternate(
        "condition", f"{{o:its}} {_stat} was {{n:number}} or greater", Is(S.o, Compare(_stat, ">=", S.n))
    )
    G.alternate(
        "condition", f"{{o:its}} {_stat} was {{n:number}} or less", Is(S.o, Compare(_stat, "<=", S.n))
    )
G.alternate("condition", "it had counters on it", Is(IT, WithCounter("")))
G.alternate("condition", "it had a {k:counterkind} counter on it", Is(IT, WithCounter(S.k)))
G.alternate("condition", "it had one or more {k:counterkind} counters on it", Is(IT, WithCounter(S.k)))
G.alternate(
    "condition",
    "there are {n:number.word} or more {k:counterkind} counters on {o:being}",
    AmountIs(CountersOn(S.k, S.o), ">=", S.n),
)
G.alternate(
    "condition", "there are no {k:counterkind} counters on {o:being}", NotSo(Is(S.o, WithCounter(S.k)))
)
# --- what is so of the board, and has been this turn ----------------------------------------------------------------------

#: A commander that you own: you may control it or not (CR 903.3).
_COMMANDER = Filter((InStatus("commander"), OwnedBy(YOU)))
G.alternate("condition", "you control your commander", Controls(YOU, _COMMANDER))
for _rule in ("actor", "obj.1", "being"):
    G.alternate(_rule, "your commander", AnyOf(_COMMANDER) if _rule == "actor" else Each(_COMMANDER))
p(
    "condition",
    "~ is in the command zone or on the battlefield",
    AnySo((Is(SELF, InZone("command")), Is(SELF, InZone("battlefield")))),
)
for _subject, _has, _who in (
    ("you", "have", YOU),
    ("{w:player.1}", "has", S.w),
    ("{w:anyplayer.1}", "has", S.w),
):
    G.alternate("condition", f"{_subject} {_has} exactly {{n:digits}} life", AmountIs(LifeOf(_who), "=", S.n))
p(
    "condition",
    "there were {n:number.word} or more card types among the sacrificed permanents",
    AmountIs(CardTypesOf(PaidWith("sacrificed")), ">=", S.n),
)
_OPPONENTS = CountOf(Filter((AnOpponent(),)))
p("condition", "you have {n:number.word} or more opponents", AmountIs(_OPPONENTS, ">=", S.n))
p("condition", "it's the first combat phase of the turn", IsFirstCombat())
p("condition", "it's your main phase", IsMainPhase())
p("condition", "it was kicked twice", AmountIs(TimesPaid("kicker"), ">=", Number(2)))
for _kind, _counters in (("{k:counterkind} ", S.k), ("", "")):
    _on = CountersOn(_counters, SELF)
    p("statecondition", f"~ has no {_kind}counters on it", NotSo(AmountIs(_on, ">=", Number(1))))
    p("statecondition", f"~ has {{n:number.word}} or more {_kind}counters on it", AmountIs(_on, ">=", S.n))
    G.alternate(
        "statecondition",
        f"there are {{n:number.word}} or more {_kind}counters on ~",
        AmountIs(_on, ">=", S.n),
    )
    p("statecondition", f"~ has {{n:number.word}} or fewer {_kind}counters on it", AmountIs(_on, "<=", S.n))
_YOURS = Filter((OfType("Creature"), ControlledBy(YOU)))
p(
    "condition",
    "you attacked with {n:number.word} or more creatures this turn",
    AmountIs(HappenedThisTurn("attacked", _YOURS), ">=", S.n),
    when=lambda n: n != Number(1),
)
p(
    "condition",
    "a {f:filter.a} left the battlefield this turn",
    AmountIs(HappenedThisTurn("left the battlefield", S.f), ">=", Number(1)),
    when=of_things,
)
G.alternate(
    "condition",
    "a permanent left the battlefield under your control this turn",
    AmountIs(
        HappenedThisTurn("left the battlefield", Filter((OfType("Permanent"), ControlledBy(YOU)))),
        ">=",
        Number(1),
    ),
)
for _subject, _who in (("{o:being}", S.o), ("it", IT)):
    for _stat in _BODY:
        for _words, _sign in (("less", "<="), ("greater", ">=")):
            _compares = _sign
            G.alternate(
                "condition",
                f"{_subject} had {_stat} {{n:number}} or {_words}",
                Is(_who, OneOf((Filter((Compare(_stat, _compares, S.n),)),))),
            )
p("condition", "it isn't {w:player.1}'s turn", NotSo(IsTurnOf(S.w)), also=("it's not {w:player.1}'s turn",))


def _the_greatest(f: Filter, stat: Any) -> Controls:
    """`you control the creature with the greatest power or tied for the greatest power`."""
    return Controls(YOU, Filter((*f.qualities, WithGreatest(stat, f))))


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
p("condition", "you control {n:intword} or fewer {f:filter.n}", Controls(YOU, S.f, 0, S.n), when=of_things)
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
p(
    "condition",
    "an opponent has {n:number.word} or more poison counters",
    AmountIs(CountersOn("poison", _ANY_OPPONENT), ">=", S.n),
)
G.alternate(
    "condition", "an opponent is poisoned", AmountIs(CountersOn("poison", _ANY_OPPONENT), ">=", Number(1))
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
            ("each other player", EachPlayer(True)),
            ("defending player", DefendingPlayer()),
        )
    )
    for _other, _than in _others:
        p(
            "condition",
            f"{_slot} {_controls} more {{f:filter.n}} than {_other}",
            HasMore(_who, "permanents", _than, S.f),
            when=of_things,
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
for _more in (
    "{n:int} or more life more than",
    "at least {n:int} life more than",
    "at least {n:int} more life than",
):
    G.alternate(
        "condition",
        f"you have {_more} your starting life total",
        AmountIs(LifeOf(YOU), ">=", Plus(StartingLife(YOU), S.n)),
    )
for _nth, _word in enumerate(("first", "second", "third", "fourth"), 1):
    p(
        "condition",
        f"it's the {_word} {{f:filter.1}} you've cast this turn",
        AmountIs(CastThisTurn(YOU, S.f), "=", Number(_nth)),
        also=(f"it's the {_word} {{f:filter.1}} you cast this turn",),
    )
G.alternate(
    "condition", "you control at least {n:intword} {f:filter.n}", Controls(YOU, S.f, S.n), when=of_things
)
