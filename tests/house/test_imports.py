"""The order of the house, read from its sources: no knots of imports, and few imports that wait inside a function."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import pytest

_ROOT = Path(__file__).resolve().parents[2]
_MOST_FILES = 3
_MOST_INSIDE_FUNCTIONS = 40


@dataclass(frozen=True)
class Import:
    """One module of ours imported by another. `inside`: it waits inside a function."""

    importer: str
    imported: str
    line: int
    inside: bool


@lru_cache(maxsize=1)
def _modules() -> dict[str, Path]:
    found = {}
    for room in ("bot", "rulesdb"):
        for path in sorted((_ROOT / room).rglob("*.py")):
            parts = path.relative_to(_ROOT).with_suffix("").parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def _imports_of(name: str, path: Path) -> Iterator[Import]:
    """What a module imports of ours; what is imported for types alone does not count."""
    waiting = [(node, False) for node in ast.parse(path.read_text(encoding="utf-8")).body]
    for node, inside in waiting:
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            continue
        targets: list[str] = []
        if isinstance(node, ast.Import):
            targets = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                targets.append(inner if inner in _modules() else str(node.module))
        for target in dict.fromkeys(targets):
            if target in _modules() and target != name:
                yield Import(name, target, getattr(node, "lineno", 0), inside)
        inner_inside = inside or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        waiting += [(child, inner_inside) for child in ast.iter_child_nodes(node)]


@lru_cache(maxsize=1)
def _imports() -> tuple[Import, ...]:
    return tuple(i for name, path in _modules().items() for i in _imports_of(name, path))


def _reached(start: str, edges: dict[str, set[str]]) -> set[str]:
    found, waiting = {start}, [start]
    while waiting:
        for other in edges.get(waiting.pop(), set()) - found:
            found.add(other)
            waiting.append(other)
    return found


def circles(imports: tuple[Import, ...]) -> set[frozenset[str]]:
    """The groups of modules that import one another, directly or round about."""
    forth: dict[str, set[str]] = {}
    back: dict[str, set[str]] = {}
    for i in imports:
        forth.setdefault(i.importer, set()).add(i.imported)
        back.setdefault(i.imported, set()).add(i.importer)
    found: set[frozenset[str]] = set()
    for name in forth:
        if not any(name in circle for circle in found):
            group = frozenset(_reached(name, forth) & _reached(name, back))
            if len(group) > 1:
                found.add(group)
    return found


def test_a_circle_is_found_round_about_and_a_line_is_none() -> None:
    def one(importer: str, imported: str) -> Import:
        return Import(importer, imported, 1, False)

    line = (one("a", "b"), one("b", "c"))
    assert circles(line) == set()
    assert circles((*line, one("c", "a"), one("c", "d"))) == {frozenset("abc")}
    assert circles((*line, one("c", "b"), one("d", "a"))) == {frozenset("bc")}


def test_no_circle_of_imports_is_larger_than_a_few_files() -> None:
    assert [sorted(c) for c in circles(_imports()) if len(c) > _MOST_FILES] == []


def test_few_imports_wait_inside_a_function() -> None:
    inside = [f"{i.importer}:{i.line} {i.imported}" for i in _imports() if i.inside]
    assert len(inside) < _MOST_INSIDE_FUNCTIONS, inside


def test_an_import_inside_a_function_says_why() -> None:
    without = []
    for i in _imports():
        if i.inside:
            lines = _modules()[i.importer].read_text(encoding="utf-8").splitlines()[: i.line - 1]
            while lines[-1].strip().startswith(("from ", "import ")):
                lines.pop()  # one reason counts for all that stand together
            if not lines[-1].strip().startswith("#"):
                without.append(f"{i.importer}:{i.line}")
    assert without == []


@pytest.mark.parametrize("room", ["bot.language", "bot.abilities", "bot.engine"])
def test_the_inner_rooms_import_nothing_inside_functions(room: str) -> None:
    assert [i for i in _imports() if i.inside and i.importer.startswith(room)] == []


def test_values_are_declared_where_they_are_made_fast() -> None:
    known = [
        name
        for name, path in _modules().items()
        if name.startswith("bot.") and name != "bot.values"
        if "from dataclasses import" in path.read_text(encoding="utf-8")
    ]
    assert known == [], "import these from bot.values"
