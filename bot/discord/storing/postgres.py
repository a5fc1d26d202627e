"""Kept in PostgreSQL, which the processes of several machines share. Connections are pooled, and made anew when the
database was away."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from bot.discord.storing.preferences import COLUMNS, Preferences, Scope, as_stored, from_row
from bot.errors import BadConfiguration

log = logging.getLogger(__name__)

#: Seconds that the start waits for the database.
_START = 10.0
#: How many connections at most; each is held for one short statement.
_CONNECTIONS = 8
#: Any number, the same in every process: only one brings the tables up to date at a time.
_LOCK = 7_302_615

_MIGRATIONS = (
    """
    CREATE TABLE settings (
        scope TEXT NOT NULL, owner BIGINT NOT NULL, rules TEXT, private INTEGER, picture TEXT, language TEXT,
        alerts BIGINT, alerted TEXT, PRIMARY KEY (scope, owner)
    );
    CREATE TABLE kept (key TEXT PRIMARY KEY, body TEXT NOT NULL, until BIGINT NOT NULL);
    CREATE INDEX kept_until ON kept (until);
    """,
)
_NAMES = ", ".join(COLUMNS)


async def open_postgres(url: str) -> PostgresPlace:
    """The database at `url`, its tables up to date. Raises `BadConfiguration` when it can't be used."""
    try:
        from psycopg import Error
        from psycopg_pool import AsyncConnectionPool, PoolTimeout
    except ImportError as error:
        raise BadConfiguration(
            "DATABASE_URL is set, but the library for PostgreSQL is not installed.",
            "Install it with `pip install 'rules-oracle[postgres]'`, or unset DATABASE_URL.",
        ) from error
    parts = urlsplit(url)
    if parts.scheme not in ("postgresql", "postgres"):
        raise BadConfiguration(
            "DATABASE_URL is no address of a PostgreSQL database.",
            "It looks like postgresql://user:password@host/database.",
        )
    pool = AsyncConnectionPool(
        url,
        min_size=1,
        max_size=_CONNECTIONS,
        open=False,
        timeout=2.0,
        # How long it goes on trying before it rests; the next question makes it try again.
        reconnect_timeout=30.0,
        check=AsyncConnectionPool.check_connection,
        kwargs={"autocommit": True, "connect_timeout": 3, "application_name": "rules-oracle"},
    )
    place = PostgresPlace(pool)
    # Its password is nobody's business in a log.
    where = f"{parts.hostname or 'this machine'}{parts.path}"
    try:
        await _reached(url)
        await pool.open(wait=True, timeout=_START)
        await place.migrate()
    except (PoolTimeout, Error, OSError, ValueError) as error:
        await pool.close()
        raise BadConfiguration(
            f"The PostgreSQL database {where} of DATABASE_URL cannot be used: {_first_line(error)}.",
            "Check that it runs, and the user, password and name in DATABASE_URL.",
        ) from error
    return place


async def _reached(url: str) -> None:
    """Wait until the database takes a connection, for as long as one that is just starting may need; else raise why."""
    from psycopg import AsyncConnection, OperationalError  # as above

    until = time.monotonic() + _START
    while True:
        try:
            connection = await AsyncConnection.connect(url, connect_timeout=3)
        except OperationalError:
            if time.monotonic() > until:
                raise
            await asyncio.sleep(0.5)
        else:
            await connection.close()
            return


class PostgresPlace:
    """The tables in one database."""

    def __init__(self, pool: Any) -> None:
        self._pool = pool

    async def migrate(self) -> None:
        """Bring the tables up to date, one process at a time."""
        async with self._pool.connection() as connection, connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock(%s)", (_LOCK,))
            await connection.execute(
                "CREATE TABLE IF NOT EXISTS rules_oracle_version (version INTEGER NOT NULL)"
            )
            cursor = await connection.execute("SELECT COALESCE(MAX(version), 0) FROM rules_oracle_version")
            (version,) = await cursor.fetchone()
            for number, migration in enumerate(_MIGRATIONS[version:], start=version + 1):
                await connection.execute(migration)
                await connection.execute("INSERT INTO rules_oracle_version (version) VALUES (%s)", (number,))

    async def preferences(self, scope: Scope, owner: int) -> Preferences:
        """What this server or user set."""
        query = f"SELECT {_NAMES} FROM settings WHERE scope = %s AND owner = %s"
        rows = await self._rows(query, (str(scope), owner))
        return from_row(rows[0] if rows else None)

    async def change(self, scope: Scope, owner: int, changes: Mapping[str, Any]) -> None:
        """Set the named preferences."""
        names = [name for name in changes if name in COLUMNS]
        statement = (
            f"INSERT INTO settings (scope, owner, {', '.join(names)}) VALUES (%s, %s{', %s' * len(names)})"
            f" ON CONFLICT (scope, owner) DO UPDATE SET {', '.join(f'{n} = excluded.{n}' for n in names)}"
        )
        await self._done(statement, (str(scope), owner, *(as_stored(changes[name]) for name in names)))

    async def reset(self, scope: Scope, owner: int) -> None:
        """Forget all preferences of this server or user."""
        await self._done("DELETE FROM settings WHERE scope = %s AND owner = %s", (str(scope), owner))

    async def alerted(self) -> list[tuple[int, int, str]]:
        """Every server that wants to hear of new rules."""
        query = "SELECT owner, alerts, COALESCE(alerted, '') FROM settings WHERE scope = %s AND alerts IS NOT NULL"
        return await self._rows(query, (str(Scope.SERVER),))

    async def keep(self, bodies: Mapping[str, str], seconds: float) -> None:
        """Keep each body under its key for so long from now."""
        until = int(time.time() + seconds)
        statement = (
            "INSERT INTO kept (key, body, until) SELECT * FROM UNNEST(%s::text[], %s::text[], %s::bigint[])"
            " ON CONFLICT (key) DO UPDATE SET until = GREATEST(kept.until, excluded.until)"
        )
        # PostgreSQL's text holds no NUL.
        texts = [body.replace("\0", "\ufffd") for body in bodies.values()]
        await self._done(statement, ([*bodies], texts, [until] * len(bodies)))

    async def kept(self, key: str) -> str | None:
        """What is kept under `key`."""
        rows = await self._rows(
            "SELECT body FROM kept WHERE key = %s AND until > %s", (key, int(time.time()))
        )
        return str(rows[0][0]) if rows else None

    async def purge(self) -> int:
        """Forget what has been kept long enough."""
        return await self._done("DELETE FROM kept WHERE until <= %s", (int(time.time()),))

    async def well(self) -> bool:
        """Whether the database answers."""
        return bool(await self._rows("SELECT 1", ()))

    async def close(self) -> None:
        """Close every connection."""
        await self._pool.close()

    async def _rows(self, query: str, values: tuple[object, ...]) -> list[Any]:
        async with self._pool.connection() as connection:
            cursor = await connection.execute(query, values)
            return list(await cursor.fetchall())

    async def _done(self, statement: str, values: tuple[object, ...]) -> int:
        async with self._pool.connection() as connection:
            cursor = await connection.execute(statement, values)
            return int(cursor.rowcount)


def _first_line(error: BaseException) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0].rstrip(".")
