"""The whole program as it is started: `run` in a process of its own, the real desk, the starter index."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.discord.fake_discord import (
    EPHEMERAL,
    TOKEN,
    FakeDiscord,
    body_of,
    footer_of,
    texts_of,
    title_of,
)

ROOT = Path(__file__).resolve().parents[2]


def environment(data: Path, fake: FakeDiscord | None = None, **more: str) -> dict[str, str]:
    own = ("DISCORD_", "RULES_ORACLE_", "SHARD_", "DATABASE_URL")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(own)}
    if fake is not None:
        more |= {"DISCORD_API_URL": fake.api_url, "DISCORD_GATEWAY_URL": fake.gateway_url}
    return {**kept, "RULES_ORACLE_DATA": str(data), **more}


async def program(*arguments: str, env: dict[str, str]) -> asyncio.subprocess.Process:
    pipe = asyncio.subprocess.PIPE
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", *arguments), cwd=ROOT, env=env, stdout=pipe, stderr=pipe
    )


async def outcome(*arguments: str, env: dict[str, str]) -> tuple[int | None, str, str]:
    """The exit status, standard output and standard error of one command."""
    async with asyncio.timeout(60):
        process = await program(*arguments, env=env)
        out, err = await process.communicate()
    return process.returncode, out.decode(), err.decode()


@asynccontextmanager
async def running_program(fake: FakeDiscord, data: Path, **more: str) -> AsyncIterator[dict[str, str]]:
    """The bot as `rules-oracle run` starts it; ended by the signal that a container sends."""
    env = environment(data, fake, DISCORD_TOKEN=TOKEN, **more)
    process = await program("run", env=env)
    try:
        async with asyncio.timeout(60):
            while not (fake.identified and (fake.synced.is_set() or more.get("SHARD_IDS", "0") != "0")):
                assert process.returncode is None, (await process.communicate())[1].decode()
                await asyncio.sleep(0.05)
        yield env
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(30):
            await process.communicate()
    assert process.returncode == 0


async def test_the_bot_answers_is_found_well_and_leaves_in_good_order(tmp_path: Path) -> None:
    async with FakeDiscord() as fake:
        async with running_program(fake, tmp_path) as env:
            rule = await fake.slash("rule", query="120.3f")
            assert title_of(rule.shown).startswith("120.3f ")
            missing = await fake.slash("rule", query="999.9")
            assert missing.shown["flags"] & EPHEMERAL
            misspelt = await fake.slash("card", name="lightnig bolt")
            assert "Lightning Bolt" in str(texts_of(misspelt.shown))
            typed = await fake.complete("rule", "query", "120.3")
            assert typed.choices[0][1].startswith("120.3")
            cards = await fake.on_message("Cards named here", "serra angel blocks")
            assert title_of(cards.shown).startswith("Serra Angel")
            about = await fake.slash("about")
            assert "Fan Content" in body_of(about.shown)
            for _ in range(100):
                status, out, _ = await outcome("health", env=env)
                if status == 0:
                    break
                await asyncio.sleep(0.2)
            assert out.startswith("The bot is well: 1 of 1 shards connected")
        assert fake.violations == []
        status, _, err = await outcome("health", env=env)
        assert (status, err.startswith("The bot is not running")) == (1, True)


async def test_two_outcomes_of_a_real_scenario_are_pages(tmp_path: Path) -> None:
    # The order of prevention and redirection is Bob's choice, and it matters.
    scenario = (
        "Bob controls Grizzly Bears. Pariah is attached to Grizzly Bears. "
        'Bob casts an instant "Prevent the next 2 damage that would be dealt to you this turn." '
        "Alice casts Lightning Bolt targeting Bob."
    )
    async with FakeDiscord() as fake:
        async with running_program(fake, tmp_path):
            first = await fake.settled(await fake.slash("resolve", scenario=scenario))
            assert "page 1 of 3" in footer_of(first)  # what both share, then each
            second = await fake.press(first, "Next")
            assert "page 2 of 3" in footer_of(second.shown)
            assert body_of(second.shown) != body_of(first)
            compared = await fake.settled(await fake.slash("compare", scenario=scenario))
            assert "went wrong" not in str(texts_of(compared))
            noise = await fake.slash("resolve", scenario="Alice frobnicates the gizmo.")
            assert (await fake.settled(noise))["flags"] & EPHEMERAL
        assert fake.violations == []


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ({}, "There is no DISCORD_TOKEN."),
        ({"DISCORD_TOKEN": "wrong"}, "Discord does not accept the DISCORD_TOKEN."),
        (
            {"DISCORD_TOKEN": TOKEN, "DATABASE_URL": "mysql://x/y"},
            "DATABASE_URL is no address of a PostgreSQL",
        ),
        (
            {"DISCORD_TOKEN": TOKEN, "RULES_ORACLE_INDEX": "/nowhere/index"},
            "RULES_ORACLE_INDEX names /nowhere/index",
        ),
    ],
)
async def test_a_bot_that_cannot_start_says_why_in_one_line_with_status_2(
    more: dict[str, str], says: str, tmp_path: Path
) -> None:
    async with FakeDiscord() as fake:
        status, out, err = await outcome("run", env=environment(tmp_path, fake, **more))
    assert (status, out) == (2, "")
    assert err.splitlines()[-1].startswith(says)
    assert "Traceback" not in err
