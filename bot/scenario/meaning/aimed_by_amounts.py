"""Which target is which of a spell that deals one amount to one and another to another, told with the amounts."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.amounts import Number
from bot.abilities.card import Card
from bot.abilities.effects import Portion
from bot.abilities.walk import inside


def as_much_as_is_dealt(card: Card | None, shares: Sequence[tuple[str, int]]) -> list[str]:
    """`I cast Explosive Welcome, 3 to his 5/5 and 5 to him`: the targets in the order of its text; as told where the amounts are others."""
    told = [name for name, _ in shares]
    dealt = list(inside(card.abilities, Portion)) if card is not None else []
    amounts = [one.amount.n for one in dealt if isinstance(one.amount, Number)]
    by_amount = {amount: name for name, amount in shares}
    if len(amounts) != len(shares) or len({*amounts}) < len(amounts) or {*amounts} != {*by_amount}:
        return told
    return [by_amount[amount] for amount in amounts]
