"""What asks in turn whether the same thing is this or that: `If it's a creature, A. If it's a land, B`, `if its power is greater than
~'s or its toughness is`."""

from __future__ import annotations

from typing import Any

from bot.abilities.combining import If
from bot.abilities.conditions import Is
from bot.abilities.who import Who
from bot.cards.back import IT
from bot.cards.binding.numbering import Numbered


def asks_of_it(first: Any, second: Any) -> bool:
    """Whether both say `if it's ...` before what they do, or are two conditions that say so."""
    if isinstance(first, Is) and isinstance(second, Is):
        return first.who == second.who == IT
    return all(
        isinstance(e, If) and isinstance(e.condition, Is) and e.condition.who == IT and not e.condition_last
        for e in (first, second)
    )


def asked_first(bound: Any) -> Who | None:
    """Of what a bound instruction asks whether it is something; None where it asks nothing so."""
    if isinstance(bound, Is):
        return bound.who
    effect = bound.effect if isinstance(bound, Numbered) else bound
    return effect.condition.who if isinstance(effect, If) and isinstance(effect.condition, Is) else None
