"""Opens an index file for reading. Whatever turns out to be damaged in it, then or at any later look, is `BrokenIndex`."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Self, TypeVar
from urllib.parse import quote

from rulesdb.errors import BrokenIndex
from rulesdb.schema import APPLICATION_ID, FORMAT

Found = TypeVar("Found")

_MEND = "Build it again with `rules-oracle index build`, or run `rules-oracle index update`."


class IndexConnection(sqlite3.Connection):
    """A connection to one index, that says of which file what is wrong."""

    path: Path

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        #: Held by one thread at a time: from Python 3.12 on two that ask the same at once might be given one another's rows.
        self.turn = threading.RLock()

    def execute(self, *given: Any) -> sqlite3.Cursor:
        """A cursor on the rows; it raises `BrokenIndex` where they are damaged."""
        return self.cursor(_IndexCursor).execute(*given)

    def __del__(self) -> None:
        """Closed when nobody holds it any more: nothing is written, so nothing is lost."""
        with suppress(sqlite3.Error):
            self.close()


class _IndexCursor(sqlite3.Cursor):
    connection: IndexConnection

    def execute(self, *given: Any) -> Self:
        return self._told(super().execute, *given)

    def fetchone(self) -> Any:
        return self._told(super().fetchone)

    def fetchall(self) -> list[Any]:
        return self._told(super().fetchall)

    def __next__(self) -> Any:
        return self._told(super().__next__)

    def _told(self, look: Callable[..., Found], *given: Any) -> Found:
        try:
            with self.connection.turn:
                return look(*given)
        except (sqlite3.Error, UnicodeDecodeError) as error:
            path = getattr(self.connection, "path", "The index")
            raise BrokenIndex(f"{path} is no index, or is damaged ({error}).", _MEND) from None


def open_read_only(path: Path) -> sqlite3.Connection:
    """A connection that several threads may use and that never writes.

    Raises `BrokenIndex` when the file is missing, is no index, is of another format or was never finished.
    """
    if not path.is_file():
        raise BrokenIndex(f"There is no index at {path}.", "Build one with `rules-oracle index build`.")
    try:
        connection = sqlite3.connect(
            f"file:{quote(str(path))}?mode=ro&immutable=1",
            uri=True,
            check_same_thread=False,
            factory=IndexConnection,
        )
    except sqlite3.Error:
        raise BrokenIndex(f"{path} cannot be opened.", "Check its permissions.") from None
    connection.path = path
    try:
        _check(connection, path)
    except BrokenIndex:
        connection.close()
        raise
    return connection


def _check(connection: IndexConnection, path: Path) -> None:
    def value(name: str) -> int:
        found: int = connection.execute(f"pragma {name}").fetchone()[0]
        return found

    if value("application_id") != APPLICATION_ID:
        raise BrokenIndex(f"{path} is no index of Rules Oracle.", _MEND)
    if value("user_version") != FORMAT:
        raise BrokenIndex(f"{path} is an index of another version of the program.", _MEND)
    if value("page_count") * value("page_size") > path.stat().st_size:
        raise BrokenIndex(f"{path} breaks off before its end.", _MEND)
