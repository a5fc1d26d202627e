"""A walk through everything that the bot offers, as a user of each place and language would: every command with every
option, every list, every button and every form of what it answers. Discord refuses nothing, and nothing goes wrong."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.answers.desk import open_desk
from bot.discord.client import OracleClient
from bot.discord.languages.wording import LOCALES
from bot.workers.pool import TwoLanes
from tests.discord.conftest import running
from tests.discord.fake_discord import ALL, EMBED_LINKS, FakeDiscord, Interaction, Where, parts_of, texts_of

#: What a user types into each option: what is there, what is misspelt, what is not there.
TYPED: dict[str, tuple[str, ...]] = {
    "query": ("120.3", "lifelink", "7025g", "damage and prevention", "999.9", "x" * 200),
    "term": ("trample", "deaftouch", "no such term"),
    "words": ("lethal damage", "qqqq"),
    "name": ("Serra Angel", "grizly bears", "no such card"),
    "rule": ("510.1c", "1.1"),
    "id": ("nothing",),
    "rules": ("2016", "atlantis"),
    "on": ("2009", "never"),
    "scenario": (
        "Alice attacks with Hill Giant. Bob blocks with Serra Angel. Does Hill Giant die?",
        "Alice attacks with a 6/6 creature with trample. Bob blocks with Wall, a 0/4 creature.",
        "Bob controls Grizzly Bears. Pariah is attached to Grizzly Bears. Alice casts Lightning Bolt targeting Bob. "
        'Bob casts an instant "Prevent the next 2 damage that would be dealt to you this turn."',
        "Alice casts Lightnig Bolt on Bob.",
        "I `frobnicate` *the* @everyone gizmo.",
    ),
}
MESSAGES = (
    "By 120.3f and {{trample}} my [[hill giant]] lives, says <@801>.",
    "Alice attacks with Hill Giant. Bob blocks with Serra Angel. Does Hill Giant die?",
    "nothing to see",
    "",
)
LOOK, PRESS = 10, 3


@pytest.fixture(scope="module")
def real_workers() -> Iterator[TwoLanes]:
    """Worker processes with the starter index."""
    pool = TwoLanes(2, 20.0)
    pool.start()
    yield pool
    pool.close()


@pytest_asyncio.fixture
async def real(fake: FakeDiscord, tmp_path: Path, real_workers: TwoLanes) -> AsyncIterator[OracleClient]:
    """The bot with the starter index."""
    desk = open_desk()
    async with running(fake, tmp_path, real_workers, desk=desk) as client:
        yield client


class Walker:
    """One user in one place, who tries everything."""

    def __init__(self, fake: FakeDiscord, where: Where, locale: str) -> None:
        self.fake, self.where, self.locale = fake, where, locale
        self.seen: set[str] = set()

    async def everything(self) -> None:
        """Every command with all it takes, and whatever can be pressed below the answers."""
        for command in self.fake.commands:
            if command.get("type", 1) == 3:
                for content in MESSAGES:
                    await self.look_at(
                        await self.fake.on_message(
                            command["name"], content, where=self.where, locale=self.locale
                        )
                    )
            else:
                for path, options in subcommands(command):
                    await self.command(path, options)

    async def command(self, path: str, options: list[dict[str, Any]]) -> None:
        """One command, each option with each value that may be typed or chosen, others left out where they may be."""
        for option in options:
            if option.get("autocomplete"):
                for typed in ("", "a", *TYPED[option["name"]]):
                    found = await self.fake.complete(path, option["name"], typed[:90], where=self.where)
                    assert len(found.choices) <= 25
        required = {o["name"]: values(o)[0] for o in options if o.get("required")}
        asked = [required] + [
            {**required, o["name"]: value}
            for o in options
            for value in values(o)
            if value != required.get(o["name"])
        ]
        for given in asked:
            await self.look_at(
                await self.fake.slash(path, where=self.where, locale=self.locale, **given), path
            )

    async def look_at(self, asked: Interaction, path: str = "", depth: int = 0) -> None:
        """See what came, and press whatever has not been pressed yet in an answer like it."""
        if asked.callback is not None and asked.callback["type"] == 9:
            values = {"scenario": TYPED["scenario"][0]} if "scenario" in str(asked.modal) else {}
            sent = await self.fake.submit(asked, where=self.where, locale=self.locale, **values)
            await self.look_at(sent, path, depth + 1)
            return
        message = await self.fake.settled(asked)
        said = "\n".join([message["content"], *texts_of(message)])
        assert "(code " not in said, said
        assert "Traceback" not in said
        if depth > 2:
            return
        for part in parts_of(message):
            if part["type"] == 2 and part.get("custom_id") and not part.get("disabled"):
                # Of each kind of button one in each command: the rest differ in the question alone.
                kind = f"{path} {part['custom_id'].split('|')[1]} {depth}"
                if kind not in self.seen and part.get("style") != 4:
                    self.seen.add(kind)
                    pressed = await self.fake.press_id(
                        message, part["custom_id"], where=self.where, locale=self.locale
                    )
                    await self.look_at(pressed, path, depth + 1)
            elif part["type"] == 3:
                kind = f"{path} {part['custom_id'].split('|')[1]} {depth}"
                if kind not in self.seen:
                    self.seen.add(kind)
                    for option in (part["options"][0], part["options"][-1]):
                        chosen = await self.fake.choose_id(
                            message,
                            part["custom_id"],
                            option["value"],
                            where=self.where,
                            locale=self.locale,
                        )
                        await self.look_at(chosen, path, depth + 1)
        for part in parts_of(message):
            if part["type"] == 2 and part.get("style") == 4 and f"delete {path}" not in self.seen:
                self.seen.add(f"delete {path}")
                deleted = await self.fake.press_id(
                    message, part["custom_id"], where=self.where, locale=self.locale
                )
                async with asyncio.timeout(5):
                    while not deleted.deleted:
                        await asyncio.sleep(0.01)


def subcommands(command: dict[str, Any], path: str = "") -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Every command that can be used, with its options."""
    here = f"{path} {command['name']}".strip()
    options = command.get("options") or []
    inner = [option for option in options if option["type"] in (1, 2)]
    for option in inner:
        yield from subcommands(option, here)
    if not inner:
        yield here, options


def values(option: dict[str, Any]) -> list[Any]:
    """What may be given to an option."""
    if option.get("choices"):
        return [choice["value"] for choice in option["choices"]]
    match option["type"]:
        case 5:
            return [True, False]
        case 7:
            return ["700"]
    longest = option.get("max_length", 6000)
    return [typed for typed in TYPED[option["name"]] if len(typed) <= longest]


@pytest.mark.usefixtures("real")
@pytest.mark.parametrize("where", list(Where))
async def test_everything_can_be_used_everywhere(fake: FakeDiscord, where: Where) -> None:
    walker = Walker(fake, where, "en-US")
    await walker.everything()
    # Turning, jumping, citing, picking, trying, rulings, editing, deleting: each kind was there to be pressed.
    assert len(walker.seen) > 30


@pytest.mark.usefixtures("real")
@pytest.mark.parametrize("locale", [locale for locales in LOCALES.values() for locale in locales])
async def test_everything_can_be_used_in_every_language(fake: FakeDiscord, locale: str) -> None:
    await Walker(fake, Where.SERVER, locale).everything()


@pytest.mark.usefixtures("real")
@pytest.mark.parametrize("where", [Where.SERVER, Where.ALONE])
async def test_everything_can_be_used_where_embeds_and_files_are_not_allowed(
    fake: FakeDiscord, where: Where
) -> None:
    attach_files = 1 << 15
    fake.app_permissions = str(int(ALL) & ~EMBED_LINKS & ~attach_files)
    await Walker(fake, where, "en-US").everything()


@pytest.mark.usefixtures("real")
async def test_everything_can_be_used_where_answers_are_forced_to_be_private(fake: FakeDiscord) -> None:
    fake.external_apps_refused = True
    await Walker(fake, Where.ALONE, "en-US").everything()
