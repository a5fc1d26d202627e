"""What is told to be done before combat, wherever in the story that stands: a sorcery then is cast in the main phase before it."""

from __future__ import annotations

from bot.engine.told.decisions import Decision
from bot.engine.told.script import Action, Activate, Attack, Cast, GoTo, Moment
from bot.scenario.telling.slow_deeds import is_slow_deed
from bot.scenario.telling.story import Story
from bot.values import replace


def with_deeds_before_combat(story: Story) -> None:
    """`Before attacking I cast Overrun` is in the main phase (CR 307.1), and `I attack with two 2/2s. I cast Overrun precombat` is told
    after the attack and happens before it."""
    for told in story.before_combat:
        at = next((n for n, action in enumerate(story.actions) if action is told), None)
        deeds = _deeds_after(story, at) if at is not None else []
        if at is None or not deeds:
            continue
        slow = is_slow_deed(story, deeds[0])
        moment = replace(told, moment=Moment.MAIN) if slow else told
        story.actions[at] = moment
        attack = _attack_before(story, at)
        end = at + 1 + len(deeds)
        if attack is None or any(attack < (one.done or 0) < end for one in story.asked_at):
            continue
        story.actions[attack:end] = [moment, *deeds, *story.actions[attack:at]]


def _deeds_after(story: Story, at: int) -> list[Action]:
    """What is done at that moment: one deed, its answers, and what is chosen for them."""
    found: list[Action] = []
    for action in story.actions[at + 1 :]:
        if not isinstance(action, Cast | Activate | Decision):
            break
        found.append(action)
    return found


def _attack_before(story: Story, at: int) -> int | None:
    """Where the attack of the same turn was told, where it was told first."""
    for n in range(at - 1, -1, -1):
        action = story.actions[n]
        if isinstance(action, Attack):
            return n
        if isinstance(action, GoTo):
            return None
    return None
