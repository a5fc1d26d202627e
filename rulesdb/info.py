"""What is in an index: the object that `index info --json` prints."""

from __future__ import annotations

from pathlib import Path
from typing import Any


def describe(path: Path) -> dict[str, Any]:
    """`{"documents": [{"kind", "title", "date", "rules", "examples", "glossary", "sha256"}], "cards", "rulings",
    "built"}` of the index at `path`. Raises `BrokenIndex` when it is none."""
    raise NotImplementedError
