"""Whether a number that is asked for is more or less than one that is told: `Does Bob lose more than 2 life?`, `Is that at least 5?`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.scenario.errors import CannotMean
from bot.scenario.questions.as_typed import as_typed
from bot.scenario.questions.most_or_least import NUMBERS
from bot.scenario.questions.question import Question
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.values import replace

Ask = Callable[[Story, Statement, str], Question | None]


def is_compared(parts: Sequence[Statement]) -> bool:
    """Whether the last of these questions, which are asked as one, asks how much the one before it comes to."""
    return len(parts) == 2 and parts[-1].kind == "ask compared"


def compared(story: Story, parts: Sequence[Statement], text: str, ask: Ask) -> Question | None:
    """The question whether what the first part asks for is within the bounds of the second."""
    question = ask(story, parts[0], text)
    if question is None:
        return None
    return _within(question, parts[-1], as_typed(story, parts[-1], text))


def compared_with_it(story: Story, statement: Statement, text: str) -> Question:
    """`How much damage does Bob take? Is that more than 3?`: of what was asked for just before. Raises `CannotMean` where that was nothing
    that is counted."""
    if not story.questions:
        raise CannotMean("It is not told what that is.", (), statement.start, statement.end)
    return _within(story.questions[-1], statement, as_typed(story, statement, text))


def _within(question: Question, statement: Statement, text: str) -> Question:
    if question.kind not in NUMBERS or question.among or question.bound is not None:
        raise CannotMean("It is not told what that is compared with.", (), statement.start, statement.end)
    return replace(question, text=text, bound=statement.slots["bound"])
