"""Sentences that others are put together of: conditions on what was just done, what is chosen among players, counters that go."""

from __future__ import annotations

from bot.abilities.amounts import CountersOn, Number
from bot.abilities.changes import ControlledByNow
from bot.abilities.combat_rules import CantBlock
from bot.abilities.combining import If, May, Then, WhenYouDo, WhereX
from bot.abilities.conditions import AmountIs
from bot.abilities.durations import Duration
from bot.abilities.effects import ChangeNow, ChooseThings, Move, RemoveCounters, Sacrifice, SetRule
from bot.abilities.filters import AnOpponent, Filter, InZone, OfType, OwnedBy
from bot.abilities.past import DealtDamageThisWay
from bot.abilities.who import YOU, Chosen, Count
from bot.abilities.who import Any as AnyOf
from bot.cards.back import IT, Back
from bot.cards.phrases.base import G, S

p = G.phrase

p("sentence", "when you do, if {c:condition}, {s:plain}", WhenYouDo((If(S.c, (S.s,)),)))
p("sentence", "if {c:conditions}, {s:plain}, where X is {v:value}", If(S.c, (WhereX((S.s,), S.v),)))
G.alternate("sentence", "if {c:conditions}, also {s:plain}", If(S.c, (S.s,)))
p(
    "sentence",
    "a {f:filter.a} can't block {d:this}",
    SetRule(AnyOf(S.f), (CantBlock(),), S.d),
    when=lambda f, d: DealtDamageThisWay() in f.qualities,
)
_THERE = CountersOn(S.k, IT)
p(
    "sentence",
    "then if there are {n:number.word} or more {k:counterkind} counters on it, remove those counters and {s:clause}",
    Then((If(AmountIs(_THERE, ">=", S.n), (Then((RemoveCounters(S.k, _THERE, IT), S.s)),)),), "then "),
)

# --- one of the players -----------------------------------------------------------------------------------------------------------

_AN_OPPONENT = Filter((AnOpponent(),))
p(
    "sentence",
    "choose an opponent",
    ChooseThings(YOU, Chosen(_AN_OPPONENT)),
    also=("choose one of your opponents",),
)
p(
    "clause",
    "an opponent gains control of {o:thing}",
    Then(
        (
            ChooseThings(YOU, Chosen(_AN_OPPONENT)),
            ChangeNow(S.o, (ControlledByNow(Back("that player")),), Duration.INDEFINITELY),
        ),
        "",
    ),
)
_A_BURIED_CARD = Filter((OfType("Card"), InZone("graveyard"), OwnedBy(YOU)))
G.phrase(
    "imperative",
    "exile a card from your graveyard {v:foreach}",
    Move(Chosen(_A_BURIED_CARD, Count(S.v, S.v)), "exile"),
    when=lambda v: not isinstance(v, Number),
)
_ON_ONE = CountersOn(S.k, S.o)
# What is offered under a condition, and what is done as it is paid for.
p(
    "step",
    "you may {c:payment} if {i:condition}. When you do, {s:sentence}.",
    If(S.i, (May(YOU, (WhenYouDo((S.s,)),), S.c),), (), condition_last=True),
)
# --- one of those that did it ---------------------------------------------------------------------------------------------------

p("imperative", "sacrifice {c:oneof}", Sacrifice(YOU, S.c))
