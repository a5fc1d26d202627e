"""Workers are replaced whatever ends them, and a hard question delays no easy one."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator
from multiprocessing import forkserver, resource_tracker

import pytest

from bot.questions import Kind, Question
from bot.workers.errors import Busy, OutOfTime, WorkerLost
from bot.workers.pool import OF_USER, TwoLanes, Workers
from bot.workers.process import WorkerProcess
from bot.workers.turns import Asker
from tests.discord.desk_fixture import open_small_desk

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals end processes otherwise there")

EASY = Question(Kind.RESOLVE, "One outcome, please.", "current")


def slow(number: int) -> Question:
    return Question(Kind.RESOLVE, f"sleep {number}", "current")


@pytest.fixture
def lanes() -> Iterator[TwoLanes]:
    """Two lanes of one worker each, with a limit of five seconds."""
    pool = TwoLanes(1, 5.0, open_small_desk)
    pool.start()
    yield pool
    pool.close()


def until(said: object) -> None:
    """Wait until `said()` is so."""
    assert callable(said)
    for _ in range(1000):
        if said():
            return
        time.sleep(0.02)
    raise AssertionError("it never came to be")


def test_an_idle_worker_that_is_killed_is_replaced_and_the_next_question_answered(lanes: TwoLanes) -> None:
    until(lambda: len(lanes.pids) == 2)
    for pid in lanes.pids:
        os.kill(pid, signal.SIGKILL)
    assert lanes.submit(EASY).result(20).answer.title == "Rules of current"
    until(lambda: len(lanes.pids) == 2)
    assert lanes.well


@pytest.mark.skipif(sys.platform != "linux", reason="processes are known by their numbers alone there")
def test_a_worker_that_has_ended_is_not_ended_again_by_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    worker = WorkerProcess(open_small_desk)
    worker.warm(30.0)
    os.kill(worker.pid, signal.SIGKILL)
    until(lambda: not worker.alive)

    def kill(pid: int, number: int) -> None:
        raise AssertionError("the number may be another process's by now")

    monkeypatch.setattr("bot.workers.process.os.kill", kill)
    worker.end()
    worker.warm(30.0)
    assert worker.alive
    worker.end()
    assert not worker.alive


def test_a_worker_killed_at_work_loses_no_question(lanes: TwoLanes) -> None:
    until(lambda: len(lanes.pids) == 2)
    waiting = lanes.submit(slow(1))
    until(lambda: lanes.long.busy == 1)
    os.kill(lanes.long.pids[0], signal.SIGKILL)
    # It is tried once more, and again takes too long.
    with pytest.raises(OutOfTime):
        waiting.result(30)


def test_the_processes_that_start_workers_may_die_too(lanes: TwoLanes) -> None:
    until(lambda: len(lanes.pids) == 2)
    starter = forkserver._forkserver._forkserver_pid  # type: ignore[attr-defined]
    tracker = resource_tracker._resource_tracker._pid  # type: ignore[attr-defined]
    for pid in (starter, tracker, *lanes.pids):
        os.kill(pid, signal.SIGKILL)
    assert lanes.submit(EASY).result(40).answer.title == "Rules of current"
    until(lambda: len(lanes.pids) == 2)
    assert lanes.well


def test_a_question_that_ends_its_worker_is_told_after_a_second_try(lanes: TwoLanes) -> None:
    with pytest.raises(WorkerLost):
        lanes.submit(Question(Kind.RESOLVE, "die")).result(20)
    assert lanes.submit(EASY).result(20).answer.title == "Rules of current"


def test_many_hard_questions_delay_an_easy_one_by_their_first_tries_at_most(lanes: TwoLanes) -> None:
    until(lambda: len(lanes.pids) == 2)
    hard = [lanes.submit(slow(n), Asker(n, 1)) for n in range(OF_USER)]
    assert lanes.submit(EASY, Asker(100, 1)).result(20).answer.title == "Rules of current"
    # The hard ones are still waited for then.
    assert sum(future.done() for future in hard) <= 1


def test_who_asks_too_many_hard_questions_is_told_when_to_try_again(lanes: TwoLanes) -> None:
    until(lambda: len(lanes.pids) == 2)
    hard = [lanes.submit(slow(n), Asker(1, 1)) for n in range(OF_USER + 3)]
    until(lambda: any(future.done() and isinstance(future.exception(), Busy) for future in hard))
    busy = [f.exception() for f in hard if f.done() and isinstance(f.exception(), Busy)]
    assert all(isinstance(error, Busy) and error.seconds >= 5 for error in busy)


def test_a_batch_keeps_its_order_and_its_limit() -> None:
    pool = Workers(2, 1.0, open_small_desk)
    futures = [pool.submit(question) for question in (EASY, slow(1), EASY)]
    assert futures[0].result(20).answer.title == futures[2].result(20).answer.title
    with pytest.raises(OutOfTime):
        futures[1].result(20)
    pool.close()


def test_a_worker_that_dies_at_every_start_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that could not be imported was started forty times for every question."""
    starts = []

    class Dying:
        def __init__(self, **_: object) -> None: ...

        def start(self) -> None:
            starts.append(self)
            raise EOFError

    class Context:
        Process = Dying

    monkeypatch.setattr("bot.workers.process._context", Context)
    monkeypatch.setattr("bot.workers.process._PATIENCE", 0.0)
    with pytest.raises(WorkerLost):
        WorkerProcess(open_small_desk).ask(EASY, 5.0)
    assert len(starts) == 3
