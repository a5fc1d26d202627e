"""Energy as a cost (CR 107.14): `pay {E}{E}`, `pay eight {E}`, `pay X {E}`."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts import Number, X
from bot.abilities.costs import PayEnergy
from bot.cards.phrases.base import G, S

p = G.phrase

_SYMBOLS_MOST = 8


def _said_in_symbols(n: Any) -> bool:
    """Whether so much energy is said in symbols: more is said in words."""
    return not isinstance(n, Number) or n.n <= _SYMBOLS_MOST


for _energy in range(1, _SYMBOLS_MOST + 1):
    p("costpart", "pay " + "{E}" * _energy, PayEnergy(Number(_energy)))
    p("payment", "pay " + "{E}" * _energy, (PayEnergy(Number(_energy)),))
p("costpart", "pay X {E}", PayEnergy(X()))
p("payment.x", "pay X {E}", (PayEnergy(X()),))
G.alternate("costpart", "pay {n:number.word} {E}", PayEnergy(S.n), when=_said_in_symbols)
p("costpart", "pay {n:number.word} {E}", PayEnergy(S.n), when=lambda n: not _said_in_symbols(n))
p("payment", "pay a amount of {E} equal to {v:worth}", (PayEnergy(S.v),))
