"""Where a thing came from: whether it was cast, from where, and what it was before it changed zones (CR 400.7)."""

from __future__ import annotations

from bot.abilities.conditions import CameFrom
from bot.engine.evaluate import who as who_
from bot.engine.evaluate.context import Context
from bot.engine.evaluate.sight import Sight
from bot.engine.happenings import What
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


def is_what_it_became(entity: Entity, sight: Sight, context: Context) -> bool:
    """Whether it is what the source became in that very move which set off the ability (CR 400.7e), or paid for it (CR 400.7j)."""
    found = sight.state.object(entity)
    if found is None or found.came_back_from != context.source or found.zone is Zone.BATTLEFIELD:
        return False
    event = context.event
    set_off = event is not None and event.subject == context.source and event.what is not What.ENTERS
    paid: set[tuple[str, object]] = {("itself", entity), ("sacrificed", context.source)}
    return set_off or not paid.isdisjoint(context.chosen)


def came_from(condition: CameFrom, entity: Entity, sight: Sight, context: Context) -> bool:
    """Whether it lay there just before it entered, or before it was cast: as a spell on the stack, or as what one became."""
    thing = sight.state.last_known(entity)
    if condition.cast and thing is not None and thing.zone is not Zone.STACK:
        thing = _before(thing, sight)
        if thing is not None and thing.zone is not Zone.STACK:
            return False
    if thing is None or not condition.zone:
        return thing is not None
    before = _before(thing, sight)
    if before is None:
        return False  # a token, or a copy that was put on the stack: it came from nowhere
    theirs = condition.whose is None or before.owner in who_.who_is(condition.whose, sight, context)
    return (theirs and before.zone.value == condition.zone) is not condition.elsewhere


def _before(thing: Object, sight: Sight) -> Object | None:
    """What it was before it changed zones last."""
    earlier = sight.state.was_before(thing)
    return earlier.object if earlier is not None else None
