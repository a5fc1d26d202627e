"""The stories that a change is tried on: all case files and all tables of ways, ours and those beside the repository."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import yaml

OURS = Path(__file__).parent.parent / "cases"
SHARED = Path(__file__).resolve().parents[2] / ".." / "shared" / "cases"


def stories() -> Iterator[tuple[str, str, str]]:
    """(id, rules, story) of every case and of every way, each id once; a file that is not there has none."""
    for folder in (OURS, SHARED, SHARED / "wider"):
        for path in sorted(folder.glob("*.yaml")):
            for case in yaml.safe_load(path.read_text(encoding="utf-8")):
                yield f"{path.name} {case['id']}", str(case.get("rules", "current")), case["scenario"]
    for path in sorted((OURS / "ways").glob("*.yaml")):
        for table in yaml.safe_load(path.read_text(encoding="utf-8")):
            for number, way in enumerate(table["ways"].splitlines(), start=1):
                told = (table.get("before"), way, table.get("after"))
                yield f"{path.name} {table['id']}-{number}", "current", " ".join(filter(None, told))
