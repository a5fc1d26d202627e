"""The fake refuses what Discord refuses; without this the other tests would prove little."""

from __future__ import annotations

import time
from typing import Any

import aiohttp
import discord
import pytest

from bot.answers.reply import Completion
from bot.discord.commands.search.command import command as search_command
from tests.discord.desk_fixture import SmallDesk
from tests.discord.fake_command_limits import check_choices, check_commands, check_modal
from tests.discord.fake_discord import FakeDiscord, Interaction
from tests.discord.fake_limits import Rejected, check_message

BUTTON = {"type": 2, "style": 2, "label": "x", "custom_id": "x"}
OPTION = {"label": "x", "value": "x"}
COMMAND = {"name": "x", "description": "x", "type": 1}


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"components": [{"type": 1, "components": list(parts)}], "content": "x"}


def select(*options: dict[str, Any]) -> dict[str, Any]:
    return {"type": 3, "custom_id": "s", "options": list(options)}


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"content": "x" * 2001},
        {"embeds": [{"title": "x" * 257}]},
        {"embeds": [{"description": "x" * 4097}]},
        {"embeds": [{"title": ""}]},
        {"embeds": [{"description": "x" * 4000}, {"description": "x" * 2001}]},
        {"content": "x", "unknown": 1},
        {"content": "x", "flags": 1},
        row(),
        row(*({**BUTTON, "custom_id": str(n)} for n in range(6))),
        row(BUTTON, BUTTON),
        row({**BUTTON, "custom_id": "x" * 101}),
        row({**BUTTON, "label": "x" * 81}),
        row({**BUTTON, "label": ""}),
        row({"type": 99}),
        row(BUTTON, select(OPTION)),
        row(select()),
        row(select(*({"label": "x", "value": str(n)} for n in range(26)))),
        row(select(OPTION, OPTION)),
        row(select({"label": "x" * 101, "value": "x"})),
        {"content": "x", "components": [{"type": 17}]},
        {"content": "x", "components": row(BUTTON)["components"] * 6},
    ],
)
def test_a_message_that_breaks_a_limit_is_refused(message: dict[str, Any]) -> None:
    with pytest.raises(Rejected):
        check_message(message)


@pytest.mark.parametrize(
    "commands",
    [
        [{**COMMAND, "name": "Upper"}],
        [{**COMMAND, "name": "x" * 33}],
        [{**COMMAND, "description": ""}],
        [{**COMMAND, "description": "x" * 101}],
        [COMMAND, COMMAND],
        [{**COMMAND, "options": [{"type": 3, "name": f"o{n}", "description": "x"} for n in range(26)]}],
        [
            {
                **COMMAND,
                "options": [
                    {"type": 3, "name": "o", "description": "x", "choices": [{"name": "", "value": "x"}]}
                ],
            }
        ],
        [
            {
                **COMMAND,
                "options": [
                    {"type": 3, "name": "a", "description": "x"},
                    {"type": 3, "name": "b", "description": "x", "required": True},
                ],
            }
        ],
        [{"type": 3, "name": "menu", "description": "has one"}],
        [{**COMMAND, "contexts": [7]}],
    ],
)
def test_a_command_that_breaks_a_limit_is_refused(commands: list[dict[str, Any]]) -> None:
    with pytest.raises(Rejected):
        check_commands(commands)


def test_a_form_and_choices_that_break_a_limit_are_refused() -> None:
    text = {"type": 4, "custom_id": "t", "label": "t", "style": 1}
    fine = {"custom_id": "m", "title": "t", "components": [{"type": 1, "components": [text]}]}
    check_modal(fine)
    for wrong in (
        {**fine, "title": "x" * 46},
        {**fine, "components": []},
        {**fine, "components": [{"type": 1, "components": [{**text, "label": "x" * 46}]}]},
        {**fine, "components": [{"type": 1, "components": [BUTTON]}]},
    ):
        with pytest.raises(Rejected):
            check_modal(wrong)
    with pytest.raises(Rejected):
        check_choices({"choices": [{"name": str(n), "value": "x"} for n in range(26)]})


async def test_a_second_a_late_and_an_early_answer_are_refused() -> None:
    async with FakeDiscord() as fake, aiohttp.ClientSession() as session:
        known = Interaction("1", "t", 2, time.monotonic(), "800")
        late = Interaction("2", "u", 2, time.monotonic() - 3.1, "800")
        fake.interactions |= {"t": known, "u": late}

        async def call(method: str, path: str, body: dict[str, Any]) -> int:
            async with session.request(method, fake.api_url + path, json=body) as response:
                return response.status

        hello = {"type": 4, "data": {"content": "x"}}
        assert await call("PATCH", "/webhooks/500/t/messages/@original", {"content": "x"}) == 404
        assert await call("POST", "/interactions/1/t/callback", {"type": 8, "data": {"choices": []}}) == 400
        assert await call("POST", "/interactions/1/t/callback", hello) == 200
        assert await call("POST", "/interactions/1/t/callback", hello) == 400
        assert await call("POST", "/interactions/2/u/callback", hello) == 404
        assert await call("POST", "/interactions/3/v/callback", hello) == 404
        assert await call("PUT", "/applications/500/commands", {}) == 401
        assert len(fake.violations) == 5


async def test_the_commands_keep_the_limits_however_long_the_documents_names_are() -> None:
    class ManyDocuments(SmallDesk):
        def documents(self) -> list[Completion]:
            return [Completion(f"Document {n} " + "of a long name " * 20, f"document-{n}") for n in range(60)]

    command = search_command(ManyDocuments())
    client = discord.Client(intents=discord.Intents.none())
    payload = command.to_dict(discord.app_commands.CommandTree(client))
    check_commands([payload])
    assert len(payload["options"][1]["choices"]) == 25
