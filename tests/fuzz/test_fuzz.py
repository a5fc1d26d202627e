"""A short round of tries with known seeds; `python -m tests.fuzz` makes long ones."""

from __future__ import annotations

import random

import pytest

from tests.fuzz.trying import TRIES


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("kind", "count"), [("story", 15), ("card", 15), ("document", 3), ("index", 3)])
def test_nothing_mutated_breaks_anything(kind: str, count: int, seed: int) -> None:
    assert [w for n in range(count) if (w := TRIES[kind](random.Random(f"suite {seed} {n}")))] == []
