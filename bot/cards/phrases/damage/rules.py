"""Prevention, redirection and replacement of damage as static abilities (C3, C7-C10, D1-D6)."""

from __future__ import annotations

from typing import Any

from bot.abilities.damage import (
    AsThough,
    CantBePrevented,
    DamageKind,
    DamagePattern,
    Multiply,
    Prevent,
    Redirect,
    ReplaceDamage,
)
from bot.abilities.statics import DamageRule
from bot.abilities.who import (
    YOU,
    Both,
    Each,
)
from bot.abilities.who import Any as AnyOf
from bot.cards.phrases.base import G, S

p = G.phrase


def rule(change: Any, k: Any = DamageKind.ANY, to: Any = None, by: Any = None, **rest: Any) -> DamageRule:
    """The same as a static ability."""
    return DamageRule(ReplaceDamage(DamagePattern(k, to, by), change, **rest))


p("static", "prevent all {k:dkind} that would be dealt to {r:hit}", (rule(Prevent(), S.k, S.r),))
p(
    "static",
    "prevent all {k:dkind} that would be dealt by {s:dealer}",
    (rule(Prevent(), S.k, None, S.s),),
    also=("prevent all {k:dkind} {s:dealer} would deal",),
)
p(
    "static",
    "prevent all {k:dkind} that would be dealt to {r:hit} by {s:dealer}",
    (rule(Prevent(), S.k, S.r, S.s),),
    also=(
        "prevent all {k:dkind} {s:dealer} would deal to {r:hit}",
        "prevent all {k:dkind} that {s:dealer} would deal to {r:hit}",
    ),
)
p(
    "static",
    "prevent all {k:dkind} that would be dealt to and dealt by {c:thing}",
    (rule(Prevent(), S.k, S.c), rule(Prevent(), S.k, None, S.c)),
)
p("static", "damage can't be prevented", (rule(CantBePrevented()),))
p(
    "static",
    "{k:dkind} that would be dealt by {s:dealer} can't be prevented",
    (rule(CantBePrevented(), S.k, None, S.s),),
    also=("{k:dkind} dealt by {s:dealer} can't be prevented",),
)


def _one_of(dealer: Any) -> Any:
    """`creatures you control would deal`: whichever of them it is."""
    return AnyOf(dealer.what) if isinstance(dealer, Each) else dealer


for _word, _factor in (("double", 2), ("triple", 3)):
    for _that in ("", "that "):
        G.computed(
            "static",
            f"{_word} all {{k:dkind}} {_that}{{s:dealer}} would deal",
            lambda k, s, _factor=_factor: (rule(Multiply(_factor), k, None, _one_of(s)),),
            lambda value: None,
            key=tuple,
            alternate=True,
        )
p("static", "combat damage can't be prevented", (rule(CantBePrevented(), DamageKind.COMBAT),))
p(
    "static",
    "all {k:dkind} that would be dealt to {r:hit.both} is dealt to {t:hit} instead",
    (rule(Redirect(S.t), S.k, S.r),),
)
p(
    "static",
    "all {k:dkind} that would be dealt to {r:hit.both} by {s:dealer} is dealt to {t:hit} instead",
    (rule(Redirect(S.t), S.k, S.r, S.s),),
)
p("hit.both", "{h:hit}", S.h)
p("hit.both", "you or {a:any.1}", Both((YOU, S.a)))


p(
    "static",
    "all {k:dkind} is dealt to {r:hit} as though its source had {w:plainkeyword}",
    (rule(AsThough(S.w), S.k, S.r),),
    also=("{k:dkind} is dealt to {r:hit} as though its source had {w:plainkeyword}",),
)
p("static", "all {k:dkind} is dealt as though its source had {w:plainkeyword}", (rule(AsThough(S.w), S.k),))
