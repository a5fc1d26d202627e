"""Things that the story made up, whose mana value it does not tell: what is asked is answered where that is all one."""

from __future__ import annotations

import re

from bot.answers.resolution import Resolution
from bot.answers.untold.retold import Run, ToBeTold, answers_of, is_too_much, with_objects
from bot.regex import regex
from bot.scenario.scenario import Scenario
from bot.values import replace

#: Mana values that are nobody's, besides the 0 that is taken: a card may ask for more, for less, or for just one.
_OTHERS = (*range(1, 7), 12)
_ASKS_FOR_IT = regex(r"\bmana (?:value|cost)s?\b", re.IGNORECASE)


def whose_mana_value_matters(understood: Scenario, found: Resolution, run: Run) -> Resolution | ToBeTold:
    """What comes of the story; or what has to be told of which mana value it is (CR 202.3), as another one would change an answer."""
    if not understood.questions or not understood.untold_mana_values:
        return found
    cards = [one.card for one in understood.script.setup.objects]
    if not any(_ASKS_FOR_IT.search(text) for card in cards for text in card.texts):
        return found
    for label in understood.untold_mana_values:
        for value in _OTHERS:
            told = run(_with(understood, label, value))
            if answers_of(told) != answers_of(found) and not is_too_much(told):
                message = f"It is not told what mana value {label} has, and the answer depends on that."
                return ToBeTold(message, (f"{label} has mana value 3.",))
    return found


def _with(understood: Scenario, label: str, value: int) -> Scenario:
    return with_objects(
        understood,
        lambda objects: tuple(
            replace(one, card=replace(one.card, mana_value=value)) if one.label == label else one
            for one in objects
        ),
    )
