"""Fights of which nobody says whose creatures fight: `A 3/3 attacks and a 4/4 blocks. Do I lose a creature?`"""

from __future__ import annotations

from bot.answers.resolution import Resolution
from bot.answers.untold.retold import Run, ToBeTold, values_of
from bot.engine.told.script import Attack, Block
from bot.scenario.questions.question import Question
from bot.scenario.questions.subjects import Subject
from bot.scenario.scenario import Scenario
from bot.values import replace

_OTHER = {"You": "Opponent", "Opponent": "You"}


def whose_side_matters(understood: Scenario, found: Resolution, run: Run) -> Resolution | ToBeTold:
    """What comes of the story; or who attacks has to be told, as each question would be answered otherwise if it asked of the other player,
    or is answered by a player's name."""
    actions = understood.script.actions
    attack = next((one for one in actions if isinstance(one, Attack)), None)
    fought = any(isinstance(one, Block) and one.blocks for one in actions)
    if not understood.sides_untold or attack is None or not fought:
        return found
    asked = tuple(_of_the_other(question) for question in understood.questions)
    answered = found.answers
    if asked != understood.questions:
        answered = run(replace(understood, questions=asked)).answers
    both = zip(found.answers, answered, strict=False)
    if all(values_of(one) == values_of(other) and one.value not in _OTHER for one, other in both):
        return found
    names = [label for label, _ in attack.attacks]
    return ToBeTold(
        f"It is not told who attacks with {names[0]}, and the answer depends on that.",
        (f"You attack with {names[0]}.", f"Your opponent attacks with {names[0]}."),
    )


def _of_the_other(question: Question) -> Question:
    """The question as it would ask of the other player's creatures."""
    return replace(
        question,
        what=_subject_of_the_other(question.what),
        by=_subject_of_the_other(question.by),
        to=_subject_of_the_other(question.to),
        parts=tuple(map(_of_the_other, question.parts)),
    )


def _subject_of_the_other(subject: Subject) -> Subject:
    fitting = subject.fitting
    if fitting is None:
        return subject
    return replace(subject, fitting=replace(fitting, whose=_OTHER.get(fitting.whose, fitting.whose)))
