"""How much mana is spent to cast a spell, for what watches for it (CR 700.14)."""

from __future__ import annotations

from bot.abilities.ability import Keyword, Static, Triggered
from bot.abilities.keyword_actions import Expends
from bot.abilities.statics import CostChange
from bot.abilities.walk import inside
from bot.engine.characteristics.view import permanents, statements
from bot.engine.costs.mana import mana_value
from bot.engine.happenings import Happening, What
from bot.engine.objects import (
    Object,
)
from bot.engine.relevance.met import meet
from bot.engine.script import Cast
from bot.engine.state import (
    Entity,
    State,
)
from bot.engine.triggers import happen

_PAID_OTHERWISE = frozenset({"convoke", "delve", "improvise", "affinity", "undaunted", "assist"})


def mana_spent(state: State, card: Object, action: Cast, x: int) -> int | None:
    """The mana value of the cost, which is what is spent; None where it costs something else and nobody counts that."""
    told = (action.paid, action.alternative, action.additional, action.tapped, action.life)
    if any(told) or statements(state, CostChange):
        return None
    for ability in card.card.abilities:
        if isinstance(ability, Keyword) and ability.name in _PAID_OTHERWISE:
            return None
        if isinstance(ability, Static) and any(isinstance(e, CostChange) for e in ability.effects):
            return None
    return mana_value(card.card.mana_cost, x)


def spent(state: State, you: Entity, amount: int | None) -> State:
    """The state in which that much mana was spent; one who watches for an amount that nobody knows ends the story."""
    if amount is not None:
        return happen(state, Happening(What.SPENDS, you, amount=amount)) if amount else state
    for entity, chars in permanents(state).items():
        for ability in inside(chars.abilities, Triggered):
            if isinstance(ability.when, Expends):
                return meet(state, entity, "how much mana is spent")
    return state
