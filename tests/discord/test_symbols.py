"""Symbols are emoji where the bot may create them, else letters."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bot.discord.client import OracleClient
from bot.discord.rendering.parts import Message, Text
from bot.discord.symbols import with_symbols
from bot.workers.pool import TwoLanes
from tests.discord.conftest import running
from tests.discord.fake_discord import FakeDiscord


async def test_symbols_are_created_once_and_shown(fake: FakeDiscord, bot: OracleClient) -> None:
    async with asyncio.timeout(20):
        while not bot.symbols:
            await asyncio.sleep(0.05)
    assert fake.emojis is not None
    names = [emoji["name"] for emoji in fake.emojis]
    assert len(names) == len({*names}) == len(bot.symbols)
    message = Message((Text("{2}{R}: {Z} and {T}"),), 0)
    (text,) = with_symbols(message, bot.symbols).parts
    assert isinstance(text, Text)
    two, red, tap = (bot.symbols[letter] for letter in ("2", "R", "T"))
    assert text.text == f"{two}{red}: {{Z}} and {tap}"
    assert red.startswith("<:mana_r:")


async def test_where_the_bot_may_have_no_emoji_symbols_stay_letters(
    fake: FakeDiscord, tmp_path: Path, workers: TwoLanes
) -> None:
    fake.emojis = None
    async with running(fake, tmp_path, workers) as bot:
        await bot.wait_until_ready()
        await asyncio.sleep(0.2)
        assert bot.symbols == {}


def test_symbols_that_would_make_a_message_too_long_stay_letters() -> None:
    message = Message((Text("{R}" * 1300),), 0)
    assert with_symbols(message, {"R": "<:mana_r:123456789012345678>"}) == message
