"""Worker processes that answer questions, each within a time limit, so that a hard question delays nobody.

Every worker opens its own desk. One that runs over its time is ended and replaced; one that dies takes only
its own question with it.
"""

from __future__ import annotations

import concurrent.futures
import multiprocessing
import os
import sys
from collections.abc import Callable
from multiprocessing.context import BaseContext
from typing import TYPE_CHECKING

from bot.questions import Question, ask

if sys.platform != "win32":
    from multiprocessing.context import ForkServerContext

if TYPE_CHECKING:
    from multiprocessing.synchronize import RLock

    from bot.answers.desk import Desk
    from bot.answers.reply import Reply

#: Opens a desk; must be importable by name, since it is called in another process.
Opener = Callable[[], "Desk"]


def open_real_desk() -> Desk:
    """The desk on the index in use."""
    # A worker process opens its desk; whoever starts the process does without.
    from bot.answers.desk import open_desk

    return open_desk()


class OutOfTime(Exception):
    """The question was still being worked on when its time was over."""


class WorkerLost(Exception):
    """The worker died (out of memory, for example) before it had the answer."""


class Workers:
    """A pool of `count` processes with a time limit in seconds for each question. Close it when done."""

    def __init__(self, count: int, seconds: float, opener: Opener = open_real_desk) -> None:
        from pebble import ProcessPool

        self._seconds = seconds
        self._opener = opener
        self._pool = ProcessPool(
            max_workers=count, context=_context(), initializer=_live_like, initargs=[dict(os.environ)]
        )

    @property
    def seconds(self) -> float:
        """The time limit of one question."""
        return self._seconds

    def warm(self) -> None:
        """Start a worker and let it open its desk, so that the first question need not wait for it."""
        self._pool.schedule(_open, args=[self._opener], timeout=self._seconds)

    def submit(self, question: Question) -> concurrent.futures.Future[Reply]:
        """Ask in a worker. The future raises `OutOfTime`, `WorkerLost` or what the desk raised."""
        inner = self._pool.schedule(_answer, args=[self._opener, question], timeout=self._seconds)
        outer: concurrent.futures.Future[Reply] = concurrent.futures.Future()
        outer.set_running_or_notify_cancel()
        inner.add_done_callback(lambda done: _hand_over(done, outer))
        return outer

    def close(self) -> None:
        """End every worker now, at work or not."""
        stop: Callable[[], None] = self._pool.stop
        stop()
        self._pool.join()


def _context() -> BaseContext:
    """A forked server starts workers fast and without this process's threads; elsewhere a fresh start."""
    if sys.platform != "win32" and "forkserver" in multiprocessing.get_all_start_methods():
        context = _LocksKept()
        context.set_forkserver_preload([__name__, "bot.answers.desk", "bot.answers.resolving"])
        return context
    return multiprocessing.get_context("spawn")


if sys.platform != "win32":

    class _LocksKept(ForkServerContext):
        """Keeps the locks of a pool as long as its workers: one that is just starting when the pool is closed would
        look for them in vain, and say so on standard error."""

        def __init__(self) -> None:
            super().__init__()
            self._locks: list[RLock] = []

        def RLock(self) -> RLock:
            self._locks.append(super().RLock())
            return self._locks[-1]


def _live_like(environment: dict[str, str]) -> None:
    """Give a worker the environment of the pool's process: the server that forks it has the one of its own start."""
    os.environ.clear()
    os.environ.update(environment)


def _hand_over(done: concurrent.futures.Future[Reply], outer: concurrent.futures.Future[Reply]) -> None:
    from pebble import ProcessExpired

    if done.cancelled():
        outer.set_exception(WorkerLost("the question was given up"))
        return
    error = done.exception()
    if error is None:
        outer.set_result(done.result())
    elif isinstance(error, TimeoutError | concurrent.futures.TimeoutError):
        outer.set_exception(OutOfTime(str(error)))
    elif isinstance(error, ProcessExpired):
        outer.set_exception(WorkerLost(str(error)))
    else:
        outer.set_exception(error)


_desks: dict[Opener, Desk] = {}


def _open(opener: Opener) -> None:
    if opener not in _desks:
        _desks[opener] = opener()


def _answer(opener: Opener, question: Question) -> Reply:
    """Runs in the worker, which keeps its desk from question to question."""
    _open(opener)
    return ask(_desks[opener], question)


def default_count() -> int:
    """One worker more than processors: a hard question on each still leaves a turn for an easy one."""
    return (os.cpu_count() or 1) + 1
