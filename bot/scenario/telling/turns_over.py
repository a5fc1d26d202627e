"""What is done after a turn was told to end, and no other was told to begin: it is done in the next one (CR 500.1)."""

from __future__ import annotations

from bot.engine.told.decisions import Decision
from bot.engine.told.script import Action, Attack, GoTo, Moment
from bot.scenario.telling.slow_deeds import is_slow_deed
from bot.scenario.telling.story import Story


def with_next_turns(story: Story) -> None:
    """`Alice casts Time Walk. Then the turn ends. Alice attacks with Ogre`: she attacks in the turn that follows. What is chosen may
    be for what triggers as the turn ends."""
    found: list[Action] = []
    over, places = False, list[int]()
    for action in story.actions:
        if over and not isinstance(action, Decision):
            over = False
            if not isinstance(action, GoTo):
                places.append(len(found) - len(places))
                found.append(GoTo(Moment.NEXT_TURN, _whose(story, action)))
        over = over or action == GoTo(Moment.END_OF_TURN)
        found.append(action)
    if not places:
        return
    story.actions[:] = found
    story.asked_after = [
        done if done is None else done + sum(place < done for place in places) for done in story.asked_after
    ]
    if not over:
        story.through_end_of_turn = story.through_end_step = False


def _whose(story: Story, action: Action) -> str | None:
    """Whose turn it has to be for that; None where anybody can do it in any turn."""
    alone = isinstance(action, Attack) or is_slow_deed(story, action)
    return getattr(action, "player", None) if alone else None
