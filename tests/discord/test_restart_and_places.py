"""Buttons after a restart, servers without embeds, other gateways, and tokens that Discord does not take."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from bot.discord.environment import Environment
from bot.discord.health import check, pulse_file
from bot.discord.run import serve
from bot.errors import BadConfiguration
from bot.workers.pool import TwoLanes
from tests.discord.conftest import running
from tests.discord.desk_fixture import open_small_desk
from tests.discord.fake_discord import ALL, EMBED_LINKS, EPHEMERAL, TOKEN, FakeDiscord, title_of

LONG = "Two outcomes of a story that is too long for a button: " + "Alice waits. " * 60


async def test_buttons_turn_pages_after_a_restart(
    fake: FakeDiscord, tmp_path: Path, workers: TwoLanes
) -> None:
    async with running(fake, tmp_path, workers):
        first = await fake.settled(await fake.slash("resolve", scenario=LONG, rules="2016"))
    async with running(fake, tmp_path, workers):
        pressed = await fake.press(first, "Next")
        assert title_of(pressed.shown) == "Rules of 2016 · Outcome 2: Bob redirects first"


async def test_a_form_left_open_over_a_restart_is_answered(
    fake: FakeDiscord, tmp_path: Path, workers: TwoLanes
) -> None:
    async with running(fake, tmp_path, workers):
        opened = await fake.slash("resolve", rules="2016")
        first = await fake.settled(await fake.slash("resolve", scenario="Two outcomes " + "of many " * 40))
        jump = await fake.press(first, "1 of 2")
    async with running(fake, tmp_path, workers):
        sent = await fake.settled(await fake.submit(opened, scenario="Two outcomes, please."))
        assert title_of(sent) == "Rules of 2016 · Outcome 1: Bob prevents first"
        there = await fake.submit(jump, page="2")
        assert "Outcome 2" in title_of(there.shown)


async def test_a_button_whose_question_is_lost_says_so(
    fake: FakeDiscord, tmp_path: Path, workers: TwoLanes
) -> None:
    async with running(fake, tmp_path / "old", workers):
        first = await fake.settled(await fake.slash("resolve", scenario=LONG))
    async with running(fake, tmp_path / "new", workers):
        pressed = await fake.press(first, "Next")
    assert pressed.shown["flags"] & EPHEMERAL
    assert title_of(pressed.shown) == "This answer is no longer kept."


async def test_where_embeds_are_not_allowed_the_answer_is_text(tmp_path: Path, workers: TwoLanes) -> None:
    async with (
        FakeDiscord(app_permissions=str(int(ALL) & ~EMBED_LINKS)) as fake,
        running(fake, tmp_path, workers),
    ):
        asked = await fake.slash("rule", query="120.3f")
    assert fake.violations == []
    assert asked.shown["embeds"] == []
    assert asked.shown["content"].startswith(
        "**120.3f Damage**\n> Lifelink: the controller of the source gains as much life.\n"
        "-# Rules of today · not an official ruling · index of 2026-01-16 · ruling "
    )


async def test_a_gateway_that_does_not_tell_the_shard_gets_one(tmp_path: Path, workers: TwoLanes) -> None:
    async with FakeDiscord(tells_shard=False) as fake, running(fake, tmp_path, workers) as client:
        assert client.shard_count == 1
        assert (await fake.slash("rule", query="120.3f")).shown["components"]


async def test_discord_is_asked_for_the_shards_where_no_other_gateway_is_set(
    tmp_path: Path, workers: TwoLanes
) -> None:
    async with FakeDiscord() as fake, running(fake, tmp_path, workers, gateway=False):
        assert "GET /gateway/bot" in fake.requests
        assert fake.identified[0]["shard"] == [0, 1]


async def test_a_process_without_the_first_shard_registers_no_commands(
    tmp_path: Path, workers: TwoLanes
) -> None:
    async with FakeDiscord() as fake:
        environment = Environment(TOKEN, tmp_path, fake.api_url, fake.gateway_url, "", 2, (1,))
        task = asyncio.create_task(serve(environment, open_small_desk))
        try:
            async with asyncio.timeout(60):
                while not check(tmp_path, (1,), time.time())[0]:
                    await asyncio.sleep(0.1)
            assert [identified["shard"] for identified in fake.identified] == [[1, 2]]
            assert not fake.synced.is_set()
        finally:  # the fake waits until nobody is connected
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)


async def test_a_wrong_token_is_one_sentence(tmp_path: Path) -> None:
    async with FakeDiscord(token="ANOTHER") as fake:
        environment = Environment(TOKEN, tmp_path, fake.api_url, fake.gateway_url)
        with pytest.raises(BadConfiguration, match="Discord does not accept the DISCORD_TOKEN"):
            await serve(environment, open_small_desk)
    assert not fake.synced.is_set()


async def test_no_network_is_one_sentence(tmp_path: Path) -> None:
    environment = Environment(TOKEN, tmp_path, "http://127.0.0.1:9/api/v10", "ws://127.0.0.1:9/")
    with pytest.raises(BadConfiguration, match="Discord cannot be reached"):
        await serve(environment, open_small_desk)


async def test_the_pulse_tells_that_the_bot_runs_and_that_it_stopped(
    fake: FakeDiscord, tmp_path: Path, workers: TwoLanes
) -> None:

    async with running(fake, tmp_path, workers) as client:
        async with asyncio.timeout(15):
            while not check(tmp_path, None, time.time())[0]:
                await asyncio.sleep(0.1)
        assert client.is_ready()
        well, sentence = check(tmp_path, None, time.time())
        assert well
        assert sentence.startswith("The bot is well: 1 of 1 shards connected")
        assert check(tmp_path, None, time.time() + 60)[0] is False
    assert not pulse_file(tmp_path, None).exists()
    assert check(tmp_path, None, time.time())[0] is False
