"""`I hit Bob with Jecht and transform it`: what turns to its other face as it triggers, and has nothing to activate (CR 701.27)."""

from __future__ import annotations

from bot.abilities.ability import Triggered, Unread
from bot.abilities.combining import May
from bot.abilities.effects import Move
from bot.abilities.keyword_abilities.activated import activated_in, activated_of
from bot.abilities.keyword_actions import Transform
from bot.abilities.opaque import Opaque
from bot.abilities.walk import holds, inside
from bot.engine.relevance.playable import playable
from bot.engine.told.decisions import SaysMay
from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story


def transforms_as_it_triggers(story: Story, player: str, ref: ThingRef, how: How) -> bool:
    """Whether that is all that is told of it, and a trigger of it offers to turn it over: then that is done."""
    if how.modes != ("transform",) or not story.actions:
        return False
    named = [t for t in story.things if ref.name and ref.name in (t.name, t.label)]
    thing = next(iter(named or story.focus[-1:]), None)
    card = story.card(thing) if thing is not None else None
    if thing is None or card is None or any(map(_turns, activated_of(playable(card).abilities))):
        return False
    offers = [may for one in card.abilities if isinstance(one, Triggered) for may in inside(one.effects, May)]
    turning = [may for may in offers if _turns(may)]
    if len(turning) == 1:
        story.actions.append(SaysMay(player, True, thing.label, said=f"do what {thing.label} offers"))
    elif activated_in(card.abilities) and not holds(card.abilities, Unread, Opaque):
        raise CannotMean(f"It is not told what transforms {thing.label}.", (), ref.start, ref.end)
    return len(turning) == 1


def _turns(part: object) -> bool:
    """Whether that turns something over, or brings it back turned over."""
    return holds(part, Transform) or any(move.transformed for move in inside(part, Move))
