"""What is asked of a thing before it is moved, or done to it where it is not: both speak of it as it lies, not as it was moved."""

from __future__ import annotations

from typing import Any

from bot.abilities import effects
from bot.abilities.combining import If
from bot.abilities.conditions import CouldNot, DidIt, NotSo
from bot.abilities.who import DoneBy
from bot.cards.binding.again import named_again
from bot.cards.binding.numbering import Numbered, numbered_in, substituted
from bot.values import replace


def as_it_lies(value: Any, moving: Any) -> Any:
    """`Return it to the battlefield if it's a Samurai card` asks before anything is moved. `value`: what speaks of it;
    `moving`: the instructions that would move it."""
    for one in numbered_in(moving):
        if not isinstance(one.effect, effects.Move):
            continue
        lies = named_again(one.effect.what)
        if lies is not None:
            value = substituted(value, DoneBy(one.number), lies)
    return value


def where_it_was_not(bound: Any, before: list[Any]) -> Any:
    """`You may put it onto the battlefield. If you don't, put it into your hand`: it was not moved then. `before`: the bound
    instructions that come before this one."""
    effect = bound.effect if isinstance(bound, Numbered) else None
    number = _not_done(effect.condition) if isinstance(effect, If) else None
    if number is None or not isinstance(effect, If):
        return bound
    moving = [one for one in numbered_in(tuple(before)) if one.number == number]
    then = as_it_lies(effect.then, tuple(moving))
    return bound if then is effect.then else replace(bound, effect=replace(effect, then=then))


def _not_done(condition: Any) -> int | None:
    """The number of the instruction that a condition says was not done."""
    if isinstance(condition, CouldNot):
        return condition.number
    if isinstance(condition, NotSo) and isinstance(condition.of, DidIt):
        return condition.of.number
    return None
