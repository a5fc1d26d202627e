"""Whether one thing is among those that a phrase names, without listing them all."""

from __future__ import annotations

from functools import lru_cache

from bot.abilities.filters import Filter, TheChosen
from bot.abilities.who import Any, Both, Chosen, Each, EachOpponent, EachPlayer, Self, Who, You
from bot.engine.evaluate.context import Context
from bot.engine.evaluate.filters import fits
from bot.engine.evaluate.sight import Sight
from bot.engine.evaluate.who import who_is
from bot.engine.state import Entity, Zone, is_player


def is_among(who: Who | None, entity: Entity, sight: Sight, context: Context, gone_too: bool = True) -> bool:
    """Whether `who` (None: anyone) names `entity`. With `gone_too` a source that is no permanent (a spell, a thing that
    left) is judged by what it is or last was, as damage asks (CR 609.7)."""
    match who:
        case None:
            return True
        case Self():
            return entity == context.source
        case You():
            return entity == context.you
        case Any() | Each():
            return fits(who.what, entity, sight, context, any_zone=gone_too)
        case EachPlayer():
            return is_player(entity) and (not who.other or entity in who_is(who, sight, context))
        case EachOpponent():
            return is_player(entity) and entity in who_is(who, sight, context)
        case Both():
            return any(is_among(part, entity, sight, context, gone_too) for part in who.of)
        case Chosen():
            chosen = [v for k, v in context.chosen if k in ("source", "creature")]
            if not chosen:
                return fits(who.what, entity, sight, context, any_zone=gone_too)
            if entity not in chosen and not any(_became(v, entity, sight) for v in chosen):
                return False
            # What was chosen is checked again: a "red source" that is red no more is none (CR 609.7b, 615.9).
            return fits(_besides(who.what), entity, sight, context, any_zone=gone_too)
        case _:
            return entity in who_is(who, sight, context)


@lru_cache(maxsize=256)
def _besides(what: Filter) -> Filter:
    """The description without its "of your choice"."""
    return Filter(tuple(q for q in what.qualities if not isinstance(q, TheChosen) or q.kind == "color"))


def _became(chosen: Entity, entity: Entity, sight: Sight) -> bool:
    """A permanent spell chosen as a source is also the permanent that it becomes (CR 609.7a)."""
    known = sight.state.known.get(chosen)
    return known is not None and known.object.zone is Zone.STACK and known.became == entity
