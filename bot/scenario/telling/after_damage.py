"""What is cast after combat damage was dealt as only in a main phase it can be: in the second one (CR 505.1)."""

from __future__ import annotations

from bot.engine.told.decisions import Decision
from bot.engine.told.script import Action, GoTo, Moment
from bot.scenario.telling.slow_deeds import is_slow_deed
from bot.scenario.telling.story import Story


def in_the_second_main_phase(story: Story) -> None:
    """`I attack with Ogre and it connects. Then I cast Divination`: the combat is over by then."""
    found: list[Action] = []
    places: list[int] = []
    for action in story.actions:
        before = next((one for one in reversed(found) if not isinstance(one, Decision)), None)
        if before == GoTo(Moment.DAMAGE) and is_slow_deed(story, action):
            places.append(len(found) - len(places))
            found.append(GoTo(Moment.AFTER_COMBAT))
        found.append(action)
    if not places:
        return
    story.actions[:] = found
    story.asked_after = [
        done if done is None else done + sum(place < done for place in places) for done in story.asked_after
    ]
