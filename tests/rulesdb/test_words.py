"""Full text: user text never reaches the query raw, phrases and beginnings work, the words are marked."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesdb.build import build_index
from rulesdb.index import Index, open_index
from rulesdb.words import match_expression, search

from .conftest import sample_rules


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Index:
    folder = tmp_path_factory.mktemp("words")
    text = folder / "rules.txt"
    text.write_text(sample_rules(), encoding="utf-8")
    build_index(folder / "index.sqlite", rules=[text])
    return open_index(folder / "index.sqlite")


def _search(index: Index, typed: str) -> tuple[list[str], bool]:
    found, together = search(index.connection, index.shelf, typed, list(index.shelf.documents), 10)
    return [each.rule.number for each in found], together


def test_all_words_in_any_order_and_form(small: Index) -> None:
    assert _search(small, "poisonous hurts") == (["120.3b"], True)
    assert _search(small, "players who are hurt") == (["120.3a", "120.3b"], True)
    assert match_expression("who are these") == '"who" AND "are" AND "these"'
    assert _search(small, "player hurt life") == (["120.3a"], True)


def test_a_phrase_is_words_next_to_each_other(small: Index) -> None:
    assert _search(small, '"second paragraph"') == (["120.3b"], True)
    assert _search(small, '"paragraph second"')[0] == []
    assert _search(small, "“second paragraph”") == (["120.3b"], True)


def test_a_beginning_ends_with_a_star(small: Index) -> None:
    assert _search(small, "poison*")[0] == ["120.3b"]
    assert _search(small, "eleve*")[0] == ["704.5k"]


def test_when_no_rule_has_all_words_those_with_most_come(small: Index) -> None:
    assert _search(small, "twelfth spaceship") == (["704.5m"], False)
    assert _search(small, "spaceship") == ([], False)


def test_the_words_are_marked_where_they_stand(small: Index) -> None:
    found, _ = search(small.connection, small.shelf, "hurt life", list(small.shelf.documents), 1)
    text = found[0].rule.text
    assert [text[low:high] for low, high in found[0].marks] == ["hurt", "life"]


def test_contractions_are_found_with_and_without_their_sign() -> None:
    assert match_expression("can't") == '"can t"'
    assert match_expression("can’t") == '"can t"'
    assert match_expression("cant") == '"can t"'


@pytest.mark.parametrize(
    "typed", ['"', "AND", "OR OR", "NEAR(a b)", "text:hurt", "hurt) OR (1", "^hurt", "-hurt", "{hurt}", "'; drop table rules; --", "a\x00b"]
)  # fmt: skip
def test_query_language_is_only_words(small: Index, typed: str) -> None:
    _search(small, typed)


@given(st.text(max_size=80))
def test_no_text_breaks_the_search(small: Index, text: str) -> None:
    numbers, _ = _search(small, text)
    assert len(numbers) <= 10


def test_a_document_can_be_left_out(files: dict[str, Path], tmp_path: Path) -> None:
    out = tmp_path / "index.sqlite"
    build_index(out, rules=[files["rules"], files["older"]])
    index = open_index(out)
    only = [row.id for row in index.shelf.years if row.date == "2020-11-20"]
    found, _ = search(index.connection, index.shelf, "hurt life", only, 10)
    assert [each.rule.number for each in found] == ["119.3a"]
