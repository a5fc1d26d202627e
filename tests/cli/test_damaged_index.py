"""An index file that was cut, overwritten or shuffled: whatever is asked, one sentence and a status, never a trace."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.answers.card_readings.reader import GrammarReader
from bot.cli.entry import run
from rulesdb.__main__ import main
from rulesdb.build import build_index
from tests.rulesdb.conftest import BODY, CARDS, RULINGS, sample_rules

ASKED = [
    ["rule", "120.3a"],
    ["rule", "hurt"],
    ["card", "Front Test"],
    ["define", "hurt"],
    ["search", "hurt"],
    ["history", "120.3a"],
    ["resolve", "Alice attacks with Hill Giant. Bob casts Lightning Bolt targeting Hill Giant."],
    ["index", "info"],
]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    folder = tmp_path_factory.mktemp("whole")
    cards = [
        *json.loads(CARDS),
        {
            "name": "Hill Giant",
            "type_line": "Creature — Giant",
            "oracle_text": "",
            "power": "3",
            "toughness": "3",
        },
        {
            "name": "Lightning Bolt",
            "type_line": "Instant",
            "oracle_text": "Lightning Bolt deals 3 damage to any target.",
        },
    ]
    written = {
        "new.txt": sample_rules(),
        "old.txt": sample_rules("November 20, 2020", BODY.replace("120.", "119.")),
        "cards.json": json.dumps(cards),
        "rulings.json": RULINGS,
    }
    for name, text in written.items():
        (folder / name).write_text(text, encoding="utf-8")
    build_index(
        folder / "index.sqlite",
        rules=[folder / "new.txt", folder / "old.txt"],
        cards=[folder / "cards.json"],
        rulings=folder / "rulings.json",
        reader=GrammarReader(),
    )
    return (folder / "index.sqlite").read_bytes()


def damaged(whole: bytes, how: str, chance: random.Random) -> bytes:
    bad = bytearray(whole)
    place = chance.randrange(len(bad))
    if how == "cut":
        return bytes(bad[:place])
    if how == "bytes":
        for _ in range(chance.choice([1, 10, 100, 1000])):
            bad[chance.randrange(len(bad))] = chance.randrange(256)
    elif how == "zeros":
        end = min(len(bad), place + chance.choice([16, 256, 4096, 16384]))
        bad[place:end] = bytes(end - place)
    else:
        size = chance.choice([64, 4096])
        other = chance.randrange(len(bad) - size)
        bad[place : place + size] = bad[other : other + len(bad[place : place + size])]
    return bytes(bad)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("how", ["cut", "bytes", "zeros", "shuffled"])
def test_a_damaged_index_is_told_in_one_sentence(
    how: str,
    seed: int,
    whole: bytes,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    index = tmp_path / "index.sqlite"
    index.write_bytes(damaged(whole, how, random.Random(f"{how} {seed}")))
    monkeypatch.setenv("RULES_ORACLE_INDEX", str(index))
    monkeypatch.setenv("RULES_ORACLE_DATA", str(tmp_path))
    for arguments in ASKED:
        status = run(arguments)
        out, err = capsys.readouterr()
        assert status in (0, 1, 2)
        assert "went wrong" not in err
        if status == 2 and arguments[0] != "resolve":
            assert (out, err.count("\n")) == ("", 1)
    assert main(["info"]) in (0, 2)
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize("wrong", [b"{", b"7", b'[{"name": 3}]', b'[{"nam": "x"}]', b"\xff", b"[" * 5000])
def test_damaged_faces_and_examples_are_one_sentence(
    wrong: bytes,
    whole: bytes,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    index = tmp_path / "index.sqlite"
    index.write_bytes(whole)
    with closing(sqlite3.connect(index)) as connection, connection:
        connection.execute("update cards set faces = cast(? as text)", [wrong])
        connection.execute("update rules set examples = cast(? as text)", [wrong])
    monkeypatch.setenv("RULES_ORACLE_INDEX", str(index))
    for arguments in (["card", "Front Test"], ["rule", "120.3a"]):
        assert run(arguments) == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n"), "damaged" in err) == ("", 1, True)
