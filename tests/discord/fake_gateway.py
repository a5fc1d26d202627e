"""The gateway of the fake Discord: who connects is welcomed, resumed or refused, and hears what happens."""

from __future__ import annotations

import asyncio
import json

import aiohttp
from aiohttp import web

from tests.discord.fake_limits import Payload
from tests.discord.fake_messages import ALL, APP, BOT, CHANNEL, GUILD, OWNER

PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15


class Gateway:
    """One connection for each shard that identifies."""

    gateway_url: str

    def __init__(self, token: str, tells_shard: bool) -> None:
        self.token = token
        self.tells_shard = tells_shard
        self.violations: list[str] = []
        self.identified: list[Payload] = []
        #: Sessions that were resumed.
        self.resumed: list[Payload] = []
        #: Whether nobody can connect.
        self.away = False
        #: The connections that are welcomed and not yet closed.
        self._sockets: list[web.WebSocketResponse] = []
        self._sequence = 0

    async def drop(self) -> None:
        """Close the gateway's connection, as Discord does now and then."""
        await self._sockets.pop(0).close(code=4000)

    async def _dispatch(self, event: str, data: Payload) -> None:
        """Tell the first connection; while there is none, the event waits for the bot to be back."""
        async with asyncio.timeout(20):
            while not self._sockets:
                await asyncio.sleep(0.01)
        await self._tell(self._sockets[0], event, data)

    async def _tell(self, socket: web.WebSocketResponse, event: str, data: Payload) -> None:
        self._sequence += 1
        await socket.send_json({"op": 0, "t": event, "s": self._sequence, "d": data})

    async def _gateway(self, request: web.Request) -> web.StreamResponse:
        if self.away:
            return web.Response(status=503)
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 30000}})
        try:
            await self._hear(socket)
        finally:
            if socket in self._sockets:
                self._sockets.remove(socket)
        return socket

    async def _hear(self, socket: web.WebSocketResponse) -> None:
        """Answer what a connection says, until it is closed."""
        async for incoming in socket:
            if incoming.type is not aiohttp.WSMsgType.TEXT:
                continue
            frame = json.loads(incoming.data)
            if frame["op"] == 1:
                await socket.send_json({"op": 11})
            elif frame["op"] == 2:
                if frame["d"]["token"] != self.token:
                    await socket.close(code=4004)
                    break
                if frame["d"]["intents"] & PRIVILEGED:
                    self.violations.append("privileged intents")
                    await socket.close(code=4014)
                    break
                self.identified.append(frame["d"])
                await self._welcome(socket)
            elif frame["op"] == 6:
                self.resumed.append(frame["d"])
                await self._tell(socket, "RESUMED", {})
                self._sockets.append(socket)

    async def _welcome(self, socket: web.WebSocketResponse) -> None:
        ready: Payload = {
            "v": 10,
            "user": BOT,
            "guilds": [{"id": GUILD, "unavailable": True}],
            "session_id": "s",
            "resume_gateway_url": self.gateway_url,
            "application": {"id": APP, "flags": 0},
        }
        identified = self.identified[-1]
        if self.tells_shard and "shard" in identified:
            ready["shard"] = identified["shard"]
        await self._tell(socket, "READY", ready)
        everyone = {"id": GUILD, "name": "@everyone", "permissions": ALL, "position": 0, "color": 0}
        guild = {
            "id": GUILD,
            "name": "Guild",
            "owner_id": OWNER,
            "member_count": 2,
            "roles": [{**everyone, "hoist": False, "managed": False, "mentionable": False}],
            "channels": [
                {"id": CHANNEL, "type": 0, "name": "general", "position": 0, "permission_overwrites": []}
            ],
            "members": [],
            "emojis": [],
            "features": [],
            "unavailable": False,
        }
        await self._tell(socket, "GUILD_CREATE", guild)
        self._sockets.append(socket)
