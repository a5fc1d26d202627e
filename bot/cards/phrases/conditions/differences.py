"""Conditions that compare two amounts, of which `the difference` may be spoken of after them."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts import StatOf
from bot.abilities.conditions import AmountIs
from bot.cards.back import IT, TheDifference
from bot.cards.phrases.base import G, S

p = G.phrase

p("value0", "the difference", TheDifference())
for _base in ("power", "toughness"):
    _stat: Any = _base
    p("condition", f"it had {_base} greater than {{v:worth}}", AmountIs(StatOf(_stat, IT), ">", S.v))
