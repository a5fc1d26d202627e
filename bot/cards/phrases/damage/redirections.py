"""Redirection as an instruction: damage that would be dealt to one is dealt to another instead (CR 614.9)."""

from __future__ import annotations

from bot.abilities.damage import Redirect
from bot.cards.phrases.base import G, S
from bot.cards.phrases.damage.shields import shield

p = G.phrase

p(
    "clause",
    "the next {n:amount} {k:dkind} that would be dealt to {r:hit} this turn is dealt to {t:hit} instead",
    shield(Redirect(S.t), S.k, S.r, capacity=S.n),
    also=(
        "the next {n:amount} {k:dkind} that would be dealt this turn to {r:hit} is dealt to {t:hit} instead",
    ),
)
p(
    "clause",
    "all {k:dkind} that would be dealt to {r:hit} this turn is dealt to {t:hit} instead",
    shield(Redirect(S.t), S.k, S.r),
    also=("all {k:dkind} that would be dealt this turn to {r:hit} is dealt to {t:hit} instead",),
)
p(
    "clause",
    "all {k:dkind} that would be dealt to {r:hit} this turn by {s:dealer} is dealt to {t:hit} instead",
    shield(Redirect(S.t), S.k, S.r, S.s),
    also=(
        "all {k:dkind} that would be dealt this turn to {r:hit} by {s:dealer} is dealt to {t:hit} instead",
        "all {k:dkind} that {s:dealer} would deal to {r:hit} this turn is dealt to {t:hit} instead",
        "all {k:dkind} {s:dealer} would deal to {r:hit} this turn is dealt to {t:hit} instead",
        "all {k:dkind} that would be dealt to {r:hit} by {s:dealer} this turn is dealt to {t:hit} instead",
    ),
)
p(
    "clause",
    "all {k:dkind} that would be dealt this turn by {s:dealer} is dealt to {t:hit} instead",
    shield(Redirect(S.t), S.k, None, S.s),
)
