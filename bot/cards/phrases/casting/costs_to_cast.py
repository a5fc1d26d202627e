"""How spells are cast and paid for otherwise: another cost, as though with flash, what can't be countered."""

from __future__ import annotations

from bot.abilities.cost_changes import CostRule
from bot.abilities.costs import EffectCost, Mana
from bot.abilities.durations import Duration
from bot.abilities.effects import ReplaceLater
from bot.abilities.filters import OfType
from bot.abilities.statics import (
    AlternativeCost,
    BesideStatic,
    CantBeCountered,
    MayCastAsThough,
    TargetingCostsLife,
    While,
)
from bot.abilities.who import SELF, EachOpponent
from bot.cards.phrases.base import G, S
from bot.cards.phrases.instructions.beside import Verbatim

p = G.phrase


#: How what is cast is paid for: whoever tells that it is cast tells that it is paid.
for _helping in ("convoke", "improvise", "delve", "affinity for {g:filter.n}", "undaunted", "assist"):
    G.computed(
        "beside.helped",
        f"{{f:filter.n}} you cast have {_helping}",
        lambda f, g=None: () if OfType("Spell") in f.qualities else None,
        lambda v: None,
    )
G.register(Verbatim("helpedwords", "beside.helped"))
p("static", "{w:helpedwords}", (BesideStatic("cost", S.w),))
#: Another cost for whatever is cast: nobody is made to pay it.
for _spells in ("{f:filter.n}", "a {f:filter.a}"):
    for _cast in ("you cast", "that you cast"):
        G.computed(
            "beside.othercost",
            f"you may pay {{m:mana}} rather than pay the mana cost for {_spells} {_cast}",
            lambda m, f: () if OfType("Spell") in f.qualities else None,
            lambda v: None,
        )
G.register(Verbatim("othercostwords", "beside.othercost"))
p("static", "{w:othercostwords}", (BesideStatic("cost", S.w),))
p("casting", "you may {c:othercost} rather than pay ~'s mana cost", (AlternativeCost(S.c),))
p(
    "casting",
    "if {i:condition}, you may {c:othercost} rather than pay ~'s mana cost",
    (While(S.i, (AlternativeCost(S.c),)),),
)
G.alternate(
    "casting",
    "if {i:condition}, rather than pay ~'s mana cost, you may {c:othercost}",
    (While(S.i, (AlternativeCost(S.c),)),),
)
p(
    "static",
    "spells your opponents cast that target ~ cost a additional {n:digits} life to cast",
    (TargetingCostsLife(EachOpponent(), SELF, S.n),),
)
p("casting", "you may cast ~ as though it had flash", (MayCastAsThough(),))
#: On a spell; of a permanent what holds is said `as long as`.
p(
    "spellcasting",
    "if {i:condition}, you may cast ~ as though it had flash",
    (While(S.i, (MayCastAsThough(),)),),
    also=("you may cast ~ as though it had flash if {i:condition}", "~ has flash as long as {i:condition}"),
)
p("spellcasting", "{s:casting}", S.s)
G.alternate(
    "staticwhile",
    "if {i:condition}, you may cast ~ as though it had flash",
    (While(S.i, (MayCastAsThough(),)),),
)
p(
    "casting",
    "you may cast ~ as though it had flash. If you cast it any time a sorcery couldn't have been cast, the controller of the "
    "permanent it becomes sacrifices it at the beginning of the next cleanup step",
    (MayCastAsThough(lent=True),),
)
p(
    "clause",
    "{o:obj.n} can't be countered {d:this}",
    ReplaceLater(CantBeCountered(S.o), S.d),
    also=("{o:obj.n} can't be countered by spells or abilities {d:this}",),
)
p(
    "clause",
    "{o:obj.n} can't be countered by {f:filter.n} {d:this}",
    ReplaceLater(CantBeCountered(S.o, S.f), S.d),
    when=lambda o, f, d: f.qualities[-1] == OfType("Spell"),
)
p(
    "clause",
    "{o:target.1} can't be countered",
    ReplaceLater(CantBeCountered(S.o), Duration.INDEFINITELY),
    also=("{o:target.1} can't be countered by spells or abilities",),
)
G.alternate("casting", "~ can't be countered by spells or abilities", (CantBeCountered(SELF),))
G.alternate("casting", "{o:obj.n} can't be countered by spells or abilities", (CantBeCountered(S.o),))
for _when in (
    "during your end step",
    "if you cast it from anywhere other than your hand",
):
    G.computed("beside.costs", f"costs {{m:mana}} less to cast {_when}", lambda m: (), lambda v: None)
G.register(Verbatim("costwords", "beside.costs"))
p("casting", "~ {w:costwords}", (CostRule(S.w, own=True),))

p("othercost", "{c:costs.and}", S.c, when=lambda c: not any(isinstance(part, Mana) for part in c))
p("othercost", "pay {m:mana}", (S.m,))
p("othercost", "pay {m:mana} and {c:costpart}", (S.m, S.c))
G.computed(
    "beside.exiling",
    "exile the top {n:intword} {f:filter.n} of your graveyard",
    lambda n, f: (),
    lambda v: None,
)
G.register(Verbatim("exilingwords", "beside.exiling"))
G.computed(
    "othercost",
    "{w:exilingwords}",
    lambda w: (EffectCost(w),),
    lambda v: (v[0].words,) if len(v) == 1 and isinstance(v[0], EffectCost) else None,
    key=tuple,
)
G.computed(
    "casting",
    "you may cast ~ as though it had flash if you pay {m:mana} more to cast it",
    lambda m: (MayCastAsThough(m.symbols),),
    lambda v: (Mana(v[0].more),) if len(v) == 1 and isinstance(v[0], MayCastAsThough) and v[0].more else None,
    key=tuple,
)
