"""What the bot keeps can't be read or written: a locked file, a full or read-only disk."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
import pytest_asyncio

from bot.discord.client import OracleClient
from bot.discord.health import STALE, check
from bot.discord.storing.sqlite import SqlitePlace
from bot.workers.pool import TwoLanes
from tests.discord.conftest import running
from tests.discord.fake_discord import EPHEMERAL, FakeDiscord, Interaction, body_of, footer_of, title_of

LONG = "Two outcomes of a story that is too long for a button: " + "Alice waits. " * 60


@pytest_asyncio.fixture
async def own(fake: FakeDiscord, tmp_path: Path, workers: TwoLanes) -> AsyncIterator[OracleClient]:
    """A bot that keeps its settings in `tmp_path`, ready."""
    async with running(fake, tmp_path, workers) as client:
        await client.wait_until_ready()
        yield client


@contextmanager
def locked(client: OracleClient, folder: Path) -> Iterator[None]:
    """Another program holds the file."""
    with closing(sqlite3.connect(folder / "settings.sqlite3")) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield


@contextmanager
def full(client: OracleClient, folder: Path) -> Iterator[None]:
    """SQLite may add no page to the file, as on a disk that is full."""
    with _pragma(client, "max_page_count = 1", "max_page_count = 1073741823"):
        yield


@contextmanager
def read_only(client: OracleClient, folder: Path) -> Iterator[None]:
    """SQLite may write nothing."""
    with _pragma(client, "query_only = ON", "query_only = OFF"):
        yield


@contextmanager
def _pragma(client: OracleClient, before: str, after: str) -> Iterator[None]:
    place = client.store._place
    assert isinstance(place, SqlitePlace)
    for statement in (before,):
        place._thread.submit(place._connection.execute, f"PRAGMA {statement}").result()
    yield
    place._thread.submit(place._connection.execute, f"PRAGMA {after}").result()


Break = Callable[[OracleClient, Path], "contextmanager[None]"]


@pytest.mark.parametrize("broken", [locked, full, read_only], ids=["locked", "full", "read-only"])
async def test_a_place_that_does_not_take_or_give_anything(
    fake: FakeDiscord, own: OracleClient, tmp_path: Path, broken: Break
) -> None:
    await fake.slash("settings rules", rules="2016")
    await fake.slash("settings mine show")
    with broken(own, tmp_path):  # type: ignore[attr-defined]
        answer = await fake.settled(await fake.slash("resolve", scenario=LONG))
        assert title_of(answer) == "Rules of 2016 · Outcome 1: Bob prevents first"
        turned = await fake.press(answer, "Next")
        assert "Outcome 2" in title_of(turned.shown)
        again = await fake.slash("ruling", id=_ruling(answer))
        assert "Outcome 1" in title_of(again.shown)
        refused = await _fill(fake)
        assert title_of(refused.shown) == "The settings can't be saved just now."
        assert (await own.pulse.state()).verdict[0]
    async with asyncio.timeout(20):
        while title_of((await fake.slash("settings rules", rules="sixth")).shown) != "Saved":
            await asyncio.sleep(0.1)


async def _fill(fake: FakeDiscord) -> Interaction:
    """Change settings until there is no room for them: a page that is there may have some left."""
    for user in range(2000, 2400):
        said = await fake.slash("settings mine rules", rules="2016", user=str(user))
        if title_of(said.shown) != "Saved":
            break
    return said


def _ruling(answer: dict[str, object]) -> str:
    return footer_of(answer).rsplit(" ", 1)[1]


async def test_what_could_not_be_kept_is_kept_once_it_can_be(
    fake: FakeDiscord, tmp_path: Path, workers: TwoLanes
) -> None:
    async with running(fake, tmp_path, workers) as client:
        with read_only(client, tmp_path):
            answer = await fake.settled(await fake.slash("resolve", scenario=LONG))
        # The pulse looks after the settings every few seconds.
        assert (await client.pulse.state()).store
    async with running(fake, tmp_path, workers):
        assert "Outcome 2" in title_of((await fake.press(answer, "Next")).shown)
        assert "Outcome 1" in title_of((await fake.slash("ruling", id=_ruling(answer))).shown)


async def test_what_cannot_be_read_just_now_is_not_called_gone(
    fake: FakeDiscord, tmp_path: Path, workers: TwoLanes
) -> None:
    async with running(fake, tmp_path, workers):
        answer = await fake.settled(await fake.slash("resolve", scenario=LONG))
    async with running(fake, tmp_path, workers) as client:
        # In another form, a file in use is locked for whoever reads, too.
        with _never_read(client):
            for asked in (await fake.press(answer, "Next"), await fake.slash("ruling", id=_ruling(answer))):
                assert title_of(asked.shown) == "What the bot keeps can't be read just now."
                assert asked.shown["flags"] & EPHEMERAL
        client.store._rests_until = 0.0
        assert "Outcome 2" in title_of((await fake.press(answer, "Next")).shown)


async def test_while_settings_are_not_known_answers_are_private(
    fake: FakeDiscord, tmp_path: Path, workers: TwoLanes
) -> None:
    async with running(fake, tmp_path, workers):
        await fake.slash("settings private", private=True)
    async with running(fake, tmp_path, workers) as client:
        with _never_read(client):
            assert (await fake.slash("rule", query="120.3f")).shown["flags"] & EPHEMERAL
            shown = await fake.slash("settings show")
            assert title_of(shown.shown) == "The settings can't be read just now."
        client.store._rests_until = 0.0
        assert "to the asker alone" in body_of((await fake.slash("settings show")).shown)


@contextmanager
def _never_read(client: OracleClient) -> Iterator[None]:
    """The place fails whatever is asked of it."""
    place = client.store._place
    assert isinstance(place, SqlitePlace)
    kept = place._connection

    # In the place's own thread: the pulse may be reading through the connection that goes.
    def begin() -> None:
        place._connection = sqlite3.connect(":memory:")

    def end() -> None:
        place._connection.close()
        place._connection = kept

    place._thread.submit(begin).result()
    yield
    place._thread.submit(end).result()


async def test_a_pulse_that_cannot_be_written_is_no_sign_of_life(
    fake: FakeDiscord, tmp_path: Path, workers: TwoLanes, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(fake, tmp_path, workers) as client:
        await client.wait_until_ready()
        client.pulse._write(await client.pulse.state())
        assert check(tmp_path, None, time.time())[0]

        def full_disk(*_: object) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr("bot.discord.health.json.dump", full_disk)
        well, said = check(tmp_path, None, time.time() + STALE + 1)
        assert not well
        assert "can write to" in said
        assert title_of((await fake.slash("rule", query="120.3f")).shown) == "120.3f Damage"
