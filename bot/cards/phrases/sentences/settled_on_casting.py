"""Numbers that are settled as a spell is cast, and say so: `up to X target creatures, where X is the number of Islands you control as you
cast ~`."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts import X
from bot.abilities.combining import WhereX
from bot.abilities.effects import DealDivided, DistributeCounters
from bot.abilities.walk import holds, inside
from bot.abilities.who import Target
from bot.cards.phrases.base import G, S


def _settled(s: Any, **_: Any) -> bool:
    """Whether X is divided among targets or is a number of them: both are announced on casting (CR 601.2c-d), said or not."""
    if isinstance(s, DealDivided | DistributeCounters):
        return isinstance(s.among, Target)
    return any(holds(target.count, X) for target in inside(s, Target))


G.alternate("sentence", "{s:plain}, where X is {v:value} as you cast ~", WhereX((S.s,), S.v), when=_settled)
