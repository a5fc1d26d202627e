"""Builds a whole index beside the old one and moves it in by rename."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from rulesdb.rows import CardRow

#: Called while building with (what is read now, bytes read of it, bytes of it in all).
Progress = Callable[[str, int, int], None]

#: Called for each card before it is stored; what it returns is kept in the card's `reading` column.
OnCard = Callable[[CardRow], bytes | None]


@dataclass(frozen=True, slots=True)
class Built:
    """What a build made. `warnings` are sentences for the user about parts that were left out."""

    path: Path
    documents: int
    rules: int
    cards: int
    rulings: int
    seconds: float
    warnings: tuple[str, ...] = ()


def build_index(
    out: Path,
    *,
    rules: Sequence[Path] = (),
    cards: Path | None = None,
    rulings: Path | None = None,
    docs: Sequence[Path] = (),
    progress: Progress | None = None,
    on_card: OnCard | None = None,
) -> Built:
    """Read every file, write one SQLite index at `out`; an index that was there is kept as `out` + `.previous`.

    What each file is, is decided by its content, not by the option it came with. Raises `IndexFault` with
    nothing changed at `out` when a file cannot be read or nothing was given to read.
    """
    raise NotImplementedError
