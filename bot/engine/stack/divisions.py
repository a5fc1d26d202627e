"""Dividing an effect among its targets as it is announced (CR 601.2d)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from bot.abilities.effects import DealDivided, DistributeCounters, Effect, Shield
from bot.abilities.walk import holds
from bot.engine.aim import Aimed
from bot.engine.citations import Cite
from bot.engine.evaluate.context import Context
from bot.engine.illegal import illegal, unfounded
from bot.engine.stack.instead import effective_amount
from bot.engine.state import Entity, State
from bot.values import dataclass, fields, is_dataclass, replace

MOST_AIMS = 64


Aim = tuple[tuple[tuple[Entity, ...], ...], tuple[tuple[int, ...], ...]]


@dataclass(frozen=True, slots=True)
class BadAim:
    """What was told can't be the targets. `unfounded`: as nothing is there that could be aimed so."""

    message: str
    cites: tuple[Cite, ...]
    unfounded: bool = False

    def stop(self, state: State) -> State:
        """The story stops there."""
        return (unfounded if self.unfounded else illegal)(state, self.message, self.cites)


def _divided(effects: tuple[Any, ...]) -> dict[int, Any]:
    """Which target phrases an amount is divided among, and that effect."""
    found: dict[int, Any] = {}

    def walk(value: Any) -> None:
        evenly = isinstance(value, DealDivided) and value.evenly
        if (
            isinstance(value, DealDivided | DistributeCounters)
            and isinstance(value.among, Aimed)
            and not evenly
        ):
            found[value.among.index] = value.amount
        if (
            isinstance(value, Shield)
            and value.replace.divided
            and isinstance(value.replace.pattern.to, Aimed)
        ):
            found[value.replace.pattern.to.index] = value.replace.capacity
        if isinstance(value, tuple):
            for inner in value:
                walk(inner)
        elif is_dataclass(value) and isinstance(value, Effect):
            for field in fields(value):
                walk(getattr(value, field.name))

    walk(effects)
    return found


def most_targets(state: State, effects: tuple[Any, ...], context: Context) -> dict[int, int]:
    """Of each target phrase among which an amount is divided that hangs on no target, how many there can be: each of them gets at least
    1 (CR 601.2d)."""
    divided = ((index, amount) for index, amount in _divided(effects).items() if not holds(amount, Aimed))
    return {index: effective_amount(state, effects, index, context) for index, _ in divided}


def divisions_of(
    state: State,
    effects: tuple[Any, ...],
    way: tuple[tuple[Entity, ...], ...],
    told: dict[str, int],
    context: Context,
) -> list[tuple[tuple[int, ...], ...]] | BadAim:
    """The shares for each target phrase; each target gets at least 1 (CR 601.2d)."""
    divided = _divided(effects)
    if not divided:
        return [()]
    source = state.label(context.source)
    lists: list[list[tuple[int, ...]]] = []
    for index, targets in enumerate(way):
        if index not in divided or not targets:
            lists.append([()])
            continue
        total = effective_amount(state, effects, index, replace(context, targets=way))
        if told:
            shares = tuple(told.get(state.label(e), 0) for e in targets)
            if any(s < 1 for s in shares):
                return BadAim(
                    f"Each target of {source} must get at least 1 of what is divided.",
                    (Cite.CAST_DIVISION,),
                )
            if sum(shares) != total:
                return BadAim(
                    f"{source} divides {total}, not {sum(shares)}: the shares must add up to it.",
                    (Cite.CAST_DIVISION,),
                )
            lists.append([shares])
        elif len(targets) > total:
            return BadAim(
                f"{source} can't divide {total} among {len(targets)} targets.", (Cite.CAST_DIVISION,)
            )
        else:
            lists.append(list(islice(_compositions(total, len(targets)), MOST_AIMS + 1)))
    result: list[tuple[tuple[int, ...], ...]] = [()]
    for options in lists:
        result = [(*before, own) for before in result for own in options][: MOST_AIMS + 1]
    return result


def _compositions(total: int, parts: int) -> Iterator[tuple[int, ...]]:
    if parts == 1:
        yield (total,)
        return
    for first in range(1, total - parts + 2):
        for rest in _compositions(total - first, parts - 1):
            yield (first, *rest)
