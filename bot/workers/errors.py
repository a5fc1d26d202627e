"""What keeps a worker from answering."""

from __future__ import annotations


class OutOfTime(Exception):
    """The question was still being worked on when its time was over."""


class WorkerLost(Exception):
    """The worker died (out of memory, for example) before it had the answer."""


class OutOfMemory(WorkerLost):
    """The question took more memory than a worker may have."""


class Busy(Exception):
    """Too many questions wait already; `seconds` is about when it is worth asking again."""

    def __init__(self, seconds: int) -> None:
        super().__init__(f"busy for about {seconds} s")
        self.seconds = seconds
