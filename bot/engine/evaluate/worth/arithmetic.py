"""Amounts worked out of other amounts, and those that are told or chosen."""

from __future__ import annotations

from bot.abilities.amounts import (
    AtMost,
    DoneAmount,
    EventAmount,
    EventExcess,
    Half,
    Negative,
    Number,
    Plus,
    StartingLife,
    Sum,
    Times,
    X,
)
from bot.abilities.combining import MuchPaid
from bot.abilities.taken_off import CountersRemoved
from bot.engine.evaluate.amounts import amount_of, worth
from bot.engine.evaluate.context import NOTHING_DONE, Context
from bot.engine.evaluate.sight import Sight


@worth(Number)
def _number(amount: Number, _sight: Sight, _context: Context) -> int:
    return amount.n


@worth(X)
def _x(_amount: X, _sight: Sight, context: Context) -> int:
    return context.x


@worth(MuchPaid)
def _much_paid(_amount: MuchPaid, _sight: Sight, context: Context) -> int:
    return context.x


@worth(Times)
def _times(amount: Times, sight: Sight, context: Context) -> int:
    return amount.factor * amount_of(amount.of, sight, context)


@worth(Plus)
def _plus(amount: Plus, sight: Sight, context: Context) -> int:
    return amount_of(amount.of, sight, context) + amount.n


@worth(Sum)
def _sum(amount: Sum, sight: Sight, context: Context) -> int:
    return amount_of(amount.first, sight, context) + amount_of(amount.second, sight, context)


@worth(Negative)
def _negative(amount: Negative, sight: Sight, context: Context) -> int:
    return -amount_of(amount.of, sight, context)


@worth(AtMost)
def _at_most(amount: AtMost, sight: Sight, context: Context) -> int:
    return min(amount_of(amount.of, sight, context), amount_of(amount.most, sight, context))


@worth(Half)
def _half(amount: Half, sight: Sight, context: Context) -> int:
    whole = amount_of(amount.of, sight, context)
    return -(-whole // 2) if amount.rounded == "up" else whole // 2


@worth(EventAmount)
def _event_amount(amount: EventAmount, _sight: Sight, context: Context) -> int:
    return context.amount if not amount.outer else context.outer.size if context.outer is not None else 0


@worth(EventExcess)
def _event_excess(_amount: EventExcess, _sight: Sight, context: Context) -> int:
    return context.event.excess if context.event is not None else 0


@worth(DoneAmount)
def _done_amount(amount: DoneAmount, _sight: Sight, context: Context) -> int:
    """What came of the instruction: in all, each time that it was followed ("this way"); `that many`, the last time."""
    found = [done for number, done in context.results if number == amount.number]
    if amount.measure == "much":
        last = found[-1] if found else NOTHING_DONE
        return len(last.to) if last.much is None else last.much
    measures = (getattr(done, amount.measure) for done in found)
    return sum(measures)


@worth(CountersRemoved)
def _counters_removed(_amount: CountersRemoved, _sight: Sight, context: Context) -> int:
    return sum(n for kind, n in context.chosen if kind == "counters removed")


@worth(StartingLife)
def _starting_life(_amount: StartingLife, _sight: Sight, _context: Context) -> int:
    return 20
