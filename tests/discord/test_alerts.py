"""Channels that want to hear of new rules hear of them, once; `/search` offers the documents of a new index."""

from __future__ import annotations

import asyncio

from bot.answers.reply import Completion, Edition
from bot.discord.client import OracleClient
from bot.discord.storing.preferences import Scope
from tests.discord.desk_fixture import SmallDesk
from tests.discord.fake_discord import FakeDiscord, labels_of, texts_of, title_of


async def test_a_channel_hears_of_new_rules_once(fake: FakeDiscord, bot: OracleClient) -> None:
    saved = await fake.slash("settings alerts", channel="700")
    assert "New rules: #general" in "\n".join(texts_of(saved.shown))
    await bot.wait_until_ready()
    await bot._housekeeping.look()
    assert fake.posted == []
    _date(bot, "2026-02-27")
    await bot._housekeeping.look()
    await bot._housekeeping.look()
    (posted,) = fake.posted
    assert posted["channel_id"] == "700"
    assert title_of(posted) == "The rules of 2026-02-27"
    assert "120.3f" in labels_of(posted)
    # Pressing it tells how the rule changed.
    pressed = await fake.press(posted, "120.3f", user="802")
    assert title_of(pressed.shown) == "History of 120.3f"
    assert (await bot.store.set_by(Scope.SERVER, 600)).alerted == "2026-02-27"


async def test_a_channel_that_is_gone_is_not_tried_again_and_again(
    fake: FakeDiscord, bot: OracleClient
) -> None:
    await bot.store.change(Scope.SERVER, 600, alerts=999, alerted="2026-01-16")
    await bot.wait_until_ready()
    _date(bot, "2026-02-27")
    for _ in range(3):
        await bot._housekeeping.look()
    assert [path for path in fake.requests if "channels/999" in path] == ["POST /channels/999/messages"]


async def test_search_offers_the_documents_of_a_new_index(fake: FakeDiscord, bot: OracleClient) -> None:
    assert "new" not in _documents(fake)

    class NewDesk(SmallDesk):
        def documents(self) -> list[Completion]:
            return [Completion("New rules", "new")]

    bot.desk = NewDesk()
    fake.synced.clear()
    await bot._housekeeping.look()
    async with asyncio.timeout(5):
        await fake.synced.wait()
    assert _documents(fake) == ["new"]
    # What has not changed is not registered again.
    fake.synced.clear()
    await bot._housekeeping.look()
    assert not fake.synced.is_set()


def _date(bot: OracleClient, date: str) -> None:
    class LaterDesk(SmallDesk):
        @property
        def edition(self) -> Edition:
            return Edition(date, date)

    bot.asking._desk = LaterDesk()


def _documents(fake: FakeDiscord) -> list[str]:
    (search,) = [command for command in fake.commands if command["name"] == "search"]
    (option,) = [option for option in search["options"] if option["name"] == "document"]
    return [choice["value"] for choice in option["choices"]]
