"""An attacker that its own player gives up in the breath in which it attacks: `I Threaten his 5/5, swing, sac it to Goblin Bombardment`.

Whether its damage has been dealt by then is told by nothing there, and much hangs on it.
"""

from __future__ import annotations

import re
from itertools import pairwise

from bot.engine.told.script import Activate, Attack, Cast, GoTo
from bot.regex import regex
from bot.scenario.errors import NotUnderstood
from bot.scenario.telling.story import Story


def refuse_sacrifices_in_a_swing(text: str, story: Story) -> None:
    """Raises `NotUnderstood` where that is told in one sentence with the attack, by no word of when."""
    if not story.questions or all(question.kind == "legal" for question in story.questions):
        return
    deeds = [deed for deed in story.actions if not isinstance(deed, GoTo)]
    for attack, deed in pairwise(deeds):
        if not isinstance(attack, Attack) or not isinstance(deed, Activate | Cast) or deed.response:
            continue
        attackers = {label for label, _ in attack.attacks}
        given_up = next((label for label in deed.sacrificed if label in attackers), None)
        at = story.actions.index(attack)
        waits = any(isinstance(one, GoTo) for one in story.actions[at : story.actions.index(deed)])
        if given_up is None or deed.player != attack.player or waits:
            continue
        said = next((one for one in _SENTENCE.findall(text) if _IN_ONE_BREATH.search(one)), None)
        if said is not None and not _WHEN.search(said):
            start = text.index(said)
            why = f"It is not told whether {given_up} deals its combat damage before it is sacrificed."
            raise NotUnderstood(why, text, (start, start + len(said)), _TOLD)


_TOLD = ("After combat damage, I sacrifice it.", "Before damage, I sacrifice it.")
_SENTENCE = re.compile(r"[^.!?;]+")
_IN_ONE_BREATH = regex(
    r"\b(?:attack|attacks|attacked|attacking|swing|swings|swung|hit|hits|bash|beat|smash)\b.*"
    r"(?:,|\band\b|\bthen\b|\bbefore\b).*",
    re.IGNORECASE,
)
#: Words that say when.
_WHEN = regex(
    r"\b(?:response|responding|damage|blocks?|blocked|blockers?|blocking|declare\w*|attackers|combat|step)\b",
    re.IGNORECASE,
)
