"""An index opened for reading: one read-only SQLite file, everything else loaded when first asked for."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

from rulesdb.cards import CardPool
from rulesdb.opening import open_read_only
from rulesdb.schema import read_meta
from rulesdb.shelf import Shelf
from rulesdb.starter_index import starter_path
from rulesdb.terms import Terms
from rulesdb.where import index_in_use


class Index:
    """One index file, open. Safe to use from several threads; never changes once open."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.connection = open_read_only(path)
        self.shelf = Shelf(self.connection)
        self.cards = CardPool(self.connection)
        self.terms = Terms(self.connection, self.shelf)

    @cached_property
    def meta(self) -> dict[str, str]:
        """What the build wrote about itself."""
        return read_meta(self.connection)

    @cached_property
    def is_starter(self) -> bool:
        """Whether this is the index that comes with the program, in its own words."""
        return self.path.name.startswith("starter-")

    @cached_property
    def starter(self) -> Index:
        """The starter index, for what this one does not hold (itself, if this is it)."""
        return self if self.is_starter else Index(starter_path())

    def close(self) -> None:
        """Let go of the file."""
        self.connection.close()


def open_index(path: Path | None = None) -> Index:
    """Open the index at `path` (default: the one in use). Raises `BrokenIndex` when it is missing, half
    written or of another format."""
    return Index(path or index_in_use())
