"""The workers of a program: one lane for a batch, two for a bot with many askers."""

from __future__ import annotations

import os
from concurrent.futures import Future
from typing import TYPE_CHECKING

from bot.questions import Question
from bot.workers.desk import Opener, open_real_desk
from bot.workers.errors import Busy, OutOfTime
from bot.workers.lane import Job, Lane
from bot.workers.turns import NOBODY, Asker

if TYPE_CHECKING:
    from bot.answers.reply import Reply

#: Seconds in which all that wait for their first try should have had it, and the least that each gets: an easy question
#: that comes behind twenty hard ones is answered within four.
_FIRST_ROUND = 0.8
_SHORTEST = 0.25
#: How many questions may wait for their long try: of one user, of one server, in all.
OF_USER, OF_SERVER, IN_ALL = 8, 24, 48
#: How many may wait for their first try.
FIRST_WAITING = 200


class Workers:
    """`count` processes that answer questions as they come, each within `seconds`. Close it when done."""

    def __init__(self, count: int, seconds: float, opener: Opener = open_real_desk) -> None:
        self._lane = Lane(count, opener, lambda waiting: seconds)

    def submit(self, question: Question) -> Future[Reply]:
        """Ask in a worker. The future raises `OutOfTime`, `WorkerLost` or what the desk raised."""
        job = Job(question)
        self._lane.put(job)
        return job.reply

    def close(self) -> None:
        """End every worker now, at work or not."""
        self._lane.close()


class TwoLanes:
    """Workers for many askers at once: a question that is not answered at its first short try goes on to the other
    lane, where the hard ones take turns; so twenty hard ones delay an easy one by no more than their first tries."""

    def __init__(self, count: int, seconds: float, opener: Opener = open_real_desk) -> None:
        """`count` processes for each lane; `seconds` is the time limit of one question."""
        self.seconds = seconds
        self._count = count

        def first(waiting: int) -> float:
            return min(seconds, max(_SHORTEST, _FIRST_ROUND * count / (waiting + 1)))

        self.quick = Lane(count, opener, first)
        # What takes long gives way to what is quick, also on the processor.
        self.long = Lane(count, opener, lambda waiting: seconds, niceness=5)

    def start(self) -> None:
        """Start every worker now."""
        self.quick.start()
        self.long.start()

    def submit(self, question: Question, asker: Asker = NOBODY) -> Future[Reply]:
        """Ask in a worker. The future raises `OutOfTime`, `WorkerLost`, `Busy` or what the desk raised; `Busy` comes
        at once, or after the first try when too many wait for a long one."""
        job = Job(question, asker)
        outer: Future[Reply] = Future()
        outer.set_running_or_notify_cancel()
        if self.quick.waiting >= FIRST_WAITING:
            outer.set_exception(Busy(5))
            return outer
        job.reply.add_done_callback(lambda done: self._after_first(done, job, outer))
        self.quick.put(job)
        return outer

    @property
    def waiting(self) -> int:
        """How many questions wait."""
        return self.quick.waiting + self.long.waiting

    @property
    def busy(self) -> int:
        """How many workers are at work."""
        return self.quick.busy + self.long.busy

    @property
    def replaced(self) -> int:
        """How many workers had to be started anew."""
        return self.quick.replaced + self.long.replaced

    @property
    def well(self) -> bool:
        """Whether every worker is there or can be started."""
        return self.quick.well and self.long.well

    @property
    def pids(self) -> list[int]:
        """The process ids of the workers that are there."""
        return self.quick.pids + self.long.pids

    def close(self) -> None:
        """End every worker now, at work or not."""
        self.quick.close()
        self.long.close()

    def _after_first(self, done: Future[Reply], job: Job, outer: Future[Reply]) -> None:
        if not isinstance(done.exception(), OutOfTime):
            _hand_over(done, outer)
            return
        of_user, of_server = self.long.waiting_of(job.asker)
        waiting = self.long.waiting
        if of_user >= OF_USER or of_server >= OF_SERVER or waiting >= IN_ALL:
            # About a third of the limit is what those that go the long way take.
            outer.set_exception(Busy(round(max(5.0, self.seconds / 3 * (of_user + 1) / self._count))))
            return
        again = Job(job.question, job.asker)
        again.reply.add_done_callback(lambda late: _hand_over(late, outer))
        self.long.put(again)


def _hand_over(done: Future[Reply], outer: Future[Reply]) -> None:
    error = done.exception()
    if error is None:
        outer.set_result(done.result())
    else:
        outer.set_exception(error)


def default_count() -> int:
    """As many as there are processors, and at least two: one hard question leaves a turn for another."""
    return max(2, os.cpu_count() or 1)
