"""Bad input to the real program: a clear sentence, what to do next, the exit status of the contract."""

from __future__ import annotations

import json
import random
import string
from pathlib import Path

import pytest

from bot.cli.entry import run
from bot.failures import unforeseen

NOISE = "".join(random.Random(7).choices(string.printable, k=4000))
CARD = {"name": "Plain Bear", "type_line": "Creature", "oracle_text": "", "power": "2", "toughness": "2"}


@pytest.fixture(autouse=True)
def own_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("RULES_ORACLE_INDEX", "DISCORD_TOKEN", "DISCORD_TOKEN_FILE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("RULES_ORACLE_DATA", str(tmp_path / "data"))


@pytest.mark.parametrize(
    ("arguments", "status", "says"),
    [
        (["resolve", ""], 2, "nothing to resolve"),
        (["resolve", NOISE], 2, "couldn't read"),
        (["resolve", "Alice attacks with Qwxyz Blorb."], 2, "Qwxyz Blorb"),
        (["resolve", "--rules", "1990", "Alice attacks with Hill Giant."], 2, "1997"),
        (["resolve", "--rules", "soon", "Alice attacks with Hill Giant."], 2, "soon"),
        (["resolve", "- - - Alice attacks."], 2, "what Alice attacks with"),
        (["resolve", "--ruels", "1999", "Alice attacks."], 2, "--rules"),
        (["rule", "704.5l"], 1, "704.5k"),
        (["rule", "999.9"], 1, "999.9"),
        (["rule", ""], 2, ""),
        (["rule", NOISE], 2, "Too long"),
        (["card", NOISE], 2, "Too long"),
        (["card", "Qwxyz Blorb"], 1, "Qwxyz Blorb"),
        (["define", "qwxyz"], 1, "qwxyz"),
        (["search", "qwxyzblorb"], 1, "qwxyzblorb"),
        (["history", "999.9"], 1, "999.9"),
        (["card", "\udcff\udcfe"], 1, "??"),
        (["resolve", "\udcff attacks."], 2, ""),
        (["cards", "coverage", "--card", "Qwxyz Blorb"], 1, "Qwxyz Blorb"),
        (["cards", "sweep", "--card", "Qwxyz Blorb"], 1, "Qwxyz Blorb"),
        (["check", "/nowhere/cases.yaml"], 2, "/nowhere/cases.yaml"),
        (["index", "rollback"], 2, ""),
        (
            ["index", "build", "--out", "/nowhere/x/i.sqlite", "--rules", "/nowhere/cr.txt"],
            2,
            "/nowhere/cr.txt",
        ),
    ],
)
def test_what_cannot_be_answered_is_told_on_standard_error(
    arguments: list[str], status: int, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == status
    out, err = capsys.readouterr()
    assert out == ""
    assert says in err
    assert "Traceback" not in err
    assert "went wrong" not in err


@pytest.mark.parametrize("dash", ["- ", "-", "--", "---  "])
def test_a_sentence_that_begins_with_a_dash_is_no_option(
    capsys: pytest.CaptureFixture[str], dash: str
) -> None:
    said = "Alice attacks with Hill Giant. Bob doesn't block."
    assert run(["resolve", "--json", f"{dash}{said}", "--rules=1999"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert run(["resolve", "--json", said, "--rules", "1999"]) == 0
    assert told == json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("made", [None, b"", b"no index at all", b"SQLite format 3\0half"])
def test_a_missing_or_broken_index_is_told_with_what_to_do(
    made: bytes | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    index = tmp_path / "index.sqlite"
    if made is not None:
        index.write_bytes(made)
    monkeypatch.setenv("RULES_ORACLE_INDEX", str(index))
    for arguments in (["rule", "120.3a"], ["resolve", "Alice attacks with Hill Giant."], ["index", "info"]):
        assert run(arguments) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err.count("\n") == 1
        assert "index" in err
    batch = tmp_path / "batch.jsonl"
    batch.write_text('{"id": 1, "scenario": "Alice attacks with Hill Giant."}\n')
    assert run(["resolve", "--batch", str(batch)]) == 2
    assert "index" in capsys.readouterr().err


def test_a_half_written_card_file_leaves_the_old_index(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    index, cards = tmp_path / "index.sqlite", tmp_path / "cards.json"
    cards.write_text(json.dumps([CARD]))
    assert run(["index", "build", "--out", str(index), "--cards", str(cards)]) == 0
    before = index.read_bytes()
    cards.write_text(json.dumps([CARD, CARD])[:-20])
    capsys.readouterr()
    assert run(["index", "build", "--out", str(index), "--cards", str(cards)]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert "cards.json" in err
    assert index.read_bytes() == before


def test_the_log_of_unforeseen_errors_begins_anew_before_it_grows_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.failures._LONGEST_LOG", 5_000)
    for number in range(100):
        assert "the trace is in" in unforeseen(ValueError(f"number {number} " + "x" * 200))
    kept = sorted((tmp_path / "data").glob("rules-oracle.log*"))
    assert [path.name for path in kept] == ["rules-oracle.log", "rules-oracle.log.1"]
    assert all(path.stat().st_size <= 5_000 for path in kept)
    assert "number 99" in kept[0].read_text(encoding="utf-8")
