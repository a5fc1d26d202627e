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
    CanBlockMore,
    CanBlockOnly,
    CantAttack,
    CantAttackOrBlockAlone,
    CantBeBlocked,
    CantBlock,
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


combat_rule("can't attack", "can't attack {d:this}", (CantAttack(),))
combat_rule("can't block", "can't block {d:this}", (CantBlock(),))
combat_rule("can't attack or block", "can't attack or block {d:this}", (CantAttack(), CantBlock()))
combat_rule("can't attack you", "can't attack you {d:this}", (CantAttack(YOU),))
combat_rule(
    "can't attack you or planeswalkers you control",
    "can't attack you or planeswalkers you control {d:this}",
    (CantAttack(YOU, True),),
    also=("can't attack you or a planeswalker you control",),
)
_STRONGER = Filter((OfType("Creature"), Compare("power", ">", StatOf("power", SELF))))
for _does, _doing in (
    ("attack", (True, False)),
    ("block", (False, True)),
):
    combat_rule(
        f"can't {_does} unless at least {{n:intword}} other creatures {_does}",
        "",
        (OnlyAlongside(S.n, None, *_doing),),
    )
    combat_rule(
        f"can't {_does} unless a creature with greater power also {_does}s",
        "",
        (OnlyAlongside(1, _STRONGER, *_doing),),
    )
combat_rule("can't phase out", "can't phase out {d:this}", (CantPhase(),))
G.alternate("clause", "{d:until}, {who:obj.1} can't phase out", SetRule(S.who, (CantPhase(),), S.d))
combat_rule("can't attack unless {c:condition}", "", (CantAttack(unless=S.c),))
combat_rule("can't block unless {c:condition}", "", (CantBlock(unless=S.c),))
combat_rule("can't attack or block unless {c:condition}", "", (CantAttack(unless=S.c), CantBlock(unless=S.c)))
for _pays in ("its controller pays", "their controller pays"):
    _register = G.phrase if _pays.startswith("its") else G.alternate
    _register(
        "change.has.1" if _pays.startswith("its") else "change.has.n",
        f"can't attack unless {_pays} {{c:manacost}}",
        (CantAttack(cost=S.c),),
    )
    _register(
        "change.has.1" if _pays.startswith("its") else "change.has.n",
        f"can't attack or block unless {_pays} {{c:manacost}}",
        (CantAttack(cost=S.c), CantBlock(cost=S.c)),
    )
G.phrase(
    "change.has.n",
    "can't attack you unless their controller pays {c:manacost} for each creature they control that's attacking you",
    (CantAttack(YOU, cost=S.c),),
    also=("can't attack you unless their controller pays {c:manacost} for each of those creatures",),
)
G.phrase(
    "change.has.n",
    "can't attack you or a planeswalker you control unless their controller pays {c:manacost} for each of those creatures",
    (CantAttack(YOU, True, cost=S.c),),
)
for _whom, _walkers in (("you", False), ("you or a planeswalker you control", True)):
    _tax = f"can't attack {_whom} unless their controller pays {{c:manacost}} for each of those creatures"
    G.phrase("change.has.n", f"{_tax}, where X is {{v:value}}", (CantAttack(YOU, _walkers, cost=S.c, x=S.v),))
G.phrase(
    "change.has.n",
    "can't block unless their controller pays {c:manacost} for each of those creatures",
    (CantBlock(cost=S.c),),
)
combat_rule(
    "can't block or be blocked by {f:filter.n}",
    "can't block or be blocked by {f:filter.n} {d:this}",
    (CantBlock(S.f), CantBeBlocked(by=S.f)),
)
combat_rule("can't block {f:filter.n}", "can't block {f:filter.n} {d:this}", (CantBlock(S.f),))
thing_verb("can't block ~ {d:this}", SetRule(S.who, (CantBlock(Filter((IsSelf(),))),), S.d))
combat_rule("can block only {f:filter.n}", "can block only {f:filter.n} {d:this}", (CanBlockOnly(S.f),))
combat_rule(
    "can't be blocked",
    "can't be blocked {d:this}",
    (CantBeBlocked(),),
    also=("is unblockable",),
    turn_also=(),
)
combat_rule(
    "can't be blocked by {f:filter.n}",
    "can't be blocked by {f:filter.n} {d:this}",
    (CantBeBlocked(by=S.f),),
    turn_also=("can't be blocked {d:this} by {f:filter.n}",),
)
combat_rule(
    "can't be blocked except by {f:filter.n}",
    "can't be blocked {d:this} except by {f:filter.n}",
    (CantBeBlocked(except_by=S.f),),
    turn_also=("can't be blocked except by {f:filter.n} {d:this}",),
)
combat_rule(
    "can't be blocked except by {n:intword} or more creatures",
    "can't be blocked {d:this} except by {n:intword} or more creatures",
    (BlockedByAtLeast(S.n),),
)
combat_rule(
    "can't be blocked by more than one creature",
    "can't be blocked by more than one creature {d:this}",
    (BlockedByAtMost(1),),
    turn_also=("can't be blocked {d:this} by more than one creature",),
)
combat_rule(
    "can't be blocked unless all creatures defending player controls block it",
    "",
    (BlockedByAtLeast(0, all=True),),
)
combat_rule("can't attack or block alone", "", (CantAttackOrBlockAlone(),))
combat_rule("can't attack alone", "", (CantAttackOrBlockAlone(block=False),))
combat_rule("can only attack alone", "", (AttacksOnlyAlone(),), also=("can attack only alone",))
combat_rule("can't block alone", "", (CantAttackOrBlockAlone(attack=False),))
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
combat_rule(
    "can block a additional creature each combat",
    "can block a additional creature {d:this}",
    (CanBlockMore(1),),
    also=("can block a additional creature",),
)
combat_rule(
    "can block {n:intword} additional creatures each combat",
    "can block {n:intword} additional creatures {d:this}",
    (CanBlockMore(S.n),),
    also=(
        "can block a additional {n:intword} creatures each combat",
        "can block up to {n:intword} additional creatures",
    ),
)
combat_rule(
    "can block any number of creatures", "can block any number of creatures {d:this}", (CanBlockMore(None),)
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
for _class, _by_toughness in (
    ("1", "assigns combat damage equal to its toughness rather than its power"),
    ("n", "assign combat damage equal to their toughness rather than their power"),
):
    G.alternate(
        "clause",
        f"{{d:until}}, {{who:obj.{_class}}} {_by_toughness}",
        SetRule(S.who, (AssignsByToughness(),), S.d),
    )
combat_rule("can't block ~", "", (CantBlock(Filter((IsSelf(),))),), also=("can't block it",))
combat_rule("<is|are> goaded", "", (Goaded(),))
order("goad {o:thing}", SetRule(S.o, (Goaded(),), Duration.UNTIL_YOUR_NEXT_TURN))

p = G.phrase
# Said of the one that others must block.
