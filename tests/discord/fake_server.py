"""The REST server of the fake Discord, on this machine: it rejects what Discord rejects.

Everything that Discord would have refused is also kept in `violations`.
"""

from __future__ import annotations

import asyncio
import base64
import re
from collections.abc import Awaitable, Callable
from typing import Any, Self

from aiohttp import web

from tests.discord.fake_command_limits import check_commands
from tests.discord.fake_gateway import Gateway
from tests.discord.fake_limits import Payload, Rejected, check_message, need
from tests.discord.fake_messages import (
    ALL,
    APP,
    BOT,
    CHANNEL,
    OWNER,
    TOKEN,
    as_json,
    body_of,
    new_id,
    new_message,
    user_of,
)
from tests.discord.fake_webhooks import Webhooks


class Server(Gateway, Webhooks):
    """Start with `async with`; `api_url` and `gateway_url` are then what the bot is pointed at."""

    def __init__(self, *, token: str = TOKEN, app_permissions: str = ALL, tells_shard: bool = True) -> None:
        Gateway.__init__(self, token, tells_shard)
        Webhooks.__init__(self)
        self.app_permissions = app_permissions
        self.commands: list[Payload] = []
        self.requests: list[str] = []
        #: Messages that the bot posted by itself.
        self.posted: list[Payload] = []
        self.synced = asyncio.Event()
        #: Statuses with which the next requests are refused; 0 is one that is never answered, -1 one whose connection breaks.
        self.failing: list[int] = []
        #: The application's emoji; None where it may have none.
        self.emojis: list[Payload] | None = []
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> Self:
        app = web.Application()
        app.router.add_get("/", self._gateway)
        base = "/api/v10"
        routes: list[tuple[str, str, Callable[[web.Request], Awaitable[web.Response]]]] = [
            ("GET", "/users/@me", self._me),
            ("GET", "/oauth2/applications/@me", self._application),
            ("GET", "/gateway/bot", self._gateway_bot),
            ("PUT", f"/applications/{APP}/commands", self._put_commands),
            ("POST", "/interactions/{id}/{token}/callback", self._callback),
            ("POST", f"/webhooks/{APP}/{{token}}", self._followup),
            ("GET", f"/webhooks/{APP}/{{token}}/messages/@original", self._original),
            ("PATCH", f"/webhooks/{APP}/{{token}}/messages/@original", self._edit_original),
            ("GET", f"/applications/{APP}/emojis", self._emojis),
            ("POST", f"/applications/{APP}/emojis", self._new_emoji),
            ("POST", "/channels/{channel}/messages", self._post),
            ("DELETE", f"/webhooks/{APP}/{{token}}/messages/@original", self._delete_original),
        ]
        for method, path, handler in routes:
            app.router.add_route(method, base + path, self._guarded(handler))
        app.router.add_route("*", "/{other:.*}", self._guarded(self._unknown))
        self._runner = web.AppRunner(app, shutdown_timeout=0.1, handler_cancellation=True)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        port = self._runner.addresses[0][1]
        self.api_url = f"http://127.0.0.1:{port}/api/v10"
        self.gateway_url = f"ws://127.0.0.1:{port}/"
        return self

    async def __aexit__(self, *error: object) -> None:
        for socket in list(self._sockets):
            await socket.close()
        assert self._runner is not None
        await self._runner.cleanup()

    # What the REST server answers.

    def _guarded(self, handler: Callable[[web.Request], Awaitable[web.Response]]) -> Any:
        async def guarded(request: web.Request) -> web.Response:
            self.requests.append(f"{request.method} {request.path.removeprefix('/api/v10')}")
            if self.failing:
                return await self._failed(request, self.failing.pop(0))
            try:
                return await handler(request)
            except Rejected as reason:
                self.violations.append(f"{request.method} {request.path}: {reason}")
                return as_json({"code": 50035, "message": f"Invalid Form Body: {reason}"}, 400)

        return guarded

    async def _failed(self, request: web.Request, status: int) -> web.Response:
        """What Discord answers when it is not well."""
        if status < 0 and request.transport is not None:
            request.transport.abort()
        if status <= 0:
            await asyncio.sleep(3600)
        if status != 429:
            return as_json({"code": 0, "message": "500: Internal Server Error"}, status)
        waiting = as_json(
            {"message": "You are being rate limited.", "retry_after": 0.2, "global": False}, 429
        )
        waiting.headers["Retry-After"] = "1"
        waiting.headers["Via"] = "1.1 fake"
        return waiting

    async def _unknown(self, request: web.Request) -> web.Response:
        self.violations.append(f"an unknown route: {request.method} {request.path}")
        return as_json({"code": 0, "message": "404: Not Found"}, 404)

    def _refused(self, request: web.Request) -> web.Response | None:
        if request.headers.get("Authorization") == f"Bot {self.token}":
            return None
        return as_json({"code": 0, "message": "401: Unauthorized"}, 401)

    async def _me(self, request: web.Request) -> web.Response:
        return self._refused(request) or as_json(BOT)

    async def _application(self, request: web.Request) -> web.Response:
        app = {
            "id": APP,
            "name": "oracle",
            "description": "",
            "icon": None,
            "bot_public": True,
            "bot_require_code_grant": False,
            "owner": user_of(OWNER),
            "verify_key": "00",
            "flags": 0,
        }
        return self._refused(request) or as_json(app)

    async def _gateway_bot(self, request: web.Request) -> web.Response:
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        return self._refused(request) or as_json(
            {"url": self.gateway_url, "shards": 1, "session_start_limit": limit}
        )

    async def _emojis(self, request: web.Request) -> web.Response:
        if self.emojis is None:
            return as_json({"code": 50001, "message": "Missing Access"}, 403)
        return self._refused(request) or as_json({"items": self.emojis})

    async def _new_emoji(self, request: web.Request) -> web.Response:
        data = await request.json()
        need(self.emojis is not None and len(self.emojis) < 2000, "more than 2000 emoji")
        assert self.emojis is not None
        need(re.fullmatch(r"\w{2,32}", data["name"]), f"emoji name {data['name']}")
        need(data["name"] not in {emoji["name"] for emoji in self.emojis}, "an emoji twice")
        kind, _, content = data["image"].partition(",")
        need(kind == "data:image/png;base64", f"emoji of {kind}")
        need(len(base64.b64decode(content)) <= 256 * 1024, "an emoji of more than 256 KiB")
        emoji = {"id": new_id(), "name": data["name"], "animated": False, "available": True}
        self.emojis.append(emoji | {"managed": False, "require_colons": True, "roles": []})
        return as_json(self.emojis[-1], 201)

    async def _post(self, request: web.Request) -> web.Response:
        refused = self._refused(request)
        if refused is not None:
            return refused
        if request.match_info["channel"] != CHANNEL:
            return as_json({"code": 10003, "message": "Unknown Channel"}, 404)
        data = await body_of(request)
        check_message(data)
        self.posted.append(new_message(data))
        return as_json(self.posted[-1])

    async def _put_commands(self, request: web.Request) -> web.Response:
        refused = self._refused(request)
        if refused is not None:
            return refused
        commands = await request.json()
        check_commands(commands)
        self.commands = [
            {**command, "id": str(900 + n), "application_id": APP, "version": "1"}
            for n, command in enumerate(commands)
        ]
        self.synced.set()
        return as_json([{**c, "description": c.get("description", "")} for c in self.commands])
