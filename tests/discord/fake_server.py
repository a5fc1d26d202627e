"""The server half of the fake Discord: a gateway and a REST API on this machine that reject what Discord rejects.

Everything that Discord would have refused is also kept in `violations`.
"""

from __future__ import annotations

import asyncio
import base64
import json
import re
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Self

import aiohttp
from aiohttp import web

from tests.discord.fake_limits import (
    COMPONENTS_V2,
    EPHEMERAL,
    Payload,
    Rejected,
    check_choices,
    check_commands,
    check_message,
    check_modal,
    need,
)

TOKEN = "TEST.TOKEN"
APP, GUILD, CHANNEL, OWNER = "500", "600", "700", "800"
ALL = "2147483647"
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15

#: Seconds in which the first response must come.
DEADLINE = 3.0

BOT = {
    "id": APP,
    "username": "oracle",
    "discriminator": "0",
    "global_name": None,
    "avatar": None,
    "bot": True,
}


@dataclass
class Interaction:
    """One interaction and everything that the bot did with it. `message` is what users see now, None when there
    is nothing (yet, or any more); `followups` the messages sent after it."""

    id: str
    token: str
    type: int
    sent: float
    user: str
    on: Payload | None = None
    answered: float = 0.0
    callback: Payload | None = None
    message: Payload | None = None
    deferred: bool = False
    deleted: bool = False
    followups: list[Payload] = field(default_factory=list)
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def choices(self) -> list[tuple[str, str]]:
        """The names and values that an autocomplete answered."""
        assert self.callback is not None
        return [(choice["name"], choice["value"]) for choice in self.callback["data"]["choices"]]

    @property
    def modal(self) -> Payload:
        """The form that was opened."""
        assert self.callback is not None
        assert self.callback["type"] == 9
        return dict(self.callback["data"])

    @property
    def shown(self) -> Payload:
        """The newest message that this interaction led to."""
        message = self.followups[-1] if self.followups else self.message
        assert message is not None
        return message


class Server:
    """Start with `async with`; `api_url` and `gateway_url` are then what the bot is pointed at."""

    def __init__(self, *, token: str = TOKEN, app_permissions: str = ALL, tells_shard: bool = True) -> None:
        self.token = token
        self.app_permissions = app_permissions
        self.tells_shard = tells_shard
        self.violations: list[str] = []
        self.commands: list[Payload] = []
        self.requests: list[str] = []
        #: Messages that the bot posted by itself.
        self.posted: list[Payload] = []
        self.identified: list[Payload] = []
        self.interactions: dict[str, Interaction] = {}
        self.synced = asyncio.Event()
        #: Sessions that were resumed, statuses with which the next requests are refused, messages that are deleted.
        self.resumed: list[Payload] = []
        self.failing: list[int] = []
        self.gone: set[str] = set()
        #: The application's emoji; None where it may have none.
        self.emojis: list[Payload] | None = []
        self._ids = iter(range(1000, 10**9))
        self._sockets: list[web.WebSocketResponse] = []
        self._sequence = 0
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
        self._runner = web.AppRunner(app)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        port = self._runner.addresses[0][1]
        self.api_url = f"http://127.0.0.1:{port}/api/v10"
        self.gateway_url = f"ws://127.0.0.1:{port}/"
        return self

    async def __aexit__(self, *error: object) -> None:
        for socket in self._sockets:
            await socket.close()
        assert self._runner is not None
        await self._runner.cleanup()

    # What the gateway says.

    async def _dispatch(self, event: str, data: Payload) -> None:
        self._sequence += 1
        await self._sockets[0].send_json({"op": 0, "t": event, "s": self._sequence, "d": data})

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 30000}})
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
                self._sockets.append(socket)
                await self._welcome()
            elif frame["op"] == 6:
                self.resumed.append(frame["d"])
                self._sockets = [socket]
                await self._dispatch("RESUMED", {})
        return socket

    async def _welcome(self) -> None:
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
        await self._dispatch("READY", ready)
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
        await self._dispatch("GUILD_CREATE", guild)

    # What the REST server answers.

    def _guarded(self, handler: Callable[[web.Request], Awaitable[web.Response]]) -> Any:
        async def guarded(request: web.Request) -> web.Response:
            self.requests.append(f"{request.method} {request.path.removeprefix('/api/v10')}")
            if self.failing:
                return self._failed(self.failing.pop(0))
            try:
                return await handler(request)
            except Rejected as reason:
                self.violations.append(f"{request.method} {request.path}: {reason}")
                return _json({"code": 50035, "message": f"Invalid Form Body: {reason}"}, 400)

        return guarded

    def _failed(self, status: int) -> web.Response:
        """What Discord answers when it is not well."""
        if status != 429:
            return _json({"code": 0, "message": "500: Internal Server Error"}, status)
        waiting = _json({"message": "You are being rate limited.", "retry_after": 0.2, "global": False}, 429)
        waiting.headers["Retry-After"] = "1"
        waiting.headers["Via"] = "1.1 fake"
        return waiting

    async def drop(self) -> None:
        """Close the gateway's connection, as Discord does now and then."""
        await self._sockets[0].close(code=4000)

    async def _unknown(self, request: web.Request) -> web.Response:
        self.violations.append(f"an unknown route: {request.method} {request.path}")
        return _json({"code": 0, "message": "404: Not Found"}, 404)

    def _refused(self, request: web.Request) -> web.Response | None:
        if request.headers.get("Authorization") == f"Bot {self.token}":
            return None
        return _json({"code": 0, "message": "401: Unauthorized"}, 401)

    async def _me(self, request: web.Request) -> web.Response:
        return self._refused(request) or _json(BOT)

    async def _application(self, request: web.Request) -> web.Response:
        app = {
            "id": APP,
            "name": "oracle",
            "description": "",
            "icon": None,
            "bot_public": True,
            "bot_require_code_grant": False,
            "owner": self._user(OWNER),
            "verify_key": "00",
            "flags": 0,
        }
        return self._refused(request) or _json(app)

    async def _gateway_bot(self, request: web.Request) -> web.Response:
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        return self._refused(request) or _json(
            {"url": self.gateway_url, "shards": 1, "session_start_limit": limit}
        )

    async def _emojis(self, request: web.Request) -> web.Response:
        if self.emojis is None:
            return _json({"code": 50001, "message": "Missing Access"}, 403)
        return self._refused(request) or _json({"items": self.emojis})

    async def _new_emoji(self, request: web.Request) -> web.Response:
        data = await request.json()
        need(self.emojis is not None and len(self.emojis) < 2000, "more than 2000 emoji")
        assert self.emojis is not None
        need(re.fullmatch(r"\w{2,32}", data["name"]), f"emoji name {data['name']}")
        need(data["name"] not in {emoji["name"] for emoji in self.emojis}, "an emoji twice")
        kind, _, content = data["image"].partition(",")
        need(kind == "data:image/png;base64", f"emoji of {kind}")
        need(len(base64.b64decode(content)) <= 256 * 1024, "an emoji of more than 256 KiB")
        emoji = {"id": str(next(self._ids)), "name": data["name"], "animated": False, "available": True}
        self.emojis.append(emoji | {"managed": False, "require_colons": True, "roles": []})
        return _json(self.emojis[-1], 201)

    async def _post(self, request: web.Request) -> web.Response:
        refused = self._refused(request)
        if refused is not None:
            return refused
        if request.match_info["channel"] != CHANNEL:
            return _json({"code": 10003, "message": "Unknown Channel"}, 404)
        data = await _body(request)
        check_message(data)
        self.posted.append(self._message(data))
        return _json(self.posted[-1])

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
        return _json([{**c, "description": c.get("description", "")} for c in self.commands])

    async def _callback(self, request: web.Request) -> web.Response:
        interaction = self.interactions.get(request.match_info["token"])
        if interaction is None or interaction.id != request.match_info["id"]:
            self.violations.append("a callback for no interaction")
            return _json({"code": 10062, "message": "Unknown interaction"}, 404)
        if time.monotonic() - interaction.sent > DEADLINE:
            self.violations.append("a callback after three seconds")
            return _json({"code": 10062, "message": "Unknown interaction"}, 404)
        if interaction.callback is not None:
            self.violations.append("a second callback")
            return _json({"code": 40060, "message": "Interaction has already been acknowledged."}, 400)
        body = await _body(request)
        kind, data = body["type"], body.get("data") or {}
        allowed = {2: {4, 5, 9}, 3: {4, 5, 6, 7, 9}, 4: {8}, 5: {4, 5, 6, 7} if interaction.on else {4, 5}}
        need(
            kind in allowed[interaction.type], f"response {kind} to an interaction of type {interaction.type}"
        )
        match kind:
            case 4:
                check_message(data)
                interaction.message = self._message(data, of=interaction)
            case 5:
                need(not set(data) - {"flags"}, "a deferred response with more than flags")
                need(data.get("flags", 0) in (0, EPHEMERAL), "flags of a deferred response")
                interaction.message = self._message(data, of=interaction)
                interaction.deferred = True
            case 6:
                interaction.message = interaction.on
            case 7:
                assert interaction.on is not None
                check_edit(interaction.on, data)
                interaction.message = self._edited(interaction.on, data)
            case 8:
                check_choices(data)
            case 9:
                check_modal(data)
        interaction.callback = body
        interaction.answered = time.monotonic()
        interaction.changed.set()
        told = {
            "id": interaction.id,
            "type": interaction.type,
            "response_message_id": (interaction.message or {}).get("id"),
            "response_message_loading": kind == 5,
            "response_message_ephemeral": bool(data.get("flags", 0) & EPHEMERAL),
        }
        answer: Payload = {"interaction": told}
        if kind in (4, 7):
            answer["resource"] = {"type": kind, "message": interaction.message}
        return _json(answer)

    def _hook(self, request: web.Request) -> Interaction | web.Response:
        interaction = self.interactions.get(request.match_info["token"])
        if interaction is None or interaction.callback is None:
            self.violations.append("a webhook before the callback")
            return _json({"code": 10015, "message": "Unknown Webhook"}, 404)
        return interaction

    async def _original(self, request: web.Request) -> web.Response:
        interaction = self._hook(request)
        if isinstance(interaction, web.Response):
            return interaction
        return _json(interaction.message) if interaction.message else _json({"code": 10008}, 404)

    async def _edit_original(self, request: web.Request) -> web.Response:
        interaction = self._hook(request)
        if isinstance(interaction, web.Response):
            return interaction
        data = await _body(request)
        if interaction.message is None:
            return _json({"code": 10008, "message": "Unknown Message"}, 404)
        check_edit(interaction.message, data)
        interaction.message = self._edited(interaction.message, data)
        interaction.deferred = False
        interaction.changed.set()
        return _json(interaction.message)

    async def _delete_original(self, request: web.Request) -> web.Response:
        interaction = self._hook(request)
        if isinstance(interaction, web.Response):
            return interaction
        if interaction.message is None or interaction.message["id"] in self.gone:
            return _json({"code": 10008, "message": "Unknown Message"}, 404)
        interaction.message, interaction.deleted = None, True
        interaction.changed.set()
        return web.Response(status=204)

    async def _followup(self, request: web.Request) -> web.Response:
        interaction = self._hook(request)
        if isinstance(interaction, web.Response):
            return interaction
        data = await _body(request)
        check_message(data)
        need(len(interaction.followups) < 5, "more than five follow-ups")
        if interaction.deferred and interaction.message is not None:
            # The first follow-up takes the place of a deferred response, and whoever sees that one sees it.
            interaction.message = self._edited(
                interaction.message, {**data, "flags": interaction.message["flags"]}
            )
            interaction.deferred = False
            interaction.changed.set()
            return _json(interaction.message)
        message = self._message(data, of=interaction)
        interaction.followups.append(message)
        interaction.changed.set()
        return _json(message)

    # What Discord makes of what it was sent.

    def _message(
        self, data: Payload, *, of: Interaction | None = None, author: Payload | None = None
    ) -> Payload:
        message = {
            "id": str(next(self._ids)),
            "channel_id": CHANNEL,
            "type": 20 if of else 0,
            "content": data.get("content") or "",
            "timestamp": "2026-01-01T00:00:00+00:00",
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": _attached(data),
            "embeds": data.get("embeds") or [],
            "components": data.get("components") or [],
            "pinned": False,
            "flags": data.get("flags", 0),
            "author": author or BOT,
        }
        return message

    def _edited(self, message: Payload, data: Payload) -> Payload:
        kept = {key: data[key] or [] for key in ("embeds", "components") if key in data}
        if "attachments" in data:
            kept["attachments"] = _attached(data)
        kept["flags"] = message["flags"] | (data.get("flags", 0) & COMPONENTS_V2)
        if "content" in data:
            kept["content"] = data["content"] or ""
        return {**message, **kept}

    def _user(self, user: str) -> Payload:
        return {
            "id": user,
            "username": f"user{user}",
            "discriminator": "0",
            "global_name": None,
            "avatar": None,
        }


async def _body(request: web.Request) -> Payload:
    """What was sent as JSON, or as a form with files; each file has to be named by an attachment."""
    if request.content_type != "multipart/form-data":
        return dict(await request.json())
    form = await request.post()
    data: Payload = json.loads(str(form["payload_json"]))
    inside = data.get("data") if "data" in data and "type" in data else data
    assert isinstance(inside, dict)
    for attachment in inside.get("attachments") or []:
        file = form.get(f"files[{attachment['id']}]")
        need(isinstance(file, web.FileField), f"no file for attachment {attachment['id']}")
        assert isinstance(file, web.FileField)
        content = file.file.read()
        need(0 < len(content) <= 10_485_760, "the size of a file")
        need(file.filename == attachment["filename"], "the name of a file")
        attachment["content"] = content
    return data


def _attached(data: Payload) -> list[Payload]:
    """The attachments of a message as Discord tells of them; `content` is kept for the tests."""
    return [
        {
            "id": str(4000 + number),
            "filename": each["filename"],
            "size": len(each.get("content", b"")),
            "url": f"https://cdn.example/{each['filename']}",
            "proxy_url": f"https://cdn.example/{each['filename']}",
            "description": each.get("description"),
        }
        for number, each in enumerate(data.get("attachments") or [])
    ]


def check_edit(message: Payload, data: Payload) -> None:
    """An edit as the message that it makes: what is once of components v2 stays so, and has neither text nor embeds."""
    if message["flags"] & COMPONENTS_V2 or data.get("flags", 0) & COMPONENTS_V2:
        need(
            message["flags"] & COMPONENTS_V2 or "content" in data or not message["content"], "text that stays"
        )
        need(
            message["flags"] & COMPONENTS_V2 or "embeds" in data or not message["embeds"], "embeds that stay"
        )
        data = {**data, "flags": data.get("flags", 0) | COMPONENTS_V2}
    check_message(data)


def _json(body: Any, status: int = 200) -> web.Response:
    # discord.py reads JSON only when the type is exactly this, without a charset.
    return web.Response(
        body=json.dumps(body).encode(), status=status, headers={"Content-Type": "application/json"}
    )
