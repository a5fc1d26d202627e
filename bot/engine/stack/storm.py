"""Storm: a copy for each spell cast before it this turn (CR 702.40)."""

from __future__ import annotations

from bot.abilities.ability import Keyword, Triggered
from bot.abilities.amounts import Number
from bot.abilities.effects import CopySpell, Repeat
from bot.abilities.events import Casts
from bot.abilities.filters import Filter
from bot.abilities.who import SELF, YOU
from bot.engine.evaluate.context import Context
from bot.engine.state import Entity, State, Waiting


def storm(state: State, spell: Entity, before: int) -> State:
    """The state with the spell's storm trigger waiting, if it has storm and other spells came before it."""
    found = state.objects[spell]
    if before < 1 or not any(isinstance(a, Keyword) and a.name == "storm" for a in found.card.abilities):
        return state
    assert found.on_stack is not None
    you = found.on_stack.context.you
    ability = Triggered(
        Casts(YOU, Filter()), (Repeat(Number(before), (CopySpell(SELF),)),), word="when", label="storm"
    )
    waiting = Waiting(spell, you, ability, Context(spell, you))
    return state.having(waiting=(*state.waiting, waiting))
