"""In every outcome of every case, what was logged adds up to how it ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.answers.checking import load_cases
from bot.answers.resolving import names_of, numbers_of, resolution
from rulesdb.index import Index
from tests.fuzz.adding_up import what_does_not_add_up
from tests.fuzz.trying import starter as read_starter

CASES = sorted((Path(__file__).resolve().parents[1] / "cases").glob("*.yaml"))


@pytest.fixture(scope="module")
def starter() -> Index:
    return read_starter()


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_what_is_logged_adds_up(path: Path, starter: Index) -> None:
    names, numbers = names_of(starter), numbers_of(starter)
    for case in load_cases(path):
        found = resolution(str(case["scenario"]), str(case.get("rules", "current")), names, numbers)
        assert what_does_not_add_up(found) == [], case["scenario"]
