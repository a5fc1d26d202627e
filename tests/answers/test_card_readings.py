"""What an index keeps of its cards' texts: a look-up loads no grammar, and an index from a stranger runs nothing."""

from __future__ import annotations

import json
import os
import pickle
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.answers.card_readings.reader import GrammarReader
from bot.cli.entry import run
from rulesdb.build import build_index

ROOT = Path(__file__).resolve().parents[2]
CARDS = [
    {
        "name": "Test Spark",
        "mana_cost": "{R}",
        "type_line": "Instant",
        "oracle_text": "Test Spark deals 2 damage to any target.",
    },
    {
        "name": "Test Bear",
        "type_line": "Creature — Bear",
        "power": "2",
        "toughness": "2",
        "oracle_text": "Test Bear frobs.",
    },
]
STORY = "Alice controls Zed, a 2/2 creature. Bob casts Test Spark targeting Zed."


@pytest.fixture
def index(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    cards = tmp_path / "cards.json"
    cards.write_text(json.dumps(CARDS), encoding="utf-8")
    build_index(tmp_path / "index.sqlite", cards=[cards], reader=GrammarReader())
    monkeypatch.setenv("RULES_ORACLE_INDEX", str(tmp_path / "index.sqlite"))
    return tmp_path / "index.sqlite"


def looked_up(name: str, environment: dict[str, str]) -> tuple[str, list[str]]:
    """What `card NAME` prints in a process of its own, and the rooms that it loaded."""
    code = (
        "import sys; from bot.cli.entry import run; run(sys.argv[1:]);"
        "print(sorted({'.'.join(m.split('.')[:2]) for m in sys.modules if m.startswith('bot.')}), file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, "card", name],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout, [
        room for room in ("cards", "engine", "language", "scenario") if f"'bot.{room}'" in done.stderr
    ]


def test_a_look_up_of_a_card_loads_neither_grammar_nor_engine(index: Path, tmp_path: Path) -> None:
    printed, loaded = looked_up("test bear", {"RULES_ORACLE_INDEX": str(index)})
    assert "Test Bear frobs. (reading stops at “frobs.”)" in printed
    assert loaded == []


def test_nor_does_one_in_the_starter_once_it_was_read(tmp_path: Path) -> None:
    environment = {
        "RULES_ORACLE_INDEX": "",
        "RULES_ORACLE_DATA": str(tmp_path),
        "XDG_CACHE_HOME": str(tmp_path),
    }
    first, _ = looked_up("lightning bolt", environment)
    again, loaded = looked_up("lightning bolt", environment)
    assert "The engine acts on the whole card." in again
    assert (first, loaded) == (again, [])


def test_readings_of_another_version_are_made_anew(index: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(index)) as connection, connection:
        connection.execute("update meta set value = 'another' where key like 'read by %'")
        connection.execute("update cards set reading = '{}', verdicts = '{}'")
    assert run(["resolve", "--json", STORY]) == 0
    assert json.loads(capsys.readouterr().out)["outcomes"][0]["objects"][0]["zone"] == "graveyard"
    assert run(["card", "Test Bear"]) == 0
    assert "reading stops at" in capsys.readouterr().out


class Payload:
    """Writes a file when it is unpickled."""

    def __init__(self, place: Path) -> None:
        self.place = place

    def __reduce__(self) -> tuple[Any, ...]:
        return Path.touch, (self.place,)


@pytest.mark.parametrize("how", ["pickle", "text", "number", "other fields", "deep"])
def test_a_hostile_reading_is_one_sentence_and_runs_nothing(
    how: str, index: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    planted: Any = {
        "pickle": pickle.dumps(Payload(tmp_path / "run")),
        "text": "import os",
        "number": 7,
        "other fields": '{"Card": [[], "Instant"]}',
        "deep": "[" * 200_000,
    }[how]
    with closing(sqlite3.connect(index)) as connection, connection:
        connection.execute("update cards set reading = ?, verdicts = ?", [planted, planted])
    for arguments in (["resolve", STORY], ["card", "Test Spark"]):
        assert run(arguments) == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        assert "What the index holds on Test " in err
    assert not (tmp_path / "run").exists()
