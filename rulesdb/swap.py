"""A finished index takes the place of the old one in one step; the old one is kept.

At every moment there is a whole file at the index's own name: the new one is moved over it by rename, which
either happens or does not. What was there before stays beside it as `NAME.previous`.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

from rulesdb.errors import IndexFault

#: A half-built file this old belongs to a build that was killed.
_STALE_SECONDS = 6 * 3600


def building_path(out: Path) -> Path:
    """Where an index for `out` is built: the same folder, so that a rename can move it. Clears away what
    killed builds left there."""
    out.parent.mkdir(parents=True, exist_ok=True)
    for left in out.parent.glob(f".{out.name}.*.building*"):
        try:
            process = int(left.name.removeprefix(f".{out.name}.").split(".")[0])
        except ValueError:
            continue
        if not _runs(process) or time.time() - left.stat().st_mtime > _STALE_SECONDS:
            left.unlink(missing_ok=True)
    return out.with_name(f".{out.name}.{os.getpid()}.building")


def previous_path(out: Path) -> Path:
    """Where the index that `out` replaced is kept."""
    return out.with_name(out.name + ".previous")


def install(finished: Path, out: Path) -> None:
    """Put a finished index at `out`; one that was there becomes the previous one. Written through to the disk
    first, so that a crash right after leaves a whole file."""
    _to_disk(finished)
    if out.exists():
        _keep(out, previous_path(out))
    os.replace(finished, out)
    _to_disk(out.parent)


def roll_back(out: Path) -> None:
    """Swap the index at `out` and the previous one. Raises `IndexFault` when there is no previous one."""
    previous = previous_path(out)
    if not previous.is_file():
        raise IndexFault(
            "There is no previous index to go back to.", "Run `rules-oracle index update` instead."
        )
    aside = out.with_name(f".{out.name}.{os.getpid()}.rollback")
    aside.unlink(missing_ok=True)
    if out.exists():
        os.link(out, aside)
        os.replace(previous, out)
        os.replace(aside, previous)
    else:
        os.replace(previous, out)
    _to_disk(out.parent)


def _keep(old: Path, previous: Path) -> None:
    """Give the old file its second name without ever taking the first away."""
    link = previous.with_name(f".{previous.name}.{os.getpid()}")
    link.unlink(missing_ok=True)
    try:
        os.link(old, link)
    except OSError:  # a file system without hard links: copy
        link.write_bytes(old.read_bytes())
    os.replace(link, previous)


def _to_disk(path: Path) -> None:
    try:
        handle = os.open(path, os.O_RDONLY)
    except OSError:  # some systems cannot open a folder
        return
    try:
        os.fsync(handle)
    except OSError:
        pass
    finally:
        os.close(handle)


def _runs(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True
