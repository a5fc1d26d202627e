"""What must outlive a restart: the servers' settings, and the questions of buttons that are too long for them.

Kept in SQLite in the data folder. `open_store` is the seam for another store that several machines share.
"""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Protocol

from bot.errors import BadConfiguration
from bot.values import dataclass

#: Seconds that the question of a button is kept after it was last shown: ninety days.
KEPT = 90 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Defaults:
    """What a server set: the era that `/resolve` takes, and whether answers go to the asker alone."""

    rules: str = "current"
    private: bool = False


class Store(Protocol):
    """Settings by server id, and kept questions by key. Calls are short: one row each."""

    def defaults(self, guild: int | None) -> Defaults:
        """The defaults of a server; those of the program outside of servers."""
        ...

    def set_rules(self, guild: int, rules: str) -> None: ...

    def set_private(self, guild: int, private: bool) -> None: ...

    def reset(self, guild: int) -> None: ...

    def keep(self, key: str, body: str) -> None: ...

    def kept(self, key: str) -> str | None: ...

    def close(self) -> None: ...


def open_store(folder: Path, database_url: str = "") -> Store:
    """The store that the environment asks for. Raises `BadConfiguration` when it cannot be opened."""
    if database_url:
        raise BadConfiguration(
            "DATABASE_URL is set, but this version keeps settings in SQLite only.",
            "Unset DATABASE_URL; the settings are then kept in RULES_ORACLE_DATA.",
        )
    path = folder / "settings.sqlite3"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return SqliteStore(path)
    except (OSError, sqlite3.Error) as error:
        raise BadConfiguration(
            f"The settings in {path} cannot be opened: {error}.",
            "Set RULES_ORACLE_DATA to a folder that the bot may write to.",
        ) from error


class SqliteStore:
    """The store in one SQLite file, which several processes on one machine may share."""

    def __init__(self, path: Path) -> None:
        self._connection = sqlite3.connect(path, timeout=5, isolation_level=None)
        self._connection.execute("PRAGMA journal_mode=WAL")
        self._connection.execute("PRAGMA synchronous=NORMAL")
        self._connection.executescript(
            """
            CREATE TABLE IF NOT EXISTS guild_settings (
                guild INTEGER PRIMARY KEY, rules TEXT, private INTEGER
            );
            CREATE TABLE IF NOT EXISTS questions (
                key TEXT PRIMARY KEY, body TEXT NOT NULL, shown INTEGER NOT NULL
            );
            CREATE INDEX IF NOT EXISTS questions_shown ON questions (shown);
            """
        )
        self._connection.execute("DELETE FROM questions WHERE shown < ?", (int(time.time()) - KEPT,))

    def defaults(self, guild: int | None) -> Defaults:
        """The defaults of a server; those of the program outside of servers."""
        row = self._connection.execute(
            "SELECT rules, private FROM guild_settings WHERE guild = ?", (guild,)
        ).fetchone()
        if row is None:
            return Defaults()
        rules, private = row
        return Defaults(rules or Defaults().rules, bool(private))

    def set_rules(self, guild: int, rules: str) -> None:
        """Set the era or year that `/resolve` takes in a server."""
        self._connection.execute(
            "INSERT INTO guild_settings (guild, rules) VALUES (?, ?)"
            " ON CONFLICT (guild) DO UPDATE SET rules = excluded.rules",
            (guild, rules),
        )

    def set_private(self, guild: int, private: bool) -> None:
        """Set whether answers in a server go to the asker alone."""
        self._connection.execute(
            "INSERT INTO guild_settings (guild, private) VALUES (?, ?)"
            " ON CONFLICT (guild) DO UPDATE SET private = excluded.private",
            (guild, int(private)),
        )

    def reset(self, guild: int) -> None:
        """Forget all settings of a server."""
        self._connection.execute("DELETE FROM guild_settings WHERE guild = ?", (guild,))

    def keep(self, key: str, body: str) -> None:
        """Keep a question for `KEPT` seconds from now."""
        self._connection.execute(
            "INSERT INTO questions (key, body, shown) VALUES (?, ?, ?)"
            " ON CONFLICT (key) DO UPDATE SET shown = excluded.shown",
            (key, body, int(time.time())),
        )

    def kept(self, key: str) -> str | None:
        """A kept question; None when it is gone."""
        row = self._connection.execute("SELECT body FROM questions WHERE key = ?", (key,)).fetchone()
        return None if row is None else str(row[0])

    def close(self) -> None:
        """Close the file."""
        self._connection.close()
