"""Instructions of which one of several is followed: by a result, by mode, by a coin."""

from __future__ import annotations

from typing import Any

from bot.abilities import (
    combining,
    dice,
)
from bot.abilities.walk import holds
from bot.abilities.who import Target, TheTarget
from bot.cards.binding.binder import Binder, binds
from bot.cards.binding.instructions import plain
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
    instead = None if effect.instead is None else binder.fields(effect.instead)
    before = binder.discourse.copy()
    modes = []
    for mode in effect.modes:
        binder.discourse = before.copy()
        modes.append(binder.value(effect, "modes", mode))
    binder.discourse = before
    return replace(effect, modes=tuple(modes), instead=instead)


@binds(combining.FlipCoins)
def flip_coins(binder: Binder, effect: combining.FlipCoins) -> Any:
    """What is done on losing speaks of nothing that is done on winning (`copy that spell` makes none that is returned), but of what
    is targeted either way. What follows speaks of what is offered to who wins, where nothing is offered to who loses: `you may exile it. If you
    do, return it`."""
    if not (effect.win and effect.lose) or isinstance(effect.who, Target):
        return plain(binder, effect)
    before = binder.discourse.copy()
    won = plain(binder, replace(effect, lose=()))
    for aimed in (r for r in binder.discourse.spoken if isinstance(r.who, Target | TheTarget)):
        before.mention(aimed)
    after, binder.discourse = binder.discourse, before
    lost = plain(binder, replace(effect, win=()))
    if holds(won.win, combining.May) and not holds(lost.lose, combining.May):
        binder.discourse = after
    return replace(won, lose=lost.lose)
