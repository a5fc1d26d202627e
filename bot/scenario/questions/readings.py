"""What else a question may ask, where its words may mean several things as well."""

from __future__ import annotations

from collections.abc import Iterator

from bot.scenario.questions.question import Question
from bot.scenario.questions.subjects import Subject
from bot.values import replace


def other_readings(question: Question) -> Iterator[tuple[Subject, Question]]:
    """Each subject whose words may mean something else, with the question that is asked then."""
    for number, part in enumerate(question.parts):
        for subject, other in other_readings(part):
            parts = (*question.parts[:number], other, *question.parts[number + 1 :])
            yield subject, replace(question, parts=parts)
    for names in question.what.readings:
        yield question.what, replace(question, what=_meaning(question.what, names))
    for names in question.by.readings:
        yield question.by, replace(question, by=_meaning(question.by, names))
    for names in question.to.readings:
        yield question.to, replace(question, to=_meaning(question.to, names))


def _meaning(subject: Subject, names: tuple[str, ...]) -> Subject:
    return replace(subject, names=names, readings=())
