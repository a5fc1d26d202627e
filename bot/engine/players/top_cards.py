"""Which cards are known to lie on top of a library: put there, or told to lie there, and nothing has taken them off it since."""

from __future__ import annotations

from bot.engine.objects import Object
from bot.engine.state import Entity, State, Zone
from bot.engine.told.decisions import Reveals
from bot.engine.told.script import Cast
from bot.engine.told.scripted import mark_used
from bot.values import replace

ON_TOP = "on top"
"""What a card is called that was put on top of a library, until that is shuffled."""


def known_on_top(state: State, player: Entity, number: int) -> tuple[State, tuple[Entity, ...]]:
    """The first of them, so many at most, taken to be gone from there now: what was put there last, then what was told before this
    moment, in its order."""
    name, library = state.label(player), [o for o in _in_libraries(state) if o.owner == player]
    put = sorted((o for o in library if ON_TOP in o.designations), key=lambda o: -o.timestamp)
    found = [o.id for o in put[:number]]
    theirs = {o.label: o.id for o in library if o not in put}
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


def is_told_what_lies_there(state: State, unplayed: bool = False) -> bool:
    """Whether the story told of such a card and it is there still: what becomes of it is known to somebody. `unplayed`: of one that
    nobody is told to play, nor another of its name."""
    script = state.game.script
    told = {(a.player, name) for a in script if isinstance(a, Reveals) and a.lies for name in a.names}
    cast = {a.card for a in script if isinstance(a, Cast)} if unplayed else set[str]()
    played = {o.card.name for o in state.objects.values() if o.label in cast}
    there = (o for o in _in_libraries(state) if o.card.name not in played)
    return any((state.label(o.owner), o.label) in told for o in there)


def shuffled(state: State) -> State:
    """The state in which nobody knows any more where what was put on top of a library is."""
    for found in _in_libraries(state):
        if ON_TOP in found.designations:
            left = tuple(word for word in found.designations if word != ON_TOP)
            state = state.with_object(replace(found, designations=left))
    return state


def _in_libraries(state: State) -> list[Object]:
    return [o for o in state.objects.values() if o.zone is Zone.LIBRARY]
