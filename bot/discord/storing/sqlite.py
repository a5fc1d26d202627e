"""Kept in one SQLite file in the data folder, which several processes on one machine may share.

All work is done in one thread of its own: a file that another program has locked delays no answer."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from bot.discord.storing.preferences import COLUMNS, Preferences, Scope, as_stored, from_row

_Found = TypeVar("_Found")

#: Each brings the file one version further; what a file has, its `user_version` tells.
_MIGRATIONS = (
    """
    CREATE TABLE IF NOT EXISTS settings (
        scope TEXT NOT NULL, owner INTEGER NOT NULL, rules TEXT, private INTEGER, picture TEXT, language TEXT,
        alerts INTEGER, alerted TEXT, PRIMARY KEY (scope, owner)
    );
    CREATE TABLE IF NOT EXISTS kept (key TEXT PRIMARY KEY, body TEXT NOT NULL, until INTEGER NOT NULL);
    CREATE INDEX IF NOT EXISTS kept_until ON kept (until);
    """,
)
#: What a file of the first version held, taken over where it is found.
_FIRST_VERSION = """
    INSERT OR IGNORE INTO settings (scope, owner, rules, private)
        SELECT 'server', guild, rules, private FROM guild_settings;
    INSERT OR IGNORE INTO kept (key, body, until) SELECT key, body, shown + 7776000 FROM questions;
    DROP TABLE guild_settings;
    DROP TABLE questions;
"""
_NAMES = ", ".join(COLUMNS)


class SqlitePlace:
    """The file at `path`. Raises `sqlite3.Error` when it can't be opened."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="settings")
        self._connection = self._thread.submit(self._open).result()

    async def preferences(self, scope: Scope, owner: int) -> Preferences:
        """What this server or user set."""
        query = f"SELECT {_NAMES} FROM settings WHERE scope = ? AND owner = ?"
        return from_row(await self._do(lambda file: file.execute(query, (scope, owner)).fetchone()))

    async def change(self, scope: Scope, owner: int, changes: Mapping[str, Any]) -> None:
        """Set the named preferences."""
        names = [name for name in changes if name in COLUMNS]
        statement = (
            f"INSERT INTO settings (scope, owner, {', '.join(names)}) VALUES (?, ?{', ?' * len(names)})"
            f" ON CONFLICT (scope, owner) DO UPDATE SET {', '.join(f'{n} = excluded.{n}' for n in names)}"
        )
        values = [as_stored(changes[name]) for name in names]
        await self._do(lambda file: file.execute(statement, (scope, owner, *values)))

    async def reset(self, scope: Scope, owner: int) -> None:
        """Forget all preferences of this server or user."""
        statement = "DELETE FROM settings WHERE scope = ? AND owner = ?"
        await self._do(lambda file: file.execute(statement, (scope, owner)))

    async def alerted(self) -> list[tuple[int, int, str]]:
        """Every server that wants to hear of new rules."""
        query = (
            "SELECT owner, alerts, COALESCE(alerted, '') FROM settings WHERE scope = ? AND alerts IS NOT NULL"
        )
        return await self._do(lambda file: file.execute(query, (Scope.SERVER,)).fetchall())

    async def keep(self, bodies: Mapping[str, str], seconds: float) -> None:
        """Keep each body under its key for so long from now."""
        until = int(time.time() + seconds)
        statement = (
            "INSERT INTO kept (key, body, until) VALUES (?, ?, ?)"
            " ON CONFLICT (key) DO UPDATE SET until = MAX(until, excluded.until)"
        )
        rows = [(key, body, until) for key, body in bodies.items()]
        await self._do(lambda file: file.executemany(statement, rows))

    async def kept(self, key: str) -> str | None:
        """What is kept under `key`."""
        query = "SELECT body FROM kept WHERE key = ? AND until > ?"
        row = await self._do(lambda file: file.execute(query, (key, int(time.time()))).fetchone())
        return None if row is None else str(row[0])

    async def purge(self) -> int:
        """Forget what has been kept long enough."""
        statement = "DELETE FROM kept WHERE until <= ?"
        return await self._do(lambda file: file.execute(statement, (int(time.time()),)).rowcount)

    async def well(self) -> bool:
        """Whether the file can be read."""
        return await self._do(lambda file: file.execute("SELECT 1").fetchone()) is not None

    async def close(self) -> None:
        """Close the file, once what is under way is done."""
        self._thread.submit(self._connection.close)
        await asyncio.to_thread(self._thread.shutdown)

    def _open(self) -> sqlite3.Connection:
        # Shorter than anybody waits, so that one that is locked does not keep the thread from the next.
        connection = sqlite3.connect(self._path, timeout=0.5)
        # Settings are the servers' own: no other user of this machine reads them.
        if self._path.exists():
            self._path.chmod(0o600)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=NORMAL")
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        for number, migration in enumerate(_MIGRATIONS[version:], start=version + 1):
            connection.executescript(migration)
            connection.execute(f"PRAGMA user_version = {number}")
        if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'guild_settings'").fetchone():
            connection.executescript(_FIRST_VERSION)
        return connection

    async def _do(self, work: Callable[[sqlite3.Connection], _Found]) -> _Found:
        def done() -> _Found:
            with self._connection:
                return work(self._connection)

        return await asyncio.get_running_loop().run_in_executor(self._thread, done)
