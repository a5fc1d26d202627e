"""Where excess damage goes: `Excess damage is dealt to that creature's controller instead.` (CR 120.4a)."""

from __future__ import annotations

from typing import Any

from bot.abilities.combining import WhereX
from bot.abilities.conditions import Condition
from bot.abilities.effects import DealDamage
from bot.abilities.who import Who
from bot.cards.phrases.base import G
from bot.values import replace


def _excess(d: DealDamage, q: Who) -> Any:
    if not isinstance(d, DealDamage) or d.excess_to is not None:
        return None
    return DealDamage(d.source, d.portions, d.unpreventable, q)


def _excess_if(d: DealDamage, c: Condition, q: Who) -> Any:
    found = _excess(d, q)
    return None if found is None else replace(found, excess_if=c)


def _excess_if_parts(value: Any) -> Any:
    if value.excess_if is None:
        return None
    plain = DealDamage(value.source, value.portions, value.unpreventable)
    return plain, value.excess_if, value.excess_to


def _excess_parts(value: Any) -> Any:
    if value.excess_to is None or value.excess_if is not None:
        return None
    return DealDamage(value.source, value.portions, value.unpreventable), value.excess_to


G.computed(
    "step",
    "{d:clause}. Excess damage is dealt to {q:player.1} instead.",
    _excess,
    _excess_parts,
    key=DealDamage,
)


G.computed(
    "step",
    "{d:clause}. If {c:condition}, excess damage is dealt to {q:player.1} instead.",
    _excess_if,
    _excess_if_parts,
    key=DealDamage,
)
G.computed(
    "step",
    "{d:clause}, where X is {v:value}. Excess damage is dealt to {q:player.1} instead.",
    lambda d, v, q: None if (found := _excess(d, q)) is None else WhereX((found,), v),
    lambda value: (
        None
        if len(value.effects) != 1 or not isinstance(value.effects[0], DealDamage)
        else (lambda parts: None if parts is None else (parts[0], value.x, parts[1]))(
            _excess_parts(value.effects[0])
        )
    ),
    key=WhereX,
)
