"""What a test draws depends on nothing but the test: not on what is loaded beside it, nor on what ran before."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

Drawn = list[tuple[int, str]]


def _drawn() -> Drawn:
    """The examples of a test."""
    examples: Drawn = []

    @settings(max_examples=300)
    @given(st.integers(0, 2**32), st.text(max_size=30))
    def draw(number: int, text: str) -> None:
        examples.append((number, text))

    draw()
    return examples


def test_the_same_is_drawn_whatever_else_is_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    alone = _drawn()
    beside = tmp_path / "beside.py"
    beside.write_text(
        f"NUMBERS = {list(range(1_000_001, 1_000_201))}\nWORDS = {['word' * n for n in range(2, 9)]}\n"
    )
    spec = importlib.util.spec_from_file_location("loaded_beside", beside)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "loaded_beside", module)
    spec.loader.exec_module(module)
    assert _drawn() == alone
