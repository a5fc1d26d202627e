"""What the bot keeps, and that it goes on when the place where it keeps it fails."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
import pytest_asyncio

from bot.discord.storing.opening import open_store
from bot.discord.storing.preferences import Preferences, Scope
from bot.discord.storing.sqlite import SqlitePlace
from bot.discord.storing.store import Store, StoreAway
from bot.errors import BadConfiguration
from bot.workers.pool import TwoLanes
from tests.discord.conftest import running
from tests.discord.fake_discord import FakeDiscord

FILE = "settings.sqlite3"


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """A store in a file."""
    opened = await open_store(tmp_path)
    yield opened
    await opened.close()


async def test_preferences_are_kept_by_server_and_user_and_outlive_a_restart(tmp_path: Path) -> None:
    store = await open_store(tmp_path)
    await store.change(Scope.SERVER, 1, rules="2016", private=True)
    await store.change(Scope.SERVER, 1, alerts=7, alerted="2026-01-16")
    await store.change(Scope.USER, 5, rules="sixth", picture="light", language="de")
    await store.close()
    store = await open_store(tmp_path)
    assert await store.preferences(1, 5) == Preferences("sixth", True, "light", "de", 7, "2026-01-16")
    assert await store.preferences(None, 5) == Preferences("sixth", None, "light", "de")
    assert await store.preferences(2, 6) == Preferences()
    assert await store.alerted() == [(1, 7, "2026-01-16")]
    await store.reset(Scope.SERVER, 1)
    assert await store.preferences(1, 6) == Preferences()
    await store.close()


async def test_what_is_kept_is_forgotten_in_time(tmp_path: Path) -> None:
    store = await open_store(tmp_path)
    await store.keep({"old": "a"}, -10)
    await store.keep({"new": "b", "again": "c"}, 100)
    assert await store.purge() == 1
    await store.close()
    store = await open_store(tmp_path)
    assert [await store.kept(key) for key in ("old", "new", "again")] == [None, "b", "c"]
    await store.close()


async def test_a_running_bot_forgets_on_a_schedule(
    fake: FakeDiscord, tmp_path: Path, workers: TwoLanes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.discord.housekeeping.PURGE", 0.1)
    async with running(fake, tmp_path, workers) as client:
        await client.store.keep({"old": "a"}, -10)
        await client.store.keep({"new": "b"}, 100)
        with closing(sqlite3.connect(tmp_path / FILE)) as file:
            async with asyncio.timeout(10):
                while file.execute("SELECT key FROM kept").fetchall() != [("new",)]:
                    await asyncio.sleep(0.05)


async def test_a_file_of_the_first_version_is_taken_over(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as file, file:
        file.executescript(
            """
            CREATE TABLE guild_settings (guild INTEGER PRIMARY KEY, rules TEXT, private INTEGER);
            CREATE TABLE questions (key TEXT PRIMARY KEY, body TEXT NOT NULL, shown INTEGER NOT NULL);
            INSERT INTO guild_settings VALUES (1, '2016', 1);
            INSERT INTO questions VALUES ('k', 'body', 4000000000);
            """
        )
    store = await open_store(tmp_path)
    assert await store.preferences(1, 5) == Preferences("2016", True)
    assert await store.kept("k") == "body"
    await store.close()


async def test_the_data_folder_and_its_files_are_their_owners_alone(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "data")
    await store.change(Scope.SERVER, 1, private=True)
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "data").iterdir()}
    assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700
    assert set(modes.values()) == {0o600}
    await store.close()


async def test_a_locked_file_delays_no_answer_and_what_was_known_still_holds(
    store: Store, tmp_path: Path
) -> None:
    await store.change(Scope.SERVER, 1, rules="2016")
    with closing(sqlite3.connect(tmp_path / FILE)) as other:
        other.execute("BEGIN EXCLUSIVE")
        ticks = asyncio.create_task(_ticks())
        with pytest.raises(StoreAway, match="can't be saved just now"):
            await store.change(Scope.SERVER, 1, rules="sixth")
        await store.keep({"key": "body"}, 100)
        assert await store.kept("key") == "body"
        assert (await store.preferences(1, 5)).rules == "2016"
        # The event loop went on all the while.
        assert await ticks >= 10


async def _ticks() -> int:
    count = 0
    for _ in range(20):
        await asyncio.sleep(0.02)
        count += 1
    return count


class FullPlace(SqlitePlace):
    """A place on a disk that is full."""

    async def keep(self, bodies: object, seconds: float) -> None:
        raise sqlite3.OperationalError("database or disk is full")


async def test_on_a_full_disk_what_is_kept_is_remembered(tmp_path: Path) -> None:
    store = Store(FullPlace(tmp_path / FILE))
    await store.keep({"key": "body"}, 100)
    assert await store.kept("key") == "body"
    assert store.failures == 1
    await store.close()


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is read-only for root")
async def test_a_folder_that_cannot_be_written_to_is_no_reason_not_to_answer(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    store = await open_store(tmp_path)
    await store.change(Scope.SERVER, 1, private=True)
    assert await store.preferences(1, 5) == Preferences(private=True)
    await store.close()


async def test_a_folder_that_is_a_file_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadConfiguration, match=r"cannot be opened.*RULES_ORACLE_DATA"):
        await open_store(tmp_path / "file")
    assert os.listdir(tmp_path) == ["file"]
