"""What somebody's words speak of: rules of keywords first, then cards, then other rules."""

from __future__ import annotations

import pytest

from bot.answers.lookups.related import related
from bot.answers.resolving import names_of, numbers_of, resolve
from rulesdb.index import Index
from rulesdb.starter_index import starter_path


@pytest.fixture(scope="module")
def index() -> Index:
    return Index(starter_path())


def spoken_of(text: str, index: Index) -> list[str]:
    found = related(text, names_of(index).spelling, numbers_of(index).behind)
    return [each.name for each in found]


def test_keywords_come_first_then_cards_then_what_else_is_named(index: Index) -> None:
    text = "My trampler attacks. Bob blocks with Serra Angel. Is combat damage on the stack?"
    assert spoken_of(text, index) == ["702.19", "Serra Angel", "508.1", "509.1", "120.2a", "405"]


@pytest.mark.parametrize("words", ["tramples", "trampling over", "a trampler", "Trample?"])
def test_a_keyword_is_known_in_its_forms(words: str, index: Index) -> None:
    assert spoken_of(words, index)[:1] == ["702.19"]


def test_a_plain_word_is_no_card_and_a_bracketed_one_is(index: Index) -> None:
    assert "Shock" not in spoken_of("that came as a shock", index)
    assert "Shock" in spoken_of("what about [[shock]]", index)


def test_at_most_six_are_named(index: Index) -> None:
    text = "flying trample deathtouch lifelink Shock Serra Angel block attack damage stack"
    assert len(spoken_of(text, index)) == 6


def test_who_is_not_understood_is_still_shown_where_to_read_on(index: Index) -> None:
    reply = resolve("does trample wibble my Serra Angel", "current", index)
    assert reply.json["status"] == "not_understood"
    assert {"kind": "card", "name": "Serra Angel"} in reply.json["related"]
    assert reply.json["related"][0]["kind"] == "rule"
    assert [c.number for c in reply.answer.citations] == [
        r["number"] for r in reply.json["related"] if r["kind"] == "rule"
    ]
