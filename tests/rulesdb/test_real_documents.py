"""The real documents, file by file: nothing lost, nothing invented. Skipped where they are not at hand."""

from __future__ import annotations

import re
from pathlib import Path

from rulesdb.index import Index
from rulesdb.info import describe, notes

#: date: numbered rules, examples, encoding
RULES = {
    "2003-10-01": (686, 101, "cp1252"),
    "2007-02-01": (982, 164, "mac_roman"),
    "2007-10-01": (1123, 170, "ascii"),
    "2009-07-11": (1470, 189, "ascii"),
    "2013-09-27": (1951, 222, "cp437"),
    "2016-07-22": (2117, 238, "cp1252"),
    "2016-09-30": (2153, 241, "utf-16"),
    "2018-07-13": (2300, 243, "cp1252"),
    "2020-11-20": (2493, 254, "utf-8"),
    "2024-11-08": (3006, 272, "utf-8"),
    "2026-01-16": (3114, 276, "utf-8"),
}


def test_every_text_has_its_rules_and_examples(real_index: Index) -> None:
    found = {row.date: (row.rules, row.examples, row.encoding) for row in real_index.shelf.years}
    assert found == RULES


def test_the_numbers_that_are_misprinted_are_named_and_found(
    real_index: Index, real_index_path: Path
) -> None:
    said = notes(real_index_path)
    expected = {"2007-02-01": ["606.8b"], "2009-07-11": ["702.37a", "702.37b"], "2024-11-08": ["901.4"]}
    assert len(said) == 4
    for row in real_index.shelf.years:
        for number in expected.get(row.date, []):
            assert any(row.date in note and number in note for note in said)
            assert real_index.shelf.find(number, row.id) is not None


def test_the_other_documents_are_what_they_are(real_index_path: Path) -> None:
    described = describe(real_index_path)
    others = [
        (entry["kind"], entry["title"], entry["date"], entry["rules"], entry["examples"])
        for entry in described["documents"]
        if entry["kind"] != "comprehensive-rules"
    ]
    assert others == [
        ("rulebook", "Fifth edition 1997", "1997", 20, 6),
        ("rulebook", "Fifth edition rulebook 1997", "1997", 213, 22),
        ("rulings-page", "Rulings: Damage Redirection (G.12)", "2003-02-21", 8, 0),
        ("article", "Damage article 2016", "2016", 35, 0),
        ("rules-section", "Rules section 120", "2020", 18, 3),
    ]
    assert (described["cards"], described["rulings"]) == (18294, 0)
    assert all(re.fullmatch(r"[0-9a-f]{64}", entry["sha256"]) for entry in described["documents"])


def test_the_glossary_of_today_is_whole(real_index: Index) -> None:
    newest = real_index.shelf.newest
    assert newest is not None
    assert newest.glossary == 725
    assert real_index.terms.find("Team vs. Team Variant")[0].name == "Team vs. Team Variant"


def test_every_rule_of_every_document_is_found_by_its_number_under_its_year(real_index: Index) -> None:
    shelf = real_index.shelf
    lost = []
    for document in shelf.documents.values():
        for number in shelf.numbers(document.id):
            places = [shelf.find(number, row.id) for row in shelf.reading_order(document.date)]
            if not any(rule and rule.document == document.id and rule.number == number for rule in places):
                lost.append((document.label, number))
    assert lost == []


def test_letters_go_on_where_l_and_o_are_left_out(real_index: Index) -> None:
    shelf = real_index.shelf
    assert shelf.newest is not None
    rule = shelf.find("704.5", shelf.newest.id)
    assert rule is not None
    assert "".join(part.number[-1] for part in shelf.below(rule)) == "abcdefghijkmnpqrstuvwxyz"


def test_no_text_kept_marks_of_another_encoding(real_index: Index) -> None:
    strange = []
    for document in real_index.shelf.years:
        for rule in real_index.shelf.all_rules(document.id):
            if found := re.findall(r"[\ufffd\x80-\x9f]|â€|Ã.|[ΓÇ]{2}", rule.text):
                strange.append((document.date, rule.number, found))
    assert strange == []


def test_the_names_with_accents_survive_every_encoding(real_index: Index) -> None:
    for document in real_index.shelf.years:
        if document.encoding in ("cp437", "cp1252", "utf-16", "utf-8") and document.date > "2009":
            texts = "\n".join(
                "\n".join([rule.text, *rule.examples]) for rule in real_index.shelf.all_rules(document.id)
            )
            assert not re.search(r"Dand[^â\w]n|Jun[^ú\w]n", texts), document.date
