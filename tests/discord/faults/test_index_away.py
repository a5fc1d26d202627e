"""The index is damaged, replaced, or replaced by what is none, while the bot runs on it."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.answers.desk import open_desk
from bot.discord.asking import Asking
from bot.discord.client import OracleClient
from bot.discord.storing.opening import open_store
from bot.questions import Kind, Question
from bot.workers.pool import TwoLanes
from rulesdb.build import build_index
from rulesdb.starter_index import starter_path
from tests.discord.conftest import running
from tests.discord.fake_discord import FakeDiscord, body_of, footer_of, title_of
from tests.rulesdb.conftest import BODY, CARDS, sample_rules


@pytest.fixture
def index(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the starter index, in use."""
    path = tmp_path / "index.sqlite3"
    shutil.copy(starter_path(), path)
    monkeypatch.setenv("RULES_ORACLE_INDEX", str(path))
    return path


async def test_an_index_that_is_damaged_while_it_runs_is_one_sentence_and_whole_again_answers(
    index: Path, tmp_path: Path
) -> None:
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


def build(out: Path, date: str, body: str, cards: str) -> None:
    """An index of a small rules text and a few cards, in the place of the one before."""
    rules, pool = out.with_name("rules.txt"), out.with_name("cards.json")
    rules.write_text(sample_rules(date, body), encoding="utf-8")
    pool.write_text(cards, encoding="utf-8")
    build_index(out, rules=[rules], cards=[pool])


@pytest_asyncio.fixture
async def built(
    fake: FakeDiscord, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[OracleClient, Path]]:
    """A bot on an index of 2020, and where that is."""
    path = tmp_path / "index.sqlite3"
    build(path, "November 20, 2020", BODY, CARDS)
    monkeypatch.setenv("RULES_ORACLE_INDEX", str(path))
    workers = TwoLanes(1, 20.0)
    workers.start()
    async with running(fake, tmp_path / "data", workers, desk=open_desk()) as client:
        await client.wait_until_ready()
        yield client, path
    workers.close()


FIGHT = "Alice attacks with Testing Angel. How much life does Bob have?"


async def test_an_index_that_is_replaced_is_taken_up_by_everything(
    fake: FakeDiscord, built: tuple[OracleClient, Path]
) -> None:
    client, path = built
    rule = await fake.slash("rule", query="120.1")
    assert "Things hurt one another." in body_of(rule.shown)
    fight = await fake.settled(await fake.slash("resolve", scenario=FIGHT))
    assert "How much life does Bob have? 16" in body_of(fight)
    assert "index of 2020-11-20" in footer_of(fight)
    ruling = footer_of(fight).rsplit(" ", 1)[1]

    newer = CARDS.replace('"power": "4", "toughness": "4"', '"power": "5", "toughness": "5"')
    build(path, "January 16, 2026", BODY.replace("Things hurt one another.", "Things may hurt."), newer)

    async with asyncio.timeout(20):
        while "Things may hurt." not in body_of((await fake.slash("rule", query="120.1")).shown):
            await asyncio.sleep(0.1)
        # What was remembered is not what is answered now.
        while "Bob have? 15" not in body_of(
            fight := await fake.settled(await fake.slash("resolve", scenario=FIGHT))
        ):
            await asyncio.sleep(0.1)
    assert "index of 2026-01-16" in footer_of(fight)
    await client._housekeeping.look()
    (search,) = [command for command in fake.commands if command["name"] == "search"]
    (option,) = [option for option in search["options"] if option["name"] == "document"]
    assert any("2026-01-16" in choice["name"] for choice in option["choices"])
    assert not any("2020" in choice["name"] for choice in option["choices"])
    old = await fake.slash("ruling", id=ruling)
    assert "How much life does Bob have? 16" in body_of(old.shown)
    assert f"index of 2020-11-20 · ruling {ruling}" in footer_of(old.shown)
    assert (await client.pulse.state()).verdict[0]


async def test_what_is_no_index_is_not_taken_up(fake: FakeDiscord, built: tuple[OracleClient, Path]) -> None:
    client, path = built
    part = path.with_suffix(".part")
    part.write_bytes(b"<html>Sorry, down for maintenance.</html>")
    os.replace(part, path)
    async with asyncio.timeout(20):
        while (state := await client.pulse.state()).index:
            await asyncio.sleep(0.1)
    assert not state.verdict[0]
    assert "Things hurt one another." in body_of((await fake.slash("rule", query="120.1")).shown)
    fight = await fake.settled(await fake.slash("resolve", scenario=FIGHT))
    assert title_of(fight) == "What happens"
