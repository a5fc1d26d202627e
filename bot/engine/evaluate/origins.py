"""Where a thing came from: whether it was cast, from where, and what it was before it changed zones (CR 400.7)."""

from __future__ import annotations

from bot.abilities.conditions import (
    CameFrom,
    WasCast,
)
from bot.engine.evaluate import who as who_
from bot.engine.evaluate.context import Context
from bot.engine.evaluate.sight import Sight
from bot.engine.objects import Object
from bot.engine.state import Entity, Zone


def itself(sight: Sight, context: Context) -> set[Entity]:
    """The source, and the objects that became it: the spell that a permanent was cast as."""
    found: set[Entity] = set()
    entity: Entity | None = context.source
    while entity is not None and entity not in found:
        found.add(entity)
        thing = sight.state.last_known(entity)
        entity = thing.came_back_from if thing is not None else None
    return found


def was_cast(entity: Entity, condition: WasCast, sight: Sight, context: Context) -> bool:
    """Whether it was cast, from this zone where one is asked: a spell on the stack, or what one became."""
    thing = sight.state.last_known(entity)
    while thing is not None:
        if thing.zone is Zone.STACK:
            return not condition.zone or _was_in(thing, condition, sight, context)
        earlier = sight.state.was_before(thing)
        if earlier is None or earlier.object.zone is not Zone.STACK:
            return False
        thing = earlier.object
    return False


def came_from(condition: CameFrom, entity: Entity, sight: Sight, context: Context) -> bool:
    """Whether it lay there just before it entered, or before it was cast."""
    before = _before(entity, sight)
    if condition.cast:
        before = _before(before.id, sight) if before is not None and before.zone is Zone.STACK else None
    if before is None or before.zone.value != condition.zone:
        return False
    return before.owner in who_.who_is(condition.whose, sight, context)


def _before(entity: Entity, sight: Sight) -> Object | None:
    """What it was before it changed zones last."""
    earlier = sight.state.was_before(sight.state.last_known(entity))
    return earlier.object if earlier is not None else None


def _was_in(thing: Object | None, condition: WasCast, sight: Sight, context: Context) -> bool:
    """Whether it was in that zone just before, somebody's where that is asked."""
    earlier = sight.state.was_before(thing)
    if earlier is None or earlier.object.zone.value != condition.zone:
        return False
    return condition.whose is None or earlier.object.owner in who_.who_is(condition.whose, sight, context)
