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
p("one", "one", 1)
p("nomore.1", "{n:one}", S.n)
p("nomore.n", "{n:intword}", S.n)
for _does, _rule in (
    ("attack each combat", AtMostAttackers(S.n)),
    ("attack you each combat", AtMostAttackers(S.n, YOU)),
    ("block each combat", AtMostBlockers(S.n)),
):
    p(
        "static",
        f"no more than {{n:nomore@}} <creature|creatures> can {_does}",
        (Rules(EachPlayer(), (_rule,)),),
        also=(f"no more than {{n:nomore@}} <creature|creatures> can {_does.replace('combat', 'turn')}",),
    )
p(
    "static",
    "for each {f:filter.1}, you may have that creature assign its combat damage as though it weren't blocked",
    (Rules(Each(S.f), (AssignsAsThoughUnblocked(),)),),
)
_AS_THOUGH = (AssignsAsThoughUnblocked(),)
for _whose, _who in (
    ("you may have ~ assign its", SELF),
    ("enchanted creature's controller may have it assign its", Attached("enchanted creature")),
):
    _unblocked = f"{_whose} combat damage as though it weren't blocked"
    p("static", _unblocked, (Rules(_who, _AS_THOUGH),), also=(_unblocked.replace("assign its", "assign"),))
G.alternate(
    "static",
    "you may have {f:filter.n} assign their combat damage as though they weren't blocked",
    (Rules(Each(S.f), _AS_THOUGH),),
)
p(
    "clause",
    "you may have {o:obj@} assign <its|their> combat damage this turn as though <it weren't|they weren't> blocked",
    SetRule(S.o, _AS_THOUGH, TURN),
)
