"""What an instruction has done `this way`, as it was before (CR 608.2h)."""

from __future__ import annotations

from bot.abilities.past import DoneThisWay
from bot.engine.evaluate.context import Context
from bot.engine.evaluate.sight import Sight
from bot.engine.state import Entity

_BURIED = ("died", "put into a graveyard")


def done_this_way(way: DoneThisWay, sight: Sight, context: Context) -> tuple[Entity, ...]:
    """What was destroyed, exiled, sacrificed ... so, as it was before (CR 608.2h): what could not be is where it was."""
    if way.as_cost:
        return tuple(dict.fromkeys(v for kind, v in context.chosen if kind == way.how))
    if way.how == "put onto the battlefield":  # what lies there now is meant, not the card that it was
        return tuple(
            dict.fromkeys(e for number, done in context.results if number == way.number for e in done.to)
        )
    spoken = (e for number, done in context.results if number == way.number for e in done.before)
    if way.how in ("chosen", "revealed", "tapped"):
        return tuple(dict.fromkeys(spoken))
    gone = dict.fromkeys(e for e in spoken if e not in sight.state.objects)
    return tuple(e for e in gone if way.how not in _BURIED or _died(e, sight))


def _died(entity: Entity, sight: Sight) -> bool:
    """Whether what has left the battlefield was put into a graveyard (CR 700.4): something else may have come of it."""
    known = sight.state.known.get(entity)
    return known is not None and known.went_to == "graveyard"
