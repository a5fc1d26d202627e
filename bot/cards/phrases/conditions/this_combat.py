"""What attacked in this combat, asked as a condition: `you attacked with creatures with total power 6 or greater this combat`."""

from __future__ import annotations

from bot.abilities.conditions import AnySo, AttackedTogether, AttackedWithPower, Happened
from bot.abilities.events import Attacks, Blocks
from bot.cards.phrases.base import G, S

p = G.phrase

_EITHER = AnySo((Happened(Attacks(S.o), this_combat=True), Happened(Blocks(S.o), this_combat=True)))
p("condition", "{o:being} attacked or blocked this combat", _EITHER)
for _did, _event in (("attacked", Attacks(S.o)), ("blocked", Blocks(S.o))):
    p("condition", f"{{o:being}} {_did} this combat", Happened(_event, this_combat=True))
p(
    "condition",
    "{o:obj.1} and at least {n:intword} other creatures attacked this combat",
    AttackedTogether(S.o, S.n),
)
p(
    "condition",
    "you attacked with creatures with total power {n:intword} or greater this combat",
    AttackedWithPower(S.n),
    also=("you attacked with creatures with total power {n:int} or greater this combat",),
)
