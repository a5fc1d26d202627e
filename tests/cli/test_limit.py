"""An answer that does not come in time is said so, and the program goes on."""

from __future__ import annotations

import itertools
import json
from pathlib import Path

import pytest

from bot.cli.entry import run
from bot.time_limit import TimeIsOver, within
from tests.discord.desk_fixture import open_small_desk


@pytest.fixture(autouse=True)
def small_desk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("bot.workers.desk.open_real_desk", open_small_desk)
    monkeypatch.setattr("bot.cli.scenario_batch.open_real_desk", open_small_desk)
    monkeypatch.setenv("RULES_ORACLE_DATA", str(tmp_path / "data"))


def endless() -> str:
    for number in itertools.count():
        try:
            assert number >= 0
        except Exception:
            return "swallowed"
    return "never"


def test_work_that_never_ends_is_given_up() -> None:
    assert within(0.05, endless, lambda: "too late") == "too late"


def test_an_alarm_that_was_lost_rings_again() -> None:
    """As one is that comes while memory is freed: what is raised there is thrown away."""
    heard: list[int] = []

    def deaf() -> str:
        while True:
            try:
                endless()
            except TimeIsOver:
                heard.append(1)
                if len(heard) == 3:
                    raise

    assert (within(0.01, deaf, lambda: "too late"), len(heard)) == ("too late", 3)


def test_work_that_ends_in_time_is_what_it_is() -> None:
    assert within(3600, lambda: "done", lambda: "too late") == "done"


def test_a_key_press_is_no_end_of_time() -> None:
    def pressed() -> str:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        within(3600, pressed, lambda: "too late")


def test_a_scenario_past_its_limit_is_answered_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("bot.cli.resolving.ask", lambda desk, question: endless())
    assert run(["resolve", "--json", "--limit", "0.1", "Alice attacks."]) == 1
    out, err = capsys.readouterr()
    found = json.loads(out)
    sentence = "The answer took longer than 0.1 seconds. Settle some choices, or give it longer with --limit."
    assert (found["status"], found["error"]["message"]) == ("unsupported", sentence)
    assert sentence in err


@pytest.mark.parametrize(
    "option", [["--limit", "0"], ["--limit", "soon"], ["--jobs", "0"], ["--jobs", "all"]]
)
def test_a_limit_that_is_none_is_one_sentence(option: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["resolve", *option, "Alice attacks."]) == 2
    assert f"Invalid value for '{option[0]}'" in capsys.readouterr().err
