"""Counters that a permanent has from the beginning of a story because it entered with them (CR 614.1c)."""

from __future__ import annotations

from bot.abilities.ability import Static
from bot.abilities.entering import (
    EntersWith,
)
from bot.abilities.who import SELF
from bot.engine.characteristics.view import see
from bot.engine.citations import Cite
from bot.engine.evaluate import amount_of
from bot.engine.evaluate.context import Context
from bot.engine.log.notes import Note
from bot.engine.log.step import counted
from bot.engine.permanents import sagas
from bot.engine.state import Entity, State


def with_own_counters(state: State, entity: Entity) -> State:
    """The state with the counters on it that its own text says it enters with, where the story tells of none on it: it is
    taken to be as it entered. What depends on how it was cast (X, kicker) is nothing."""
    found = state.object(entity)
    if found is None or any(kind not in ("loyalty", "defense") for kind, _ in found.counters):
        return state
    if sagas.as_it_was_before(state, found) != found:
        state = state.with_object(sagas.as_it_was_before(state, found))
        state = state.step(Note.ENTERED_WITH.of(found.label, counted(1, "lore counter")), Cite.LORE_COUNTERS)
    context = Context(entity, found.controller)
    for ability in found.card.abilities:
        for effect in ability.effects if isinstance(ability, Static) else ():
            if not isinstance(effect, EntersWith) or effect.who != SELF:
                continue
            for kind, amount in effect.counters:
                number = max(0, amount_of(amount, see(state), context))
                if not number:
                    continue
                state = state.with_object(state.objects[entity].with_counters(kind, number))
                note = Note.ENTERED_WITH.of(found.label, counted(number, f"{kind} counter"))
                state = state.step(note, Cite.ENTERS_WITH)
    return state
