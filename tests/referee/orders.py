"""Prevention and replacement of damage to one player, in every order, written from 614 to 616 and sharing nothing.

Each effect applies to a damage event at most once (614.5) and only while damage would be dealt (120.8); the player who
would be dealt it chooses the order (616.1). A shield of an amount is used up as it prevents (615.7).
"""

from __future__ import annotations

import random
from typing import NamedTuple


class Effect(NamedTuple):
    """`times`: multiplied by `number`; `plus`: that much more; `less`: that much of it prevented, always; `shield`: the next
    that much prevented."""

    kind: str
    number: int


class Event(NamedTuple):
    """Damage that comes, and what it meets."""

    amounts: tuple[int, ...]
    effects: tuple[Effect, ...]


def drawn(chance: random.Random) -> Event:
    """Damage and effects drawn by chance."""
    kinds = ("times", "plus", "less", "shield", "shield")
    effects = tuple(
        Effect(kind, chance.randint(2, 3) if kind == "times" else chance.randint(1, 4))
        for kind in (chance.choice(kinds) for _ in range(chance.randint(1, 4)))
    )
    return Event(tuple(chance.randint(0, 5) for _ in range(chance.choice((1, 1, 2)))), effects)


def totals(event: Event) -> set[int]:
    """How much damage can be dealt in all."""
    ways = {(0, tuple(e.number if e.kind == "shield" else 0 for e in event.effects))}
    for amount in event.amounts:
        ways = {
            (done + dealt, left)
            for done, shields in ways
            for dealt, left in _dealt(event.effects, amount, shields, frozenset())
        }
    return {done for done, _ in ways}


def _dealt(
    effects: tuple[Effect, ...], amount: int, shields: tuple[int, ...], used: frozenset[int]
) -> set[tuple[int, tuple[int, ...]]]:
    """How much of one event can be dealt, and what is left of the shields."""
    waiting = [
        n
        for n, e in enumerate(effects)
        if n not in used and amount > 0 and (e.kind != "shield" or shields[n])
    ]
    if not waiting:
        return {(amount, shields)}
    found: set[tuple[int, tuple[int, ...]]] = set()
    for n in waiting:
        kind, number = effects[n]
        left = shields
        if kind == "times":
            after = amount * number
        elif kind == "plus":
            after = amount + number
        elif kind == "less":
            after = max(0, amount - number)
        else:
            after = max(0, amount - shields[n])
            left = (*shields[:n], shields[n] - (amount - after), *shields[n + 1 :])
        found |= _dealt(effects, after, left, used | {n})
    return found
