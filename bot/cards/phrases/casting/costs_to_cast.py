"""What spells cost more or less to cast: kept in words, as nothing else asks for it."""

from __future__ import annotations

from typing import Any

from bot.abilities.costs import EffectCost, Mana
from bot.abilities.durations import Duration
from bot.abilities.effects import ReplaceLater
from bot.abilities.filters import OfType
from bot.abilities.statics import (
    AbilityCost,
    AlternativeCost,
    BesideStatic,
    CantBeCountered,
    CostChange,
    MayCastAsThough,
    TargetingCostsLife,
    While,
)
from bot.abilities.who import SELF, EachOpponent
from bot.cards.phrases.base import G, S
from bot.cards.phrases.instructions.beside import Verbatim
from bot.language.rules import Found, Rule
from bot.language.run import Run

p = G.phrase


def _cost_words(direction: str, tail: str = "") -> None:
    words = f"costs {{m:mana}} {direction} to cast{tail}"
    slot_free = "{v:foreach}" not in tail

    def build(m: Any) -> Any:
        return (CostChange(None, f"costs {m.symbols} {direction} to cast{tail}"),)

    def match(value: Any) -> Any:
        if not (isinstance(value, tuple) and len(value) == 1 and isinstance(value[0], CostChange)):
            return None
        text = value[0].words
        if (
            value[0].what is not None
            or not text.startswith("costs ")
            or not text.endswith(f" {direction} to cast{tail}")
        ):
            return None
        return (Mana(text.split(" ")[1]),)

    assert slot_free
    G.computed("casting", f"~ {words}", build, match, key=tuple)


_cost_words("more", " for each target beyond the first")
_cost_words("less")
_cost_words("more")


class CostOfSpells(Rule):
    """`Creature spells you cast cost {1} less to cast` as one cost change."""

    def __init__(self) -> None:
        super().__init__("costofspells")
        self._filter = G.rule("filter.n")
        self._each = G.rule("foreach")

    def read(self, run: Run, at: int) -> list[Found]:
        out: list[Found] = []
        for end, what, node in run.read(self._filter, at):
            for tail, who in (
                ("you cast cost", " you cast"),
                ("your opponents cast cost", " your opponents cast"),
                ("cost", ""),
            ):
                words = tuple(tail.split())
                if run.folded[end : end + len(words)] != words:
                    continue
                i = end + len(words)
                mana = run.exact[i]
                rest = run.folded[i + 1 : i + 4]
                if mana.startswith("{") and rest in (
                    ("less", "to", "cast"),
                    ("more", "to", "cast"),
                    ("more", "to", "activate"),
                    ("less", "to", "activate"),
                ):
                    out.append(self._change(what, f"{who} cost {mana} {' '.join(rest)}", i + 4, node))
                    out += [
                        self._change(what, f"{who} cost {' '.join(run.exact[i:each])}", each, node)
                        for each, _, _ in run.read(self._each, i + 4)
                    ]
        return out

    def _change(self, what: Any, words: str, end: int, node: Any) -> Found:
        value = CostChange(what, words)
        return end, (value,), self.node((value,), (0, words), (node,))

    def write(self, value: Any) -> str | None:
        if not (isinstance(value, tuple) and len(value) == 1 and isinstance(value[0], CostChange)):
            return None
        if value[0].what is None:
            return None
        text = self._filter.write(value[0].what)
        return None if text is None else text + value[0].words


G.register(CostOfSpells())
p("static", "{c:costofspells}", S.c)
G.computed(
    "clause",
    "{d:until}, {c:costofspells}",
    lambda d, c: ReplaceLater(c[0], d),
    lambda v: (v.duration, (v.replace,)) if isinstance(v.replace, CostChange) else None,
    key=ReplaceLater,
)
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
p("static", "activated abilities of {o:being} cost {m:mana} more to activate", (AbilityCost(S.o, S.m),))

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
G.computed(
    "beside.costs",
    "costs {m:mana} less to cast {v:foreach}",
    lambda m, v: (),
    lambda v: None,
)
G.computed("beside.costs", "costs {m:mana} less to cast if {c:condition}", lambda m, c: (), lambda v: None)
G.computed(
    "beside.costs",
    "costs {m:mana} less to cast if it targets a {f:filter.a}",
    lambda m, f: (),
    lambda v: None,
)
for _when in (
    "during your turn",
    "during your end step",
    "if it's bargained",
    "if you cast it from anywhere other than your hand",
):
    G.computed("beside.costs", f"costs {{m:mana}} less to cast {_when}", lambda m: (), lambda v: None)
for _less in ("less", "more"):
    G.computed(
        "beside.costs",
        f"costs {{m:mana}} {_less} to cast, where X is {{v:value}}",
        lambda m, v: (),
        lambda v: None,
    )
G.register(Verbatim("costwords", "beside.costs"))
G.computed(
    "casting",
    "~ {w:costwords}",
    lambda w: (CostChange(None, w),),
    lambda v: (
        (v[0].words,)
        if len(v) == 1
        and isinstance(v[0], CostChange)
        and v[0].what is None
        and not v[0].words.endswith(" cast")
        else None
    ),
    key=tuple,
)

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
p(
    "casting",
    "if {i:conditions}, {s:casting}",
    (While(S.i, S.s),),
    also=("as long as {i:conditions}, {s:casting}",),
    when=lambda i, s: all(isinstance(part, CostChange) and part.what is None for part in s),
)
G.computed(
    "clause",
    "{c:costofspells} until your next turn",
    lambda c: ReplaceLater(c[0], Duration.UNTIL_YOUR_NEXT_TURN),
    lambda v: None,
    key=ReplaceLater,
    alternate=True,
)
