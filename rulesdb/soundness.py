"""Whether an index holds what was built into it: a file can be damaged where SQLite sees nothing wrong, within a text."""

from __future__ import annotations

import hashlib
import sqlite3
from pathlib import Path

from rulesdb.errors import BrokenIndex
from rulesdb.opening import open_read_only
from rulesdb.schema import TABLES, read_meta

#: Under which the build keeps it.
CONTENT = "content"


def content_of(connection: sqlite3.Connection) -> str:
    """A checksum of every row of every table but the one that it is kept in."""
    found = hashlib.sha256()
    for table in TABLES:
        if table != "meta":
            for row in connection.execute(f"select * from {table} order by rowid"):
                found.update(repr(row).encode("utf-8", "surrogatepass"))
    return found.hexdigest()


def confirm_sound(path: Path) -> None:
    """Raise `BrokenIndex` unless the file at `path` is a whole index that SQLite finds sound and that holds what was built into
    it. It takes a moment: for who takes an index into use or asks about it, not for a look-up."""
    connection = open_read_only(path)
    try:
        verdict = " ".join(connection.execute("pragma quick_check(1)").fetchone()[0].split())
        kept = read_meta(connection).get(CONTENT)
        if verdict == "ok" and kept is not None and kept != content_of(connection):
            verdict = "its content is not what was built into it"
    finally:
        connection.close()
    if verdict != "ok":
        raise BrokenIndex(
            f"The index {path} is damaged ({verdict}).",
            "Build it again, or run `rules-oracle index rollback`.",
        )
