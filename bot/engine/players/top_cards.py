"""Which cards the story has told to lie on top of a library, and nothing has taken off it since."""

from __future__ import annotations

from bot.engine.state import Entity, State, Zone
from bot.engine.told.decisions import Reveals
from bot.engine.told.scripted import mark_used


def known_on_top(state: State, player: Entity, number: int) -> tuple[State, tuple[Entity, ...]]:
    """The first of them, so many at most, taken to be gone from there now: what was told before this moment, in its order."""
    name, found = state.label(player), list[Entity]()
    theirs = {o.label: o.id for o in state.objects.values() if o.owner == player and o.zone is Zone.LIBRARY}
    for index, told in enumerate(state.game.script[: state.position]):
        if len(found) >= number:
            break
        if index in state.used or not isinstance(told, Reveals) or not told.lies or told.player != name:
            continue
        there = [theirs[what] for what in told.names if what in theirs]
        taken = there[: number - len(found)]
        found += taken
        if len(taken) == len(there):
            state = mark_used(state, index)
    return state, tuple(found)


def is_told_what_lies_there(state: State) -> bool:
    """Whether such a card is there still: what becomes of it is known to somebody."""
    told = {
        (a.player, name) for a in state.game.script if isinstance(a, Reveals) and a.lies for name in a.names
    }
    there = (o for o in state.objects.values() if o.zone is Zone.LIBRARY)
    return any((state.label(o.owner), o.label) in told for o in there)
