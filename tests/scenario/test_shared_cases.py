"""Every scenario of the shared case files is read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.scenario.telling import tell

SHARED = Path(__file__).resolve().parents[2] / ".." / "shared"
CASES = SHARED / "cases"


def cases() -> list[Any]:
    if not CASES.is_dir():
        return []
    return [
        pytest.param(case, id=case["id"])
        for path in sorted(CASES.glob("*.yaml"))
        for case in yaml.safe_load(path.read_text(encoding="utf-8"))
    ]


@pytest.fixture(scope="module")
def everything(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The names of all the shared cards."""
    cards = SHARED / "data" / "oracle-cards.json"
    if not cards.is_file():
        pytest.skip("the shared cards are not beside the repository")
    from bot.scenario.naming.index_names import IndexNames
    from rulesdb.build import build_index
    from rulesdb.index import Index

    path = tmp_path_factory.mktemp("index") / "cards.sqlite"
    build_index(path, cards=[cards])
    return IndexNames(Index(path).cards)


@pytest.mark.skipif(not CASES.is_dir(), reason="the shared cases are not beside the repository")
@pytest.mark.parametrize("case", cases())
def test_a_shared_case_is_read(case: dict[str, Any], everything: Any) -> None:
    from bot.scenario.reader import read

    told = read(case["scenario"], everything)
    assert len(told.questions) == len(case.get("answers", told.questions))
    assert told.guesses == ()
    assert told.skipped == ()


def test_the_starter_reads_a_story_without_shared_files() -> None:
    assert tell("Alice attacks with Hill Giant. Bob blocks with Gray Ogre.").script.actions
