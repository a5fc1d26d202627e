"""The starter index: whole, in its own words, with numbers that are true in the real documents."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.engine.citations import Cite
from rulesdb.index import Index, open_index
from rulesdb.rows import DocumentRow, RuleRow
from rulesdb.starter_files import read_cards, read_glossary, read_rules
from rulesdb.starter_index import build_starter
from rulesdb.wording import plain_words, telling

DATES = ("2026-01-16", "2020-11-20", "2016-07-22", "2003-10-01")


@pytest.fixture(scope="module")
def starter(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Index]:
    index = open_index(build_starter(tmp_path_factory.mktemp("starter") / "starter-test.sqlite"))
    yield index
    index.close()


def test_it_holds_four_years_the_redirection_rulings_and_1997(starter: Index) -> None:
    found = [(row.kind, row.date) for row in starter.shelf.documents.values()]
    assert found == [("summary", date) for date in ("1997", "2003-02-21", *sorted(DATES))]
    assert starter.shelf.newest is not None
    assert starter.shelf.newest.date == DATES[0]


def test_every_rule_that_the_engine_cites_is_in_it(starter: Index) -> None:
    years = {row.date: row for row in starter.shelf.years}
    missing = []
    for cite in Cite:
        for column, date in enumerate(DATES, 1):
            number = str(cite.value[column])
            if number != "-" and not _has(starter, years[date], number):
                missing.append((date, number))
        section = str(cite.value[5])
        if section != "-" and not starter.shelf.everywhere(section):
            missing.append(("1997", section))
    assert missing == []


def _has(starter: Index, year: DocumentRow, number: str) -> bool:
    return starter.shelf.find(number, year.id) is not None or (
        number.startswith("G.") and bool(starter.shelf.everywhere(number))
    )


def test_the_sections_on_damage_and_combat_are_complete(starter: Index, real_index: Index) -> None:
    """All of 120, 506-511, 614-616 and 704.5 of today."""
    real, own = real_index.shelf, starter.shelf
    assert real.newest is not None
    assert own.newest is not None
    wanted = [
        number
        for number in real.numbers(real.newest.id)
        if re.match(r"(?:120|506|507|508|509|510|511|614|615|616)(?:\.|$)|704\.5", number)
    ]
    assert [number for number in wanted if own.find(number, own.newest.id) is None] == []


@pytest.mark.parametrize("date", DATES)
def test_every_number_is_true_and_about_the_same_thing(starter: Index, real_index: Index, date: str) -> None:
    own = {row.date: row.id for row in starter.shelf.years}[date]
    real = {row.date: row.id for row in real_index.shelf.years}[date]
    wrong = []
    for rule in starter.shelf.all_rules(own):
        other = real_index.shelf.find(rule.number, real)
        if other is None:
            wrong.append((rule.number, "there is no such rule"))
        elif not _same_matter(rule, other):
            wrong.append((rule.number, rule.text))
    assert wrong == []


def _same_matter(own: RuleRow, real: RuleRow) -> bool:
    """Whether a summary is about its rule: they share telling words, their headings among them."""
    if own.is_heading:
        return telling(plain_words(own.text)) == telling(plain_words(real.text))
    words = telling(plain_words(f"{own.text} {own.heading}"))
    others = telling(plain_words(f"{real.text} {real.heading} {' '.join(real.examples)}"))
    return len(words & others) >= min(3, len(words))


def test_no_summary_is_the_published_text(starter: Index, real_index: Index) -> None:
    """Nothing longer than a title or a commonplace is said in the same words."""
    published = {
        " ".join(plain_words(rule.text).split())
        for year in real_index.shelf.years
        for rule in real_index.shelf.all_rules(year.id)
        if not rule.is_heading
    }
    copied = [
        rule.number
        for year in starter.shelf.years
        for rule in starter.shelf.all_rules(year.id)
        if len(rule.text.split()) > 9 and plain_words(rule.text) in published
    ]
    assert copied == []


def test_the_rulings_and_sections_of_1997_have_the_real_numbers(starter: Index, real_index: Index) -> None:
    own = [number for row in starter.shelf.others for number in starter.shelf.numbers(row.id)]
    assert [number for number in own if not real_index.shelf.everywhere(number)] == []


def test_every_term_points_to_a_rule_that_is_there(starter: Index) -> None:
    terms = read_glossary()
    assert len(terms) >= 120
    without = [
        term.term for term in terms if starter.terms.behind(starter.terms.find(term.term)[0].term) is None
    ]  # type: ignore[arg-type]
    assert without == []


@pytest.mark.parametrize(
    ("short", "rule"),
    [("SBA", "704.3"), ("APNAP", "101.4"), ("ETB", "603.6a"), ("LTB", "603.6c"), ("LKI", "608.2h"), ("CDA", "604.3"),
     ("prot", "702.16"), ("FS", "702.7"), ("DS", "702.4"), ("DT", "702.2"), ("LL", "702.15"), ("CMC", "202.3"),
     ("MV", "202.3"), ("EOT", "514.2"), ("P/T", "208.1"), ("CoP", "615.1"), ("fizzle", "608.2b")],
)  # fmt: skip
def test_players_short_forms_are_understood(starter: Index, short: str, rule: str) -> None:
    meaning = starter.terms.find(short)[0]
    found = meaning.rule or (starter.terms.behind(meaning.term) if meaning.term else None)
    assert found is not None
    assert found.number == rule or rule.startswith(found.number)


def test_a_rule_is_followed_through_the_four_years(starter: Index) -> None:
    follow = starter.shelf.follow
    assert follow("120.3a", "2026-01-16", "2016-07-22") == "119.3a"
    assert follow("119.3a", "2016-07-22", "2026-01-16") == "120.3a"
    assert follow("614.9", "2026-01-16", "2003-10-01") == "419.6c"
    assert follow("120.3h", "2026-01-16", "2020-11-20") is None
    assert follow("310.4a", "2003-10-01", "2016-07-22") is None


def test_a_card_block_is_read_with_faces_numbers_and_terse_lines() -> None:
    text = (
        "# a comment\nSome Bear | {1}{G} | Creature — Bear | 2/2\n  trample\n\n"
        "Some Walker | {3}{R} | Planeswalker — Some | [4]\n  [+1]: 1 damage to any target\n\n"
        "Some Land | - | Land\n\nA Siege | {2}{R} | Battle — Siege | <5>\n//\nIts Back | - | Creature — Elf | 3/3\n  haste\n"
    )
    found = [
        (
            card.name,
            card.mana_cost,
            card.type_line,
            card.text,
            card.power,
            card.loyalty,
            card.defense,
            len(card.faces),
        )
        for card in read_cards(text)
    ]
    assert found == [
        ("Some Bear", "{1}{G}", "Creature — Bear", "trample", "2", None, None, 0),
        ("Some Walker", "{3}{R}", "Planeswalker — Some", "[+1]: 1 damage to any target", None, "4", None, 0),
        ("Some Land", "", "Land", "", None, None, None, 0),
        (
            "A Siege // Its Back",
            "{2}{R}",
            "Battle — Siege // Creature — Elf",
            "\n//\nhaste",
            None,
            None,
            "5",
            2,
        ),
    ]


def test_the_starters_cards_are_in_it(starter: Index) -> None:
    for card in read_cards():
        found = starter.cards.exact(card.name)
        assert found is not None
        assert (found.name, found.text, found.type_line) == (card.name, card.text, card.type_line)


def test_the_source_file_has_no_number_twice_in_a_year() -> None:
    documents, _ = read_rules()
    for document in documents:
        numbers = [rule.number for rule in document.rules]
        assert len(numbers) == len(set(numbers)), document.date


def test_it_is_built_anew_when_its_sources_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from rulesdb import starter_files, starter_index

    monkeypatch.setattr(starter_index, "cache_folder", lambda: tmp_path)
    starter_index.starter_path.cache_clear()
    first = starter_index.starter_path()
    starter_index.starter_path.cache_clear()
    assert starter_index.starter_path() == first
    original = starter_files.source
    monkeypatch.setattr(
        starter_files,
        "source",
        lambda name: original(name) + ("\nNew | {1} | Instant\n" if name == "cards.txt" else ""),
    )
    starter_index.starter_path.cache_clear()
    second = starter_index.starter_path()
    starter_index.starter_path.cache_clear()
    assert second != first
    assert open_index(second).cards.exact("new") is not None
