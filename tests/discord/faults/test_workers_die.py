"""Worker processes that end, that can't be started, and more questions than they can take."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from multiprocessing import forkserver, resource_tracker
from pathlib import Path

import pytest
import pytest_asyncio

from bot.discord.client import OracleClient
from bot.workers.pool import TwoLanes
from tests.discord.conftest import running
from tests.discord.desk_fixture import open_small_desk
from tests.discord.fake_discord import EPHEMERAL, FakeDiscord, title_of

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals end processes otherwise there")


@pytest.fixture
def pool() -> Iterator[TwoLanes]:
    """Workers of this test's own, two for each lane."""
    lanes = TwoLanes(2, 5.0, open_small_desk)
    lanes.start()
    yield lanes
    lanes.close()


@pytest_asyncio.fixture
async def own(fake: FakeDiscord, tmp_path: Path, pool: TwoLanes) -> AsyncIterator[OracleClient]:
    """A bot with these workers, ready."""
    async with running(fake, tmp_path, pool) as client:
        await client.wait_until_ready()
        await until(lambda: len(pool.pids) == 4)
        yield client


async def until(said: Callable[[], bool]) -> None:
    """Wait until `said()` is so."""
    async with asyncio.timeout(40):
        while not said():
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("which", range(4))
async def test_each_idle_worker_that_is_killed_is_replaced(
    fake: FakeDiscord, own: OracleClient, pool: TwoLanes, which: int
) -> None:
    before = pool.pids
    os.kill(before[which], signal.SIGKILL)
    asked = await asyncio.gather(*(fake.slash("resolve", scenario=f"One outcome {n}.") for n in range(4)))
    for each in asked:
        assert title_of(await fake.settled(each)) == "Rules of current"
    await until(lambda: len(pool.pids) == 4 and before[which] not in pool.pids)
    assert (await own.pulse.state()).verdict[0]
    assert pool.replaced == 1


async def test_a_worker_that_is_killed_at_work_loses_no_answer(
    fake: FakeDiscord, own: OracleClient, pool: TwoLanes
) -> None:
    asked = asyncio.ensure_future(fake.slash("resolve", scenario="slow but sure"))
    await until(lambda: pool.quick.busy == 1)
    [at_work] = pool.quick.at_work
    os.kill(at_work, signal.SIGKILL)
    assert title_of(await fake.settled(await asked)) == "Rules of current"
    await until(lambda: len(pool.pids) == 4)
    assert (await own.pulse.state()).verdict[0]


async def test_the_processes_that_start_workers_may_die_with_them(
    fake: FakeDiscord, own: OracleClient, pool: TwoLanes
) -> None:
    starter = forkserver._forkserver._forkserver_pid  # type: ignore[attr-defined]
    tracker = resource_tracker._resource_tracker._pid  # type: ignore[attr-defined]
    for pid in (starter, tracker, *pool.pids):
        os.kill(pid, signal.SIGKILL)
    assert title_of((await fake.slash("rule", query="120.3f")).shown) == "120.3f Damage"
    asked = await fake.slash("resolve", scenario="One outcome, please.")
    assert title_of(await fake.settled(asked)) == "Rules of current"
    await until(lambda: len(pool.pids) == 4)
    assert (await own.pulse.state()).verdict[0]


@pytest.mark.parametrize("error", [OSError("no process left"), RuntimeError("no thread left"), MemoryError()])
async def test_workers_that_cannot_be_started_are_not_well(
    fake: FakeDiscord, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def broken() -> object:
        raise error

    monkeypatch.setattr("bot.workers.process._context", broken)
    pool = TwoLanes(1, 5.0, open_small_desk)
    pool.start()
    async with running(fake, tmp_path, pool) as client, asyncio.timeout(30):
        asked = await fake.slash("resolve", scenario="One outcome, please.")
        assert title_of(await fake.settled(asked)) == "The process that worked on it ended early."
        assert title_of((await fake.slash("rule", query="120.3f")).shown) == "120.3f Damage"
        while (state := await client.pulse.state()).workers:
            await asyncio.sleep(0.1)
        assert not state.verdict[0]
    pool.close()


async def test_a_full_queue_says_when_to_try_again_within_three_seconds(
    fake: FakeDiscord, bot: OracleClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.workers.pool.FIRST_WAITING", 0)
    asked = await fake.slash("resolve", scenario="One outcome, please.")
    assert title_of(asked.shown).startswith("Many questions are being worked on. Try again in ")
    assert asked.shown["flags"] & EPHEMERAL
    assert title_of((await fake.slash("rule", query="120.3f")).shown) == "120.3f Damage"
