"""Questions to answers for Discord: look-ups at once, scenarios in a worker with a time limit."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from typing import Protocol

from bot.answers.answer import Answer, Block, Line, Page, Tone
from bot.answers.desk import Desk
from bot.failures import foreseen, logged
from bot.questions import SLOW, Question, ask
from bot.workers import OutOfTime, WorkerLost, Workers

#: Answers of scenarios that are remembered, for turning their pages, and for how many seconds: an hour, so that
#: a newer index shows.
REMEMBERED = 256
FRESH = 3600.0


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
        self._answers: OrderedDict[Question, tuple[float, Answer]] = OrderedDict()

    def ready(self, question: Question) -> bool:
        """Whether the answer comes without the engine, well within Discord's three seconds."""
        return question.kind not in SLOW or self._known(question) is not None

    async def answer(self, question: Question) -> Answer:
        """The answer to `question`. What goes wrong is an answer too, with `Tone.ERROR`."""
        known = self._known(question)
        if known is not None:
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
        self._answers[question] = (time.monotonic(), reply.answer)
        while len(self._answers) > REMEMBERED:
            self._answers.popitem(last=False)
        return reply.answer

    def _known(self, question: Question) -> Answer | None:
        """The remembered answer, while it is fresh."""
        made, answer = self._answers.get(question, (0.0, None))
        if answer is None:
            return None
        if time.monotonic() - made > FRESH:
            del self._answers[question]
            return None
        self._answers.move_to_end(question)
        return answer


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
