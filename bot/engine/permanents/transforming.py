"""A permanent that shows its other face (CR 701.27): it stays the same object."""

from __future__ import annotations

from bot.abilities.card import Card
from bot.engine.citations import Cite
from bot.engine.happenings import Happening, What
from bot.engine.log.things import Transformed
from bot.engine.objects import (
    Object,
)
from bot.engine.state import (
    Entity,
    State,
)
from bot.engine.triggers import happen
from bot.values import replace


def other_side(card: Card) -> Card | None:
    """The other face, with this one behind it; None where there is none."""
    if card.other_face is None:
        return None
    return replace(card.other_face, other_face=replace(card, other_face=None))


def turned_over(state: State, entity: Entity, cite: Cite, flipped: bool = False) -> State:
    """The state with the permanent's other face up: it gets a new timestamp (CR 613.7g)."""
    found = state.objects[entity]
    other = other_side(found.card)
    if other is None:
        return state
    state, time = state.tick()
    state = state.with_object(other_face_up(replace(found, timestamp=time), other))
    state = state.step(Transformed(found.label, other.name, flipped=flipped), cite)
    return state if flipped else happen(state, Happening(What.TRANSFORMS, entity))


def other_face_up(found: Object, other: Card) -> Object:
    """The object with that face up; what is printed on its card is kept for other zones."""
    printed = found.printed or replace(found.card, other_face=replace(other, other_face=None))
    return replace(found, card=other, printed=printed)
