"""A story told otherwise in what it leaves open, with whatever its questions suppose beside it."""

from __future__ import annotations

from collections.abc import Callable

from bot.answers.resolution import THE_STORY, Answered, Resolution, Status
from bot.engine.told.script import Script
from bot.engine.told.setup import ObjectSetup, Setup
from bot.scenario.questions.question import Question
from bot.scenario.scenario import Scenario
from bot.values import dataclass, replace

Run = Callable[[Scenario], Resolution]
"""What comes of a story that is told otherwise."""

Change = Callable[[tuple[ObjectSetup, ...]], tuple[ObjectSetup, ...]]


@dataclass(frozen=True, slots=True)
class ToBeTold:
    """What the answer depends on and the story does not tell, in a sentence, and words that would tell it. `place`: the words (start,
    end) that leave it open, None where the whole story does; `meant`: what these may mean."""

    message: str
    suggestions: tuple[str, ...] = ()
    place: tuple[int, int] | None = None
    meant: tuple[str, ...] = ()


def answers_of(found: Resolution) -> tuple[Status, list[object]]:
    """What a story comes to as far as it was asked: told otherwise it makes no difference where that is the same; of what depends on a
    choice, what it may come to."""
    return found.status, [
        (answer.value, answer.gist, frozenset(str(case.value) for case in answer.cases))
        for answer in found.answers
    ]


def values_of(answered: Answered) -> object:
    """What one question is answered: its value, and of what depends on a choice, each with what leads there; whatever words say so."""
    return repr(answered.value), [(case.value, case.when) for case in answered.cases]


def is_too_much(found: Resolution) -> bool:
    """Whether what comes of a story was not worked out as there is too much of it: of that nothing can be said."""
    too_much = all(part.card == THE_STORY for part in found.unmodelled)
    beside = any(f"{THE_STORY} is not fully modelled" in answered.text for answered in found.answers)
    return beside or (found.status is Status.UNSUPPORTED and too_much)


def with_objects(understood: Scenario, change: Change) -> Scenario:
    """The story with other things in it as it begins; also the stories that questions are asked of (`Can Spider block Bird?`)."""

    def begun(setup: Setup) -> Setup:
        return replace(setup, objects=change(setup.objects))

    return with_scripts(understood, lambda script: replace(script, setup=begun(script.setup)))


def with_scripts(understood: Scenario, told: Callable[[Script], Script]) -> Scenario:
    """The story told so, and the stories that questions are asked of."""

    def asked(question: Question) -> Question:
        beside = question.beside
        return replace(
            question,
            beside=None if beside is None else told(beside),
            tries=tuple(map(told, question.tries)),
            otherwise=None if question.otherwise is None else asked(question.otherwise),
        )

    questions = tuple(map(asked, understood.questions))
    return replace(understood, script=told(understood.script), questions=questions)
