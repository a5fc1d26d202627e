"""An index opened for reading: one read-only SQLite file, everything else loaded when first asked for."""

from __future__ import annotations

from pathlib import Path

from rulesdb.cards import CardPool


class Index:
    """One index file, open. Safe to use from several threads; never changes once open."""

    path: Path
    cards: CardPool


def open_index(path: Path | None = None) -> Index:
    """Open the index at `path` (default: the one in use). Raises `BrokenIndex` when it is missing, half
    written or of another format."""
    raise NotImplementedError
