"""The terminal program's commands: what goes to standard output, to standard error, and the exit status."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from bot.cli.entry import run
from tests.discord.desk_fixture import FOOTER, open_small_desk


@pytest.fixture(autouse=True)
def small_desk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("bot.workers.desk.open_real_desk", open_small_desk)
    monkeypatch.setattr("bot.cli.scenario_batch.open_real_desk", open_small_desk)
    monkeypatch.setenv("RULES_ORACLE_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.delenv("DISCORD_TOKEN_FILE", raising=False)


class Stdin(io.TextIOWrapper):
    """Standard input with the bytes of a pipe."""

    def __init__(self, given: bytes) -> None:
        super().__init__(io.BytesIO(given), encoding="utf-8")


def test_a_rule_is_printed_with_its_subrules(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rule", "120.3"]) == 0
    out, err = capsys.readouterr()
    assert out.splitlines() == [
        "120.3 Damage",
        "",
        "  What damage does depends on what it is dealt to.",
        "",
        "Subrules",
        "  120.3a Damage to a player makes that player lose as much life.",
        "  120.3f Lifelink: the controller of the source gains as much life.",
        "",
        FOOTER,
    ]
    assert err == ""


def test_json_goes_to_standard_output_whatever_the_answer(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rule", "--json", "120.3f", "--on", "2016"]) == 0
    out, err = capsys.readouterr()
    assert json.loads(out) == {
        "query": "120.3f",
        "match": "exact",
        "result": {"number": "120.3f"},
        "on": "2016",
    }
    assert err == ""
    assert run(["rule", "999.9", "--json"]) == 1
    out, err = capsys.readouterr()
    assert json.loads(out)["match"] == "none"
    assert err == "There is no rule 999.9. Try one of those that exist.\n"


def test_what_is_not_found_is_told_on_standard_error_with_status_1(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["card", "zzzzzz"]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.splitlines() == ["There is no card called zzzzzz.", "", "Try one of those that exist."]


def test_words_need_no_quotes(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["card", "hill", "giant"]) == 0
    assert capsys.readouterr().out.startswith("Hill Giant\n")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ([], "A command is missing."),
        (["nothing"], "No such command 'nothing'"),
        (["rule"], "Nothing to look up was given to rule. See `rules-oracle rule --help`."),
        (["rule", "--wrong"], "No such option"),
        (["rule", "120.3", "--batch", "x"], "Give either a query or --batch, not both."),
        (["resolve", "x", "--batch", "x"], "Give either a scenario or --batch, not both."),
        (["resolve", "--batch", "/nowhere/file"], "There is no file /nowhere/file."),
        (["rule", "--batch", "/nowhere/file"], "There is no file /nowhere/file."),
        (["rule", "--batch", "/"], "/ cannot be read"),
        (["index"], "A command is missing. See `rules-oracle index --help`."),
        (["run"], "There is no DISCORD_TOKEN."),
    ],
)
def test_a_wrong_command_line_is_one_sentence_with_status_2(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == 2
    err = capsys.readouterr().err
    assert says in err
    assert "Traceback" not in err


def test_a_scenario_is_an_argument_or_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run(["resolve", "One outcome."]) == 0
    first = capsys.readouterr().out
    assert "  1. Alice attacks Bob with Hill Giant.  [508.1]" in first
    monkeypatch.setattr(sys, "stdin", Stdin("\ufeffOne outcome.".encode()))
    assert run(["resolve"]) == 0
    assert capsys.readouterr().out == first
    monkeypatch.setattr(sys, "stdin", Stdin("One “outcome”.".encode("cp1252")))
    assert run(["resolve"]) == 0
    assert capsys.readouterr().out == first


def test_a_scenario_that_is_not_understood_has_status_2_and_a_caret(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["resolve", "noise here"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.splitlines()[2:] == ["  noise here", "  ^^^^^"]


def test_the_rules_asked_for_reach_the_desk(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["resolve", "--json", "--rules", "2016", "Two outcomes."]) == 0
    given = json.loads(capsys.readouterr().out)
    assert (given["asked"], len(given["outcomes"])) == ("2016", 2)


def test_a_batch_answers_every_line_in_order_and_bad_ones_too(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    lines = [
        b'{"id": "a", "rules": 2016, "scenario": "One outcome."}',
        b"no json",
        b"\xff\xfe",
        b"[]",
        b'{"id": 7}',
        b'{"id": "b", "rules": [], "scenario": "One."}',
        b"",
        b'{"id": "crash", "scenario": "crash"}',
        b'{"id": "die", "scenario": "die"}',
        b'{"id": null, "scenario": "noise"}',
        b'{"id": "z", "scenario": "Two outcomes."}',
    ]
    file = tmp_path / "batch.jsonl"
    file.write_bytes(b"\n".join(lines))
    assert run(["resolve", "--batch", str(file), "--rules", "m10"]) == 0
    out, err = capsys.readouterr()
    answers = [json.loads(line) for line in out.splitlines()]
    assert [(answer["id"], answer["result"]["status"]) for answer in answers] == [
        ("a", "resolved"),
        (None, "not_understood"),
        (None, "not_understood"),
        (None, "not_understood"),
        (7, "not_understood"),
        ("b", "not_understood"),
        (None, "not_understood"),
        ("crash", "unsupported"),
        ("die", "unsupported"),
        (None, "not_understood"),
        ("z", "resolved"),
    ]
    assert answers[0]["result"]["asked"] == "2016"
    assert answers[-1]["result"]["asked"] == "m10"
    bad = answers[1]["result"]
    assert set(bad) == {
        *("format", "rules", "status", "answers", "outcomes", "reading", "skipped", "assumptions"),
        *("related", "unmodelled", "error"),
    }
    assert err.endswith("11 answered, 7 not understood.\n")


def test_a_batch_of_look_ups_gives_one_object_a_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", Stdin(b"120.3\r\n\n999.9\n\xff\n120.3a"))
    assert run(["rule", "--batch", "-"]) == 0
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(answer["query"], answer["match"]) for answer in answers] == [
        ("120.3", "exact"),
        ("", "none"),
        ("999.9", "none"),
        ("", "none"),
        ("120.3a", "exact"),
    ]


def test_an_unforeseen_error_is_a_code_and_its_trace_is_in_the_log(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run(["resolve", "crash"]) == 2
    err = capsys.readouterr().err
    log = tmp_path / "data" / "rules-oracle.log"
    assert err.count("\n") == 1
    assert f"the trace is in {log}." in err
    code = err.split("code ")[1][:8]
    assert code in log.read_text()
    assert "the fixture crashes when asked to" in log.read_text()


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr().out.strip().count(".") == 2
