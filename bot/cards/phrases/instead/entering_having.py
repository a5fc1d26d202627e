"""What a permanent enters with besides counters: `If ~ was kicked, it enters with two +1/+1 counters on it and with flying.`"""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts import Number
from bot.abilities.changes import Gains
from bot.abilities.entering import EntersWith
from bot.abilities.statics import While
from bot.abilities.who import SELF
from bot.cards.phrases.base import G


def _having(c: Any, n: Any, k: str, g: tuple[Any, ...]) -> Any:
    return (While(c, (EntersWith(SELF, counters=((k, n),), also=tuple(map(Gains, g))),)),)


def _having_said(value: Any) -> Any:
    match value:
        case (While(condition=c, effects=(EntersWith(counters=((k, n),), also=also),)),):
            had = tuple(one.ability for one in also if isinstance(one, Gains))
            return (c, n, k, had) if had and value == _having(c, n, k, had) else None
        case _:
            return None


def _having_one(c: Any, k: str, g: tuple[Any, ...]) -> Any:
    return _having(c, Number(1), k, g)


def _having_one_said(value: Any) -> Any:
    slots = _having_said(value)
    return None if slots is None or slots[1] != Number(1) else (slots[0], slots[2], slots[3])


G.computed(
    "staticwhile",
    "if {c:condition}, it enters with a {k:counterkind} counter on it and with {g:grantedlist}",
    _having_one,
    _having_one_said,
    key=tuple,
)
G.computed(
    "staticwhile",
    "if {c:condition}, it enters with {n:count.n} {k:counterkind} counters on it and with {g:grantedlist}",
    _having,
    _having_said,
    key=tuple,
)
