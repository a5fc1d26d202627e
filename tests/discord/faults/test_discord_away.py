"""Discord itself is not well: the gateway, the REST API, messages that are gone."""

from __future__ import annotations

import asyncio

import pytest

from bot.discord.client import OracleClient
from bot.discord.storing.preferences import Scope
from tests.discord.fake_discord import EPHEMERAL, FakeDiscord, title_of


async def test_a_gateway_that_drops_is_resumed(fake: FakeDiscord, bot: OracleClient) -> None:
    await bot.wait_until_ready()
    slow = await fake.slash("resolve", scenario="slow but sure")
    await fake.drop()
    assert title_of(await fake.settled(slow)) == "Rules of current"
    async with asyncio.timeout(20):
        while not fake.resumed:
            await asyncio.sleep(0.05)
    assert len(fake.identified) == 1
    assert title_of((await fake.slash("rule", query="120.3f")).shown) == "120.3f Damage"
    assert (await bot.pulse.state()).verdict[0]


async def test_a_gateway_that_stays_away_is_not_well_and_is_found_again(
    fake: FakeDiscord, bot: OracleClient
) -> None:
    await bot.wait_until_ready()
    fake.away = True
    await fake.drop()
    async with asyncio.timeout(20):
        while (state := await bot.pulse.state()).verdict[0]:
            await asyncio.sleep(0.05)
    assert state.verdict[1].startswith("Only 0 of 1 shards are connected.")
    fake.away = False
    async with asyncio.timeout(60):
        while not (await bot.pulse.state()).verdict[0]:
            await asyncio.sleep(0.1)
    assert title_of((await fake.slash("rule", query="120.3f")).shown) == "120.3f Damage"


@pytest.mark.parametrize("status", [429, 500, 502])
async def test_a_server_error_of_discord_is_tried_again(
    fake: FakeDiscord, bot: OracleClient, status: int
) -> None:
    fake.failing = [status]
    asked = await fake.settled(await fake.slash("resolve", scenario="Two outcomes, please."))
    assert fake.failing == []
    assert "Outcome 1" in title_of(asked)


async def test_a_deleted_message_and_a_second_press_are_quiet(
    fake: FakeDiscord, bot: OracleClient, caplog: pytest.LogCaptureFixture
) -> None:
    first = await fake.settled(await fake.slash("resolve", scenario="Two outcomes, please."))
    deleted = await fake.press(first, "Delete")
    async with asyncio.timeout(5):
        while not deleted.deleted:
            await asyncio.sleep(0.01)
    fake.gone.add(first["id"])
    again = await fake.press(first, "Delete")
    await asyncio.sleep(0.3)
    assert again.followups == []
    assert "unforeseen" not in caplog.text
    assert "Traceback" not in caplog.text


async def test_a_command_of_an_earlier_version_is_one_sentence(fake: FakeDiscord, bot: OracleClient) -> None:
    fake.commands.append({"name": "old", "type": 1, "id": "999", "description": "x", "options": []})
    asked = await fake.slash("old")
    assert title_of(asked.shown) == "This command has changed."
    assert asked.shown["flags"] & EPHEMERAL
    answer = await fake.slash("rule", query="120.3f")
    pressed = await fake.press_id(answer.shown, "ro1|?|0|0|0|rule!!x")
    assert title_of(pressed.shown) == "This button is of an earlier version."


async def test_an_answer_that_discord_does_not_take_is_sent_again(
    fake: FakeDiscord, bot: OracleClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.discord.delivering.PATIENCE", 0.3)
    asked = await fake.slash("resolve", scenario="slow but sure")
    assert asked.deferred
    # Twice Discord never answers.
    fake.failing = [0, 0]
    assert title_of(await fake.settled(asked)) == "Rules of current"
    assert fake.failing == []
    assert (await bot.pulse.state()).verdict[0]


async def test_a_first_response_that_is_never_taken_keeps_nobody_else_waiting(
    fake: FakeDiscord, bot: OracleClient
) -> None:
    fake.failing = [0]
    with pytest.raises(TimeoutError):
        # The three seconds pass: Discord tells its user that the interaction failed.
        await fake.slash("rule", query="120.3a")
    assert title_of((await fake.slash("rule", query="120.3a")).shown) == "120.3a Damage"


async def test_a_connection_that_breaks_under_a_first_response_loses_no_answer(
    fake: FakeDiscord, bot: OracleClient
) -> None:
    fake.failing = [-1]
    answer = await fake.slash("resolve", scenario="Two outcomes, please.")
    assert "Outcome 1" in title_of(await fake.settled(answer))
    fake.failing = [-1]
    assert "Outcome 2" in title_of((await fake.press(answer.shown, "Next")).shown)
    fake.failing = [-1]
    assert (await fake.slash("resolve")).modal["custom_id"]


@pytest.mark.parametrize("status", [503, 0])
async def test_an_alert_that_could_not_be_posted_is_posted_later_and_once(
    fake: FakeDiscord, bot: OracleClient, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.discord.delivering.PATIENCE", 0.3)
    await bot.wait_until_ready()
    await bot.store.change(Scope.SERVER, 600, alerts=700, alerted="2025-01-01")
    while not bot.symbols:
        await asyncio.sleep(0.02)
    fake.failing = [status]
    await bot._housekeeping.look()
    assert fake.posted == []
    fake.failing = []
    await bot._housekeeping.look()
    await bot._housekeeping.look()
    assert len(fake.posted) == 1
