"""An X that is announced and that the story does not tell: it is taken for 0, which is said; where another one would change what is
asked, it is asked back (CR 107.3a)."""

from __future__ import annotations

import re

from bot.answers.resolution import Resolution, Status
from bot.answers.untold.retold import Run, ToBeTold, answers_of, is_too_much
from bot.engine.told.script import Action, Activate, Cast, Script
from bot.scenario.questions.question import Question
from bot.scenario.scenario import Scenario
from bot.values import replace

_TAKEN_FOR_NONE = re.compile(r"X of (?P<what>.+) is 0: it is not told\.")
#: What X may be as well, where the mana that is told lets it be so much.
_OTHERS = (7, 2, 1)


def whose_x_matters(understood: Scenario, found: Resolution, run: Run) -> Resolution | ToBeTold:
    """What comes of the story; or the spell or ability whose X has to be told, as another one would change an answer."""
    if not understood.questions:
        return found
    untold = [
        match["what"].removesuffix("'s ability")
        for match in map(_TAKEN_FOR_NONE.fullmatch, found.assumptions)
        if match
    ]
    for what in untold:
        for x in _OTHERS:
            told = run(_with(understood, what, x))
            if told.status is not Status.RESOLVED or is_too_much(told):
                continue
            if _told_in_all(told) != _told_in_all(found):
                message = f"It is not told what X is for {what}, and the answer depends on that."
                return ToBeTold(message, ("X is 3.",))
            break
    return found


def _told_in_all(found: Resolution) -> tuple[object, list[str]]:
    """The answers, and in what words where it is only asked what happens."""
    happens = [one.text for one in found.answers if one.value is True and not one.text.startswith("Yes")]
    return answers_of(found), happens


def _with(understood: Scenario, what: str, x: int) -> Scenario:
    """The story with that X, also where a question supposes the deed."""

    def announced(action: Action) -> Action:
        if isinstance(action, Cast) and action.card == what and action.x is None:
            return replace(action, x=x)
        if isinstance(action, Activate) and action.source == what and action.x is None:
            return replace(action, x=x)
        return action

    def told(script: Script) -> Script:
        return replace(script, actions=tuple(map(announced, script.actions)))

    def asked(question: Question) -> Question:
        beside, otherwise = question.beside, question.otherwise
        return replace(
            question,
            beside=None if beside is None else told(beside),
            tries=tuple(map(told, question.tries)),
            otherwise=None if otherwise is None else asked(otherwise),
        )

    questions = tuple(map(asked, understood.questions))
    return replace(understood, script=told(understood.script), questions=questions)
