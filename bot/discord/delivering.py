"""Gets an answer to Discord, though Discord stalls or the network breaks meanwhile."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import aiohttp

log = logging.getLogger(__name__)

#: Seconds in which Discord has to take a message (discord.py tries again by itself when Discord says that it is not
#: well), and how often it is tried: well within the fifteen minutes for which an interaction can be answered.
PATIENCE = 20.0
TRIES = 5


async def delivered(deliver: Callable[[], Awaitable[object]]) -> None:
    """Do `deliver`, and again where Discord never answers or the connection breaks. For what does no harm when it is done
    twice, as an edit. Raises what the last try raised, and at once what Discord refuses."""
    for left in reversed(range(TRIES)):
        try:
            async with asyncio.timeout(PATIENCE):
                await deliver()
            return
        except (TimeoutError, OSError, aiohttp.ClientConnectionError, aiohttp.ClientPayloadError) as error:
            if not left:
                raise
            log.warning("an answer is sent again: %s %s", type(error).__name__, error)
            await asyncio.sleep(TRIES - left)


async def answered(respond: Callable[[], Awaitable[object]]) -> None:
    """Do `respond`, a first response, and at once again where the connection broke under it: one that was kept open may have
    been closed by the other side meanwhile. What Discord had of the first one, it refuses as answered already."""
    try:
        await respond()
    except (ConnectionError, aiohttp.ClientConnectionError) as error:
        log.info("a first response is sent again: %s %s", type(error).__name__, error)
        await respond()
