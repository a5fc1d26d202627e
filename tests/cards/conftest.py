"""Where the development data lies, for tests that need the whole pool."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

SHARED = Path(__file__).resolve().parents[2] / ".." / "shared"


@pytest.fixture(scope="session")
def pool() -> list[dict[str, Any]]:
    """Every card of the development pool; skips where the data is not at hand."""
    return _cards("oracle-cards.json")


@pytest.fixture(scope="session")
def newer_pool() -> list[dict[str, Any]]:
    """Every card printed since; skips where the data is not at hand."""
    return _cards("oracle-cards-new.json")


def _cards(name: str) -> list[dict[str, Any]]:
    path = SHARED / "data" / name
    if not path.exists():
        pytest.skip(f"the card pool (../shared/data/{name}) is not here")
    loaded: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
    return loaded


@pytest.fixture(scope="session")
def case_texts() -> list[str]:
    """Every scenario of the case files and every seed document."""
    folder = SHARED / "cases"
    if not folder.exists():
        pytest.skip("the case files (../shared/cases) are not here")
    import yaml

    texts = [
        case["scenario"]
        for path in sorted(folder.glob("*.yaml"))
        for case in yaml.safe_load(path.read_text())
    ]
    for path in sorted((SHARED / "data" / "seeds").glob("*.txt")):
        texts.append(path.read_text(encoding="utf-8", errors="replace").replace("’", "'"))
    return texts
