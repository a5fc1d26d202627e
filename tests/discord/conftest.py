"""A bot that really runs, with discord.py's own client, on the fake of Discord."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import pytest_asyncio

from bot.answers.desk import Desk
from bot.discord.asking import Asking
from bot.discord.client import OracleClient, use_addresses
from bot.discord.environment import Environment
from bot.discord.storing.opening import open_store
from bot.workers.pool import TwoLanes
from tests.discord.desk_fixture import folded_cards, open_small_desk
from tests.discord.fake_discord import TOKEN, FakeDiscord


@pytest.fixture(scope="session")
def workers() -> Iterator[TwoLanes]:
    """Worker processes with the small desk, shared by all tests."""
    pool = TwoLanes(2, 5.0, open_small_desk)
    pool.start()
    yield pool
    pool.close()


@asynccontextmanager
async def running(
    fake: FakeDiscord,
    data: Path,
    workers: TwoLanes,
    *,
    gateway: bool = True,
    database_url: str = "",
    shards: tuple[int, tuple[int, ...]] | None = None,
    desk: Desk | None = None,
) -> AsyncIterator[OracleClient]:
    """A bot on `fake` with its data in `data`, connected and with its commands registered."""
    count, ids = shards or (None, None)
    gateway_url = fake.gateway_url if gateway else ""
    environment = Environment(TOKEN, data, fake.api_url, gateway_url, database_url, count, ids)
    use_addresses(environment)
    desk = desk or open_small_desk()
    store = await open_store(data, database_url)
    fake.synced.clear()
    async with OracleClient(
        environment, desk, Asking(desk, workers, store), workers, store, folded_cards
    ) as client:
        task = asyncio.create_task(client.start(TOKEN))
        async with asyncio.timeout(15):
            while not fake.identified or not (fake.synced.is_set() or not client.registers):
                if task.done():
                    task.result()
                await asyncio.sleep(0.01)
        yield client
        await client.close()
        await task
    fake.identified.clear()
    await store.close()


@pytest_asyncio.fixture
async def fake() -> AsyncIterator[FakeDiscord]:
    """The fake; a test that made the bot break one of Discord's rules fails."""
    async with FakeDiscord() as server:
        yield server
        assert server.violations == []


@pytest_asyncio.fixture
async def bot(fake: FakeDiscord, tmp_path: Path, workers: TwoLanes) -> AsyncIterator[OracleClient]:
    """The bot, running on the fake."""
    async with running(fake, tmp_path, workers) as client:
        yield client
