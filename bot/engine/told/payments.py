"""What a story says is paid, against what is asked: another amount is no payment of it (CR 118.3)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile
from typing import Any

from bot.abilities.amounts import Number
from bot.abilities.costs import DiscardCost, ExileCost, Mana, PayLife, ReturnCost, SacrificeCost
from bot.engine.mana_symbols import mana_value, phyrexian
from bot.engine.state import State
from bot.engine.told.decisions import Decision, Deed, SaysMay


def is_other_payment(told: Iterable[SaysMay], asked: Iterable[tuple[Any, ...]]) -> bool:
    """Whether the mana or life told of these answers is another amount than these costs ask for together. Answers that tell no amount,
    and costs whose amount is found as they are paid, are none."""
    answers = [answer for answer in told if answer.yes]
    wanted = [_asked(cost) for cost in asked]
    if not answers or not all(answer.mana or answer.life is not None for answer in answers):
        return False
    if any(amount is None for amount in wanted):
        return False
    mana = sum(mana_value(answer.mana) for answer in answers)
    life = sum(answer.life or 0 for answer in answers)
    return (mana, life) != tuple(map(sum, zip(*(amount for amount in wanted if amount), strict=True)))


def _asked(cost: tuple[Any, ...]) -> tuple[int, int] | None:
    """How much mana and life a cost asks for, beside things that are given up for it; None where it asks for anything else."""
    mana = life = 0
    for part in cost:
        match part:
            case Mana(symbols=symbols) if "X" not in symbols and not phyrexian(symbols):
                mana += mana_value(symbols)
            case PayLife(amount=Number(n=n)):
                life += n
            case SacrificeCost() | DiscardCost() | ReturnCost() | ExileCost():
                pass
            case _:
                return None
    return mana, life


def never_pays(state: State, name: str, source: str) -> bool:
    """`Bob draws two cards and doesn't pay`: whether that was told of what is done now, and nothing else of a payment: then he pays for
    none of those that trigger."""
    script = state.game.script
    first = state.position
    while first and isinstance(script[first - 1], Decision):
        first -= 1
    told = takewhile(lambda action: isinstance(action, Decision), script[first:])
    said = [one for one in told if isinstance(one, SaysMay) and one.player == name and one.deed is Deed.PAY]
    said = [one for one in said if one.about in (None, source)]
    return len(said) == 1 and not said[0].yes
