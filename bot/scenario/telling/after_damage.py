"""What is cast after combat damage was dealt as only in a main phase it can be: in the second one (CR 505.1)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bot.engine.told.decisions import Decision
from bot.engine.told.script import Action, Cast, GoTo, Moment
from bot.regex import regex
from bot.scenario.telling.put_between import put_between
from bot.scenario.telling.slow_deeds import is_slow_deed
from bot.scenario.telling.story import Story


def in_the_second_main_phase(story: Story) -> None:
    """`I attack with Ogre and it connects. Then I cast Divination`: the combat is over by then."""
    put_between(story, _with_the_end_of_combat(story))


def _with_the_end_of_combat(story: Story) -> Iterator[tuple[Action | None, Action]]:
    last: Action | None = None
    for action in story.actions:
        free = isinstance(action, Cast) and action.free and damage_lets_cast(story, action.player)
        late = last == GoTo(Moment.DAMAGE) and is_slow_deed(story, action) and not free
        yield GoTo(Moment.AFTER_COMBAT) if late else None, action
        last = last if isinstance(action, Decision) else action


def damage_lets_cast(story: Story, player: str) -> bool:
    """Whether what triggers on combat damage lets that player cast a card, while it resolves where nothing is paid for it."""
    texts = (
        text
        for thing in story.things
        if thing.holder in (player, None) and thing.zone == "battlefield"
        for text in thing.texts
    )
    return any(map(_LETS_CAST.search, texts))


_LETS_CAST = regex(r"\bdeals? combat damage\b.*\bmay (?:cast|play)\b", re.IGNORECASE)
