"""The index in use, taken up anew when another file has taken its place."""

from __future__ import annotations

import threading
import time
from pathlib import Path

from rulesdb.errors import IndexFault
from rulesdb.index import Index, open_index
from rulesdb.soundness import confirm_sound
from rulesdb.where import index_in_use

#: How often, at most, the file is looked at.
_SECONDS = 2.0
#: How long a replaced index stays open for the answers that still read it.
_GRACE_SECONDS = 300.0


class WatchedIndex:
    """Always an open index. A newer file is opened before the old one is let go; a broken one is not taken."""

    def __init__(self, path: Path | None = None, seconds: float = _SECONDS) -> None:
        """Raises `IndexFault` when there is no index at `path` (default: the one in use)."""
        self._given = path
        self._seconds = seconds
        self._lock = threading.Lock()
        self._index = open_index(path)
        self._stamp = _stamp(self._index.path)
        self._looked = time.monotonic()
        self._replaced: list[tuple[float, Index]] = []

    @property
    def index(self) -> Index:
        """The newest whole index at the watched place."""
        now = time.monotonic()
        if now - self._looked >= self._seconds and self._lock.acquire(blocking=False):
            try:
                self._looked = now
                self._take_up(now)
            finally:
                self._lock.release()
        return self._index

    def _take_up(self, now: float) -> None:
        while self._replaced and now - self._replaced[0][0] > _GRACE_SECONDS:
            self._replaced.pop(0)[1].close()
        try:
            path = self._given or index_in_use()
            stamp = _stamp(path)
            if (path, stamp) == (self._index.path, self._stamp) or stamp is None:
                return
            confirm_sound(path)
            newer = open_index(path)
        except IndexFault:
            return  # the one in use goes on answering
        self._replaced.append((now, self._index))
        self._index, self._stamp = newer, stamp


def _stamp(path: Path) -> tuple[int, int, int] | None:
    """What changes when another file takes the place of this one."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size
