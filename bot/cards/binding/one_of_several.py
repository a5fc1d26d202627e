"""Instructions of which one of several is followed: by a result, by mode."""

from __future__ import annotations

from typing import Any

from bot.abilities import (
    combining,
    dice,
)
from bot.cards.binding.binder import Binder, binds
from bot.values import replace


@binds(dice.ByResult)
def by_result(binder: Binder, effect: dice.ByResult) -> Any:
    """Each row by itself: of the others nothing is done."""
    of = binder.value(effect, "of", effect.of)
    before, rows = binder.discourse.copy(), []
    for row in effect.rows:
        binder.discourse = before.copy()
        rows.append(replace(row, effects=binder.value(row, "effects", row.effects)))
    binder.discourse = before
    return replace(effect, of=of, rows=tuple(rows))


@binds(combining.Modes)
def modes(binder: Binder, effect: combining.Modes) -> Any:
    before = binder.discourse.copy()
    modes = []
    for mode in effect.modes:
        binder.discourse = before.copy()
        modes.append(binder.value(effect, "modes", mode))
    binder.discourse = before
    return replace(effect, modes=tuple(modes))
