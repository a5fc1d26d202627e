"""Copies of a spell as it is cast: storm, for each spell cast before it this turn (CR 702.40); replicate, for each time that its
cost was paid (CR 702.56)."""

from __future__ import annotations

from bot.abilities.ability import Keyword, Triggered
from bot.abilities.amounts import Number
from bot.abilities.combining import (
    Repeat,
)
from bot.abilities.copying import CopySpell
from bot.abilities.filters import Filter
from bot.abilities.player_events import Casts
from bot.abilities.who import SELF, YOU
from bot.engine.evaluate.context import Context
from bot.engine.state import Entity, State, Waiting


def copied_as_cast(state: State, spell: Entity, before: int) -> State:
    """The state with the triggers waiting that copy this spell, if it has storm and `before` other spells came before it, or
    replicate that was paid for."""
    found = state.objects[spell]
    times = {"storm": before, "replicate": found.paid.count("replicate")}
    for keyword in (a.name for a in found.card.abilities if isinstance(a, Keyword)):
        if times.get(keyword, 0) < 1:
            continue
        copies = Repeat(Number(times[keyword]), (CopySpell(SELF),))
        ability = Triggered(Casts(YOU, Filter()), (copies,), word="when", label=keyword)
        waiting = Waiting(spell, found.controller, ability, Context(spell, found.controller))
        state = state.having(waiting=(*state.waiting, waiting))
    return state
