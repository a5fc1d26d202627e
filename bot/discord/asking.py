"""Questions to answers for Discord: look-ups at once, scenarios in a worker; equal questions are worked out once."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections import OrderedDict

from bot.answers.answer import Answer, Block, Line, Page, Tone
from bot.answers.desk import Desk
from bot.answers.reply import Edition, Reply
from bot.discord.rendering.asked import with_scenario
from bot.discord.rendering.limits import shortened
from bot.discord.rulings import read_ruling, ruling_key
from bot.discord.storing.store import Store
from bot.discord.tally import Tally
from bot.errors import OracleError
from bot.failures import foreseen, logged
from bot.questions import SLOW, Kind, Question, ask
from bot.workers.errors import Busy, OutOfTime, WorkerLost
from bot.workers.pool import TwoLanes
from bot.workers.turns import NOBODY, Asker
from rulesdb.errors import IndexFault
from rulesdb.index import open_index

log = logging.getLogger(__name__)

#: Answers of scenarios that are remembered, for turning their pages, and for how many seconds: an hour, so that
#: a newer index shows.
REMEMBERED = 256
FRESH = 3600.0
#: Seconds after another index was taken up in which no answer is remembered: a worker may not have it yet.
_SETTLING = 5.0


class Asking:
    """Answers from one desk and one pool of workers."""

    def __init__(self, desk: Desk, workers: TwoLanes, store: Store) -> None:
        self._desk = desk
        self._store = store
        self._workers = workers
        self._answers: OrderedDict[Question, tuple[float, Answer]] = OrderedDict()
        self._under_way: dict[Question, asyncio.Task[Answer]] = {}
        self._edition: Edition | None = None
        self._settled = 0.0
        self.tally = Tally()

    async def answer(self, question: Question, asker: Asker = NOBODY) -> Answer:
        """The answer to `question`. What goes wrong is an answer too, with `Tone.ERROR`."""
        begun = time.monotonic()
        self._look()
        answer = self._known(question)
        if answer is None and question.kind is Kind.RULING:
            answer = await self._ruling(question)
        elif answer is None and question.kind not in SLOW:
            answer = self._looked_up(question)
        if answer is None:
            task = self._under_way.get(question)
            if task is None:
                task = asyncio.create_task(self._worked_out(question, asker))
                self._under_way[question] = task
                task.add_done_callback(lambda done: self._under_way.pop(question, None))
            # Whoever stops waiting leaves it to the others who asked the same.
            answer = await asyncio.shield(task)
        self.tally.answered(question.kind, answer.tone, time.monotonic() - begun)
        return answer

    async def beside(self, question: Question) -> Answer:
        """The answer to a look-up that may take long, worked out in a thread beside the event loop."""
        return await asyncio.to_thread(self._looked_up, question)

    @property
    def dated(self) -> str:
        """The date of the newest rules of the index; empty while it can't be read."""
        self._look()
        return self._edition.dated if self._edition is not None else ""

    def _look(self) -> None:
        """Forget what was answered from an index that is no longer in use."""
        try:
            edition = self._desk.edition
        except Exception as error:
            log.warning("the index can't be read: %s: %s", type(error).__name__, error)
            return
        if edition != self._edition:
            if self._edition is not None:
                log.info("the index of %s, built %s, is in use", edition.dated, edition.built)
                self._settled = time.monotonic() + _SETTLING
                self._answers.clear()
            self._edition = edition

    async def index_well(self) -> bool:
        """Whether the index could be opened anew: what is remembered of a file says nothing of the file."""
        try:
            await asyncio.to_thread(lambda: open_index().close())
        except Exception as error:
            log.warning("the index can't be read: %s: %s", type(error).__name__, error)
            return False
        return True

    async def _ruling(self, question: Question) -> Answer:
        """An answer as it was given, by its id."""
        body = await self._store.kept(ruling_key(question.text))
        if body is not None:
            try:
                kept = read_ruling(body)
            except ValueError as error:
                log.warning("%s", error)
            else:
                return with_scenario(kept.answer, kept.question)
        return failure(
            f"There is no ruling {shortened(question.text, 20)}.",
            "The id stands at the end of every answer, and is kept for ninety days.",
        )

    def _looked_up(self, question: Question) -> Answer:
        try:
            return ask(self._desk, question).answer
        except Exception as error:
            return failed(error)

    async def _worked_out(self, question: Question, asker: Asker) -> Answer:
        try:
            reply: Reply = await asyncio.wrap_future(self._workers.submit(question, asker))
        except Busy as busy:
            self.tally.turned_away += 1
            return failure(
                f"Many questions are being worked on. Try again in {busy.seconds} seconds.",
                "Look-ups are answered meanwhile.",
            )
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
        if time.monotonic() >= self._settled:
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
    """An error as an answer: its own sentence, or a code under which the log has the trace. Whoever asks in Discord can
    mend nothing on the machine, and is told no path of it."""
    if isinstance(error, IndexFault | sqlite3.Error | FileNotFoundError):
        log.error("the index can't be read: %s: %s", type(error).__name__, error)
        return failure(
            "The index can't be read just now.",
            "Try again in a minute; whoever runs the bot sees why in its log.",
        )
    if isinstance(error, OracleError):
        return failure(error.message, error.hint)
    if isinstance(error, RecursionError) and (known := foreseen(error)) is not None:
        return failure(known[0])
    return failure(
        f"Something went wrong (code {logged(error)}).", "Try again; if it stays, report the code."
    )


def failure(sentence: str, hint: str = "") -> Answer:
    """A sentence that says what went wrong, and one that says what to do next."""
    lines = (Line(hint),) if hint else ()
    return Answer(sentence, (Page("", (Block(lines=lines),)),), Tone.ERROR)
