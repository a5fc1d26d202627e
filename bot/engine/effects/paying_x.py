"""What is paid in an amount that the player chooses while something resolves (CR 107.3f, 118.12)."""

from __future__ import annotations

from typing import Any

from bot.abilities.combining import MayPayX
from bot.abilities.costs import Mana, PayEnergy, PayLife
from bot.engine.agenda import MOST_OPTIONS, Choice, Option, Task
from bot.engine.citations import Cite
from bot.engine.costs.can_pay import can_pay
from bot.engine.costs.cost_text import cost_text
from bot.engine.costs.in_numbers import with_x
from bot.engine.effects.optional import PayNow, SetDidIt
from bot.engine.effects.x_is import XIs
from bot.engine.illegal import illegal
from bot.engine.instructions import (
    Instructions,
    amount,
    context_of,
    handles,
    not_modelled,
    players,
    source_name,
)
from bot.engine.mana_symbols import mana_value
from bot.engine.state import Entity, State
from bot.engine.told.decisions import Deed, SaysMay
from bot.engine.told.scripted import decisions_left, mark_used


@handles(MayPayX)
def may_pay_x(effect: MayPayX, state: State) -> State | Choice:
    """X is what the story tells of the payment; else each number is tried where there is a bound, and without one it is said that
    the amount is not told."""
    payer = (players(state, effect.who) or (context_of(state).you,))[0]
    no: tuple[Task, ...] = _paid(effect, payer, 0) if effect.surely else (SetDidIt(False),)
    most = _most(state, payer, effect)
    for index, answer in decisions_left(state, SaysMay):
        if not _is_about(state, payer, answer):
            continue
        if not answer.yes:
            return mark_used(state, index).then(*no)
        x = _told(effect.cost, answer)
        if x is None:
            continue
        state = mark_used(state, index)
        cost = with_x(effect.cost, x)
        if (
            (most is not None and x > most)
            or x < effect.least
            or not can_pay(state, payer, cost, context_of(state).source)
        ):
            text = f"{state.label(payer)} can't pay {cost_text(cost)} for {source_name(state)}."
            return illegal(state, text, (Cite.RESOLVE_CHOICE, Cite.COST_IN_FULL))
        return state.then(*_paid(effect, payer, x))
    if most is None or most >= MOST_OPTIONS:
        return not_modelled(state, "how much is paid, which the story does not tell")
    options = tuple(
        Option(
            f"pays {cost_text(with_x(effect.cost, x))} with X = {x} for {source_name(state)}",
            _paid(effect, payer, x),
        )
        for x in range(most, effect.least - 1, -1)
    )
    if effect.surely:  # to pay nothing is to pay 0
        return Choice(state, payer, f"How much does {state.label(payer)} pay?", options, (Cite.TRIGGER_MAY,))
    declines = Option(f"chooses not to ({source_name(state)})", no)
    return Choice(
        state, payer, f"How much does {state.label(payer)} pay?", (*options, declines), (Cite.TRIGGER_MAY,)
    )


def _paid(effect: MayPayX, payer: Entity, x: int) -> tuple[Task, ...]:
    return XIs(x), PayNow(payer, with_x(effect.cost, x)), Instructions(effect.then), SetDidIt(True)


def _is_about(state: State, payer: Entity, answer: SaysMay) -> bool:
    about = answer.about in (None, source_name(state)) and answer.deed in (None, Deed.PAY)
    return about and answer.player == state.player(payer).name


def _told(cost: tuple[Any, ...], answer: SaysMay) -> int | None:
    """The X by which this cost is as much as is told; None where no amount, or no such amount, is."""
    if any(isinstance(part, PayLife) for part in cost):
        return answer.life
    if any(isinstance(part, PayEnergy) for part in cost):
        return answer.energy
    symbols = "".join(part.symbols for part in cost if isinstance(part, Mana))
    if not answer.mana or not symbols:
        return None
    paid = mana_value(answer.mana)
    return next((x for x in range(paid + 1) if mana_value(symbols, x) == paid), None)


def _most(state: State, payer: Entity, effect: MayPayX) -> int | None:
    """The greatest X that can be chosen; None where there is no telling."""
    bounds = [] if effect.most is None else [amount(state, effect.most)]
    for part in effect.cost:
        if isinstance(part, PayLife):
            bounds.append(max(0, state.player(payer).life))
        elif isinstance(part, PayEnergy):
            bounds.append(state.player(payer).count("energy"))
    return min(bounds) if bounds else None
