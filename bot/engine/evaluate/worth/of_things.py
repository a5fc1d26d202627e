"""Amounts of things: how many there are, and how large."""

from __future__ import annotations

from bot.abilities.amounts import (
    CardTypesOf,
    ColorsAmong,
    ColorsOf,
    CountOf,
    DifferentPowers,
    GreatestOf,
    ManaCostsAmong,
    ManaValuesAmong,
    NamesAmong,
    StatOf,
    TotalOf,
)
from bot.abilities.who import ExiledWith
from bot.engine.evaluate import filters
from bot.engine.evaluate import who as who_
from bot.engine.evaluate.amounts import worth
from bot.engine.evaluate.context import Context
from bot.engine.evaluate.sight import Sight
from bot.engine.evaluate.stats import (
    mana_cost_of,
    stat_or_zero,
)


@worth(DifferentPowers)
def _different_powers(amount: DifferentPowers, sight: Sight, context: Context) -> int:
    return len({stat_or_zero("power", e, sight) for e in filters.all_that_fit(amount.among, sight, context)})


@worth(NamesAmong)
def _names_among(amount: NamesAmong, sight: Sight, context: Context) -> int:
    those = (sight.chars_of(e) for e in filters.all_that_fit(amount.what, sight, context))
    return len({chars.name for chars in those if chars is not None and chars.name})


@worth(CountOf)
def _count_of(amount: CountOf, sight: Sight, context: Context) -> int:
    return len(filters.all_that_fit(amount.what, sight, context))


@worth(CardTypesOf)
def _card_types_of(amount: CardTypesOf, sight: Sight, context: Context) -> int:
    each = (sight.chars_of(e) for e in who_.who_is(amount.of, sight, context))
    return len({t for chars in each if chars is not None for t in chars.types})


@worth(ManaCostsAmong)
def _mana_costs_among(amount: ManaCostsAmong, sight: Sight, context: Context) -> int:
    cards = filters.all_that_fit(amount.what, sight, context)
    return len({cost for e in cards if (cost := mana_cost_of(sight.state.objects[e].card))})


@worth(ManaValuesAmong)
def _mana_values_among(amount: ManaValuesAmong, sight: Sight, context: Context) -> int:
    there = filters.all_that_fit(amount.what, sight, context)
    return len({stat_or_zero("mana value", e, sight) for e in there})


@worth(ColorsOf)
def _colors_of(amount: ColorsOf, sight: Sight, context: Context) -> int:
    one = next(iter(who_.who_is(amount.of, sight, context)), None)
    chars = sight.chars_of(one) if one is not None else None
    return len(chars.colors) if chars is not None else 0


@worth(ColorsAmong)
def _colors_among(amount: ColorsAmong, sight: Sight, context: Context) -> int:
    there = filters.all_that_fit(amount.what, sight, context)
    return len({c for e in there if (chars := sight.chars_of(e)) is not None for c in chars.colors})


@worth(StatOf)
def _stat_of(amount: StatOf, sight: Sight, context: Context) -> int:
    those = who_.who_is(amount.of, sight, context)
    # Of "the exiled card", where several were, the sum is meant (CR 607.3).
    those = those if isinstance(amount.of, ExiledWith) else those[:1]
    return sum(stat_or_zero(amount.stat, e, sight) for e in those)


@worth(GreatestOf)
def _greatest_of(amount: GreatestOf, sight: Sight, context: Context) -> int:
    found = filters.all_that_fit(amount.among, sight, context)
    return max((stat_or_zero(amount.stat, e, sight) for e in found), default=0)


@worth(TotalOf)
def _total_of(amount: TotalOf, sight: Sight, context: Context) -> int:
    return sum(stat_or_zero(amount.stat, e, sight) for e in filters.all_that_fit(amount.of, sight, context))
