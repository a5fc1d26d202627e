"""Questions to answers for Discord: look-ups at once, scenarios in a worker with a time limit."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Protocol

from bot.answers.answer import Answer, Block, Line, Page, Tone
from bot.answers.desk import Desk
from bot.failures import foreseen, logged
from bot.questions import SLOW, Question, ask
from bot.workers import OutOfTime, WorkerLost, Workers

#: Answers of scenarios that are remembered, for turning their pages.
REMEMBERED = 256


class Asks(Protocol):
    """What callbacks need: an answer to any question, never an exception."""

    async def answer(self, question: Question) -> Answer: ...

    def ready(self, question: Question) -> bool:
        """Whether the answer comes without the engine, well within Discord's three seconds."""
        ...


class Asking:
    """Answers from one desk and one pool of workers."""

    def __init__(self, desk: Desk, workers: Workers) -> None:
        self._desk = desk
        self._workers = workers
        self._answers: OrderedDict[Question, Answer] = OrderedDict()

    def ready(self, question: Question) -> bool:
        """Whether the answer comes without the engine, well within Discord's three seconds."""
        return question.kind not in SLOW or question in self._answers

    async def answer(self, question: Question) -> Answer:
        """The answer to `question`. What goes wrong is an answer too, with `Tone.ERROR`."""
        known = self._answers.get(question)
        if known is not None:
            self._answers.move_to_end(question)
            return known
        try:
            if question.kind not in SLOW:
                return ask(self._desk, question).answer
            reply = await asyncio.wrap_future(self._workers.submit(question))
        except OutOfTime:
            limit = f"The answer took longer than {self._workers.seconds:.0f} seconds."
            return failure(
                limit, "Settle some of the choices (who blocks, who applies what first) and ask again."
            )
        except WorkerLost:
            return failure(
                "The process that worked on it ended early.", "Ask again, with fewer things in the scenario."
            )
        except Exception as error:
            return failed(error)
        self._answers[question] = reply.answer
        while len(self._answers) > REMEMBERED:
            self._answers.popitem(last=False)
        return reply.answer


def failed(error: BaseException) -> Answer:
    """An error as an answer: its own sentence, or a code under which the log has the trace."""
    known = foreseen(error)
    if known is not None:
        return failure(known[0])
    return failure(
        f"Something went wrong (code {logged(error)}).", "Try again; if it stays, report the code."
    )


def failure(sentence: str, hint: str = "") -> Answer:
    """A sentence that says what went wrong, and one that says what to do next."""
    lines = (Line(hint),) if hint else ()
    return Answer(sentence, (Page("", (Block(lines=lines),)),), Tone.ERROR)
