"""The X that a text defines, where what it may be aimed at depends on it (CR 107.3c)."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts import X
from bot.abilities.combining import WhereX
from bot.abilities.walk import holds, inside
from bot.abilities.who import Target
from bot.engine.characteristics.view import see
from bot.engine.evaluate import amount_of
from bot.engine.evaluate.context import Context
from bot.engine.state import State
from bot.values import replace


def with_defined_x(
    state: State, effects: tuple[Any, ...], specs: tuple[Target, ...], context: Context
) -> Context:
    """With X as the text defines it now, where targets speak of it: `up to X target creatures, where X is ...`, `target creature
    with power X or less, where X is ...`; what it is is asked as targets are chosen and again as they are checked (CR 608.2b)."""
    defined = next(iter(inside(effects, WhereX)), None)
    if defined is None or not holds(specs, X):
        return context
    return replace(context, x=amount_of(defined.x, see(state), context))
