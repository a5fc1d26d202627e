"""What the bot does by itself: it forgets what was kept long enough, and notices a new index."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot.answers.answer import Answer, Tone
from bot.discord import delivering
from bot.discord.commands.registering import register
from bot.discord.languages.wording import Wording, language_of
from bot.discord.presses import custom_id
from bot.discord.rendering.message import View, render
from bot.discord.responding import KEPT
from bot.discord.sending import arguments
from bot.discord.storing.preferences import Scope
from bot.questions import Kind, Question

if TYPE_CHECKING:
    from bot.discord.client import OracleClient

log = logging.getLogger(__name__)

#: Seconds between two looks at the index, and between two purges.
LOOK = 30.0
#: What Discord answers when it may take a message later.
_LATER = frozenset({429, 500, 502, 503, 504})
PURGE = 3600.0


class Housekeeping:
    """Runs beside the bot, from its start to its end. Whatever fails is tried again the next time."""

    def __init__(self, client: OracleClient) -> None:
        self._client = client
        self._tasks: list[asyncio.Task[None]] = []
        self._documents = client.desk.documents()

    def start(self) -> None:
        """Begin; called in the event loop."""
        self._tasks = [
            asyncio.create_task(self._now_and_then(PURGE, self._purge)),
            asyncio.create_task(self._now_and_then(LOOK, self.look)),
        ]

    def stop(self) -> None:
        """End."""
        for task in self._tasks:
            task.cancel()

    async def look(self) -> None:
        """Look at the index: `/search` offers its documents, and servers that want to hear of new rules do."""
        client = self._client
        documents = client.desk.documents()
        if documents != self._documents:
            register(client.tree, client.desk)
            if client.registers:
                await client.tree.sync()
            self._documents = documents
            log.info("the index has other documents: %d", len(documents))
        if client.is_ready():
            await self._alert()

    async def _purge(self) -> None:
        gone = await self._client.store.purge()
        if gone:
            log.info("%d answers and questions were kept long enough", gone)

    async def _alert(self) -> None:
        client = self._client
        date = client.asking.dated
        # Servers of other shards hear it from the process that has them.
        waiting = [
            (guild, channel, heard)
            for server, channel, heard in (await client.store.alerted() if date else ())
            if heard < date and (guild := client.get_guild(server)) is not None
        ]
        if not waiting:
            return
        # Worked out once for all, and beside the event loop: two whole texts are compared.
        answer = await client.asking.beside(Question(Kind.CHANGES))
        if answer.tone is Tone.ERROR:
            log.info("no channel is told of the rules of %s: %s", date, answer.title)
        for guild, channel, heard in waiting:
            # Written down first, so that nobody hears it twice.
            await client.store.change(Scope.SERVER, guild.id, alerted=date)
            if answer.tone is not Tone.ANSWER:
                continue
            try:
                await self._tell(guild, channel, answer)
            except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
                log.warning("server %d could not be told of new rules: %s", guild.id, error)
                # A channel that is gone, or closed to the bot, is not tried again and again.
                if not isinstance(error, discord.HTTPException) or error.status in _LATER:
                    await client.store.change(Scope.SERVER, guild.id, alerted=heard)

    async def _tell(self, guild: discord.Guild, channel: int, answer: Answer) -> None:
        """Post what the newest rules changed."""
        client = self._client
        question = Question(Kind.CHANGES)
        if client.user is None:
            return
        theirs = await client.store.set_by(Scope.SERVER, guild.id)
        wording = Wording(theirs.language or language_of(str(guild.preferred_locale)))
        bodies: dict[str, str] = {}
        where = guild.get_channel(channel)
        may = where.permissions_for(guild.me) if where is not None and guild.me is not None else None
        plain = may is not None and not may.embed_links
        view = View(question, client.user.id, plain=plain, wording=wording)
        message = render(answer, view, lambda press: custom_id(press, bodies))
        await client.store.keep(bodies, KEPT)
        async with asyncio.timeout(delivering.PATIENCE):
            await client.get_partial_messageable(channel, guild_id=guild.id).send(**arguments(message))

    async def _now_and_then(self, seconds: float, work: object) -> None:
        assert callable(work)
        while True:
            try:
                await work()
            except Exception as error:
                log.warning("housekeeping: %s: %s", type(error).__name__, error)
            await asyncio.sleep(seconds)
