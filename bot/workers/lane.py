"""A few worker processes that take jobs in turn; each has a thread here that waits for it and starts it anew."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from typing import TYPE_CHECKING

from bot.questions import Question
from bot.values import dataclass, field
from bot.workers.desk import Opener
from bot.workers.errors import OutOfMemory, OutOfTime, WorkerLost
from bot.workers.process import WorkerProcess
from bot.workers.turns import NOBODY, Asker, Turns

if TYPE_CHECKING:
    from bot.answers.reply import Reply

log = logging.getLogger(__name__)

#: How often an idle worker is looked at, and started anew if something has ended it.
_LOOK = 1.0
#: Seconds that a worker may take to open its desk.
_START = 60.0
#: A worker that cannot be started that many times in a row is no longer well.
_FAILED_STARTS = 3


@dataclass(slots=True)
class Job:
    """A question on its way: who asks, and where its reply goes."""

    question: Question
    asker: Asker = NOBODY
    reply: Future[Reply] = field(default_factory=Future)
    tried: bool = False


@dataclass(slots=True)
class _Hand:
    """One worker and how often it could not be started since it last could."""

    worker: WorkerProcess
    failed: int = 0
    busy: bool = False


class Lane:
    """`count` workers for one kind of job; `seconds` says how long the next job may take when so many wait."""

    def __init__(
        self, count: int, opener: Opener, seconds: Callable[[int], float], niceness: int = 0
    ) -> None:
        self._seconds = seconds
        self._turns: Turns[Job] = Turns()
        self._change = threading.Condition()
        self._closed = False
        self._hands = [_Hand(WorkerProcess(opener, niceness)) for _ in range(count)]
        self._threads = [threading.Thread(target=self._work, args=(h,), daemon=True) for h in self._hands]
        self._warm = False

    def start(self) -> None:
        """Start the workers, so that the first question need not wait for them; else they start when asked."""
        with self._change:
            self._warm = True
        self._begin()

    def put(self, job: Job) -> None:
        """Let `job` be done in its turn; how it ends is told in its reply."""
        with self._change:
            if self._closed:
                job.reply.set_exception(WorkerLost("the workers were stopped"))
                return
            self._turns.put(job, job.asker)
            self._change.notify()
        self._begin()

    @property
    def waiting(self) -> int:
        """How many jobs wait."""
        with self._change:
            return len(self._turns)

    @property
    def replaced(self) -> int:
        """How many workers were started in the place of one that had ended."""
        return sum(max(0, hand.worker.started - 1) for hand in self._hands)

    @property
    def busy(self) -> int:
        """How many workers are at work."""
        return sum(hand.busy for hand in self._hands)

    @property
    def at_work(self) -> list[int]:
        """The process ids of the workers that are at work."""
        return [hand.worker.pid for hand in self._hands if hand.busy]

    def waiting_of(self, asker: Asker) -> tuple[int, int]:
        """How many jobs of this user wait, and how many of the server."""
        with self._change:
            return self._turns.of(asker)

    @property
    def well(self) -> bool:
        """Whether every worker is there or can be started."""
        return all(hand.failed < _FAILED_STARTS for hand in self._hands) and all(
            thread.is_alive() or thread.ident is None for thread in self._threads
        )

    @property
    def pids(self) -> list[int]:
        """The process ids of the workers that are there."""
        return [hand.worker.pid for hand in self._hands if hand.worker.alive]

    def close(self) -> None:
        """End every worker now, at work or not; what waits is told."""
        with self._change:
            self._closed = True
            jobs = self._turns.drain()
            self._change.notify_all()
        for job in jobs:
            job.reply.set_exception(WorkerLost("the workers were stopped"))
        for hand in self._hands:
            hand.worker.end()
        for thread in self._threads:
            if thread.ident is not None:
                thread.join(5.0)
        # One that was just being started is there by now.
        for hand in self._hands:
            hand.worker.end()

    def _begin(self) -> None:
        with self._change:
            for thread in self._threads:
                if thread.ident is None and not self._closed:
                    thread.start()

    def _work(self, hand: _Hand) -> None:
        while not self._closed:
            if self._warm and not hand.worker.alive:
                self._renew(hand)
            with self._change:
                job = self._turns.take()
                if job is None and not self._closed:
                    self._change.wait(_LOOK)
                    job = self._turns.take()
                seconds = self._seconds(len(self._turns))
            if job is not None:
                self._do(hand, job, seconds)

    def _renew(self, hand: _Hand) -> None:
        """Start the worker of `hand`, anew if it had died."""
        if hand.worker.pid and not self._closed:
            log.warning("worker process %d has ended; another takes its place", hand.worker.pid)
        try:
            hand.worker.warm(_START)
            hand.failed = 0
        except (WorkerLost, OutOfTime) as lost:
            if not self._closed:
                hand.failed += 1
                log.error("a worker process could not be started: %s", lost)
        except Exception as error:
            # The desk does not open: the worker is there, and each question will be told why.
            log.warning("a worker could not open the index: %s", type(error).__name__)

    def _do(self, hand: _Hand, job: Job, seconds: float) -> None:
        hand.busy = True
        try:
            reply = hand.worker.ask(job.question, seconds)
        except WorkerLost as error:
            hand.busy = False
            self._lost(job, error)
        except BaseException as error:
            hand.busy = False
            with suppress(Exception):  # whoever asked is no longer there
                job.reply.set_exception(error)
        else:
            hand.failed = 0
            hand.busy = False
            with suppress(Exception):
                job.reply.set_result(reply)

    def _lost(self, job: Job, error: WorkerLost) -> None:
        """A worker died on `job`: something may have ended it from outside, so the job is tried once more."""
        log.warning("a worker process ended at work: %s", error)
        if job.tried or isinstance(error, OutOfMemory) or self._closed:
            with suppress(Exception):
                job.reply.set_exception(error)
        else:
            job.tried = True
            self.put(job)
