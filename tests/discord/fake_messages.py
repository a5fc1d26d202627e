"""Messages on the fake Discord: what was sent, as Discord then tells of it."""

from __future__ import annotations

import asyncio
import itertools
import json
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from tests.discord.fake_limits import COMPONENTS_V2, Payload, check_message, need

TOKEN = "TEST.TOKEN"
APP, GUILD, CHANNEL, OWNER = "500", "600", "700", "800"
#: A server that the bot is not in: who uses it there installed it for themselves.
FOREIGN = "601"
ALL = "2147483647"

BOT = {
    "id": APP,
    "username": "oracle",
    "discriminator": "0",
    "global_name": None,
    "avatar": None,
    "bot": True,
}

_IDS = itertools.count(1000)


def new_id() -> str:
    """An id that nothing else has."""
    return str(next(_IDS))


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
    #: Whether all that answers it is shown to the asker alone, whatever the bot wants: so it is for those who installed it
    #: for themselves, in servers that do not allow external apps.
    alone: bool = False
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


def new_message(data: Payload, *, of: Interaction | None = None, author: Payload | None = None) -> Payload:
    """What was sent, as Discord then tells of it."""
    return {
        "id": new_id(),
        "channel_id": CHANNEL,
        "type": 20 if of else 0,
        "content": data.get("content") or "",
        "timestamp": "2026-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": attached(data),
        "embeds": data.get("embeds") or [],
        "components": data.get("components") or [],
        "pinned": False,
        "flags": data.get("flags", 0),
        "author": author or BOT,
    }


def edited(message: Payload, data: Payload) -> Payload:
    """`message` after an edit."""
    kept = {key: data[key] or [] for key in ("embeds", "components") if key in data}
    if "attachments" in data:
        kept["attachments"] = attached(data)
    kept["flags"] = message["flags"] | (data.get("flags", 0) & COMPONENTS_V2)
    if "content" in data:
        kept["content"] = data["content"] or ""
    return {**message, **kept}


def user_of(user: str) -> Payload:
    """A user, by their id."""
    return {
        "id": user,
        "username": f"user{user}",
        "discriminator": "0",
        "global_name": None,
        "avatar": None,
    }


async def body_of(request: web.Request) -> Payload:
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


def attached(data: Payload) -> list[Payload]:
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


def as_json(body: Any, status: int = 200) -> web.Response:
    # discord.py reads JSON only when the type is exactly this, without a charset.
    return web.Response(
        body=json.dumps(body).encode(), status=status, headers={"Content-Type": "application/json"}
    )
