"""Discord as the bot meets it: a test speaks as a user (`slash`, `complete`, `press`, `choose`, `submit`,
`on_message`) and looks at what came back (`Interaction`)."""

from __future__ import annotations

import asyncio
import time
from enum import StrEnum
from typing import Any

from tests.discord.fake_limits import EPHEMERAL, Payload, need
from tests.discord.fake_messages import (
    ALL,
    APP,
    CHANNEL,
    FOREIGN,
    GUILD,
    OWNER,
    TOKEN,
    Interaction,
    new_id,
    new_message,
    user_of,
)
from tests.discord.fake_server import Server
from tests.discord.fake_webhooks import DEADLINE

__all__ = [
    "ALL",
    "EMBED_LINKS",
    "EPHEMERAL",
    "TOKEN",
    "FakeDiscord",
    "Interaction",
    "Where",
    "body_of",
    "footer_of",
    "labels_of",
    "texts_of",
    "title_of",
]

EMBED_LINKS, MANAGE_MESSAGES, MANAGE_GUILD = 1 << 14, 1 << 13, 1 << 5


def parts_of(message: Payload) -> list[Payload]:
    """Every component of a message, those inside others too, in order."""
    found: list[Payload] = []

    def walk(parts: list[Payload]) -> None:
        for part in parts:
            found.append(part)
            walk(part.get("components") or [])
            if part.get("accessory"):
                found.append(part["accessory"])

    walk(message["components"])
    return found


def texts_of(message: Payload) -> list[str]:
    """The texts of a message, in order."""
    return [part["content"] for part in parts_of(message) if part["type"] == 10]


def title_of(message: Payload) -> str:
    """The first line of a message, without its mark."""
    return texts_of(message)[0].removeprefix("### ")


def body_of(message: Payload) -> str:
    """What stands between the title and the footer."""
    return "\n".join(text for text in texts_of(message)[1:] if not text.startswith("-# "))


def footer_of(message: Payload) -> str:
    """The small print at the end."""
    last = texts_of(message)[-1]
    return last.removeprefix("-# ") if last.startswith("-# ") else ""


def labels_of(message: Payload) -> list[str]:
    """What stands on the buttons, in order."""
    return [part["label"] for part in parts_of(message) if part["type"] == 2]


class Where(StrEnum):
    """Where somebody uses the bot, and who installed it."""

    SERVER = "a server that the bot is in"
    ALONE = "a server that the bot is not in, by who installed it for themselves"
    DIRECT = "a direct message with the bot"
    GROUP = "a group or direct message with others, by who installed it for themselves"


class FakeDiscord(Server):
    """Start with `async with`; `api_url` and `gateway_url` are then what the bot is pointed at."""

    # What a user does.

    async def slash(
        self,
        name: str,
        /,
        *,
        user: str = OWNER,
        where: Where = Where.SERVER,
        locale: str = "en-US",
        **options: Any,
    ) -> Interaction:
        """Use a slash command (`settings rules` for a subcommand) and wait for the first response."""
        return await self._ask(
            2, self._slash_data(name, options, None), user=user, where=where, locale=locale
        )

    async def complete(
        self,
        name: str,
        focused: str,
        typed: str,
        /,
        *,
        user: str = OWNER,
        where: Where = Where.SERVER,
        **options: Any,
    ) -> Interaction:
        """Type into an option that has autocomplete."""
        return await self._ask(
            4, self._slash_data(name, {**options, focused: typed}, focused), user=user, where=where
        )

    async def press(
        self, message: Payload, label: str, *, user: str = OWNER, where: Where = Where.SERVER
    ) -> Interaction:
        """Press the button of that label."""
        button = self._component(message, 2, label)
        assert not button.get("disabled"), f"{label} cannot be pressed"
        return await self.press_id(message, button["custom_id"], user=user, where=where)

    async def press_id(
        self,
        message: Payload,
        custom_id: str,
        *,
        user: str = OWNER,
        where: Where = Where.SERVER,
        locale: str = "en-US",
    ) -> Interaction:
        """Press the button of that custom id, whether it is there or not."""
        data = {"component_type": 2, "custom_id": custom_id}
        return await self._ask(3, data, user=user, message=message, where=where, locale=locale)

    async def choose_id(
        self,
        message: Payload,
        custom_id: str,
        value: str,
        *,
        user: str = OWNER,
        where: Where = Where.SERVER,
        locale: str = "en-US",
    ) -> Interaction:
        """Choose that value from the list of that custom id."""
        data = {"component_type": 3, "custom_id": custom_id, "values": [value]}
        return await self._ask(3, data, user=user, message=message, where=where, locale=locale)

    async def choose(
        self, message: Payload, placeholder: str, label: str, *, user: str = OWNER
    ) -> Interaction:
        """Choose the option of that label from the list of that placeholder."""
        select = self._component(message, 3, placeholder)
        value = next(option["value"] for option in select["options"] if option["label"] == label)
        return await self.choose_id(message, select["custom_id"], value, user=user)

    async def submit(
        self,
        opened: Interaction,
        *,
        user: str = OWNER,
        where: Where = Where.SERVER,
        locale: str = "en-US",
        **values: str,
    ) -> Interaction:
        """Send the form that an interaction opened; inputs not named keep what stood in them."""
        rows = []
        for row in opened.modal["components"]:
            part = row["components"][0]
            value = values.get(part["custom_id"], part.get("value") or "")
            need(part.get("required") is False or value, "a required input left empty")
            rows.append(
                {"type": 1, "components": [{"type": 4, "custom_id": part["custom_id"], "value": value}]}
            )
        data = {"custom_id": opened.modal["custom_id"], "components": rows}
        return await self._ask(5, data, user=user, message=opened.on, where=where, locale=locale)

    async def on_message(
        self,
        name: str,
        content: str,
        *,
        user: str = OWNER,
        where: Where = Where.SERVER,
        locale: str = "en-US",
    ) -> Interaction:
        """Use a message command on a message of that text."""
        command = next(c for c in self.commands if c["name"] == name and c.get("type") == 3)
        target = new_message({"content": content}, author=user_of("801"))
        data = {
            "id": command["id"],
            "name": name,
            "type": 3,
            "target_id": target["id"],
            "resolved": {"messages": {target["id"]: target}},
        }
        return await self._ask(2, data, user=user, where=where, locale=locale)

    async def settled(self, interaction: Interaction, seconds: float = 20.0) -> Payload:
        """Wait until a deferred response has its message (or was replaced by a follow-up); that message."""
        async with asyncio.timeout(seconds):
            while interaction.deferred and not interaction.followups:
                interaction.changed.clear()
                await interaction.changed.wait()
        return interaction.shown

    async def _ask(
        self,
        kind: int,
        data: Payload,
        *,
        user: str,
        where: Where = Where.SERVER,
        message: Payload | None = None,
        locale: str = "en-US",
    ) -> Interaction:
        await self.synced.wait()
        number = new_id()
        interaction = Interaction(number, f"token-{number}", kind, time.monotonic(), user, on=message)
        interaction.alone = where is Where.ALONE and self.external_apps_refused
        self.interactions[interaction.token] = interaction
        payload: Payload = {
            "id": number,
            "application_id": APP,
            "token": interaction.token,
            "version": 1,
            "type": kind,
            "data": data,
            "channel_id": CHANNEL,
            "app_permissions": self.app_permissions,
            "locale": locale,
            "entitlements": [],
            "attachment_size_limit": 10485760,
            **self._place(where, user),
        }
        if message is not None:
            payload["message"] = message
        await self._dispatch("INTERACTION_CREATE", payload)
        async with asyncio.timeout(DEADLINE + 1):
            while interaction.callback is None:
                interaction.changed.clear()
                await interaction.changed.wait()
        return interaction

    def _place(self, where: Where, user: str) -> Payload:
        """What an interaction tells of where it was made."""
        channel: Payload = {"id": CHANNEL, "name": "general", "position": 0}
        by_user = {"authorizing_integration_owners": {"1": user}}
        if where in (Where.SERVER, Where.ALONE):
            server = GUILD if where is Where.SERVER else FOREIGN
            channel |= {"type": 0, "permission_overwrites": [], "guild_id": server}
            by_server = {"authorizing_integration_owners": {"0": GUILD}}
            return {
                "context": 0,
                "channel": channel,
                "guild_id": server,
                "guild": {"id": server, "locale": "en-US", "features": []},
                "guild_locale": "en-US",
                "member": self._member(user),
                **(by_server if where is Where.SERVER else by_user),
            }
        group = where is Where.GROUP
        others = [user_of(user), *([user_of("809")] if group else [])]
        channel |= {"type": 3 if group else 1, "recipients": others, "last_message_id": None}
        if group:
            channel |= {"name": None, "icon": None, "owner_id": user}
        by = by_user if group else {"authorizing_integration_owners": {"0": "0", "1": user}}
        return {"context": 2 if group else 1, "channel": channel, "user": user_of(user), **by}

    def _slash_data(self, path: str, options: Payload, focused: str | None) -> Payload:
        name, *deeper = path.split()
        command = next(c for c in self.commands if c["name"] == name and c.get("type", 1) == 1)
        known = command.get("options") or []
        for step in deeper:
            known = next(o for o in known if o["name"] == step).get("options") or []
        given = []
        for key, value in options.items():
            option = next(o for o in known if o["name"] == key)
            need(focused != key or option.get("autocomplete"), f"{key} has no autocomplete")
            given.append({"type": option["type"], "name": key, "value": value})
            if focused == key:
                given[-1]["focused"] = True
                continue
            kinds: dict[int, type] = {3: str, 4: int, 5: bool, 7: str}
            need(isinstance(value, kinds[option["type"]]), f"{key} is of another type")
            if option.get("choices"):
                need(value in [c["value"] for c in option["choices"]], f"{key} is none of the choices")
            if isinstance(value, str):
                need(
                    option.get("min_length", 0) <= len(value) <= option.get("max_length", 6000),
                    f"{key} too long",
                )
        missing = {o["name"] for o in known if o.get("required")} - set(options)
        need(focused or not missing, f"without {missing}")
        resolved = {
            option["value"]: {"id": option["value"], "type": 0, "name": "general", "permissions": ALL}
            for option in given
            if option["type"] == 7
        }
        for step in reversed(deeper):
            given = [{"type": 1, "name": step, "options": given}]
        data = {"id": command["id"], "name": name, "type": 1, "options": given}
        return data | ({"resolved": {"channels": resolved}} if resolved else {})

    def _component(self, message: Payload, kind: int, label: str) -> Payload:
        parts = [part for part in parts_of(message) if part["type"] == kind]
        found = [part for part in parts if part.get("label" if kind == 2 else "placeholder") == label]
        assert found, f"no {label!r} among {[p.get('label') or p.get('placeholder') for p in parts]}"
        return dict(found[0])

    def _member(self, user: str) -> Payload:
        # Only the owner of the server may manage it and other people's messages.
        permissions = int(ALL) if user == OWNER else int(ALL) & ~(MANAGE_MESSAGES | MANAGE_GUILD | 1 << 3)
        return {
            "user": user_of(user),
            "roles": [],
            "joined_at": "2024-01-01T00:00:00+00:00",
            "deaf": False,
            "mute": False,
            "flags": 0,
            "permissions": str(permissions),
        }
