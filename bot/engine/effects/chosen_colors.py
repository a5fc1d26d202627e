"""The colors chosen as an instruction is followed, for what becomes of them (CR 608.2d): "becomes the color of your choice", "the
color or colors of your choice"."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from bot.abilities.changes import BecomesColor
from bot.abilities.effects import ChangeNow
from bot.engine.agenda import Choice, Option, Task
from bot.engine.citations import Cite
from bot.engine.effects.chosen import COLORS
from bot.engine.illegal import illegal
from bot.engine.instructions import Instructions, before_each
from bot.engine.state import State
from bot.engine.told.decisions import Picks
from bot.engine.told.scripted import decisions_left, mark_used
from bot.values import replace

#: Marks in the place of colors: one is chosen now, or one or more.
COLOR_NOW, COLORS_NOW = "color now", "colors now"
_MARKED = ((COLOR_NOW,), (COLORS_NOW,))


@before_each
def choose_colors_first(effect: Any, state: State) -> State | Choice | None:
    """The choice of the color or colors that something becomes, with the same instruction of those colors behind it."""
    if not isinstance(effect, ChangeNow):
        return None
    asked = next((c for c in effect.changes if isinstance(c, BecomesColor) and c.colors in _MARKED), None)
    if asked is None:
        return None

    def becoming(colors: tuple[str, ...]) -> tuple[Task, ...]:
        changes = tuple(replace(c, colors=colors) if c is asked else c for c in effect.changes)
        return (Instructions((replace(effect, changes=changes),)),)

    context = state.contexts[-1]
    before = tuple(c for kind, c in context.chosen if kind == "color" and isinstance(c, str))
    most = 1 if asked.colors == (COLOR_NOW,) else len(COLORS)
    if before:  # told as the spell was cast
        if len(before) > most:
            said = f"{' and '.join(before)} can't both be chosen: one color is asked for."
            return illegal(state, said, (Cite.RESOLVE_CHOICE,))
        return state.then(*becoming(before))
    for index, answer in decisions_left(state, Picks):
        whose = answer.player in (None, state.label(context.you))
        if whose and answer.names and len(answer.names) <= most and set(answer.names) <= {*COLORS}:
            return mark_used(state, index).then(*becoming(answer.names))
    options = tuple(
        Option(f"chooses {' and '.join(colors)}", becoming(colors))
        for size in range(1, most + 1)
        for colors in combinations(COLORS, size)
    )
    return Choice(state, context.you, "Which color?", options, (Cite.RESOLVE_CHOICE,))
