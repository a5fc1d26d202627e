"""Rule numbers as people type them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesdb.numbers import number_key, order
from rulesdb.repair import Reading, read_number


@pytest.mark.parametrize(
    "typed", ["120.3a", " 120.3A ", "CR 120.3a", "cr120.3a", "rule 120.3a", "Rule: 120.3a", "rules 120.3a?", "§120.3a", "`120.3a`", "CR rule 120.3a"]
)  # fmt: skip
def test_the_number_itself_needs_no_repair(typed: str) -> None:
    assert read_number(typed) == Reading("120.3a")


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("120.3(a)", "120.3a"),
        ("CR 120.3(a)", "120.3a"),
        ("1203a", "120.3a"),
        ("120 3 a", "120.3a"),
        ("120-3a", "120.3a"),
        ("120.3.a", "120.3a"),
        ("7025g", "702.5g"),
        ("702,16", "702.16"),
        ("70216", "702.16"),
        ("702.16 e", "702.16e"),
        ("704.5 (g)", "704.5g"),
        ("l20.3a", "120.3a"),
        ("12o.3a", "120.3a"),
        ("l2o.3", "120.3"),
        ("g12.3", "g.12.3"),
        ("G 12 3", "g.12.3"),
    ],
)
def test_other_forms_are_repaired(typed: str, number: str) -> None:
    assert read_number(typed) == Reading(number, repaired=True)


def test_a_final_dot_asks_for_the_rule_alone() -> None:
    assert read_number("120.4.") == Reading("120.4", alone=True)
    assert read_number("rule 120.4a.") == Reading("120.4a", alone=True)


@pytest.mark.parametrize(("typed", "letter"), [("704.5l", "l"), ("704.5o", "o"), ("rule 704.5 (l)", "l")])
def test_the_letters_that_no_rule_has_are_noticed(typed: str, letter: str) -> None:
    reading = read_number(typed)
    assert reading is not None
    assert (reading.number[:5], reading.unused) == ("704.5", letter)


def test_sections_and_chapters_have_numbers_too() -> None:
    assert read_number("704") == Reading("704")
    assert read_number("section 7") == Reading("7")
    assert read_number("G.12.3") == Reading("g.12.3")


@pytest.mark.parametrize(
    "words",
    [
        "trample",
        "first strike",
        "3 damage",
        "damage 2",
        "5E Damage Prevention 4",
        "",
        "...",
        "two 3/3s",
        "+1/+1",
    ],
)
def test_words_are_no_number(words: str) -> None:
    assert read_number(words) is None


@given(st.text(max_size=40))
def test_no_text_breaks_the_reading(text: str) -> None:
    reading = read_number(text)
    assert reading is None or reading.number


@given(st.integers(100, 999), st.integers(1, 199), st.sampled_from(["", *"abcdefghijkmnpqrstuvwxyz"]), st.sampled_from(["{}", "CR {}", "rule {} ", "({})"]))  # fmt: skip
def test_every_number_is_read_back(section: int, place: int, letter: str, written: str) -> None:
    number = f"{section}.{place}{letter}"
    reading = read_number(written.format(number))
    assert reading is not None
    assert reading.number == number


@given(
    st.lists(
        st.tuples(st.integers(100, 999), st.integers(1, 199), st.sampled_from(["", "a", "b"])), max_size=20
    )
)
def test_numbers_are_put_in_the_order_of_the_book(parts: list[tuple[int, int, str]]) -> None:
    numbers = [f"{section}.{place}{letter}" for section, place, letter in parts]
    assert sorted(numbers, key=order) == [
        f"{section}.{place}{letter}" for section, place, letter in sorted(parts)
    ]


def test_anchors_are_found_whatever_their_signs() -> None:
    assert number_key("5E Damage Prevention 4") == number_key("5e damage-prevention 4")
    assert number_key("Article 2016 Can’t be blocked 1") == number_key("article 2016 cant be blocked 1")
    assert number_key("G.12.3") == "g.12.3"
