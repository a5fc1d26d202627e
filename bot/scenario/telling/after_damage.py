"""What is cast after combat damage was dealt as only in a main phase it can be: in the second one (CR 505.1)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.told.decisions import Decision
from bot.engine.told.script import Action, GoTo, Moment
from bot.scenario.telling.put_between import put_between
from bot.scenario.telling.slow_deeds import is_slow_deed
from bot.scenario.telling.story import Story


def in_the_second_main_phase(story: Story) -> None:
    """`I attack with Ogre and it connects. Then I cast Divination`: the combat is over by then."""
    put_between(story, _with_the_end_of_combat(story))


def _with_the_end_of_combat(story: Story) -> Iterator[tuple[Action | None, Action]]:
    last: Action | None = None
    for action in story.actions:
        late = last == GoTo(Moment.DAMAGE) and is_slow_deed(story, action)
        yield GoTo(Moment.AFTER_COMBAT) if late else None, action
        last = last if isinstance(action, Decision) else action
