"""Building: beside the old index, in by rename, the old one kept, nothing changed when something is wrong."""

from __future__ import annotations

import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from rulesdb import card_reading, card_writer
from rulesdb.build import build_index
from rulesdb.errors import BrokenIndex, IndexFault, UnreadableDocument
from rulesdb.index import open_index
from rulesdb.info import describe
from rulesdb.rows import CardReading, CardRow, LineRow, ReadBy
from rulesdb.swap import previous_path, roll_back

ROOT = Path(__file__).resolve().parents[2]


def test_what_each_file_is_is_decided_by_what_is_in_it(files: dict[str, Path], tmp_path: Path) -> None:
    straight, crossed = tmp_path / "straight.sqlite", tmp_path / "crossed.sqlite"
    build_index(
        straight, rules=[files["rules"], files["older"]], cards=[files["cards"]], rulings=files["rulings"]
    )
    build_index(
        crossed, rules=[files["rules"], files["cards"]], cards=[files["rulings"]], docs=[files["older"]]
    )
    one, other = describe(straight), describe(crossed)
    assert {**one, "built": ""} == {**other, "built": ""}
    assert [
        (entry["date"], entry["rules"], entry["examples"], entry["glossary"]) for entry in one["documents"]
    ] == [
        ("2020-11-20", 9, 3, 3),
        ("2026-01-16", 9, 3, 3),
    ]
    assert (one["cards"], one["rulings"]) == (3, 2)


def test_rulings_stand_by_their_card(files: dict[str, Path], tmp_path: Path) -> None:
    out = tmp_path / "index.sqlite"
    build_index(out, cards=[files["cards"]], rulings=files["rulings"])
    index = open_index(out)
    card = index.cards.exact("lim dul's test")
    assert card is not None
    assert [ruling.text for ruling in index.cards.rulings(card)] == ["It was a test.", "It is a test."]


class Reader:
    """Reads a card as its name, and each of its lines as itself."""

    versions = ReadBy("readings 1", "verdicts 1")

    def read(self, card: CardRow) -> CardReading:
        return CardReading(card.name, tuple(LineRow(line, True, line) for line in card.text.split("\n")))


def test_the_reading_of_each_card_is_kept_with_the_version_that_made_it(
    files: dict[str, Path], tmp_path: Path
) -> None:
    out = tmp_path / "index.sqlite"
    build_index(out, cards=[files["cards"]], reader=Reader())
    cards = open_index(out).cards
    angel = cards.exact("Testing Angel")
    assert angel is not None
    assert cards.reading(angel, "readings 1") == "Testing Angel"
    assert cards.verdicts(angel, "verdicts 1") == (LineRow("Flying", True, "Flying"),)
    assert (cards.reading(angel, "readings 2"), cards.verdicts(angel, "verdicts 2")) == (None, None)
    build_index(out, cards=[files["cards"]])
    cards = open_index(out).cards
    assert (cards.reading(angel, "readings 1"), cards.verdicts(angel, "")) == (None, None)


def test_an_index_is_the_same_by_however_many_processes_its_cards_were_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(card_reading, "BATCH", 4)
    monkeypatch.setattr(card_writer, "BATCH", 4)
    named = [f"Card {n % 23}" for n in range(60)]  # of one name the first card counts, or one that is no joke
    cards = [
        {"name": name, "type_line": "Creature — Bear", "oracle_text": f"Line {n}\nFlying"}
        | {"layout": "normal", "set_type": "funny" if n % 3 == 0 else "core"}
        for n, name in enumerate(named)
    ]
    files = []
    for number, part in enumerate((cards[:25], cards[25:])):
        files.append(tmp_path / f"cards{number}.json")
        files[-1].write_text(json.dumps(part), encoding="utf-8")
    tables = {}
    for jobs in (1, 2):
        out = tmp_path / f"index{jobs}.sqlite"
        assert build_index(out, cards=files, reader=Reader(), jobs=jobs).cards == 23
        with closing(sqlite3.connect(out)) as connection:
            tables[jobs] = {
                table: connection.execute(f"select * from {table}").fetchall()
                for table in ("cards", "card_names", "rulings", "documents")
            }
    assert tables[1] == tables[2]


class Quitter(Reader):
    """Ends the process that it is in."""

    def read(self, card: CardRow) -> CardReading:
        os._exit(9)


def test_a_process_that_was_ended_leaves_the_index_as_it_was(
    files: dict[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(card_reading, "BATCH", 1)
    monkeypatch.setattr(card_writer, "BATCH", 1)
    out = tmp_path / "index.sqlite"
    build_index(out, cards=[files["cards"]], reader=Reader())
    before = out.read_bytes()
    with pytest.raises(IndexFault, match=r"A process that read cards was ended from outside\."):
        build_index(out, cards=[files["cards"]], reader=Quitter(), jobs=2)
    assert out.read_bytes() == before
    assert [path.name for path in tmp_path.glob("*building*")] == []


@pytest.mark.parametrize(
    "verdicts",
    [
        b"",
        b"{",
        b"[1]",
        b'[{"text": "x"}]',
        b'[{"text": 1, "read": true}]',
        b'[{"text": "x", "read": "no"}]',
        b"[" * 9999,
    ],
)
def test_a_damaged_verdict_is_one_sentence(files: dict[str, Path], tmp_path: Path, verdicts: bytes) -> None:
    out = tmp_path / "index.sqlite"
    build_index(out, cards=[files["cards"]], reader=Reader())
    with closing(sqlite3.connect(out)) as connection, connection:
        connection.execute("update cards set verdicts = ?", [verdicts.decode()])
    cards = open_index(out).cards
    angel = cards.exact("Testing Angel")
    assert angel is not None
    with pytest.raises(BrokenIndex, match="holds on Testing Angel is damaged"):
        cards.verdicts(angel, "verdicts 1")


def test_a_card_without_a_name_is_a_damaged_entry(files: dict[str, Path], tmp_path: Path) -> None:
    out = tmp_path / "index.sqlite"
    build_index(out, cards=[files["cards"]])
    with closing(sqlite3.connect(out)) as connection, connection:
        connection.execute("update cards set name = null")
    with pytest.raises(BrokenIndex, match="holds on one of its cards is damaged"):
        open_index(out).cards.near("testing angle")


def test_a_card_in_two_files_is_taken_from_the_later_one(files: dict[str, Path], tmp_path: Path) -> None:
    def written(name: str, *cards: dict[str, str]) -> Path:
        path = tmp_path / name
        path.write_text(json.dumps([{"layout": "normal", "type_line": "Instant", **card} for card in cards]))
        return path

    first = written(
        "first.json",
        {"name": "Old Test", "oracle_text": "First."},
        {"name": "Real Test", "oracle_text": "First."},
        {"name": "Alone Test", "oracle_text": "First."},
        {"name": "Old Test", "oracle_text": "A second printing."},
    )
    second = written(
        "second.json",
        {"name": "Old Test", "oracle_text": "Second."},
        {"name": "Real Test", "oracle_text": "A joke.", "border_color": "silver", "set_type": "funny"},
        {"name": "Old Test", "oracle_text": "A second printing."},
    )
    out = tmp_path / "index.sqlite"

    def texts(*cards: Path) -> dict[str, str]:
        build_index(out, cards=cards)
        index = open_index(out)
        rows = index.connection.execute("select name, text from cards order by name").fetchall()
        found = {name: card.text for name, _ in rows if (card := index.cards.exact(name))}
        assert found == dict(rows)
        index.close()
        return found

    assert texts(first, second) == {"Alone Test": "First.", "Old Test": "Second.", "Real Test": "First."}
    assert texts(second, first) == {"Alone Test": "First.", "Old Test": "First.", "Real Test": "First."}
    assert texts(second) == {"Old Test": "Second.", "Real Test": "A joke."}


def test_of_several_printings_one_is_kept_and_a_joke_stands_behind_the_real_card(tmp_path: Path) -> None:
    entries = [
        {
            "name": "Twice",
            "layout": "normal",
            "type_line": "Instant",
            "oracle_text": "A joke.",
            "set_type": "funny",
        },
        {"name": "Twice", "layout": "normal", "type_line": "Instant", "oracle_text": "The real one."},
        {"name": "Twice", "layout": "normal", "type_line": "Instant", "oracle_text": "Printed again."},
    ]
    path = tmp_path / "cards.json"
    path.write_text(json.dumps(entries), encoding="utf-8")
    out = tmp_path / "index.sqlite"
    assert build_index(out, cards=[path]).cards == 1
    card = open_index(out).cards.exact("twice")
    assert card is not None
    assert card.text == "The real one."


def test_the_same_file_given_twice_counts_once(files: dict[str, Path], tmp_path: Path) -> None:
    built = build_index(tmp_path / "index.sqlite", rules=[files["rules"]], docs=[files["rules"]])
    assert built.documents == 1


def test_a_new_index_takes_the_place_of_the_old_one_which_is_kept(
    files: dict[str, Path], tmp_path: Path
) -> None:
    out = tmp_path / "index.sqlite"
    build_index(out, rules=[files["older"]])
    build_index(out, rules=[files["rules"]])
    assert [entry["date"] for entry in describe(out)["documents"]] == ["2026-01-16"]
    assert [entry["date"] for entry in describe(previous_path(out))["documents"]] == ["2020-11-20"]
    roll_back(out)
    assert [entry["date"] for entry in describe(out)["documents"]] == ["2020-11-20"]
    roll_back(out)
    assert [entry["date"] for entry in describe(out)["documents"]] == ["2026-01-16"]


def test_going_back_without_a_previous_index_is_one_sentence(files: dict[str, Path], tmp_path: Path) -> None:
    out = tmp_path / "index.sqlite"
    build_index(out, rules=[files["rules"]])
    with pytest.raises(IndexFault, match="no previous index"):
        roll_back(out)


def test_a_broken_file_leaves_the_old_index_and_nothing_beside_it(
    files: dict[str, Path], tmp_path: Path
) -> None:
    folder = tmp_path / "kept"
    folder.mkdir()
    out = folder / "index.sqlite"
    build_index(out, rules=[files["rules"]])
    before = out.read_bytes()
    files["cards"].write_text(files["cards"].read_text(encoding="utf-8")[:-200], encoding="utf-8")
    with pytest.raises(UnreadableDocument):
        build_index(out, rules=[files["rules"]], cards=[files["cards"]])
    assert out.read_bytes() == before
    assert [path.name for path in folder.iterdir()] == ["index.sqlite"]


def test_a_refused_index_is_not_moved_in(files: dict[str, Path], tmp_path: Path) -> None:
    out = tmp_path / "index.sqlite"

    def refuse(candidate: Path) -> None:
        assert describe(candidate)["documents"]
        raise IndexFault("Not this one.")

    with pytest.raises(IndexFault, match="Not this one"):
        build_index(out, rules=[files["rules"]], accept=refuse)
    assert not out.exists()


def test_nothing_to_build_from_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(IndexFault, match="nothing to build"):
        build_index(tmp_path / "index.sqlite")
    with pytest.raises(UnreadableDocument, match="cannot be read"):
        build_index(tmp_path / "index.sqlite", rules=[tmp_path / "missing.txt"])


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "no index of Rules Oracle"),
        (b"Not a database at all, but long enough to look at." * 40, "no index, or is damaged"),
    ],
)
def test_what_is_no_index_is_refused(tmp_path: Path, content: bytes, says: str) -> None:
    path = tmp_path / "index.sqlite"
    path.write_bytes(content)
    with pytest.raises(BrokenIndex, match=says):
        open_index(path)


def test_a_half_copied_index_is_refused(files: dict[str, Path], tmp_path: Path) -> None:
    out = tmp_path / "index.sqlite"
    build_index(out, rules=[files["rules"]], cards=[files["cards"]])
    half = tmp_path / "half.sqlite"
    half.write_bytes(out.read_bytes()[: out.stat().st_size // 2])
    with pytest.raises(BrokenIndex):
        open_index(half)
    with pytest.raises(BrokenIndex, match="no index at"):
        open_index(tmp_path / "none.sqlite")
