"""Our own cases in the contract's format: each file of this folder is run as `rules-oracle check` would run it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.answers.checking import differences
from bot.answers.contract_json import contract_json
from bot.answers.numbers import TableNumbers
from bot.answers.resolving import resolution
from bot.scenario.naming.index_names import IndexNames
from rulesdb.build import build_index
from rulesdb.index import Index
from rulesdb.starter_index import starter_path

HERE = Path(__file__).resolve().parent
CARDS = HERE.parents[1] / ".." / "shared" / "data" / "oracle-cards.json"
NEW_CARDS = CARDS.with_name("oracle-cards-new.json")
NEEDS_CARDS = pytest.mark.skipif(not CARDS.is_file(), reason="the shared cards are not beside the repository")


def cases(*files: Path) -> list[Any]:
    """The cases of these files, each under its id."""
    return [
        pytest.param(case, id=case["id"], marks=[NEEDS_CARDS] if path in OF_CARDS else [])
        for path in files
        for case in yaml.safe_load(path.read_text(encoding="utf-8"))
    ]


def ways(*files: Path) -> list[Any]:
    """What these tables tell in many ways, as cases: each way with what is told before and after it."""
    return [
        pytest.param({**table, "scenario": " ".join(filter(None, told))}, id=f"{table['id']}-{number}")
        for path in files
        for table in yaml.safe_load(path.read_text(encoding="utf-8"))
        for number, way in enumerate(table["ways"].splitlines(), start=1)
        for told in [(table.get("before"), way, table.get("after"))]
    ]


UNREAD = HERE / "unread.yaml"
OF_CARDS = {
    HERE / f"{name}.yaml"
    for name in (
        "asked-at-the-table",
        "lines-chosen",
        "lines-played",
        "told-and-counted",
        "told-in-long-questions-two",
        "lines-read-last",
        "lines-read-next",
        "numbers-of-used-cards",
        "cards-drawn-and-told",
        "cards-of-the-sample",
        "cards-of-the-second-sample",
        "cards-of-the-third-sample",
        "cards-of-the-fourth-sample",
        "reported-of-others",
        "copies-and-others",
        "typed-in-servers",
        "copies-of-untold-aims",
        "ways-of-casting",
        "cards-as-told-in-clauses",
        "cards-sampled-of-the-newest",
        "untold-boards",
        "damage-to-it",
        "asked-in-forums",
        "cards-nobody-knows",
        "narrated",
        "renowned-and-night",
        "planes-and-avatars",
        "as-it-is-paid",
        "differences-and-spared",
        "keyword-actions",
        "libraries",
        "dice",
        "designations",
        "more-of-them",
        "newer-cards",
        "judged",
        "judged-again",
        "at-first-sight",
        "who-can-cast",
        "told-sizes",
        "as-players-type",
        "as-players-type-it",
        "around-the-story",
        "told-deeds",
        "leaving-and-returning",
        "types",
        "how-often",
        "of-the-long-tail",
        "skipped-steps",
        "asked-of-well-known-cards",
        "exerted-and-past-regenerating",
        "who-puts-counters",
        "older-words",
        "enters-as",
        "cases-and-foraging",
        "optional-costs",
        "single-rules",
        "printed-families",
        "composed",
        "names-and-exchanges",
        "orders-and-choices",
        "givers",
        "entering-having",
        "chosen-counters",
        "counters-from-among",
        "revealed-from-hands",
        "the-rest-and-this-way",
        "paid-and-done",
        "next-turns",
        "new-targets",
        "partly-told",
        "suspended",
        "tokens-to-come",
        "of-families-1",
        "of-families-2",
        "of-families-3-to-6",
        "whole-cards-as-told",
        "whole-cards-drawn",
        "whole-cards-drawn-again",
        "cards-in-their-main-words",
        "cards-in-their-main-words-2",
        "cards-in-their-main-words-3",
        "cards-in-their-main-words-4",
        "cards-in-their-main-words-5",
        "whole-cards-told-by-players",
        "as-cards-are-told-of",
        "deeds-of-keywords",
        "turns-chapters-and-copies",
        "asked-in-judge-chats",
        "called-he-or-she",
    )
}
"""Cases whose cards the starter index does not hold: a thing that the story makes up has none of their ways of casting."""
READ = sorted(path for path in HERE.glob("*.yaml") if path != UNREAD)


@pytest.fixture(scope="session")
def names(tmp_path_factory: pytest.TempPathFactory) -> IndexNames:
    """The names of all shared cards, or of the starter's."""
    if not CARDS.is_file():
        return IndexNames(Index(starter_path()).cards)
    path = tmp_path_factory.mktemp("cases") / "cards.sqlite"
    build_index(path, cards=[p for p in (CARDS, NEW_CARDS) if p.is_file()])
    return IndexNames(Index(path).cards)


def _resolved(case: dict[str, Any], names: IndexNames) -> Any:
    rules = str(case.get("rules", "current"))
    return contract_json(resolution(case["scenario"], rules, names, TableNumbers()))


@pytest.mark.parametrize("case", ways(*sorted(HERE.glob("ways/*.yaml"))))
def test_every_way_of_telling_it_comes_out_the_same(case: dict[str, Any], names: IndexNames) -> None:
    test_a_case_comes_out_as_the_rules_say(case, names)


@pytest.mark.parametrize("case", cases(*READ))
def test_a_case_comes_out_as_the_rules_say(case: dict[str, Any], names: IndexNames) -> None:
    result = _resolved(case, names)
    if not CARDS.is_file() and result["status"] in ("not_understood", "unsupported"):
        pytest.skip("a card of this case is not in the starter index, and the shared cards are not here")
    assert list(differences(case, result)) == []
    for said in case.get("assumes", ()):
        assert any(said in each for each in result["assumptions"])


@pytest.mark.parametrize("case", cases(UNREAD))
def test_a_text_that_may_not_be_read_yet_is_never_answered_wrong(
    case: dict[str, Any], names: IndexNames
) -> None:
    result = _resolved(case, names)
    if result["status"] in ("not_understood", "unsupported"):
        pytest.skip(f"not read yet: {result['error'] or result['unmodelled']}")
    assert list(differences(case, result)) == []


def test_every_case_has_an_id_of_its_own_and_says_where_its_values_come_from() -> None:
    everything = [p.values[0] for p in cases(*READ, UNREAD)]
    ids = [case["id"] for case in everything]
    assert len(ids) == len(set(ids))
    assert all(case.get("source") for case in everything)
