"""Downloads the official files, builds an index from them, checks it and swaps it in."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from rulesdb.build import OnCard, Progress


@dataclass(frozen=True, slots=True)
class Updated:
    """What an update did. `changed` is False when every file was as before (nothing was rebuilt)."""

    path: Path
    changed: bool
    lines: tuple[str, ...]


def update(
    folder: Path | None = None,
    *,
    settings: Path | None = None,
    progress: Progress | None = None,
    on_card: OnCard | None = None,
    force: bool = False,
) -> Updated:
    """Bring the index in `folder` (default: the data folder) up to date from the addresses in `settings`
    (default: `sources.json` in the folder, else the official places).

    Raises `IndexFault` with the index in use untouched when a download or a check fails; `force` takes a
    result whose counts fell sharply.
    """
    raise NotImplementedError


def rollback(folder: Path | None = None) -> Path:
    """Put the previous index back in use (and keep the present one as the previous). Returns its path.

    Raises `IndexFault` when there is no previous one."""
    raise NotImplementedError
