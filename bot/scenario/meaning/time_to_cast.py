"""When a spell is cast that can be cast only at some time of combat: it waits for that, as whoever casts it would."""

from __future__ import annotations

from bot.abilities.ability import Static
from bot.abilities.limits import When
from bot.abilities.statics import CastOnly
from bot.engine.told.script import Attack, GoTo, Moment
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing

_WHEN_BLOCKED = frozenset({When.AFTER_BLOCKERS, When.DECLARE_BLOCKERS})
_BLOCKS = frozenset({"block", "itblock", "noblock", "blockedby"})


def wait_for_its_time(story: Story, thing: Thing) -> None:
    """`Alice attacks with Ogre. Bob casts Mirror Match`: once blockers have been declared (CR 601.3, 506.7), where no blocks are told
    to come."""
    last = story.actions[-1] if story.actions else None
    card = story.card(thing)
    if card is None or not isinstance(last, Attack) or any(one.kind in _BLOCKS for one in story.to_come):
        return
    limits = (
        e for a in card.abilities if isinstance(a, Static) for e in a.effects if isinstance(e, CastOnly)
    )
    if any(_WHEN_BLOCKED & {*limit.when.all_of} for limit in limits):
        story.actions.append(GoTo(Moment.AFTER_BLOCKERS))
