"""A build, an update and a way back, each killed at every point at which it changes a file: the index in use always
answers, whole, and the next try comes to its end and leaves nothing behind."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from rulesdb.index import open_index
from rulesdb.swap import previous_path
from rulesdb.update import rollback, update

from . import killed_at
from .conftest import CARDS, RULINGS, sample_rules
from .local_server import serving

ROOT = Path(__file__).resolve().parents[2]
OLD, NEW = "2026-01-16", "2026-02-27"

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no processes that fork")


@contextmanager
def killing(deed: str) -> Iterator[Callable[[Path, int], str]]:
    """Does the deed in a folder up to the point of that number; gives the point's name, empty when it was done before."""
    pipe = subprocess.PIPE
    command = [sys.executable, "-m", "tests.rulesdb.killed_at", deed]
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True) as running:

        def kill(folder: Path, point: int) -> str:
            assert running.stdin is not None
            assert running.stdout is not None
            running.stdin.write(f"{folder}\t{point}\n")
            running.stdin.flush()
            return running.stdout.readline().rstrip("\n")

        yield kill


def date_of(path: Path) -> str:
    """The date of the newest rules of a whole and sound index."""
    with closing(open_index(path)) as index:
        assert index.connection.execute("pragma quick_check(1)").fetchone()[0] == "ok"
        assert index.shelf.newest is not None
        assert index.shelf.find("120.3a", index.shelf.newest.id) is not None
        return index.shelf.newest.date


def names(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*")}


def killed_everywhere(
    deed: str, before: Path, again: Callable[[Path], object], work: Path, ends: set[str]
) -> list[str]:
    """Kill `deed` at each of its points, always in a fresh copy of `before`, and look each time at what is left; the
    points' names."""
    points: list[str] = []
    with killing(deed) as kill:
        whole = work / "whole"
        shutil.copytree(before, whole)
        assert kill(whole, 0) == ""
        left = names(whole)
        while True:
            folder = work / f"{len(points)}"
            shutil.copytree(before, folder)
            name = kill(folder, len(points) + 1)
            assert not name.startswith("failed")
            if not name:
                return points
            points.append(name)
            assert date_of(folder / "index.sqlite") in (OLD, NEW)
            if previous_path(folder / "index.sqlite").exists():
                assert date_of(previous_path(folder / "index.sqlite")) in (OLD, NEW)
            again(folder)
            assert date_of(folder / "index.sqlite") in ends
            assert names(folder) == left, f"killed at {name}"
            shutil.rmtree(folder)


@pytest.fixture
def before(tmp_path: Path) -> Path:
    """A folder with an index of older rules, and files to build a newer one from."""
    folder = tmp_path / "before"
    folder.mkdir()
    (folder / "cards.json").write_text(CARDS, encoding="utf-8")
    (folder / "rulings.json").write_text(RULINGS, encoding="utf-8")
    (folder / "rules.txt").write_text(sample_rules(), encoding="utf-8")
    killed_at.build(folder, lambda *told: None)
    (folder / "rules.txt").write_text(sample_rules("February 27, 2026"), encoding="utf-8")
    return folder


def test_a_build_that_is_killed_anywhere_leaves_a_whole_index(before: Path, tmp_path: Path) -> None:
    points = killed_everywhere(
        "build", before, lambda folder: killed_at.build(folder, lambda *told: None), tmp_path, {NEW}
    )
    assert {
        "sqlite3.connect .index.sqlite.N.building",
        "rules.txt 0 of 1",
        "linking the years 0 of 1",
        "os.link .index.sqlite.N.previous",
        "os.rename index.sqlite.previous",
        "os.rename index.sqlite",
    } <= set(points)


def test_a_way_back_that_is_killed_anywhere_leaves_both_indexes(before: Path, tmp_path: Path) -> None:
    killed_at.build(before, lambda *told: None)
    points = killed_everywhere("rollback", before, rollback, tmp_path, {OLD, NEW})
    assert points == [
        "open .update.lock",
        "os.link .index.sqlite.N.rollback",
        "os.rename index.sqlite",
        "os.rename index.sqlite.previous",
    ]


def test_an_update_that_is_killed_anywhere_leaves_a_whole_index(tmp_path: Path) -> None:
    files = {
        "rules.txt": sample_rules().encode(),
        "cards.json": CARDS.encode(),
        "rulings.json": RULINGS.encode(),
    }
    before = tmp_path / "before"
    before.mkdir()
    with serving(files) as server:
        settings = {name.split(".")[0]: f"{server.address}/{name}" for name in files}
        least = {"rules": 5, "cards": 2, "rulings": 1}
        (before / "sources.json").write_text(
            json.dumps({**settings, "least": least, "plain_http": True}), encoding="utf-8"
        )
        update(before)
        files["rules.txt"] = sample_rules("February 27, 2026").encode()
        files["cards.json"] = CARDS.replace("Testing Angel", "Tested Angel").encode()
        points = killed_everywhere("update", before, update, tmp_path, {NEW})
    assert {
        "open downloads/rules.N.part",
        "os.rename downloads/rules",
        "open downloads/state.N.part",
        "os.rename downloads/state.json",
        "sqlite3.connect .index.sqlite.N.building",
        "os.rename index.sqlite.previous",
        "os.rename index.sqlite",
        "os.rename documents/N-N-N.txt",
        "os.rename downloads/built.json",
    } <= set(points)


def test_an_index_that_was_never_there_is_whole_or_not_there(before: Path, tmp_path: Path) -> None:
    (before / "index.sqlite").unlink()
    with killing("build") as kill:
        for point in range(1, 1000):
            folder = tmp_path / f"{point}"
            shutil.copytree(before, folder)
            name = kill(folder, point)
            if (folder / "index.sqlite").exists():
                assert date_of(folder / "index.sqlite") == NEW
            if not name:
                break
    assert not name
    assert (folder / "index.sqlite").exists()
