"""The starter where the cache folder can't be written: one place of the user's own, and nothing left lying about."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CODE = "from rulesdb.starter_index import starter_path; from rulesdb.index import open_index; print(open_index(starter_path()).path)"


def made(tmp_path: Path) -> Path:
    """Where a process whose cache folder is a file puts the starter."""
    (tmp_path / "cache").touch()
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path / "cache"), "TMPDIR": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", CODE], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    return Path(done.stdout.strip())


@pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="the cache folder is told by other means here"
)
def test_the_same_starter_is_used_again(tmp_path: Path) -> None:
    first = made(tmp_path)
    assert first.parent == tmp_path / f"rules-oracle-{os.getuid()}"
    assert first.parent.stat().st_mode & 0o777 == 0o700
    before = first.stat().st_mtime_ns
    assert made(tmp_path) == first
    assert first.stat().st_mtime_ns == before
    assert {path.name for path in tmp_path.iterdir()} == {"cache", first.parent.name}


@pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="the cache folder is told by other means here"
)
@pytest.mark.parametrize("how", ["open to all", "a link", "a file"])
def test_a_folder_that_others_could_write_is_not_used(how: str, tmp_path: Path) -> None:
    taken = tmp_path / f"rules-oracle-{os.getuid()}"
    if how == "open to all":
        taken.mkdir()
        taken.chmod(0o777)
    elif how == "a link":
        (tmp_path / "elsewhere").mkdir()
        taken.symlink_to(tmp_path / "elsewhere")
    else:
        taken.touch()
    before = {path.name for path in tmp_path.rglob("*")}
    used = made(tmp_path)
    assert used.parent != taken
    assert {path.name for path in tmp_path.rglob("*")} == before | {"cache"}
