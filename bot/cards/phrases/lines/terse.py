"""The starter cards' own terse notation: read as alternates, printed in full.

`3 damage to any target`, `fog`, `shield any target from the next 3 damage`, `enters: draw a card`,
`host gets +2/+2`, `double damage from a source to you`. Each is another way to write a phrase of Oracle text.
"""

from __future__ import annotations

from typing import Any

from bot.abilities.ability import Triggered
from bot.abilities.amounts import StatOf
from bot.abilities.changes import Gains
from bot.abilities.combat_rules import CantBeBlocked, Lure, MustAttack, MustBeBlocked
from bot.abilities.combining import (
    If,
    Then,
)
from bot.abilities.damage import (
    Add,
    DamageKind,
    Instead,
    Multiply,
    Prevent,
    Redirect,
)
from bot.abilities.effects import (
    ChangeNow,
    DealDamage,
    DealDivided,
    Portion,
    PutCounters,
    ReplaceLater,
)
from bot.abilities.events import Attacks, BeginningOf, Blocks, DealsDamage, Dies, Enters, IsDealtDamage
from bot.abilities.filters import AnOpponent, APlayer, ControlledBy, Filter
from bot.abilities.player_effects import (
    GainLife,
)
from bot.abilities.player_events import GainsLife
from bot.abilities.replacements import ReplaceCounters, ReplaceDying, ReplaceLifeGain
from bot.abilities.statics import LifeFloor, Rules
from bot.abilities.who import SELF, YOU, Attached, Both, ControllerOf, Dealer
from bot.abilities.who import Any as AnyOf
from bot.cards.back import Back, ThatMuch, WasDealtThisWay
from bot.cards.phrases.base import G, S
from bot.cards.phrases.damage.rules import rule
from bot.cards.phrases.damage.shields import shield
from bot.cards.phrases.damage.would_deal import said_again

a = G.alternate

# --- things: what ~ enchants or equips ---------------------------------------------------------------------------------
for _rule in ("obj.1", "actor", "being", "anydealer", "anyhit1", "owned.1"):
    a(_rule, "host", Attached("enchanted creature"))
    a(_rule, "bearer", Attached("equipped creature"))

a("change.has@", "<is|are> unblockable", (CantBeBlocked(),))

# --- instructions --------------------------------------------------------------------------------------------------------
a("plain", "{n:amount} damage to {r:hit}", DealDamage(SELF, (Portion(S.n, S.r),)))
a(
    "plain",
    "{n:amount} damage to {r:hit} and {m:amount} to {q:hit}",
    DealDamage(SELF, (Portion(S.n, S.r), Portion(S.m, S.q))),
)
a("plain", "fog", shield(Prevent(), DamageKind.COMBAT))
a("plain", "shield {r:hit} from the next {n:amount} {k:dkind}", shield(Prevent(), S.k, S.r, capacity=S.n))
a("plain", "shield {r:hit} from all {k:dkind}", shield(Prevent(), S.k, S.r))
a(
    "plain",
    "shield {r:hit} from the next hit of {s:dealer}",
    shield(Prevent(), DamageKind.ANY, S.r, S.s, once=True),
)
a(
    "plain",
    "move the next {n:amount} damage from {r:hit} to {t:hit}",
    shield(Redirect(S.t), DamageKind.ANY, S.r, capacity=S.n),
)
a(
    "plain",
    "move all damage this turn by {s:dealer} from {r:hit} to {t:hit}",
    shield(Redirect(S.t), DamageKind.ANY, S.r, S.s),
)
a(
    "plain",
    "move the next hit of {s:dealer} from {r:hit} to {t:hit}",
    shield(Redirect(S.t), DamageKind.ANY, S.r, S.s, once=True),
)
a("plain", "{o:obj.1}: {b:bonus} this turn", ChangeNow(S.o, (S.b,)))
G.computed(
    "plain",
    "{o:obj.1}: {k:keywordlist} this turn",
    lambda o, k: ChangeNow(o, tuple(_gains(k))),
    lambda value: None,
    key=ChangeNow,
    alternate=True,
)


def _gains(keywords: tuple[Any, ...]) -> list[Any]:
    return [Gains(k) for k in keywords]


# --- static abilities --------------------------------------------------------------------------------------------------------
a("static", "no {k:dkind} to {r:hit}", (rule(Prevent(), S.k, S.r),))
a("static", "no {k:dkind} to or by {c:thing}", (rule(Prevent(), S.k, S.c), rule(Prevent(), S.k, None, S.c)))
a("static", "move all {k:dkind} from {r:hit.both} to {t:hit}", (rule(Redirect(S.t), S.k, S.r),))


def _scaled(change: Any) -> Any:
    def build(s: Any, r: Any, *n: Any) -> Any:
        if said_again(r) is None:
            return None
        return (rule(change(*n) if callable(change) else change, DamageKind.ANY, r, s),)

    return build


for _word, _change in (("double", Multiply(2)), ("triple", Multiply(3))):
    G.computed(
        "static",
        f"{_word} damage from {{s:anydealers}} to {{r:anyhit}}",
        _scaled(_change),
        lambda value: None,
        key=tuple,
        alternate=True,
    )
G.computed(
    "static",
    "from {s:anydealers} to {r:anyhit} {n:int} more damage",
    _scaled(Add),
    lambda value: None,
    key=tuple,
    alternate=True,
)
a(
    "static",
    "{n:amount} less damage from {s:anydealers} to {r:anyhit}",
    (rule(Prevent(amount=S.n), DamageKind.ANY, S.r, S.s),),
)
a("static", "unblockable", (Rules(SELF, (CantBeBlocked(),)),))
a("static", "must attack", (Rules(SELF, (MustAttack(),)),))
a("static", "must be blocked", (Rules(SELF, (MustBeBlocked(),)),))
a("static", "lure {o:obj.1}", (Rules(S.o, (Lure(),)),))

# --- triggered abilities -------------------------------------------------------------------------------------------------------
_PLAYER, _OPPONENT = AnyOf(Filter((APlayer(),))), AnyOf(Filter((AnOpponent(),)))
for _words, _triggered in (
    ("enters", Triggered(Enters(SELF), S.x, word="when")),
    ("dies", Triggered(Dies(SELF), S.x, word="when")),
    ("attacks", Triggered(Attacks(SELF), S.x, word="whenever")),
    ("blocks", Triggered(Blocks(SELF), S.x, word="whenever")),
    ("life gained", Triggered(GainsLife(YOU), S.x, word="whenever")),
    ("damaged", Triggered(IsDealtDamage(SELF), S.x, word="whenever")),
    ("damaged in combat", Triggered(IsDealtDamage(SELF, DamageKind.COMBAT), S.x, word="whenever")),
    ("combat damage", Triggered(DealsDamage(SELF, None, DamageKind.COMBAT), S.x, word="whenever")),
    (
        "combat damage to a player",
        Triggered(DealsDamage(SELF, _PLAYER, DamageKind.COMBAT), S.x, word="whenever"),
    ),
    ("damage to a player", Triggered(DealsDamage(SELF, _PLAYER), S.x, word="whenever")),
    ("damage to an opponent", Triggered(DealsDamage(SELF, _OPPONENT), S.x, word="whenever")),
    ("damage", Triggered(DealsDamage(SELF), S.x, word="whenever")),
    ("upkeep", Triggered(BeginningOf("upkeep", YOU), S.x, word="at")),
    ("end step", Triggered(BeginningOf("end step", YOU), S.x, word="at")),
):
    a("ability", f"{_words}: {{x:paragraph}}", _triggered)
a("ability", "on {e:event}: {x:paragraph}", Triggered(S.e, S.x, word="whenever"))
a("ability", "once {e:event}: {x:paragraph}", Triggered(S.e, S.x, word="when"))

# --- more instructions ---------------------------------------------------------------------------------------------------------
a("plain", "split {n:amount} damage among {t:among}", DealDivided(SELF, S.n, S.t))
for _class, _bites in (("1", "bites"), ("n", "bite")):
    a(
        "plain",
        f"{{o:obj.{_class}}} {_bites} {{r:hit}}",
        DealDamage(S.o, (Portion(StatOf("power", Dealer()), S.r),)),
        when=lambda o, r: o != SELF,
    )
a(
    "step",
    "shield {r:hit} from the next hit of {s:dealer}, then {e:plain}.",
    shield(Prevent(rider=(If(WasDealtThisWay("prevented"), (S.e,)),)), DamageKind.ANY, S.r, S.s, once=True),
)
a(
    "plain",
    "drain {n:amount} from {r:hit}",
    Then((DealDamage(SELF, (Portion(S.n, S.r),)), GainLife(YOU, S.n))),
)
a(
    "step",
    "exile that creature if it would die this turn.",
    ReplaceLater(ReplaceDying(Back("that creature"), "exile")),
)
a("static", "life floor {n:int}", (LifeFloor(YOU, S.n),))
a("static", "double life gain", (ReplaceLifeGain(YOU, factor=2),))
for _kind in ("-1/-1", "+1/+1"):
    a("static", f"one fewer {_kind} counter on {{w:dier}}", (ReplaceCounters(_kind, S.w, plus=-1),))
a(
    "static",
    "{k:dkind} from {s:anydealers} to {r:anyhit} becomes {c:counterkind} counters",
    (rule(Instead((PutCounters(S.c, ThatMuch(), Back("that creature")),)), S.k, S.r, S.s),),
)
a(
    "suffix",
    "on that side",
    (ControlledBy(Both((Back("that player"), ControllerOf(Back("that planeswalker"))))),),
)
