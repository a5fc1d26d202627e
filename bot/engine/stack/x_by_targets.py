"""X of `X target creatures`, where the story tells not X but what is aimed at (CR 107.3a, 601.2b-c)."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts import X
from bot.abilities.walk import inside
from bot.abilities.who import Target
from bot.engine.told.script import Activate, Cast


def x_by_targets(effects: tuple[Any, ...], action: Cast | Activate) -> int | None:
    """As many as are told beside those of which the text says how many they are; None where X is told, nothing is aimed at, or X says
    how many targets there are in no place or in several."""
    names = action.targets.names or ()
    if action.x is not None or not names or action.targets.shares:
        return None
    aims = inside(effects, Target)
    by_x = [aim for aim in aims if X() in (aim.count.least, aim.count.most)]
    others = [aim.count.least for aim in aims if aim not in by_x if aim.count.least == aim.count.most]
    if len(by_x) != 1 or len(others) != len(aims) - 1:
        return None
    beside = sum(number for number in others if isinstance(number, int))
    return len(names) - beside if len(names) > beside else None
