"""A finished index takes the place of the old one in one step; the old one is kept.

At every moment there is a whole file at the index's own name: the new one is moved over it by rename, which
either happens or does not. What was there before stays beside it as `NAME.previous`.
"""

from __future__ import annotations

import contextlib
import os
import re
import time
from pathlib import Path

from rulesdb.errors import IndexFault
from rulesdb.soundness import confirm_sound

#: A half-built file this old belongs to a build that was killed.
_STALE_SECONDS = 6 * 3600


def building_path(out: Path) -> Path:
    """Where an index for `out` is built: the same folder, so that a rename can move it. Clears away what
    killed processes left there."""
    out.parent.mkdir(parents=True, exist_ok=True)
    _clear_away(out)
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
    """Swap the index at `out` and the previous one. Raises `IndexFault` when there is no previous one, or it is damaged."""
    _clear_away(out)
    previous = previous_path(out)
    if not previous.is_file():
        raise IndexFault(
            "There is no previous index to go back to.", "Run `rules-oracle index update` instead."
        )
    confirm_sound(previous)
    if out.exists():
        aside = out.with_name(f".{out.name}.{os.getpid()}.rollback")
        _link(out, aside)
        os.replace(previous, out)
        os.replace(aside, previous)
    else:
        os.replace(previous, out)
    _to_disk(out.parent)


def _clear_away(out: Path) -> None:
    """Remove what processes that were killed left beside `out`; an index that one was about to make the previous
    one becomes it."""
    for left in sorted(out.parent.glob(f".{out.name}.*")):
        found = re.fullmatch(
            r"(\d+)\.(building.*|rollback|previous)", left.name.removeprefix(f".{out.name}.")
        )
        if not found or _is_at_work(int(found[1]), left):
            continue
        with contextlib.suppress(FileNotFoundError):  # another process clears away too
            if found[2] == "rollback" and not previous_path(out).exists():
                os.replace(left, previous_path(out))
            else:
                left.unlink()


def _is_at_work(process: int, left: Path) -> bool:
    """Whether the process that made this file still needs it; its number may have gone to another since. One that is
    gone by the time it is looked at was needed to its end."""
    try:
        return (
            process != os.getpid() and _runs(process) and time.time() - left.stat().st_mtime <= _STALE_SECONDS
        )
    except FileNotFoundError:
        return True


def _keep(old: Path, previous: Path) -> None:
    """Give the old file its second name without ever taking the first away."""
    link = old.with_name(f".{old.name}.{os.getpid()}.previous")
    try:
        _link(old, link)
        os.replace(link, previous)
    finally:
        link.unlink(missing_ok=True)  # a rename of one name of a file to another of its names leaves both


def _link(old: Path, name: Path) -> None:
    """A second name for a file; a copy on a file system without such names."""
    try:
        os.link(old, name)
    except OSError:
        name.write_bytes(old.read_bytes())


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
