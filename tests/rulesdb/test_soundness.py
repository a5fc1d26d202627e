"""A damaged index is noticed before it is taken into use, and where it is asked about."""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from pathlib import Path

import pytest

from bot.answers.desk import open_desk
from bot.cli.entry import run
from rulesdb.build import build_index
from rulesdb.errors import BrokenIndex
from rulesdb.index import open_index
from rulesdb.soundness import confirm_sound
from rulesdb.swap import previous_path, roll_back
from rulesdb.watch import WatchedIndex


@pytest.fixture
def whole(files: dict[str, Path], tmp_path: Path) -> Path:
    out = tmp_path / "index.sqlite"
    build_index(out, rules=[files["rules"]], cards=[files["cards"]], rulings=files["rulings"])
    return out


def damaged(path: Path) -> Path:
    """The file with one letter changed within the text of a rule: for SQLite nothing is wrong with it."""
    content = path.read_bytes()
    at = content.index(b"Things hurt one another")
    path.write_bytes(content[:at] + b"t" + content[at + 1 :])
    return path


def test_what_was_built_is_sound(whole: Path) -> None:
    confirm_sound(whole)


def test_a_letter_that_changed_is_noticed(whole: Path) -> None:
    with pytest.raises(BrokenIndex, match=r"is damaged \(its content is not what was built into it\)"):
        confirm_sound(damaged(whole))


def test_the_index_is_described_only_where_it_is_sound(
    whole: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("RULES_ORACLE_INDEX", str(whole))
    assert run(["index", "info"]) == 0
    damaged(whole)
    capsys.readouterr()
    assert run(["index", "info"]) == 2
    assert "is damaged (its content is not what was built into it)" in capsys.readouterr().err


@pytest.mark.parametrize(
    "damage",
    [
        "update rules set text = x'00ff' where is_heading",
        "update glossary set term = null",
        "update card_names set folded = 5",
        "delete from documents",
        "update rules set document = 77",
        "update glossary_names set term = 1000",
        "update meta set value = 'some' where key = 'cards'",
        "update meta set value = x'20' where key = 'built'",
    ],
)
def test_what_is_no_text_is_told_as_damage_by_whatever_is_asked(whole: Path, damage: str) -> None:
    connection = sqlite3.connect(whole)
    connection.execute(damage)
    connection.commit()
    connection.close()
    desk = open_desk(whole)
    for ask in (
        lambda: desk.rule("120.3a"),
        lambda: desk.rule("hurt"),
        lambda: desk.define("hurt"),
        lambda: desk.search("hurt"),
        lambda: desk.history("120.3a"),
        lambda: desk.card("Front Tset"),
        lambda: desk.resolve("Alice attacks with Front Test."),
        desk.changes,
        desk.about,
    ):
        with suppress(BrokenIndex):
            ask()


def test_a_damaged_index_does_not_come_back(whole: Path) -> None:
    before = whole.read_bytes()
    previous = previous_path(whole)
    previous.write_bytes(before)
    damaged(previous)
    with pytest.raises(BrokenIndex, match="is damaged"):
        roll_back(whole)
    assert whole.read_bytes() == before


def test_a_damaged_index_is_not_taken_up(whole: Path, tmp_path: Path) -> None:
    watched = WatchedIndex(whole, seconds=0)
    one = watched.index
    newer = tmp_path / "newer.sqlite"
    newer.write_bytes(whole.read_bytes())
    os.replace(damaged(newer), whole)
    assert watched.index is one


def test_an_index_of_before_that_holds_no_checksum_is_taken_as_it_is(whole: Path) -> None:
    connection = sqlite3.connect(whole)
    connection.execute("delete from meta where key = 'content'")
    connection.commit()
    connection.close()
    confirm_sound(whole)
    assert open_index(whole).cards.exact("Front Test") is not None
