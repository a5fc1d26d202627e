"""A time limit on what the main thread does, without a process of its own."""

from __future__ import annotations

import _thread
import signal
import threading
from collections.abc import Callable
from types import FrameType
from typing import Any, TypeVar

_T = TypeVar("_T")

#: An alarm that stopped nothing (it came where errors are thrown away, as in what is run when memory is freed) rings again.
_AGAIN = 0.25


class TimeIsOver(BaseException):
    """Raised wherever the main thread is when its time is over; no `except Exception` takes it."""


class Alarm:
    """Raises `TimeIsOver` in the main thread after so many seconds, again and again until the block is left; call it from
    there. Where the system has no alarms, a thread rings as Ctrl-C does."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._left = threading.Event()
        self._over = False
        self._before: Any = None

    def __enter__(self) -> None:
        if hasattr(signal, "setitimer"):
            self._before = signal.signal(signal.SIGALRM, self._ring)
            signal.setitimer(signal.ITIMER_REAL, self._seconds, _AGAIN)
        else:
            self._before = signal.signal(signal.SIGINT, self._ring)
            threading.Thread(target=self._call, daemon=True).start()

    def __exit__(self, *error: object) -> None:
        self._left.set()  # from here on nothing is raised
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, self._before)
        else:
            signal.signal(signal.SIGINT, self._before)

    def _ring(self, number: int, frame: FrameType | None) -> None:
        if self._left.is_set():
            return
        if number == signal.SIGINT and not self._over:
            raise KeyboardInterrupt  # somebody pressed Ctrl-C
        raise TimeIsOver

    def _call(self) -> None:
        """Ring, where the system does not."""
        wait = self._seconds
        while not self._left.wait(wait):
            self._over = True
            _thread.interrupt_main()
            wait = _AGAIN


def within(seconds: float, work: Callable[[], _T], otherwise: Callable[[], _T]) -> _T:
    """What `work` gives; what `otherwise` gives where that has not come after so many seconds. For the main thread."""
    try:
        with Alarm(seconds):
            return work()
    except TimeIsOver:
        return otherwise()
