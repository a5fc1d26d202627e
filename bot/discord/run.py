"""`rules-oracle run`: from the environment to a bot that runs, and from what stops it to an exit status."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
from collections.abc import Mapping
from contextlib import suppress

import aiohttp
import discord

from bot.answers.desk import Desk
from bot.discord import logs
from bot.discord.asking import Asking
from bot.discord.client import OracleClient, use_addresses
from bot.discord.environment import WRONG_TOKEN, WRONG_TOKEN_HINT, Environment
from bot.discord.metrics import Metrics
from bot.discord.storing.opening import open_store, private_folder
from bot.errors import BadConfiguration
from bot.workers.desk import Opener, open_real_desk
from bot.workers.pool import TwoLanes, default_count
from rulesdb.watch import WatchedIndex

log = logging.getLogger(__name__)


def run(environment: Environment) -> int:
    """Run the bot until it is stopped. Raises `BadConfiguration` and `IndexFault` with what to mend."""
    # What the bot writes is its owner's alone.
    os.umask(0o077)
    with suppress(OSError):
        private_folder(environment.data)
    logs.set_up(os.environ, environment.data)
    asyncio.run(serve(environment))
    return 0


async def serve(environment: Environment, opener: Opener = open_real_desk) -> None:
    """Run the bot with the desk that `opener` opens, until it is closed or told to stop."""
    desk = opener()
    _warm(desk)
    # What is there now stays: looking through it for what may be thrown away would only keep answers waiting.
    gc.collect()
    gc.freeze()
    watched = WatchedIndex()

    def names() -> Mapping[str, str]:
        return watched.index.cards.names()

    names()
    store = await open_store(environment.data, environment.database_url)
    workers = TwoLanes(default_count(), environment.seconds, opener)
    try:
        workers.start()
        use_addresses(environment)
        asking = Asking(desk, workers, store)
        async with OracleClient(environment, desk, asking, workers, store, names) as client:
            metrics = Metrics(client, environment.metrics) if environment.metrics else None
            if metrics is not None:
                await metrics.start()
            try:
                _stop_on_signals(client)
                await _connect(client, environment)
            finally:
                if metrics is not None:
                    await metrics.stop()
    finally:
        workers.close()
        await store.close()


def _warm(desk: Desk) -> None:
    """Let the desk load what it loads at the first question, before there is one to keep waiting."""
    desk.complete_rule("a")
    desk.complete_term("a")
    desk.card("no such card")
    # A card that there is takes the card grammar with it.
    for completion in desk.complete_card("a")[:1]:
        desk.card(completion.value)


async def _connect(client: OracleClient, environment: Environment) -> None:
    try:
        await client.start(environment.token)
    except discord.LoginFailure as error:
        raise BadConfiguration(WRONG_TOKEN, WRONG_TOKEN_HINT) from error
    except discord.PrivilegedIntentsRequired as error:
        raise BadConfiguration(
            "Discord refuses the bot's intents, though none is privileged.", "Check DISCORD_GATEWAY_URL."
        ) from error
    except discord.ConnectionClosed as error:
        if error.code == 4004:
            raise BadConfiguration(WRONG_TOKEN, WRONG_TOKEN_HINT) from error
        raise BadConfiguration(
            f"Discord closed the connection for good (code {error.code}).", "Check SHARD_COUNT and SHARD_IDS."
        ) from error
    except (aiohttp.ClientError, OSError, discord.GatewayNotFound) as error:
        raise BadConfiguration(
            "Discord cannot be reached.",
            "Check the network, and DISCORD_API_URL and DISCORD_GATEWAY_URL if set.",
        ) from error
    except discord.HTTPException as error:
        raise BadConfiguration(
            f"Discord answered {error.status} at the start.", "Check DISCORD_API_URL, or try again later."
        ) from error


def _stop_on_signals(client: OracleClient) -> None:
    """Leave in good order when the machine or the container stops."""
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, lambda: asyncio.ensure_future(client.close()))
        except (NotImplementedError, RuntimeError):
            # Not on this system, or not in the main thread: the default stays.
            return
