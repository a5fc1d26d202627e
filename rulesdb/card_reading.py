"""Cards read as an index is built, in several processes where there are many: batches go out and come back in one order."""

from __future__ import annotations

import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection, get_context, parent_process
from typing import Protocol, TypeVar

from rulesdb.errors import IndexFault
from rulesdb.rows import CardReading, CardRow, ReadBy

_T = TypeVar("_T")

#: So many cards go to a process at one time. Fewer cards than that are read without another process.
BATCH = 500
#: More processes would wait for the one that writes.
_MOST_JOBS = 4


class CardReader(Protocol):
    """Reads each card before it is stored; what it makes of it is kept beside the card, with its versions. It can be sent to
    another process."""

    versions: ReadBy

    def read(self, card: CardRow) -> CardReading:
        """The card's reading and a verdict on each of its lines."""
        ...


def jobs_here() -> int:
    """How many processes are worth while on this machine."""
    free = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(free, _MOST_JOBS))


class Reading:
    """Reads batches of cards in `jobs` processes, each batch's readings in the order of its cards. Close it when all is read."""

    def __init__(self, reader: CardReader | None, jobs: int = 1) -> None:
        self._reader = reader
        self._jobs = jobs
        self._pool: ProcessPoolExecutor | None = None

    def close(self) -> None:
        """End the processes, whatever they do."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)

    def each(
        self, batches: Iterable[Sequence[_T]], card_of: Callable[[_T], CardRow]
    ) -> Iterator[tuple[Sequence[_T], Sequence[CardReading | None]]]:
        """Every batch with the readings of its cards. Raises `IndexFault` where a process was ended from outside."""
        ahead: deque[tuple[Sequence[_T], Callable[[], Sequence[CardReading | None]]]] = deque()
        try:
            for batch in batches:
                ahead.append((batch, self._begun([card_of(one) for one in batch])))
                if self._pool is None or len(ahead) > 2 * self._jobs:
                    first, reading = ahead.popleft()
                    yield first, reading()
            for first, reading in ahead:
                yield first, reading()
        except BrokenProcessPool:
            raise IndexFault(
                "A process that read cards was ended from outside.",
                "Build again, with `--jobs 1` where memory is short.",
            ) from None

    def _begun(self, cards: list[CardRow]) -> Callable[[], Sequence[CardReading | None]]:
        reader = self._reader
        if reader is None:
            return lambda: [None] * len(cards)
        if self._jobs > 1 and self._pool is None and len(cards) >= BATCH:
            # A fresh interpreter each: what else runs in this process is not copied.
            self._pool = ProcessPoolExecutor(self._jobs, get_context("spawn"), _begin)
        if self._pool is not None:
            return self._pool.submit(_read, reader, cards).result
        return lambda: _read(reader, cards)


def _read(reader: CardReader, cards: list[CardRow]) -> list[CardReading]:
    return [reader.read(card) for card in cards]


def _begin() -> None:
    """In a process of the pool: an interrupt is its parent's business, and it ends with its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(1)
