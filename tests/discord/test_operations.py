"""What whoever runs the bot has: metrics, health, the log, and the link by which it is invited."""

from __future__ import annotations

import asyncio
import base64
import io
import json
import logging
import os
import signal
import stat
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import aiohttp
import pytest

from bot.discord import logs
from bot.discord.health import Beat
from bot.discord.invite import PERMISSIONS, invite
from bot.discord.metrics import Metrics
from bot.errors import BadConfiguration
from bot.workers.pool import TwoLanes
from tests.discord.conftest import running
from tests.discord.fake_discord import FakeDiscord
from tests.discord.test_real_program import environment, outcome, running_program


async def test_metrics_and_health_are_told_over_http(
    fake: FakeDiscord, tmp_path: Path, workers: TwoLanes
) -> None:
    async with running(fake, tmp_path, workers) as client:
        metrics = Metrics(client, ("127.0.0.1", 0))
        await metrics.start()
        assert metrics._runner is not None
        base = f"http://127.0.0.1:{metrics._runner.addresses[0][1]}"
        await fake.slash("rule", query="120.3f")
        await fake.slash("rule", query="999.9")
        async with asyncio.timeout(20), aiohttp.ClientSession() as session:
            while True:
                async with session.get(f"{base}/health") as health:
                    said = await health.json()
                if health.status == 200:
                    break
                await asyncio.sleep(0.1)
            async with session.get(f"{base}/metrics") as found:
                lines = (await found.text()).splitlines()
        assert said["well"]
        assert said["said"].startswith("The bot is well: 1 of 1 shards connected")
        assert 'oracle_answers_total{kind="rule",tone="answer"} 1.0' in lines
        assert 'oracle_answers_total{kind="rule",tone="error"} 1.0' in lines
        assert 'oracle_answer_seconds_bucket{le="+Inf"} 2.0' in lines
        assert "oracle_servers 1.0" in lines
        for part in ("all", "gateway", "workers", "index", "store"):
            assert f'oracle_well{{part="{part}"}} 1.0' in lines
        await metrics.stop()


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"ready": False}, "not yet ready"),
        ({"wanted": 2}, "Only 1 of 2 shards"),
        ({"workers": False}, "worker processes"),
        ({"index": False}, "index can't be read"),
    ],
)
def test_health_fails_when_a_part_that_answers_need_does(wrong: dict[str, object], says: str) -> None:
    beat = {"at": 0.0, "pid": 1, "ready": True, "wanted": 1, "latencies": {"0": 0.02}, **wrong}
    well, sentence = Beat(**beat).verdict  # type: ignore[arg-type]
    assert not well
    assert says in sentence
    assert Beat(0.0, 1, True, 1, {"0": 0.02}, store=False).verdict[0]


@pytest.mark.parametrize("as_json", [True, False])
def test_the_log_goes_to_a_pipe_without_colours_and_to_a_file_of_its_owner(
    as_json: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = io.StringIO()
    monkeypatch.setattr("sys.stderr", written)
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    mask = os.umask(0o077)
    try:
        logs.set_up({"RULES_ORACLE_LOG": "json" if as_json else ""}, tmp_path)
        try:
            raise ValueError("broken")
        except ValueError:
            logging.getLogger("oracle").exception("it %s", "broke")
    finally:
        os.umask(mask)
        for handler in [h for h in root.handlers if h not in before]:
            handler.close()
            root.removeHandler(handler)
        root.setLevel(level)
    told = written.getvalue()
    assert "\x1b" not in told
    if as_json:
        (line,) = told.splitlines()
        entry = json.loads(line)
        assert (entry["level"], entry["from"], entry["message"]) == ("error", "oracle", "it broke")
        assert "ValueError: broken" in entry["error"]
    else:
        assert "ERROR    oracle it broke" in told
    assert stat.S_IMODE((tmp_path / "bot.log").stat().st_mode) == 0o600
    assert "it broke" in (tmp_path / "bot.log").read_text()


def test_the_link_asks_for_what_the_bot_needs_and_no_more() -> None:
    token = base64.b64encode(b"123456789012345678").decode().rstrip("=") + ".x.y"
    server, user = invite({"DISCORD_TOKEN": token})
    asked = parse_qs(urlsplit(server).query)
    assert asked["client_id"] == ["123456789012345678"]
    assert asked["scope"] == ["bot applications.commands"]
    assert asked["permissions"] == [str(PERMISSIONS)]
    assert parse_qs(urlsplit(user).query)["integration_type"] == ["1"]
    # Neither an administrator nor a moderator.
    assert PERMISSIONS & (1 << 3 | 1 << 5 | 1 << 13) == 0
    assert "client_id=42&" in invite({}, "42")[0]
    for wrong in ({}, {"DISCORD_TOKEN": "no"}, {"DISCORD_TOKEN_FILE": "/nowhere"}):
        with pytest.raises(BadConfiguration, match="application's id"):
            invite(wrong)


async def test_the_program_prints_the_link(tmp_path: Path) -> None:
    status, out, _ = await outcome("invite", "42", env=environment(tmp_path))
    assert status == 0
    assert "https://discord.com/oauth2/authorize?client_id=42&" in out
    status, _, err = await outcome("invite", env=environment(tmp_path))
    assert (status, err.startswith("The application's id is not known.")) == (2, True)


async def test_the_real_program_tells_its_metrics_and_keeps_its_files_to_itself(tmp_path: Path) -> None:
    more = {"RULES_ORACLE_METRICS": "127.0.0.1:0", "RULES_ORACLE_LOG": "json"}
    async with FakeDiscord() as fake:
        async with running_program(fake, tmp_path / "data", **more) as env:
            await fake.slash("rule", query="120.3f")
            folder = Path(env["RULES_ORACLE_DATA"])
            modes = {
                path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir() if path.is_file()
            }
            assert modes
            assert set(modes.values()) == {0o600}
            assert stat.S_IMODE(folder.stat().st_mode) == 0o700
            said = (folder / "bot.log").read_text().splitlines()
            assert any("metrics are at" in json.loads(line)["message"] for line in said)
        assert fake.violations == []


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="signals end processes otherwise there")
async def test_an_address_that_is_taken_is_one_sentence(tmp_path: Path) -> None:
    async with FakeDiscord() as fake:
        port = fake.api_url.split(":")[2].split("/")[0]
        env = environment(
            tmp_path, fake, DISCORD_TOKEN="TEST.TOKEN", RULES_ORACLE_METRICS=f"127.0.0.1:{port}"
        )
        status, _, err = await outcome("run", env=env)
    assert status == 2
    assert f"RULES_ORACLE_METRICS is 127.0.0.1:{port}, which can't be used" in err.splitlines()[-1]
