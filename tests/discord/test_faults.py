"""What users see when something breaks: nothing that was asked is lost, and nothing says "well" that is not.

| what breaks | what the user sees |
| --- | --- |
| a worker is killed, idle or at work | the answer, as ever (`tests/workers`) |
| the gateway drops | nothing: it is resumed, and what was asked meanwhile is answered |
| REST answers 429 or 500 | the answer, a moment later |
| REST never answers | "This interaction failed", by Discord; the bot goes on |
| the message was deleted, a button pressed twice, the three seconds over | nothing more: no error, no code |
| a command or button of an earlier version | one sentence, to whoever used it |
| the index is damaged | one sentence without a path, and health fails; whole again, answers |
| the index is swapped | answers from the new one |
| settings locked, disk full, database away | the answer; a change of settings says that it was not saved |
| restart with open buttons and forms | they work (`test_restart_and_places`) |
"""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.discord.asking import Asking
from bot.discord.client import OracleClient
from bot.discord.storing.opening import open_store
from bot.questions import Kind, Question
from bot.workers.pool import TwoLanes
from rulesdb.starter_index import starter_path
from tests.discord.conftest import running
from tests.discord.fake_discord import EPHEMERAL, FakeDiscord, texts_of, title_of


async def test_a_gateway_that_drops_is_resumed(fake: FakeDiscord, bot: OracleClient) -> None:
    await bot.wait_until_ready()
    await fake.drop()
    async with asyncio.timeout(20):
        while not fake.resumed:
            await asyncio.sleep(0.05)
    assert len(fake.identified) == 1
    assert title_of((await fake.slash("rule", query="120.3f")).shown) == "120.3f Damage"


@pytest.mark.parametrize("status", [429, 500, 502])
async def test_a_server_error_of_discord_is_tried_again(
    fake: FakeDiscord, bot: OracleClient, status: int
) -> None:
    fake.failing = [status]
    asked = await fake.settled(await fake.slash("resolve", scenario="Two outcomes, please."))
    assert fake.failing == []
    assert "Outcome 1" in title_of(asked)


async def test_a_deleted_message_and_a_second_press_are_quiet(
    fake: FakeDiscord, bot: OracleClient, caplog: pytest.LogCaptureFixture
) -> None:
    first = await fake.settled(await fake.slash("resolve", scenario="Two outcomes, please."))
    deleted = await fake.press(first, "Delete")
    async with asyncio.timeout(5):
        while not deleted.deleted:
            await asyncio.sleep(0.01)
    fake.gone.add(first["id"])
    again = await fake.press(first, "Delete")
    await asyncio.sleep(0.3)
    assert again.followups == []
    assert "unforeseen" not in caplog.text
    assert "Traceback" not in caplog.text


async def test_a_command_of_an_earlier_version_is_one_sentence(fake: FakeDiscord, bot: OracleClient) -> None:
    fake.commands.append({"name": "old", "type": 1, "id": "999", "description": "x", "options": []})
    asked = await fake.slash("old")
    assert title_of(asked.shown) == "This command has changed."
    assert asked.shown["flags"] & EPHEMERAL
    answer = await fake.slash("rule", query="120.3f")
    pressed = await fake.press_id(answer.shown, "ro1|?|0|0|0|rule!!x")
    assert title_of(pressed.shown) == "This button is of an earlier version."


async def test_a_form_left_open_over_a_restart_is_answered(
    fake: FakeDiscord, tmp_path: Path, workers: TwoLanes
) -> None:
    async with running(fake, tmp_path, workers):
        opened = await fake.slash("resolve", rules="2016")
        first = await fake.settled(await fake.slash("resolve", scenario="Two outcomes " + "of many " * 40))
        jump = await fake.press(first, "1 of 2")
    async with running(fake, tmp_path, workers):
        sent = await fake.settled(await fake.submit(opened, scenario="Two outcomes, please."))
        assert title_of(sent) == "Rules of 2016 · Outcome 1: Bob prevents first"
        there = await fake.submit(jump, page="2")
        assert "Outcome 2" in title_of(there.shown)


async def test_equal_questions_are_worked_out_once(fake: FakeDiscord, bot: OracleClient) -> None:
    story = "slow but sure, for everybody"
    asked = await asyncio.gather(
        *(fake.slash("resolve", scenario=story, user=str(900 + n)) for n in range(6))
    )
    shown = [await fake.settled(each) for each in asked]
    assert {title_of(message) for message in shown} == {"Rules of current"}
    # They share the id under which the one answer is kept.
    assert len({texts_of(message)[-1] for message in shown}) == 1
    assert bot.workers.long.replaced == 0


async def test_a_full_queue_says_when_to_try_again_within_three_seconds(
    fake: FakeDiscord, bot: OracleClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.workers.pool.FIRST_WAITING", 0)
    asked = await fake.slash("resolve", scenario="One outcome, please.")
    assert title_of(asked.shown).startswith("Many questions are being worked on. Try again in ")
    assert asked.shown["flags"] & EPHEMERAL
    assert title_of((await fake.slash("rule", query="120.3f")).shown) == "120.3f Damage"


@pytest.fixture
def index(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the starter index, in use."""
    path = tmp_path / "index.sqlite3"
    shutil.copy(starter_path(), path)
    monkeypatch.setenv("RULES_ORACLE_INDEX", str(path))
    return path


async def test_an_index_that_is_damaged_while_it_runs_is_one_sentence_and_whole_again_answers(
    index: Path, tmp_path: Path
) -> None:
    from bot.answers.desk import open_desk  # loads the real desk

    whole = index.read_bytes()
    store = await open_store(tmp_path / "data")
    workers = TwoLanes(1, 20.0)
    asking = Asking(open_desk(), workers, store)
    asking._desk._watched._seconds = 0.0  # type: ignore[attr-defined]
    lookup = Question(Kind.SEARCH, "damage")
    assert await asking.index_well()
    with index.open("r+b") as file:
        file.write(os.urandom(1 << 20))
    for question in (
        Question(Kind.SEARCH, "destroy lethal"),
        Question(Kind.RESOLVE, "Alice attacks with Ogre."),
    ):
        answer = await asking.answer(question)
        assert answer.title == "The index can't be read just now.", question
        assert str(tmp_path) not in str(answer)
    assert not await asking.index_well()
    index.write_bytes(whole)
    async with asyncio.timeout(30):
        while not await asking.index_well():
            await asyncio.sleep(0.1)
    assert "damage" in (await asking.answer(lookup)).title
    workers.close()
    await store.close()
