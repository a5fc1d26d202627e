"""What spells of a kind cost more or less to cast: of which spells, and by how much (CR 601.2f)."""

from __future__ import annotations

from bot.abilities.conditions import IsTurnOf, Paid
from bot.abilities.cost_changes import (
    ByHowMuch,
    Caster,
    CostChange,
    CostRule,
    LeastCost,
    Nth,
    WhichSpells,
)
from bot.abilities.durations import Duration
from bot.abilities.effects import ReplaceLater
from bot.abilities.filters import Filter, InZone, OfType
from bot.abilities.statics import While
from bot.abilities.who import SELF, YOU, Any, Attached
from bot.cards.phrases.base import G, S
from bot.cards.phrases.instructions.beside import Verbatim

p = G.phrase


def _spells(f: Filter, g: Filter | None = None, **_: object) -> bool:
    """What is cast is said to be spells."""
    return all(OfType("Spell") in one.qualities for one in (f, g) if one is not None)


# --- by how much ------------------------------------------------------------------------------------------------------------

for _more, _less in ((False, "less"), (True, "more")):
    _mana = f"{{m:mana}} {_less} to cast"
    p("costmuch", _mana, ByHowMuch(S.m, _more))
    p("costmuch", f"{_mana} {{v:foreach}}", ByHowMuch(S.m, _more, times=S.v))
    p("costmuch", f"{_mana}, where X is {{v:value}}", ByHowMuch(S.m, _more, x=S.v))
    p("costmuch", f"up to {_mana}", ByHowMuch(S.m, _more, up_to=True))
    p("costmuch", f"{_mana} for each target", ByHowMuch(S.m, _more, each_target="each"))
    p(
        "costmuch",
        f"{_mana} for each target beyond the first",
        ByHowMuch(S.m, _more, each_target="beyond the first"),
    )
p(
    "costmuch",
    "{m:mana} less to cast. This effect reduces only the amount of colored mana you pay",
    ByHowMuch(S.m, colored=True),
)

# --- of the spell itself ----------------------------------------------------------------------------------------------------

p("casting", "~ costs {b:costmuch}", (CostChange(None, S.b),))
p("casting", "~ costs {b:costmuch} if {c:condition}", (CostChange(None, S.b, S.c),))
G.alternate("casting", "~ costs {b:costmuch} if it's bargained", (CostChange(None, S.b, Paid("bargain")),))
G.alternate("casting", "~ costs {b:costmuch} during your turn", (CostChange(None, S.b, IsTurnOf(YOU)),))
p("casting", "~ costs {b:costmuch} if it targets a {f:filter.a}", (CostChange(None, S.b, aimed_at=S.f),))
p(
    "casting",
    "if {i:conditions}, {s:casting}",
    (While(S.i, S.s),),
    also=("as long as {i:conditions}, {s:casting}",),
    when=lambda i, s: all(
        (isinstance(part, CostChange) and part.which is None) or (isinstance(part, CostRule) and part.own)
        for part in s
    ),
)

# --- of others --------------------------------------------------------------------------------------------------------------

_BY: tuple[tuple[Caster, str], ...] = (
    ("anyone", ""),
    ("you", " you cast"),
    ("opponents", " your opponents cast"),
)
for _by, _cast in _BY:
    p(
        "costwhich.n",
        f"{{f:filter.n}}{_cast}",
        WhichSpells(S.f, _by),
        when=_spells,
    )
    p(
        "costwhich.n",
        f"{{f:filter.n}} and {{g:filter.n}}{_cast}",
        WhichSpells(S.f, _by, S.g),
        when=_spells,
    )
    if not _cast:
        continue
    for _aim, _who in (
        ("~", SELF),
        ("you", YOU),
        *((f"enchanted {w}", Attached(f"enchanted {w}")) for w in ("creature", "player")),
    ):
        p(
            "costwhich.n",
            f"{{f:filter.n}}{_cast} that target {_aim}",
            WhichSpells(S.f, _by, aimed=_who),
            when=_spells,
        )
    p(
        "costwhich.n",
        f"{{f:filter.n}}{_cast} that target a {{g:filter.a}}",
        WhichSpells(S.f, _by, aimed=Any(S.g)),
        when=lambda f, g: _spells(f),
    )
    for _from in (
        "from anywhere other than your hand",
        "from your graveyard",
        "from exile",
        "from your graveyard or from exile",
        "from graveyards or from exile",
        "but don't own",
        "on your turn",
    ):
        p(
            "costwhich.n",
            f"{{f:filter.n}}{_cast} {_from}",
            WhichSpells(S.f, _by, elsewhere=_from),
            when=_spells,
        )
    p(
        "costwhich.n",
        f"{{f:filter.n}}{_cast} {{s:suffix}}",
        WhichSpells(S.f, _by, suffix=S.s),
        when=lambda f, s: _spells(f) and not any(isinstance(q, InZone) for q in s),
    )
    p(
        "costwhich.1",
        f"each {{f:filter.1}}{_cast}",
        WhichSpells(S.f, _by, each=True),
        when=_spells,
    )
p("costwhich.1", "each {f:filter.1}", WhichSpells(S.f, each=True), when=_spells)
p("costwhich.1", "each {f:filter.1} a player casts", WhichSpells(S.f, each=True, player=True), when=_spells)
p(
    "costwhich.1",
    "each {f:filter.1} you cast {s:suffix}",
    WhichSpells(S.f, "you", suffix=S.s, each=True),
    when=_spells,
)
for _number, _nth in enumerate(("first", "second", "third"), 1):
    _nths: tuple[tuple[Caster, bool, str], ...] = (
        ("you", False, "you cast each turn"),
        ("you", True, "you cast during each of your turns"),
        ("opponents", False, "each opponent casts each turn"),
    )
    for _caster, _own, _when in _nths:
        p(
            "costwhich.1",
            f"the {_nth} {{f:filter.1}} {_when}",
            WhichSpells(S.f, _caster, nth=Nth(_number, _own)),
            when=_spells,
        )

p("costofspells", "{w:costwhich.n} cost {b:costmuch}", (CostChange(S.w, S.b),))
p(
    "static",
    "each {f:filter.1} costs {b:costmuch} except during its controller's turn",
    (CostChange(WhichSpells(S.f, elsewhere="except during its controller's turn", each=True), S.b),),
    when=_spells,
)
p("costofspells", "{w:costwhich.1} costs {b:costmuch}", (CostChange(S.w, S.b),))
p("static", "{c:costofspells}", S.c)
G.computed(
    "clause",
    "{d:until}, {c:costofspells}",
    lambda d, c: ReplaceLater(c[0], d),
    lambda v: (v.duration, (v.replace,)) if isinstance(v.replace, CostChange) else None,
    key=ReplaceLater,
)
G.computed(
    "clause",
    "{c:costofspells} until your next turn",
    lambda c: ReplaceLater(c[0], Duration.UNTIL_YOUR_NEXT_TURN),
    lambda v: None,
    key=ReplaceLater,
    alternate=True,
)
p(
    "static",
    "each {f:filter.1} that would cost less than {n:number.word} mana to cast costs {k:number.word} mana to cast",
    (LeastCost(S.f, S.n, S.k),),
    when=lambda f, n, k: _spells(f) and n == k,
)

# --- the next one, and for a while: kept in words ---------------------------------------------------------------------------


def _said(template: str) -> None:
    G.computed("beside.cost.next", template, lambda f, *slots: () if _spells(f) else None, lambda value: None)


for _less in ("less", "more"):
    _said(f"the next {{f:filter.1}} you cast this turn costs {{m:mana}} {_less} to cast")
    for _now in ("", " as this ability resolves"):
        _said(
            f"the next {{f:filter.1}} you cast this turn costs {{m:mana}} {_less} to cast, where X is {{v:value}}{_now}"
        )
    for _cast in ("you cast", "your opponents cast"):
        _said(f"{{f:filter.n}} {_cast} this turn cost {{m:mana}} {_less} to cast")
G.register(Verbatim("costnext", "beside.cost.next"))
p("clause", "{w:costnext}", ReplaceLater(CostRule(S.w), Duration.THIS_TURN))
