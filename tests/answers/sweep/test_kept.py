"""A sweep that is stopped is worth something: it says what it found by then, and goes on from what it kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.abilities.card import Card
from bot.answers.sweep.kept import Kept
from bot.answers.sweep.proving import Prover
from bot.answers.sweep.report import Swept, of_cards, text
from bot.answers.sweep.rounds import Standing
from bot.cards.reading import compile_text
from bot.cli.entry import run


def _creature(words: str, name: str) -> Card:
    abilities = compile_text(words, name)
    return Card(name, ("Creature",), power=2, toughness=2, abilities=abilities, texts=(words,))


SILENT = _creature("As long as you control thirty or more creatures, Zed gets +1/+1.", "Zed")
ACTS = _creature("When Yod enters, you gain 2 life.", "Yod")


def _swept(path: Path | None, prover: Prover, *cards: Card) -> Swept:
    return of_cards(cards, prover, kept=Kept(path))


def test_what_was_kept_is_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    first, second = Prover(most_plays=20), Prover(most_plays=20)
    found = _swept(path, first, SILENT, ACTS)
    assert [f.card for f in found.findings] == ["Zed"]
    assert first.plays
    assert _swept(path, second, SILENT, ACTS).findings == found.findings
    assert second.plays == 0


def test_what_is_read_otherwise_by_now_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    _swept(path, Prover(most_plays=20), SILENT)
    mended = _creature("As long as you have 5 or more life, Zed gets +1/+1.", "Zed")
    assert _swept(path, Prover(most_plays=20), mended).findings == []


def test_a_line_that_was_cut_off_says_nothing(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    _swept(path, Prover(most_plays=20), SILENT, ACTS)
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole[: len(whole) - 9], encoding="utf-8")
    assert [f.card for f in _swept(path, Prover(most_plays=20), SILENT, ACTS).findings] == ["Zed"]


def test_a_sweep_that_is_interrupted_tells_what_it_found() -> None:
    def interrupts(at: Standing) -> None:
        if at.round == 2:
            raise KeyboardInterrupt

    found = of_cards([SILENT, ACTS], Prover(most_plays=20), told=interrupts)
    assert [f.card for f in found.findings] == ["Zed"]
    assert found.stopped is not None
    assert "Stopped in round 2 of 4" in text(found.as_json())
    assert json.loads(json.dumps(found.as_json()))["stopped"]["round"] == 2


def test_the_command_keeps_what_it_finds_and_tells_how_far_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "kept.jsonl"
    assert run(["cards", "sweep", "--sample", "5", "--keep", str(path), "--progress", "--json"]) == 0
    said = capsys.readouterr()
    assert json.loads(said.out)["cards"]
    assert "Round 1 of 4" in said.err
    assert {"key", "card", "part"} <= set(json.loads(path.read_text(encoding="utf-8").splitlines()[0]))
