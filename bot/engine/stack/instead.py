"""The amount that a divided effect divides, as it is known on casting: a self-replacement ("deals X instead") counts."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts import Amount, X
from bot.abilities.combining import (
    If,
    WhereX,
)
from bot.abilities.effects import (
    DealDivided,
    DistributeCounters,
    Shield,
)
from bot.engine.aim import Aimed
from bot.engine.characteristics.view import see
from bot.engine.evaluate import amount_of, is_true
from bot.engine.evaluate.context import Context
from bot.engine.state import State


def effective_amount(state: State, effects: tuple[Any, ...], index: int, context: Context) -> int:
    """How much is divided among the targets of the `index`-th phrase (CR 601.2d, 614.15)."""
    found = _amount(state, effects, index, context)
    return max(0, amount_of(found, see(state), context)) if found is not None else 0


def _amount(state: State, effects: tuple[Any, ...], index: int, context: Context) -> Amount | None:
    for effect in effects:
        match effect:
            case If():
                so, else_ = effect.then, effect.otherwise
                if not is_true(effect.condition, see(state), context):
                    so, else_ = else_, so
                # What would be divided is announced though it comes to nothing: what is paid is not known yet.
                for branch in (so, else_):
                    found = _amount(state, branch, index, context)
                    if found is not None:
                        return found
            case WhereX():
                found = _amount(state, effect.effects, index, context)
                if found is not None:
                    return effect.x if found == X() else found
            case DealDivided() | DistributeCounters() if (
                not isinstance(effect.among, Aimed) or effect.among.index == index
            ):
                return effect.amount  # "divided among those" speaks of the same targets
            case Shield() if (
                isinstance(effect.replace.pattern.to, Aimed) and effect.replace.pattern.to.index == index
            ):
                return effect.replace.capacity
            case _:
                parts = getattr(effect, "parts", None) or getattr(effect, "then", None)
                if isinstance(parts, tuple):
                    found = _amount(state, parts, index, context)
                    if found is not None:
                        return found
    return None
