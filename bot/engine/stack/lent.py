"""Spells cast when a sorcery couldn't have been, by what lets them be cast so (`MayCastAsThough.lent`)."""

from __future__ import annotations

from bot.abilities.statics import MayCastAsThough
from bot.abilities.walk import inside
from bot.engine.objects import Object
from bot.engine.state import Entity, State


def is_lent(state: State, player: Entity, spell: Object) -> bool:
    """Whether this spell, just cast, is one of those, at a time that is no sorcery's (CR 307.1)."""
    if not any(cast.lent for cast in inside(spell.card.abilities, MayCastAsThough)):
        return False
    others = tuple(e for e in state.stack if e != spell.id)
    return state.turn.active != player or not state.turn.step.is_main or bool(others)
