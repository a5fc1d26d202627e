"""`cards coverage`: counts, one card's reading, what blocks most cards, and stored readings."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.abilities.as_json import from_json
from bot.answers.card_readings import coverage
from bot.answers.card_readings.ledger import ledger_line, main
from bot.answers.card_readings.reader import GrammarReader, lines_of, verdict_json
from bot.answers.card_readings.survey import verdict_of
from bot.cards.reading import compile_card
from bot.versions import grammar_version, verdict_version
from rulesdb.build import build_index
from rulesdb.index import Index

CARDS = [
    {
        "object": "card",
        "layout": "normal",
        "name": "Test Spark",
        "mana_cost": "{R}",
        "type_line": "Instant",
        "oracle_text": "Test Spark deals 2 damage to any target.",
    },
    {
        "object": "card",
        "layout": "normal",
        "name": "Test Gizmo",
        "mana_cost": "{2}",
        "type_line": "Artifact Creature — Construct",
        "power": "1",
        "toughness": "1",
        "oracle_text": "Flying\nWhen Test Gizmo dies, it deals 1 damage to the gizmo of frobs.",
    },
    {
        "object": "card",
        "layout": "normal",
        "name": "Test Plain",
        "mana_cost": "{W}",
        "type_line": "Creature — Human",
        "power": "1",
        "toughness": "1",
        "oracle_text": "",
    },
]


@pytest.fixture
def index(tmp_path: Path) -> Index:
    cards = tmp_path / "cards.json"
    cards.write_text(json.dumps(CARDS), encoding="utf-8")
    build_index(tmp_path / "index.db", cards=[cards], reader=GrammarReader())
    return Index(tmp_path / "index.db")


def test_counts_are_in_the_contracts_shape(index: Index) -> None:
    assert coverage.of_index(index) == {
        "cards": 3,
        "lines": 3,
        "read_lines": 2,
        "whole_cards": 2,
        "damage": {"cards": 2, "whole_cards": 1, "lines": 3, "read_lines": 2},
        "ambiguous": 0,
        "mismatched": 0,
    }


def test_one_card_shows_each_line_and_where_reading_stops(index: Index) -> None:
    found = coverage.of_card("test gizmo", index)
    assert found == {
        "card": "Test Gizmo",
        "lines": [
            {"text": "Flying", "read": True, "understood": "Flying"},
            {
                "text": "When Test Gizmo dies, it deals 1 damage to the gizmo of frobs.",
                "read": False,
                "understood": None,
                "reason": "reading stops at “gizmo of frobs.”",
            },
        ],
        "whole": False,
    }
    assert "not read: reading stops at" in coverage.text(found)


def test_a_name_that_is_no_card_gets_one_sentence(index: Index) -> None:
    found = coverage.of_card("Test Gizmmo", index)
    assert found["lines"] == []
    assert found["note"].startswith("There is no card")
    assert coverage.text(found) == found["note"]


def test_declines_rank_what_blocks_most_cards(index: Index) -> None:
    found = coverage.declines(index)
    assert found == {"declines": [{"stops_at": "damage to the | gizmo of", "cards": 1, "lines": 1}]}
    assert "gizmo of" in coverage.text(found)


def test_the_summary_is_sentences(index: Index) -> None:
    assert coverage.text(coverage.of_index(index)).splitlines()[:2] == [
        "Cards read whole: 2 of 3 (66.7 %).",
        "Lines read: 2 of 3 (66.7 %).",
    ]


def test_a_built_index_holds_the_readings(index: Index) -> None:
    row = index.cards.exact("Test Spark")
    assert row is not None
    kept = index.cards.reading(row, grammar_version())
    assert kept is not None
    assert from_json(kept) == compile_card(CARDS[0]).card
    assert index.cards.reading(row, "another version") is None


def test_a_built_index_holds_the_verdicts(index: Index) -> None:
    row = index.cards.exact("Test Gizmo")
    assert row is not None
    kept = index.cards.verdicts(row, verdict_version())
    assert kept is not None
    assert [verdict_json(line) for line in kept] == coverage.of_card("Test Gizmo", index)["lines"]
    assert lines_of(index.cards, row) == kept
    assert index.cards.verdicts(row, "another version") is None


def test_a_ledger_line_never_holds_more_than_two_words_of_a_text() -> None:
    assert ledger_line(verdict_of(CARDS[0])) == "Test Spark\tread\t1/1"
    assert ledger_line(verdict_of(CARDS[1])) == "Test Gizmo\tpartly\t1/2\t2:unread@38(gizmo of)"


def test_the_ledgers_command_writes_and_sums_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cards = tmp_path / "cards.json"
    cards.write_text(json.dumps(CARDS), encoding="utf-8")
    assert main([str(cards), "--write", str(tmp_path / "ledger.txt"), "--summary"]) == 0
    assert (tmp_path / "ledger.txt").read_text(encoding="utf-8").splitlines() == [
        "Test Gizmo\tpartly\t1/2\t2:unread@38(gizmo of)",
        "Test Plain\tread\t0/0",
        "Test Spark\tread\t1/1",
    ]
    assert "Cards read whole: 2 of 3" in capsys.readouterr().out
    assert main([str(tmp_path / "nothing.json")]) == 2
    assert "is no card file" in capsys.readouterr().err
