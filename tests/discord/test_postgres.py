"""Settings and kept answers in PostgreSQL: a real one, shared by two bots, stopped and started."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.discord.storing.opening import open_store
from bot.discord.storing.preferences import Preferences, Scope
from bot.discord.storing.store import StoreAway
from bot.errors import BadConfiguration
from bot.workers.pool import TwoLanes
from tests.discord.conftest import running
from tests.discord.fake_discord import EPHEMERAL, FakeDiscord, body_of, texts_of, title_of
from tests.discord.postgres_fixture import Postgres, new_postgres, why_not

pytestmark = pytest.mark.skipif(bool(why_not()), reason=why_not() or "none")


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    """A server that runs and holds nothing yet: what one test keeps or stops is no other's."""
    server = new_postgres()
    server.start()
    yield server
    if server.runs:
        server.stop()
    shutil.rmtree(server.folder, ignore_errors=True)


async def test_everything_is_kept_and_two_processes_share_it(postgres: Postgres, tmp_path: Path) -> None:
    # Both bring the tables up to date at the same time.
    one, other = await asyncio.gather(open_store(tmp_path, postgres.url), open_store(tmp_path, postgres.url))
    await one.change(Scope.SERVER, 1 << 62, rules="2016", private=True, alerts=1 << 61, alerted="2026-01-16")
    await one.change(Scope.USER, 5, picture="light", language="ja")
    assert await other.preferences(1 << 62, 5) == Preferences(
        "2016", True, "light", "ja", 1 << 61, "2026-01-16"
    )
    assert await other.alerted() == [(1 << 62, 1 << 61, "2026-01-16")]
    await one.keep({"key": "body \0 日本", "gone": "b"}, 100)
    await one.keep({"old": "c"}, -100)
    assert await other.kept("key") == "body \ufffd 日本"
    assert (await other.purge(), await other.kept("old")) == (1, None)
    await one.reset(Scope.SERVER, 1 << 62)
    assert await other.preferences(1 << 62, 6) == Preferences()
    await one.close()
    await other.close()


async def test_a_database_that_is_stopped_and_started_is_found_again(
    postgres: Postgres, tmp_path: Path
) -> None:
    store = await open_store(tmp_path, postgres.url)
    await store.change(Scope.SERVER, 2, rules="sixth")
    await asyncio.to_thread(postgres.stop)
    # What was known still holds; only a change says that it can't be saved.
    assert (await store.preferences(2, 5)).rules == "sixth"
    await store.keep({"meanwhile": "body"}, 100)
    assert await store.kept("meanwhile") == "body"
    with pytest.raises(StoreAway):
        await store.change(Scope.SERVER, 2, rules="m10")
    assert not await store.well()
    await asyncio.to_thread(postgres.start)
    async with asyncio.timeout(30):
        while not await store.well():
            await asyncio.sleep(0.1)
    await store.change(Scope.SERVER, 2, rules="m10")
    assert (await store.preferences(2, 5)).rules == "m10"
    await store.close()


async def test_a_bot_answers_while_its_database_is_away(
    postgres: Postgres, tmp_path: Path, workers: TwoLanes, fake: FakeDiscord
) -> None:
    async with running(fake, tmp_path, workers, database_url=postgres.url):
        await fake.slash("settings rules", rules="2016")
        await asyncio.to_thread(postgres.stop)
        asked = await fake.settled(await fake.slash("resolve", scenario="Two outcomes, please."))
        assert title_of(asked).startswith("Rules of 2016")
        turned = await fake.press(asked, "Next")
        assert "Outcome 2" in title_of(turned.shown)
        refused = await fake.slash("settings rules", rules="sixth")
        assert title_of(refused.shown) == "The settings can't be saved just now."
        await asyncio.to_thread(postgres.start)
        async with asyncio.timeout(30):
            while "2016" not in body_of((await fake.slash("settings show")).shown):
                await asyncio.sleep(0.2)


async def test_a_database_that_hangs_keeps_no_answer_waiting(
    postgres: Postgres, tmp_path: Path, workers: TwoLanes, fake: FakeDiscord
) -> None:
    async with running(fake, tmp_path, workers, database_url=postgres.url) as client:
        await client.wait_until_ready()
        await fake.slash("settings rules", rules="2016")
        with postgres.hanging():
            # The fake fails a test whose first answer comes after three seconds.
            asked = await fake.settled(await fake.slash("resolve", scenario="Two outcomes, please."))
            assert title_of(asked).startswith("Rules of 2016")
            assert "Outcome 2" in title_of((await fake.press(asked, "Next")).shown)
            stranger = await fake.slash("rule", query="120.3f", user="999")
            assert stranger.shown["flags"] & EPHEMERAL
            refused = await fake.slash("settings rules", rules="sixth")
            assert title_of(refused.shown) == "The settings can't be saved just now."
            state = await client.pulse.state()
            assert (state.store, state.verdict[0]) == (False, True)
        async with asyncio.timeout(30):
            while not (await client.pulse.state()).store:
                await asyncio.sleep(0.1)


async def test_two_bots_of_one_shard_each_serve_one_database(
    postgres: Postgres, tmp_path: Path, workers: TwoLanes
) -> None:
    async with FakeDiscord() as first, FakeDiscord() as second:
        async with running(first, tmp_path / "a", workers, database_url=postgres.url, shards=(2, (0,))):
            answer = await first.settled(await first.slash("resolve", scenario="Two " + "and so on. " * 40))
            await first.slash("settings mine rules", rules="sixth")
        async with running(second, tmp_path / "b", workers, database_url=postgres.url, shards=(2, (1,))):
            second.commands = first.commands
            second.synced.set()
            turned = await second.press(answer, "Next")
            assert texts_of(turned.shown) != texts_of(answer)
            assert "Outcome 2" in title_of(turned.shown)
            asked = await second.settled(await second.slash("resolve", scenario="One outcome."))
            assert title_of(asked) == "Rules of sixth"
        assert (first.violations, second.violations) == ([], [])


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("postgresql://oracle:secret@127.0.0.1:9/x", "The PostgreSQL database 127.0.0.1/x .*cannot be used"),
        ("mysql://x/y", "no address of a PostgreSQL"),
    ],
)
async def test_a_database_that_cannot_be_reached_is_one_sentence_without_its_password(
    url: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.discord.storing.postgres._START", 0.5)
    with pytest.raises(BadConfiguration, match=says) as raised:
        await open_store(tmp_path, url)
    assert "secret" not in str(raised.value)
