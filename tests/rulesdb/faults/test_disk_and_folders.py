"""Disks without room, folders that may not be written, and homes that are not there."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from rulesdb.update import rollback, update
from tests.rulesdb import killed_at
from tests.rulesdb.conftest import CARDS, RULINGS, sample_rules
from tests.rulesdb.faults.elsewhere import folder_for_all, in_child, no_room_after, nobodys
from tests.rulesdb.local_server import serving
from tests.rulesdb.test_killed import NEW, OLD, ROOT, date_of, names

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no processes that fork")


def built(folder: Path) -> Path:
    """A folder with an index of older rules, one before it, and files to build a newer one from."""
    (folder / "cards.json").write_text(CARDS, encoding="utf-8")
    (folder / "rulings.json").write_text(RULINGS, encoding="utf-8")
    (folder / "rules.txt").write_text(sample_rules(), encoding="utf-8")
    for _ in range(2):
        killed_at.build(folder, lambda *told: None)
    (folder / "rules.txt").write_text(sample_rules("February 27, 2026"), encoding="utf-8")
    return folder


def test_a_build_without_room_leaves_the_index_and_nothing_beside_it(tmp_path: Path) -> None:
    before = names(built(tmp_path))
    said = in_child(lambda: killed_at.build(tmp_path, lambda *told: None), no_room_after(1 << 15))
    assert said.startswith(f"The index could not be written to {tmp_path / 'index.sqlite'}")
    assert "\n" not in said
    assert date_of(tmp_path / "index.sqlite") == OLD
    assert names(tmp_path) == before
    killed_at.build(tmp_path, lambda *told: None)
    assert date_of(tmp_path / "index.sqlite") == NEW


@pytest.mark.parametrize("room", [400, 1 << 15])
def test_an_update_without_room_leaves_the_index_and_nothing_beside_it(room: int, tmp_path: Path) -> None:
    files = {
        "rules.txt": sample_rules("February 27, 2026").encode(),
        "cards.json": CARDS.encode(),
        "rulings.json": RULINGS.encode(),
    }
    built(tmp_path)
    with serving(files) as server:
        addresses = {name.split(".")[0]: f"{server.address}/{name}" for name in files}
        told = {**addresses, "least": {"rules": 5, "cards": 2, "rulings": 1}, "plain_http": True}
        (tmp_path / "sources.json").write_text(json.dumps(told), encoding="utf-8")
        said = in_child(lambda: update(tmp_path), no_room_after(room))
        assert "could not be written" in said or "can't be written" in said
        assert date_of(tmp_path / "index.sqlite") == OLD
        assert not [path for path in tmp_path.rglob("*") if path.suffix in (".part", ".building")]
        update(tmp_path)
    assert date_of(tmp_path / "index.sqlite") == NEW


DEEDS: dict[str, Callable[[Path], object]] = {
    "build": lambda folder: killed_at.build(folder, lambda *told: None),
    "update": update,
    "rollback": rollback,
}


@pytest.mark.parametrize("deed", DEEDS)
def test_a_folder_that_may_not_be_written_is_one_sentence(deed: str) -> None:
    with folder_for_all() as folder:
        before = names(built(folder))
        folder.chmod(0o555)
        said = in_child(lambda: DEEDS[deed](folder), nobodys)
        assert str(folder) in said
        assert "(Permission denied)" in said or "(unable to open database file)" in said
        assert "disk" not in said
        assert "\n" not in said
        assert date_of(folder / "index.sqlite") == OLD
        assert names(folder) == before


def test_a_user_without_a_home_is_answered() -> None:
    environment = {name: value for name, value in os.environ.items() if name in ("PATH", "SYSTEMROOT")}
    asked = [sys.executable, "-m", "bot", "rule", "120.3a"]
    said = subprocess.run(asked, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert (said.returncode, said.stderr) == (0, "")
    assert "120.3a" in said.stdout


def test_words_are_shown_as_far_as_the_c_locale_has_letters(tmp_path: Path) -> None:
    index = str(built(tmp_path) / "index.sqlite")
    plain = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "RULES_ORACLE_INDEX": index}
    asked = [sys.executable, "-m", "bot", "rule", "100.1"]
    said = subprocess.run(asked, cwd=ROOT, env={**os.environ, **plain}, capture_output=True, check=False)
    assert (said.returncode, said.stderr) == (0, b"")
    assert b"Dand?n, Jun?n Efreet" in said.stdout
