"""New objects, their labels, and what an object has become."""

from __future__ import annotations

from typing import Any

from bot.abilities.card import Card
from bot.engine.objects import (
    Object,
)
from bot.engine.state import (
    Entity,
    State,
    Zone,
    first_incarnation,
)
from bot.values import replace


def current(state: State, entity: Entity) -> Entity | None:
    """The object that this one is now: itself, or the one it became when it last changed zones to a public zone."""
    if entity in state.objects:
        return entity
    known = state.known.get(entity)
    return known.became if known is not None and known.became in state.objects else None


def exiled_with(state: State, source: Entity, *cards: Entity) -> State:
    """The state where that permanent knows what its abilities exiled (CR 607.2a)."""
    found = state.object(source)
    exiled = tuple(("exiled", e) for e in cards if e in state.objects and state.objects[e].zone is Zone.EXILE)
    left = state.known.get(source)
    if found is None and left is not None and left.object.zone is Zone.BATTLEFIELD:  # what exiled itself
        last = replace(left.object, chosen=(*left.object.chosen, *exiled))
        return state.having(known=state.known.set(source, replace(left, object=last)))
    if found is None or found.zone is not Zone.BATTLEFIELD or not exiled:
        return state
    return state.with_object(replace(found, chosen=(*found.chosen, *exiled)))


def new_object(
    state: State,
    card: Card,
    controller: Entity,
    zone: Zone,
    label: str | None = None,
    **more: Any,
) -> tuple[State, Entity]:
    """A new object, such as a token or an ability on the stack; its label is made unique: `Saproling`, `Saproling #2`."""
    label = unique_label(state, label or card.name)
    state, time = state.tick()
    entity = first_incarnation(state.next_serial)
    made = Object(entity, label, card, controller, controller, zone, timestamp=time, **more)
    state = state.having(objects=state.objects.set(entity, made), next_serial=state.next_serial + 1)
    return state, entity


def unique_label(state: State, label: str) -> str:
    """`label`, or with a number behind it when something is called so already."""
    taken = {o.label for o in state.objects.values()}
    if label not in taken and f"{label} #1" not in taken:
        return label
    number = 2
    while f"{label} #{number}" in taken:
        number += 1
    return f"{label} #{number}"
