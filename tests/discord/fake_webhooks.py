"""Interactions on the fake Discord: each is answered once, in time, and then has messages that can be edited."""

from __future__ import annotations

import time

from aiohttp import web

from tests.discord.fake_command_limits import check_choices, check_modal
from tests.discord.fake_limits import EPHEMERAL, Payload, check_message, need
from tests.discord.fake_messages import Interaction, as_json, body_of, check_edit, edited, new_message

#: Seconds in which the first response must come.
DEADLINE = 3.0


class Webhooks:
    """What the bot does with the interactions that it was sent."""

    violations: list[str]

    def __init__(self) -> None:
        self.interactions: dict[str, Interaction] = {}
        #: Messages that are deleted.
        self.gone: set[str] = set()
        #: Whether servers that the bot is not in show its answers to the asker alone.
        self.external_apps_refused = False

    async def _callback(self, request: web.Request) -> web.Response:
        interaction = self.interactions.get(request.match_info["token"])
        if interaction is None or interaction.id != request.match_info["id"]:
            self.violations.append("a callback for no interaction")
            return as_json({"code": 10062, "message": "Unknown interaction"}, 404)
        if time.monotonic() - interaction.sent > DEADLINE:
            self.violations.append("a callback after three seconds")
            return as_json({"code": 10062, "message": "Unknown interaction"}, 404)
        if interaction.callback is not None:
            self.violations.append("a second callback")
            return as_json({"code": 40060, "message": "Interaction has already been acknowledged."}, 400)
        body = await body_of(request)
        kind, data = body["type"], body.get("data") or {}
        allowed = {2: {4, 5, 9}, 3: {4, 5, 6, 7, 9}, 4: {8}, 5: {4, 5, 6, 7} if interaction.on else {4, 5}}
        need(
            kind in allowed[interaction.type], f"response {kind} to an interaction of type {interaction.type}"
        )
        match kind:
            case 4:
                check_message(data)
                interaction.message = new_message(data, of=interaction)
            case 5:
                need(not set(data) - {"flags"}, "a deferred response with more than flags")
                need(data.get("flags", 0) in (0, EPHEMERAL), "flags of a deferred response")
                interaction.message = new_message(data, of=interaction)
                interaction.deferred = True
            case 6:
                interaction.message = interaction.on
            case 7:
                assert interaction.on is not None
                check_edit(interaction.on, data)
                interaction.message = edited(interaction.on, data)
            case 8:
                check_choices(data)
            case 9:
                check_modal(data)
        if interaction.alone and kind in (4, 5) and interaction.message is not None:
            interaction.message["flags"] |= EPHEMERAL
        interaction.callback = body
        interaction.answered = time.monotonic()
        interaction.changed.set()
        told = {
            "id": interaction.id,
            "type": interaction.type,
            "response_message_id": (interaction.message or {}).get("id"),
            "response_message_loading": kind == 5,
            "response_message_ephemeral": bool((interaction.message or {}).get("flags", 0) & EPHEMERAL),
        }
        answer: Payload = {"interaction": told}
        if kind in (4, 7):
            answer["resource"] = {"type": kind, "message": interaction.message}
        return as_json(answer)

    def _hook(self, request: web.Request) -> Interaction | web.Response:
        interaction = self.interactions.get(request.match_info["token"])
        if interaction is None or interaction.callback is None:
            self.violations.append("a webhook before the callback")
            return as_json({"code": 10015, "message": "Unknown Webhook"}, 404)
        return interaction

    async def _original(self, request: web.Request) -> web.Response:
        interaction = self._hook(request)
        if isinstance(interaction, web.Response):
            return interaction
        return as_json(interaction.message) if interaction.message else as_json({"code": 10008}, 404)

    async def _edit_original(self, request: web.Request) -> web.Response:
        interaction = self._hook(request)
        if isinstance(interaction, web.Response):
            return interaction
        data = await body_of(request)
        if interaction.message is None:
            return as_json({"code": 10008, "message": "Unknown Message"}, 404)
        check_edit(interaction.message, data)
        interaction.message = edited(interaction.message, data)
        interaction.deferred = False
        interaction.changed.set()
        return as_json(interaction.message)

    async def _delete_original(self, request: web.Request) -> web.Response:
        interaction = self._hook(request)
        if isinstance(interaction, web.Response):
            return interaction
        if interaction.message is None or interaction.message["id"] in self.gone:
            return as_json({"code": 10008, "message": "Unknown Message"}, 404)
        interaction.message, interaction.deleted = None, True
        interaction.changed.set()
        return web.Response(status=204)

    async def _followup(self, request: web.Request) -> web.Response:
        interaction = self._hook(request)
        if isinstance(interaction, web.Response):
            return interaction
        data = await body_of(request)
        check_message(data)
        need(len(interaction.followups) < 5, "more than five follow-ups")
        if interaction.deferred and interaction.message is not None:
            # The first follow-up takes the place of a deferred response, and whoever sees that one sees it.
            interaction.message = edited(interaction.message, {**data, "flags": interaction.message["flags"]})
            interaction.deferred = False
            interaction.changed.set()
            return as_json(interaction.message)
        message = new_message(data, of=interaction)
        message["flags"] |= EPHEMERAL if interaction.alone else 0
        interaction.followups.append(message)
        interaction.changed.set()
        return as_json(message)
