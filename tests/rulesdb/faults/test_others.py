"""Others at the same time, other versions of the program, clocks that go back, signals and closed pipes."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from rulesdb.errors import BrokenIndex, IndexFault
from rulesdb.schema import FORMAT
from rulesdb.swap import building_path, previous_path
from rulesdb.update import _alone, rollback
from rulesdb.watch import WatchedIndex
from tests.rulesdb import killed_at
from tests.rulesdb.faults.elsewhere import begun, in_child
from tests.rulesdb.faults.test_disk_and_folders import built
from tests.rulesdb.test_killed import NEW, OLD, ROOT, date_of, names


def told_nothing(*told: object) -> None:
    """Progress that nobody looks at."""


def as_version(path: Path, version: int) -> None:
    """Makes an index one of another version of the program."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"pragma user_version = {version}")
        connection.commit()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no processes that fork")
def test_two_builds_at_once_both_end_and_leave_a_whole_index(tmp_path: Path) -> None:
    before = names(built(tmp_path))
    others = [begun(lambda: killed_at.build(tmp_path, told_nothing), lambda: None) for _ in range(2)]
    assert [ended() for ended in others] == ["done", "done"]
    assert date_of(tmp_path / "index.sqlite") == NEW
    assert date_of(previous_path(tmp_path / "index.sqlite")) in (OLD, NEW)
    assert names(tmp_path) == before


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no processes that fork")
def test_what_another_build_takes_away_while_it_is_looked_at_keeps_nothing_from_being_built(
    tmp_path: Path,
) -> None:
    """Whether a process still runs is asked by `os.kill`, which is where the other one comes to its end."""
    other = built(tmp_path) / f".index.sqlite.{os.getpid()}.building"
    other.touch()

    def ends() -> None:
        def heard(event: str, arguments: tuple[object, ...]) -> None:
            if event == "os.kill":
                other.unlink(missing_ok=True)

        sys.addaudithook(heard)

    assert in_child(lambda: killed_at.build(tmp_path, told_nothing), ends) == "done"
    assert not other.exists()
    assert date_of(tmp_path / "index.sqlite") == NEW


def test_a_way_back_waits_for_no_update_that_is_running(tmp_path: Path) -> None:
    built(tmp_path)
    with _alone(tmp_path), pytest.raises(IndexFault, match="Another update is running"):
        rollback(tmp_path)
    assert date_of(tmp_path / "index.sqlite") == OLD


@pytest.mark.parametrize("version", [FORMAT - 1, FORMAT + 1])
def test_an_index_of_another_version_is_named_never_read_and_replaced(version: int, tmp_path: Path) -> None:
    index = built(tmp_path) / "index.sqlite"
    watched = WatchedIndex(index, seconds=0)
    newer = tmp_path / "newer"
    newer.write_bytes(index.read_bytes())
    as_version(newer, version)
    os.replace(newer, index)
    assert watched.index.shelf.newest is not None  # the one that was open goes on answering
    assert watched.index.shelf.newest.date == OLD
    with pytest.raises(BrokenIndex, match="of another version"):
        date_of(index)
    killed_at.build(tmp_path, told_nothing)
    assert date_of(index) == NEW
    with pytest.raises(BrokenIndex, match="of another version"):
        rollback(tmp_path)
    assert date_of(index) == NEW


def test_an_index_that_another_program_locks_is_read(tmp_path: Path) -> None:
    index = built(tmp_path) / "index.sqlite"
    with closing(sqlite3.connect(index)) as other:
        other.execute("begin exclusive")
        assert date_of(index) == OLD
        killed_at.build(tmp_path, told_nothing)
    assert date_of(index) == NEW


def test_a_clock_that_was_set_back_keeps_nothing_from_being_built(tmp_path: Path) -> None:
    index = built(tmp_path) / "index.sqlite"
    before = names(tmp_path)
    ahead = time.time() + 10 * 365 * 86400
    watched = WatchedIndex(index, seconds=0)
    left = building_path(index).with_name(f".{index.name}.999999999.building")
    left.write_bytes(b"of a process that is gone")
    for path in (index, left, tmp_path / "rules.txt"):
        os.utime(path, (ahead, ahead))
    killed_at.build(tmp_path, told_nothing)
    assert names(tmp_path) == before
    assert date_of(index) == NEW
    assert watched.index.shelf.newest is not None
    assert watched.index.shelf.newest.date == NEW


def interrupted(folder: Path, point: int) -> str:
    """What a build says that is interrupted (Ctrl+C) at that point, or `done` where it ended before."""

    def deed() -> None:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        killed_at.do("build", folder, point, lambda name: None, signal.SIGINT)

    return in_child(deed, lambda: None)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no processes that fork")
def test_a_build_that_is_interrupted_clears_away_what_it_made(tmp_path: Path) -> None:
    before = names(built(tmp_path))
    stopped = 0
    while (said := interrupted(tmp_path, 1 + 3 * stopped)) == "KeyboardInterrupt: ":
        stopped += 1
        assert names(tmp_path) == before
        assert date_of(tmp_path / "index.sqlite") in (OLD, NEW)
    assert said == "done"
    assert stopped > 3
    assert date_of(tmp_path / "index.sqlite") == NEW


def test_a_build_whose_reader_went_away_is_built(tmp_path: Path) -> None:
    built(tmp_path)
    index = tmp_path / "index.sqlite"
    asked = ["index", "build", "--out", str(index), "--rules", str(tmp_path / "rules.txt")]
    read, write = os.pipe()
    os.close(read)
    said = subprocess.run(
        [sys.executable, "-m", "bot", *asked], cwd=ROOT, stdout=write, stderr=subprocess.PIPE, check=False
    )
    os.close(write)
    assert (said.returncode, said.stderr) == (0, b"")
    assert date_of(index) == NEW
