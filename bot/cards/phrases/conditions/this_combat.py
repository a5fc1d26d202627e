"""What attacked in this combat, asked as a condition: `you attacked with creatures with total power 6 or greater this combat`."""

from __future__ import annotations

from bot.abilities.conditions import AttackedTogether, AttackedWithPower
from bot.cards.phrases.base import G, S

p = G.phrase

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
