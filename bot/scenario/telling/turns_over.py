"""What is done after a turn was told to end, and no other was told to begin: it is done in the next one (CR 500.1)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.told.decisions import Decision
from bot.engine.told.script import Action, Attack, GoTo, Moment
from bot.scenario.telling.put_between import put_between
from bot.scenario.telling.slow_deeds import is_slow_deed
from bot.scenario.telling.story import Story


def with_next_turns(story: Story) -> None:
    """`Alice casts Time Walk. Then the turn ends. Alice attacks with Ogre`: she attacks in the turn that follows. What is chosen may
    be for what triggers as the turn ends."""
    if not put_between(story, _with_their_turns(story)):
        return
    last = next((one for one in reversed(story.actions) if not isinstance(one, Decision)), None)
    if last != GoTo(Moment.END_OF_TURN):
        story.through_end_of_turn = story.through_end_step = False


def _with_their_turns(story: Story) -> Iterator[tuple[Action | None, Action]]:
    over = False
    for action in story.actions:
        begins = over and not isinstance(action, Decision | GoTo)
        yield GoTo(Moment.NEXT_TURN, _whose(story, action)) if begins else None, action
        over = (over and isinstance(action, Decision)) or action == GoTo(Moment.END_OF_TURN)


def _whose(story: Story, action: Action) -> str | None:
    """Whose turn it has to be for that; None where anybody can do it in any turn."""
    alone = isinstance(action, Attack) or is_slow_deed(story, action)
    return getattr(action, "player", None) if alone else None
