"""Attacking, blocking and assigning damage: what creatures can't, must and may do (E, F)."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts import StatOf
from bot.abilities.combat_rules import (
    AssignsByToughness,
    AssignsNoCombatDamage,
    AttacksOnlyAlone,
    BlockedAsThough,
    BlockedByAtLeast,
    BlockedByAtMost,
    CanAttackAsThough,
    CanBlockAsThough,
    CanBlockMore,
    CanBlockOnly,
    CantAttack,
    CantAttackOrBlockAlone,
    CantBeBlocked,
    CantBlock,
    CantCrew,
    CantPhase,
    Goaded,
    MustAttack,
    MustBeBlocked,
    MustBlock,
    OnlyAlongside,
)
from bot.abilities.durations import Duration
from bot.abilities.effects import SetRule
from bot.abilities.filters import Compare, Filter, IsSelf, OfType
from bot.abilities.who import SELF, YOU
from bot.cards.phrases.base import G, S
from bot.cards.phrases.words.verbs import order, thing_verb
from bot.values import replace

TURN = Duration.THIS_TURN


def combat_rule(
    static: str,
    turn: str,
    pattern: tuple[Any, ...],
    turned: tuple[Any, ...] | None = None,
    *,
    also: tuple[str, ...] = (),
    turn_also: tuple[str, ...] = (),
    when: Any = None,
) -> None:
    """A statement in both forms: of a static ability, and for a while (`turn` has a `{d:this}`, or says `this turn`)."""
    if static:
        G.phrase("change.has@", static, pattern, also=also, when=when)
    if turn:
        duration = S.d if "{d:" in turn else TURN
        inner = when
        guard = (
            None
            if inner is None
            else (lambda **slots: inner(**{k: v for k, v in slots.items() if k not in ("who", "d")}))
        )
        thing_verb(turn, SetRule(S.who, turned or pattern, duration), also=turn_also, when=guard)


# --- what creatures can't do ------------------------------------------------------------------------------------------------

#: By what something can't be blocked.
G.phrase("blockers", "by {f:filter.n}", (CantBeBlocked(by=S.f),))
G.phrase("blockers", "except by {f:filter.n}", (CantBeBlocked(except_by=S.f),))
G.phrase("blockers", "except by {n:intword} or more creatures", (BlockedByAtLeast(S.n),))
G.phrase("blockers", "by more than one creature", (BlockedByAtMost(1),))
for _words, _walkers in (("you", False), ("you or planeswalkers you control", True)):
    G.phrase("attackedby", _words, (YOU, _walkers))
G.alternate("attackedby", "you or a planeswalker you control", (YOU, True))
#: What can't be done, by one or by several.
_STRONGER = Filter((OfType("Creature"), Compare("power", ">", StatOf("power", SELF))))
_ITSELF = Filter((IsSelf(),))
for _words, _rules in (
    ("attack", (CantAttack(),)),
    ("attack {w,p:attackedby}", (CantAttack(S.w, S.p),)),
    ("block", (CantBlock(),)),
    ("attack or block", (CantAttack(), CantBlock())),
    ("attack, block, or crew Vehicles", (CantAttack(), CantBlock(), CantCrew())),
    ("block or crew Vehicles", (CantBlock(), CantCrew())),
    ("crew Vehicles", (CantCrew(),)),
    ("block {f:filter.n}", (CantBlock(S.f),)),
    ("block ~", (CantBlock(_ITSELF),)),
    ("block or be blocked by {f:filter.n}", (CantBlock(S.f), CantBeBlocked(by=S.f))),
    ("be blocked", (CantBeBlocked(),)),
    ("be blocked {b:blockers}", S.b),
    ("be blocked unless all creatures defending player controls block it", (BlockedByAtLeast(0, all=True),)),
    ("attack or block alone", (CantAttackOrBlockAlone(),)),
    ("attack alone", (CantAttackOrBlockAlone(block=False),)),
    ("block alone", (CantAttackOrBlockAlone(attack=False),)),
    ("attack unless at least {n:intword} other creatures attack", (OnlyAlongside(S.n, None, True, False),)),
    ("block unless at least {n:intword} other creatures block", (OnlyAlongside(S.n, None, False, True),)),
    ("attack unless a creature with greater power also attacks", (OnlyAlongside(1, _STRONGER, True, False),)),
    ("block unless a creature with greater power also blocks", (OnlyAlongside(1, _STRONGER, False, True),)),
    ("phase out", (CantPhase(),)),
):
    G.phrase("deterred", _words, _rules)
G.alternate("deterred", "block it", (CantBlock(_ITSELF),))
G.phrase("change.has@", "can't {r:deterred}", S.r)
thing_verb(
    "can't {r:deterred} {d:this}", SetRule(S.who, S.r, S.d), also=("can't be blocked {d:this} {r:blockers}",)
)
G.alternate("clause", "{d:until}, {who:obj@} can't {r:deterred}", SetRule(S.who, S.r, S.d))

#: Until something is so, or something is paid.
_Deterring = CantAttack | CantBlock


def _lifted(r: tuple[Any, ...], **by: Any) -> Any:
    free = all(isinstance(rule, _Deterring) and rule.unless is None and not rule.cost for rule in r)
    return tuple(replace(rule, **by) for rule in r) if free else None


def _lifted_said(value: tuple[Any, ...], *by: str) -> Any:
    """What would be so, and what lifts it."""
    if not value or not all(isinstance(rule, _Deterring) for rule in value):
        return None
    first = value[0]
    free = tuple(replace(rule, unless=None, cost=(), **({"x": None} if "x" in by else {})) for rule in value)
    how = tuple(getattr(first, name) for name in by)
    return (free, *how) if all(how) else None


G.computed(
    "change.has@",
    "can't {r:deterred} unless {c:condition}",
    lambda r, c: _lifted(r, unless=c),
    lambda v: _lifted_said(v, "unless"),
    key=tuple,
)
_EACH = (
    "unless <its controller pays {c:manacost}|their controller pays {c:manacost} for each of those creatures>"
)
G.computed(
    "change.has@",
    "can't {r:deterred} " + _EACH,
    lambda r, c: _lifted(r, cost=c),
    lambda v: _lifted_said(v, "cost"),
    key=tuple,
)
for _payers in ("", " for each creature they control that's attacking you"):
    G.computed(
        "change.has.n",
        f"can't {{r:deterred}} unless their controller pays {{c:manacost}}{_payers}",
        lambda r, c: _lifted(r, cost=c),
        lambda v: None,
        key=tuple,
        alternate=True,
    )
G.computed(
    "change.has@",
    f"can't {{r:deterred}} {_EACH}, where X is {{v:value}}",
    lambda r, c, v: _lifted(r, cost=c, x=v) if isinstance(r[0], CantAttack) and len(r) == 1 else None,
    lambda v: _lifted_said(v, "cost", "x") if len(v) == 1 and isinstance(v[0], CantAttack) else None,
    key=tuple,
)

# --- what they can do and must do -------------------------------------------------------------------------------------------

combat_rule("can block only {f:filter.n}", "can block only {f:filter.n} {d:this}", (CanBlockOnly(S.f),))
combat_rule("can only attack alone", "", (AttacksOnlyAlone(),), also=("can attack only alone",))
combat_rule(
    "<attacks|attack> each combat if able",
    "<attacks|attack> this turn if able",
    (MustAttack(),),
    (MustAttack("this turn"),),
    also=("<attacks|attack> each turn if able", "must attack each combat if able", "must attack if able"),
)
combat_rule(
    "<attacks|attack> {p:player.1} each combat if able",
    "<attacks|attack> {p:player.1} this turn if able",
    (MustAttack(whom=S.p),),
    (MustAttack("this turn", S.p),),
)
thing_verb(
    "<attacks|attack> this combat if able", SetRule(S.who, (MustAttack("this turn"),), Duration.THIS_COMBAT)
)
thing_verb(
    "<attacks|attack> {p:player.1} this combat if able",
    SetRule(S.who, (MustAttack("this turn", S.p),), Duration.THIS_COMBAT),
)
thing_verb("<attacks|attack> you this turn if able", SetRule(S.who, (MustAttack("this turn", YOU),), TURN))
combat_rule(
    "<blocks|block> each combat if able",
    "<blocks|block> this turn if able",
    (MustBlock(),),
    (MustBlock("this turn"),),
    also=("<blocks|block> each turn if able",),
)
thing_verb("<blocks|block> {o:obj.1} this turn if able", SetRule(S.who, (MustBlock("this turn", S.o),), TURN))
thing_verb(
    "<blocks|block> {o:obj.1} this combat if able",
    SetRule(S.who, (MustBlock("this turn", S.o),), Duration.THIS_COMBAT),
)
combat_rule("must be blocked if able", "must be blocked this turn if able", (MustBeBlocked(),))
combat_rule(
    "must be blocked by a {f:filter.a} if able",
    "must be blocked this turn by a {f:filter.a} if able",
    (MustBeBlocked(S.f),),
)
for _more, _n in (("a additional creature", 1), ("{n:intword} additional creatures", S.n)):
    combat_rule(
        f"can block {_more} each combat",
        f"can block {_more} {{d:this}}",
        (CanBlockMore(_n),),
        also=(f"can block {_more}",)
        if _n == 1
        else ("can block a additional {n:intword} creatures each combat", f"can block up to {_more}"),
    )
combat_rule(
    "can block any number of creatures", "can block any number of creatures {d:this}", (CanBlockMore(None),)
)
for _keyword in ("shadow", "reach", "flying"):
    _though = (CanBlockAsThough(f"it had {_keyword}"),)
    combat_rule(
        f"can block as though <it|they> had {_keyword}",
        f"can block {{d:this}} as though <it|they> had {_keyword}",
        _though,
        also=(f"can block creatures with {_keyword} as though <it|they> had {_keyword}",),
    )
for _they in ("they didn't have", "~ had"):
    G.alternate(
        "change.has.1",
        f"can block creatures with shadow as though {_they} shadow",
        (CanBlockAsThough("it had shadow"),),
    )
combat_rule(
    "can block as though <it were|they were> untapped",
    "can block {d:this} as though <it were|they were> untapped",
    (CanBlockAsThough("it were untapped"),),
)
for _how in ("didn't have defender", "had haste"):
    combat_rule(
        f"can attack as though <it|they> {_how}",
        f"can attack {{d:this}} as though <it|they> {_how}",
        (CanAttackAsThough(_how),),
        turn_also=(f"can attack as though <it|they> {_how} {{d:this}}",),
    )
G.phrase(
    "change.has@",
    "can be blocked as though <it|they> didn't have {k:keyword}",
    (BlockedAsThough(S.k),),
    when=lambda k: k.name == "landwalk",
)
combat_rule(
    "<assigns|assign> no combat damage",
    "<assigns|assign> no combat damage {d:this}",
    (AssignsNoCombatDamage(),),
)
combat_rule(
    "<assigns|assign> combat damage equal to its toughness rather than its power",
    "<assigns|assign> combat damage equal to its toughness rather than its power {d:this}",
    (AssignsByToughness(),),
    also=(
        "<assigns|assign> combat damage equal to <its toughness rather than its power|their toughness rather than their power>",
    ),
)
G.alternate(
    "clause",
    "{d:until}, {who:obj@} <assigns|assign> combat damage equal to <its toughness rather than its power|their toughness rather than their power>",
    SetRule(S.who, (AssignsByToughness(),), S.d),
)
combat_rule("<is|are> goaded", "", (Goaded(),))
order("goad {o:thing}", SetRule(S.o, (Goaded(),), Duration.UNTIL_YOUR_NEXT_TURN))
