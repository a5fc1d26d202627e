"""When and for what a spell is cast: additional and other costs, times, what can't be countered."""

from __future__ import annotations

from bot.abilities.costs import CollectEvidence, EffectCost
from bot.abilities.damage import CantBePrevented
from bot.abilities.limits import During, When
from bot.abilities.statics import (
    AdditionalCost,
    CantBeCopied,
    CantBeCountered,
    CastOnly,
    CastOnlyIf,
    While,
)
from bot.abilities.who import SELF
from bot.cards.phrases.base import G, S
from bot.cards.phrases.damage.rules import rule

p = G.phrase


p("casting", "~ can't be countered", (CantBeCountered(SELF),))
p("casting", "{o:obj.n} can't be countered", (CantBeCountered(S.o),))
p("casting", "~ can't be copied", (CantBeCopied(SELF),))
p(
    "casting",
    "if {c:conditions}, ~ can't be countered and the damage can't be prevented",
    (While(S.c, (CantBeCountered(SELF), rule(CantBePrevented(), by=SELF))),),
    also=(
        "if {c:conditions}, ~ can't be countered by spells or abilities and the damage can't be prevented",
    ),
)
p(
    "casting",
    "if {c:conditions}, ~ can't be countered",
    (While(S.c, (CantBeCountered(SELF),)),),
    also=("if {c:conditions}, ~ can't be countered by spells or abilities",),
)
p("casting", "as a additional cost to cast ~, {c:costs.and}", (AdditionalCost(S.c),))
p(
    "casting",
    "as a additional cost to cast ~, you may collect evidence {n:number}",
    (AdditionalCost((CollectEvidence(S.n),), optional=True),),
)
p(
    "casting",
    "as a additional cost to cast ~, you may {c:costs.and}",
    (AdditionalCost(S.c, optional=True),),
    when=lambda c: not any(isinstance(part, CollectEvidence | EffectCost) for part in c),
)
p("static", "{s:casting}", S.s)
for _words, *_all in (
    ("during combat", When.IN_COMBAT),
    ("during your turn, before attackers are declared", When.YOUR_TURN, When.BEFORE_ATTACKERS),
    ("during your turn and only during combat", When.YOUR_TURN, When.IN_COMBAT),
    (
        "during your turn and only during combat before blockers are declared",
        When.YOUR_TURN,
        When.IN_COMBAT,
        When.BEFORE_BLOCKERS,
    ),
    ("during combat on an opponent's turn", When.AN_OPPONENTS_TURN, When.IN_COMBAT),
    (
        "during the declare blockers step on an opponent's turn",
        When.AN_OPPONENTS_TURN,
        When.DECLARE_BLOCKERS,
    ),
    ("during combat before blockers are declared", When.IN_COMBAT, When.BEFORE_BLOCKERS),
    ("during combat after blockers are declared", When.IN_COMBAT, When.AFTER_BLOCKERS),
    ("before blockers are declared", When.BEFORE_BLOCKERS),
    ("before attackers are declared", When.BEFORE_ATTACKERS),
    ("before the combat damage step", When.BEFORE_DAMAGE),
    ("before combat", When.BEFORE_COMBAT),
    ("during the declare attackers step", When.DECLARE_ATTACKERS),
    ("during the declare blockers step", When.DECLARE_BLOCKERS),
    ("during the end of combat step", When.END_OF_COMBAT),
    ("during your turn", When.YOUR_TURN),
    ("during an opponent's turn", When.AN_OPPONENTS_TURN),
    (
        "during an opponent's turn before attackers are declared",
        When.AN_OPPONENTS_TURN,
        When.BEFORE_ATTACKERS,
    ),
    ("during an opponent's upkeep", When.AN_OPPONENTS_TURN, When.AN_UPKEEP),
    ("during your upkeep", When.YOUR_TURN, When.AN_UPKEEP),
    ("during any upkeep step", When.AN_UPKEEP),
    ("during the upkeep of enchanted creature's controller", When.HOST_CONTROLLERS_TURN, When.AN_UPKEEP),
    ("during your end step", When.YOUR_TURN, When.AN_END_STEP),
    ("during your declare attackers step", When.YOUR_TURN, When.DECLARE_ATTACKERS),
    (
        "during the declare attackers step and only if you've been attacked this step",
        When.DECLARE_ATTACKERS,
        When.ATTACKED_THIS_STEP,
    ),
    ("after combat", When.AFTER_COMBAT),
    ("during an opponent's turn after combat", When.AN_OPPONENTS_TURN, When.AFTER_COMBAT),
    ("during combat after combat damage has been dealt", When.IN_COMBAT, When.AFTER_DAMAGE),
):
    p("castwhen", _words, During(tuple(_all)))
p("casting", "cast ~ only {w:castwhen}", (CastOnly(S.w),))
p("casting", "cast ~ only if {c:condition}", (CastOnlyIf(S.c),))
p("casting", "you can't cast ~ unless {c:condition}", (CastOnlyIf(S.c, "unless"),))
