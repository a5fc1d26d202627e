"""Rules by number and date, and one rule through the years."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulesdb.build import build_index
from rulesdb.history import compare_words, same_number, tell
from rulesdb.index import Index, open_index
from rulesdb.shelf import last_day


@pytest.fixture
def two_years(files: dict[str, Path], tmp_path: Path) -> Index:
    """Rules of 2020 (hurting is 119) and of 2026 (120); given newest first."""
    out = tmp_path / "index.sqlite"
    build_index(out, rules=[files["rules"], files["older"]])
    return open_index(out)


@pytest.mark.parametrize(
    ("on", "day"),
    [
        ("2009", "2009-12-31"),
        ("2009-06", "2009-06-31"),
        ("2009-6-3", "2009-06-03"),
        (" 2009-06-30 ", "2009-06-30"),
    ],
)
def test_a_year_or_month_means_its_end(on: str, day: str) -> None:
    assert last_day(on) == day


@pytest.mark.parametrize("on", ["", "09", "yesterday", "2009-13", "2009-06-32", "1809", "2009-06-30T00:00"])
def test_what_is_no_date_is_an_error(on: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(on)}$"):
        last_day(on)


def test_the_text_in_force_is_the_last_one_before(two_years: Index) -> None:
    in_force = {
        on: row.date if (row := two_years.shelf.in_force(on)) else None
        for on in ("2019", "2020", "2025-12", "2026", "2030")
    }
    assert in_force == {
        "2019": None,
        "2020": "2020-11-20",
        "2025-12": "2020-11-20",
        "2026": "2026-01-16",
        "2030": "2026-01-16",
    }


def test_a_rule_is_the_same_rule_under_another_number(two_years: Index) -> None:
    shelf = two_years.shelf
    assert shelf.newest is not None
    rule = shelf.find("120.3b", shelf.newest.id)
    assert rule is not None
    versions = [
        (version.document.date, version.rule.number, version.change) for version in tell(shelf, rule).versions
    ]
    assert versions == [("2020-11-20", "119.3b", "first seen"), ("2026-01-16", "120.3b", "renumbered")]
    assert shelf.follow("119.3b", "2020-11-20", "2026-01-16") == "120.3b"
    assert shelf.number_today(tell(shelf, rule).versions[0].rule) == "120.3b"


def test_what_was_reworded_shows_word_by_word(two_years: Index) -> None:
    shelf = two_years.shelf
    assert shelf.newest is not None
    rule = shelf.find("120.3a", shelf.newest.id)
    assert rule is not None
    last = tell(shelf, rule).versions[-1]
    assert (last.change, last.words) == (
        "renumbered and reworded",
        (("same", "A player who is hurt has "), ("added", "that much "), ("same", "less life.")),
    )


def test_references_that_moved_are_no_rewording() -> None:
    assert compare_words("see rule 118.3.", "see rule 119.3.") == (
        ("same", "see rule "),
        ("removed", "118.3."),
        ("added", "119.3."),
    )


def test_neighbours_of_a_number_that_is_not_there(two_years: Index) -> None:
    shelf = two_years.shelf
    assert shelf.newest is not None
    assert shelf.neighbours("704.5l", shelf.newest.id) == ["704.5", "704.5k", "704.5m", "704"]
    assert shelf.neighbours("120.2", shelf.newest.id)[:3] == ["120", "120.1", "120.3"]
    assert shelf.neighbours("999.9", shelf.newest.id)[0] == "704.5m"


# the real stories


def _story(index: Index, number: str, date: str) -> list[tuple[str, str, str]]:
    document = next(row for row in index.shelf.years if row.date == date)
    rule = index.shelf.find(number, document.id)
    assert rule is not None
    versions = tell(index.shelf, rule).versions
    return [(v.document.date, v.rule.number, v.change) for v in versions if v.change != "unchanged"]


def test_the_story_of_damage_to_players(real_index: Index) -> None:
    assert _story(real_index, "120.3a", "2026-01-16") == [
        ("2009-07-11", "118.3a", "first seen"),
        ("2013-09-27", "119.3a", "renumbered and reworded"),
        ("2020-11-20", "120.3a", "renumbered"),
    ]


def test_the_story_of_how_a_blocked_creature_assigns_damage(real_index: Index) -> None:
    assert _story(real_index, "510.1c", "2026-01-16") == [
        ("2003-10-01", "310.2c", "first seen"),
        ("2009-07-11", "510.1c", "renumbered and reworded"),
        ("2013-09-27", "510.1c", "reworded"),
        ("2024-11-08", "510.1c", "reworded"),
    ]


def test_the_story_of_planeswalker_redirection_ends_in_2018(real_index: Index) -> None:
    assert _story(real_index, "306.7", "2016-09-30") == [
        ("2007-10-01", "212.9g", "first seen"),
        ("2009-07-11", "306.8", "renumbered and its references renumbered"),
        ("2013-09-27", "306.7", "renumbered and its references renumbered"),
    ]
    shelf = real_index.shelf
    rule = shelf.find("306.7", next(row.id for row in shelf.years if row.date == "2016-09-30"))
    assert rule is not None
    story = tell(shelf, rule)
    assert story.gone is not None
    assert story.instead is not None
    assert (story.gone.date, story.instead.text[:12]) == ("2018-07-13", "Previously, ")
    assert [other.versions[-1].document.date for other in same_number(shelf, rule)] == [
        "2026-01-16",
        "2026-01-16",
    ]


def test_the_story_of_lifelink(real_index: Index) -> None:
    assert _story(real_index, "702.15b", "2026-01-16") == [
        ("2007-10-01", "502.68a", "first seen"),
        ("2009-07-11", "702.13a", "renumbered and reworded"),
        ("2013-09-27", "702.15b", "renumbered and reworded"),
        ("2020-11-20", "702.15b", "its references renumbered"),
    ]


def test_combat_damage_on_the_stack_is_gone_since_2009(real_index: Index) -> None:
    shelf = real_index.shelf
    rule = shelf.find("310.4", next(row.id for row in shelf.years if row.date == "2007-10-01"))
    assert rule is not None
    story = tell(shelf, rule)
    assert story.gone is not None
    assert story.moved is not None
    assert (story.gone.date, story.moved.number) == ("2009-07-11", "510.2")


@pytest.mark.parametrize(
    ("number", "date", "to", "there"),
    [
        ("310.4a", "2003-10-01", "2007-10-01", "310.4a"),
        ("119.3a", "2016-07-22", "2026-01-16", "120.3a"),
        ("120.3a", "2026-01-16", "2013-09-27", "119.3a"),
        ("306.7", "2016-07-22", "2018-07-13", None),
        ("120.3h", "2026-01-16", "2016-07-22", None),
    ],
)
def test_numbers_are_followed_from_text_to_text(
    real_index: Index, number: str, date: str, to: str, there: str | None
) -> None:
    assert real_index.shelf.follow(number, date, to) == there
