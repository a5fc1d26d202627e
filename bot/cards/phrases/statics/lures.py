"""Creatures that must block, and what else is said of the blocks of one combat."""

from __future__ import annotations

from bot.abilities.combat_rules import (
    AssignsAsThoughUnblocked,
    AtMostAttackers,
    AtMostBlockers,
    Lure,
)
from bot.abilities.effects import SetRule
from bot.abilities.filters import Filter, OfType
from bot.abilities.statics import Rules
from bot.abilities.who import SELF, YOU, Attached, Each, EachPlayer
from bot.cards.phrases.base import G, S
from bot.cards.phrases.statics.combat import TURN

p = G.phrase

p("static", "all creatures able to block {o:obj.1} do so", (Rules(S.o, (Lure(),)),))
p(
    "static",
    "all {f:filter.n} able to block {o:obj.1} do so",
    (Rules(S.o, (Lure(S.f),)),),
    when=lambda f, o: f != Filter((OfType("Creature"),)),
)
p("clause", "all creatures able to block {o:obj.1} this turn do so", SetRule(S.o, (Lure(),), TURN))
p(
    "static",
    "no more than {n:one} creature can attack each combat",
    (Rules(EachPlayer(), (AtMostAttackers(S.n),)),),
)
p(
    "static",
    "no more than {n:one} creature can attack you each combat",
    (Rules(EachPlayer(), (AtMostAttackers(S.n, YOU),)),),
)
p(
    "static",
    "no more than {n:one} creature can block each combat",
    (Rules(EachPlayer(), (AtMostBlockers(S.n),)),),
    also=("no more than {n:one} creature can block each turn",),
)
p(
    "static",
    "no more than {n:intword} creatures can attack each combat",
    (Rules(EachPlayer(), (AtMostAttackers(S.n),)),),
)
p(
    "static",
    "no more than {n:intword} creatures can attack you each combat",
    (Rules(EachPlayer(), (AtMostAttackers(S.n, YOU),)),),
)
p(
    "static",
    "no more than {n:intword} creatures can block each combat",
    (Rules(EachPlayer(), (AtMostBlockers(S.n),)),),
)
p("one", "one", 1)
p(
    "static",
    "for each {f:filter.1}, you may have that creature assign its combat damage as though it weren't blocked",
    (Rules(Each(S.f), (AssignsAsThoughUnblocked(),)),),
)
p(
    "static",
    "you may have ~ assign its combat damage as though it weren't blocked",
    (Rules(SELF, (AssignsAsThoughUnblocked(),)),),
)
G.alternate(
    "static",
    "you may have {f:filter.n} assign their combat damage as though they weren't blocked",
    (Rules(Each(S.f), (AssignsAsThoughUnblocked(),)),),
)
_AS_THOUGH = (AssignsAsThoughUnblocked(),)
p(
    "static",
    "enchanted creature's controller may have it assign its combat damage as though it weren't blocked",
    (Rules(Attached("enchanted creature"), _AS_THOUGH),),
    also=("enchanted creature's controller may have it assign combat damage as though it weren't blocked",),
)
p(
    "clause",
    "you may have {o:obj.1} assign its combat damage this turn as though it weren't blocked",
    SetRule(S.o, _AS_THOUGH, TURN),
)
p(
    "clause",
    "you may have {e:each.n} assign their combat damage this turn as though they weren't blocked",
    SetRule(S.e, _AS_THOUGH, TURN),
)
