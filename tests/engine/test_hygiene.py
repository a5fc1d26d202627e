"""The engine's own laws, read from its source: no clock, no chance, one door for damage, numbers in one table."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from bot.engine.citations import Cite

_ENGINE = Path(__file__).resolve().parents[2] / "bot" / "engine"
_FILES = sorted(_ENGINE.rglob("*.py"))


@pytest.mark.parametrize("path", _FILES, ids=lambda p: str(p.relative_to(_ENGINE)))
def test_the_rules_know_no_clock_no_chance_and_no_files(path: Path) -> None:
    banned = {"time", "random", "secrets", "os", "pathlib", "sqlite3", "socket", "logging", "threading"}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            assert not {a.name.split(".")[0] for a in node.names} & banned
        elif isinstance(node, ast.ImportFrom) and node.module:
            assert node.module.split(".")[0] not in banned


def test_only_the_results_of_damage_mark_damage() -> None:
    marking = [p.name for p in _FILES if re.search(r"damage=\w+\.damage \+", p.read_text(encoding="utf-8"))]
    assert marking == ["results.py"]


def test_rule_numbers_stand_in_one_table_only() -> None:
    for path in _FILES:
        if path.name == "citations.py":
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        docstrings = {id(n.value) for n in ast.walk(tree) if isinstance(n, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
                assert not re.fullmatch(r"\d{3}\.\d+[a-z]?", node.value), (path, node.value)


def test_every_citation_is_of_some_era_and_has_a_key_of_its_own() -> None:
    keys = [c.key for c in Cite]
    assert len(keys) == len(set(keys))
    documents = ("current", "dominaria", "m10", "sixth", "fifth")
    assert all(any(c.number(d) for d in documents) for c in Cite)
