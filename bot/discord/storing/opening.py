"""Opens the store that the environment asks for."""

from __future__ import annotations

import logging
import os
import sqlite3
from contextlib import suppress
from pathlib import Path

from bot.discord.storing.sqlite import SqlitePlace
from bot.discord.storing.store import Store
from bot.errors import BadConfiguration

log = logging.getLogger(__name__)


async def open_store(folder: Path, database_url: str = "") -> Store:
    """The store in `folder`, or in the database at `database_url`. Raises `BadConfiguration` when it can't be opened."""
    if database_url:
        # Needs a library that is only installed where it is wanted.
        from bot.discord.storing.postgres import open_postgres

        return Store(await open_postgres(database_url))
    path = folder / "settings.sqlite3"
    try:
        private_folder(folder)
        return Store(SqlitePlace(path))
    except (OSError, sqlite3.Error) as error:
        if folder.is_dir() and (not os.access(folder, os.W_OK) or _full(error)):
            log.warning("%s can't be written to: settings are forgotten when the bot stops (%s)", path, error)
            return Store(SqlitePlace(Path(":memory:")))
        raise BadConfiguration(
            f"The settings in {path} cannot be opened: {error}.",
            "Set RULES_ORACLE_DATA to a folder that the bot may write to.",
        ) from error


def private_folder(folder: Path) -> None:
    """Make the data folder, for its owner alone."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    # A folder that somebody else owns stays as it is.
    with suppress(OSError):
        folder.chmod(0o700)


def _full(error: Exception) -> bool:
    return any(
        words in str(error) for words in ("disk is full", "readonly", "read-only", "disk I/O", "No space")
    )
