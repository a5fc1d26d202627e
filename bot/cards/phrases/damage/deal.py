"""Dealing damage: `~ deals 3 damage to any target`, divided, equal to a value, and fights (A1-A18)."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts import Half, Number, Plus, Stat, StatOf, Times, X
from bot.abilities.effects import (
    DealDamage,
    DealDivided,
    Portion,
)
from bot.abilities.keyword_actions import (
    Fight,
)
from bot.abilities.who import SELF, Both, Dealer, Target
from bot.cards.back import IT, Back, ThatMuch
from bot.cards.phrases.base import G, S
from bot.cards.phrases.words.verbs import thing_verb

_STATS: tuple[Stat, ...] = ("power", "toughness", "mana value")


def _not_the_dealers_own(who: Any, v: Any, **_: Any) -> bool:
    """`its power` after any other subject than ~ is the dealer's, see below."""
    return not (isinstance(v, StatOf) and v.of in (IT, Back("they")) and who != SELF)


def _another_dealer(who: Any, **_: Any) -> bool:
    return bool(who != SELF)


thing_verb("<deals|deal> {n:amount} damage to {r:hit}", DealDamage(S.who, (Portion(S.n, S.r),)))
for _rounded in ("up", "down"):
    thing_verb(
        f"<deals|deal> half {{n:amount}} damage, rounded {_rounded}, to {{r:hit}}",
        DealDamage(S.who, (Portion(Half(S.n, _rounded), S.r),)),
        spare=True,
    )
    for _again in ("up", "down"):
        thing_verb(
            f"<deals|deal> half {{n:amount}} damage, rounded {_rounded}, to {{r:hit}}, and half {{m:amount}} damage, rounded {_again}, "
            "to {q:hit}",
            DealDamage(S.who, (Portion(Half(S.n, _rounded), S.r), Portion(Half(S.m, _again), S.q))),
        )
thing_verb(
    "<deals|deal> {n:amount} damage to {r:hit} and {m:amount} damage to {q:hit}",
    DealDamage(S.who, (Portion(S.n, S.r), Portion(S.m, S.q))),
)
thing_verb(
    "<deals|deal> {n:amount} damage to {r:hit}, {m:amount} damage to {q:hit}, and {k:amount} damage to {s:hit}",
    DealDamage(S.who, (Portion(S.n, S.r), Portion(S.m, S.q), Portion(S.k, S.s))),
)
G.alternate(
    "clause", "{o:obj.1} also deals {n:amount} damage to {r:hit}", DealDamage(S.o, (Portion(S.n, S.r),))
)
thing_verb(
    "<deals|deal> {n:amount} damage to {r:hit} and {m:amount} additional damage to {q:hit}",
    DealDamage(S.who, (Portion(S.n, S.r), Portion(S.m, S.q))),
    spare=True,
)
thing_verb(
    "<deals|deal> a additional {n:amount} damage to {r:hit}",
    DealDamage(S.who, (Portion(S.n, S.r),)),
    spare=True,
)
thing_verb(
    "<deals|deal> damage equal to {v:worth} to {r:hit}",
    DealDamage(S.who, (Portion(S.v, S.r),)),
    also=("<deals|deal> damage to {r:hit} equal to {v:worth}",),
    when=_not_the_dealers_own,
)
for _stat in _STATS:
    thing_verb(
        f"<deals|deal> damage equal to <its|their> {_stat} to {{r:hit}}",
        DealDamage(S.who, (Portion(StatOf(_stat, Dealer()), S.r),)),
        also=(f"<deals|deal> damage to {{r:hit}} equal to <its|their> {_stat}",),
        when=_another_dealer,
    )

    G.alternate(
        "clause",
        f"{{who:obj.n}} each deal damage equal to their {_stat} to {{r:hit}}",
        DealDamage(S.who, (Portion(StatOf(_stat, Dealer()), S.r),)),
    )


#: Several that are targeted one by one, each for itself.
for _first in ("1", "n"):
    G.phrase(
        "clause",
        f"{{a:target.{_first}}} and {{b:target.1}} each deal damage equal to their power to {{r:hit}}",
        DealDamage(Both((S.a, S.b)), (Portion(StatOf("power", Dealer()), S.r),)),
    )


# `1 damage ... for each Goblin you control` is damage equal to their number.
def _per(who: Any, n: Any, r: Any, v: Any) -> Any:
    return DealDamage(who, (Portion(v if n == Number(1) else Times(n.n, v), r),))


for _rule, _subject, _verb in (
    ("clause", "{who:obj.1}", "deals"),
    ("clause", "{who:obj.n}", "deal"),
    ("bare", "{who:obj.1}", "deal"),
):
    G.computed(
        _rule,
        f"{_subject} {_verb} {{n:digits}} damage to {{r:hit}} {{v:foreach}}",
        _per,
        lambda value: None,
        key=DealDamage,
        alternate=True,
    )

# Divided as you choose (CR 601.2d).
G.phrase("among", "{e:each.n}", S.e, when=lambda e: e.word == "all")
G.phrase("among", "{t:target.n}", S.t, when=lambda t: isinstance(t, Target))
G.phrase("among", "those permanents and/or players", Back("those permanents and/or players"))
thing_verb(
    "<deals|deal> {n:amount} damage divided as you choose among {t:among}", DealDivided(S.who, S.n, S.t)
)
thing_verb(
    "<deals|deal> damage equal to {v:worth} divided as you choose among {t:among}",
    DealDivided(S.who, S.v, S.t),
    when=_not_the_dealers_own,
)
thing_verb(
    "<deals|deal> {n:amount} damage divided evenly, rounded down, among {t:among}",
    DealDivided(S.who, S.n, S.t, evenly=True),
)

thing_verb("<fights|fight> {o:thing}", Fight(S.who, S.o), when=lambda who, o: who != o or o == IT)


G.phrase(
    "clause", "those creatures fight each other", Fight(Back("those creatures"), Back("those creatures"))
)


def _said_after_equal_to(v: Any) -> bool:
    """Everything but plain numbers, X and `that much`, with or without a number added: those stand in front of the noun."""
    plain = v.of if isinstance(v, Plus) else v
    return not isinstance(plain, Number | X | ThatMuch)


#: A value that is said as `equal to ...`.
G.phrase("worth", "{v:value}", S.v, when=_said_after_equal_to)
#: A comma closes what is said of rounding.
thing_verb(
    "<deals|deal> damage equal to {v:worth}, to {r:hit}",
    DealDamage(S.who, (Portion(S.v, S.r),)),
    when=lambda v, **_: isinstance(v, Half),
    spare=True,
)
thing_verb(
    "<deals|deal> damage equal to {v:worth} to {r:hit} and that much damage to {q:hit}",
    DealDamage(S.who, (Portion(S.v, S.r), Portion(S.v, S.q))),
    when=_not_the_dealers_own,
)
