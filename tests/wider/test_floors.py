"""The shared cases of a wider kind: no file has fewer that pass, nor more that are wrong, than `floors.csv` says.

A case is wrong when it fails and was answered all the same. A change that makes more of them pass raises the floor.
"""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
import yaml

from bot.answers.checking import differences
from bot.answers.contract_json import contract_json
from bot.answers.numbers import TableNumbers
from bot.answers.resolving import resolution
from bot.scenario.naming.index_names import IndexNames
from rulesdb.build import build_index
from rulesdb.index import Index

SHARED = Path(__file__).resolve().parents[2] / ".." / "shared"
WIDER = SHARED / "cases" / "wider"
with (Path(__file__).parent / "floors.csv").open(encoding="utf-8") as _file:
    FLOORS = {row["file"]: (int(row["passed"]), int(row["wrong"])) for row in csv.DictReader(_file)}


@pytest.fixture(scope="module")
def names(tmp_path_factory: pytest.TempPathFactory) -> IndexNames:
    """The names of all shared cards."""
    cards = [SHARED / "data" / "oracle-cards.json", SHARED / "data" / "oracle-cards-new.json"]
    path = tmp_path_factory.mktemp("cases") / "cards.sqlite"
    build_index(path, cards=cards)
    return IndexNames(Index(path).cards)


@pytest.mark.skipif(not WIDER.is_dir(), reason="the shared cases are not beside the repository")
@pytest.mark.parametrize("file", FLOORS)
def test_no_file_of_wider_cases_falls_below_its_floor(file: str, names: IndexNames) -> None:
    passed, wrong = 0, []
    for case in yaml.safe_load((WIDER / file).read_text(encoding="utf-8")):
        rules = str(case.get("rules", "current"))
        result = contract_json(resolution(case["scenario"], rules, names, TableNumbers()))
        if not list(differences(case, result)):
            passed += 1
        elif result["status"] in ("resolved", "illegal"):
            wrong.append(case["id"])
    least, most = FLOORS[file]
    assert (passed >= least, len(wrong) <= most) == (True, True), (
        f"{passed} pass, {len(wrong)} wrong: {wrong}"
    )


@pytest.mark.skipif(not WIDER.is_dir(), reason="the shared cases are not beside the repository")
@pytest.mark.parametrize("file", sorted(path.name for path in WIDER.parent.glob("*.yaml")))
def test_every_worked_case_passes(file: str, names: IndexNames) -> None:
    cases = yaml.safe_load((WIDER.parent / file).read_text(encoding="utf-8"))
    told = [
        (case, resolution(case["scenario"], str(case.get("rules", "current")), names, TableNumbers()))
        for case in cases
    ]
    assert [case["id"] for case, found in told if list(differences(case, contract_json(found)))] == []


@pytest.mark.skipif(not WIDER.is_dir(), reason="the shared cases are not beside the repository")
def test_each_file_of_wider_cases_has_a_floor() -> None:
    assert set(FLOORS) == {path.name for path in WIDER.glob("*.yaml")}
