"""Amounts of what was paid and spent."""

from __future__ import annotations

from bot.abilities.amounts import (
    ColorsSpent,
    ManaSpent,
    TimesPaid,
)
from bot.engine.evaluate import who as who_
from bot.engine.evaluate.amounts import worth
from bot.engine.evaluate.context import Context
from bot.engine.evaluate.paid import times_paid
from bot.engine.evaluate.sight import Sight
from bot.engine.evaluate.stats import (
    paid_for,
)
from bot.engine.mana_symbols import COLORED


@worth(TimesPaid)
def _times_paid(amount: TimesPaid, sight: Sight, context: Context) -> int:
    return times_paid(amount.what, context.paid or paid_for(context.source, sight))


@worth(ManaSpent)
def _mana_spent(amount: ManaSpent, sight: Sight, context: Context) -> int:
    """How much was spent to cast it; 0 for what was not cast (CR 106.5). What nobody knows ends the story as it is cast."""
    spells = (context.source,) if amount.of is None else who_.who_is(amount.of, sight, context)
    cast = (sight.state.last_known(e) for e in spells)
    return sum(found.mana or 0 for found in cast if found is not None)


@worth(ColorsSpent)
def _colors_spent(_amount: ColorsSpent, sight: Sight, context: Context) -> int:
    return len({symbol for symbol in paid_for(context.source, sight) if symbol in COLORED})
