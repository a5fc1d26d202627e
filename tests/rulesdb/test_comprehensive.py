"""The Comprehensive Rules reader on small texts of every form."""

from __future__ import annotations

import pytest

from rulesdb.errors import UnreadableDocument
from rulesdb.readers import comprehensive
from rulesdb.readers.detect import read_text


def test_a_whole_text_is_read(sample: str) -> None:
    document = read_text(sample, "rules.txt")
    assert (document.kind, document.title, document.date) == (
        "comprehensive-rules",
        "Comprehensive Rules",
        "2026-01-16",
    )
    assert (document.rule_count, document.example_count, len(document.glossary)) == (9, 3, 3)
    assert [rule.number for rule in document.rules] == [
        "1", "100", "100.1", "100.1a", "120", "120.1", "120.3", "120.3a", "120.3b", "7", "704", "704.5", "704.5k", "704.5m",
    ]  # fmt: skip
    assert document.notes == []


def test_a_rule_keeps_its_paragraphs_examples_heading_and_parent(sample: str) -> None:
    rule = next(rule for rule in read_text(sample, "rules.txt").rules if rule.number == "120.3b")
    assert rule.text == (
        "A player who is hurt by something poisonous gets that many doses of poison.\nThis rule has a second paragraph."
    )
    assert rule.examples == ["The first of two examples.", "The second of two examples. See rule 120.1."]
    assert (rule.heading, rule.parent) == ("Damage", "120.3")


def test_glossary_terms_may_hold_dots_commas_and_several_senses(sample: str) -> None:
    glossary = read_text(sample, "rules.txt").glossary
    assert [(term.term, term.names) for term in glossary] == [
        ("Hurt", ("hurt",)),
        ("Team vs. Team Variant", ("team vs team variant",)),
        ("You, Your", ("you your", "you", "your")),
    ]
    assert glossary[2].text == "1. Whoever controls it.\n2. Whoever would."


@pytest.mark.parametrize(
    ("line", "number"),
    [("120.4.All of it counts.", "120.4"), ("120. 3c One more letter.", "120.3c")],
)
def test_a_misprinted_number_is_found_but_not_counted(sample: str, line: str, number: str) -> None:
    document = read_text(
        sample.replace("7. Additional Rules\n\n704. ", f"{line}\n\n7. Additional Rules\n\n704. "), "rules.txt"
    )
    rule = next(rule for rule in document.rules if rule.number == number)
    assert rule.text in line
    assert document.rule_count == 9
    assert len(document.notes) == 1
    assert number in document.notes[0]


def test_a_number_that_a_wrapped_sentence_refers_to_starts_no_rule() -> None:
    body = "\n".join(
        f"120.{n}. This is a long paragraph that is broken into lines of fewer than a hundred letters, see rule\n"
        f"419.{n}, “Something,” where more of it is said in other words that nobody needs.\n"
        for n in range(1, 15)
    )
    text = f"Magic: The Gathering Comprehensive Rules\n\n1. Game\n\n120. Damage\n\n{body}"
    document = comprehensive.read(text, "wrapped.txt")
    assert [rule.number for rule in document.rules if not rule.is_heading] == [
        f"120.{n}" for n in range(1, 15)
    ]
    assert document.rules[2].text.endswith(
        "see rule 419.1, “Something,” where more of it is said in other words that nobody needs."
    )


def test_a_word_broken_at_its_hyphen_is_joined_without_a_space() -> None:
    assert comprehensive.join_lines("the Snow- ", "Covered lands") == "the Snow-Covered lands"
    assert comprehensive.join_lines("one line", " and another") == "one line and another"


def test_underscores_for_italics_are_no_part_of_the_words(sample: str) -> None:
    text = sample.replace("Magic: The", "_Magic: The", 1).replace("Gathering", "Gathering_", 1)
    text = text.replace("Things hurt", "_Things_ hurt _____ Goblin and")
    rule = next(rule for rule in read_text(text, "rules.txt").rules if rule.number == "120.1")
    assert rule.text == "Things hurt _____ Goblin and one another."


@pytest.mark.parametrize("end", ["Glossary\n\nHurt", "704.5k", "120.3b", "Team vs."])
def test_a_text_cut_short_is_refused(sample: str, end: str) -> None:
    with pytest.raises(UnreadableDocument, match="breaks off"):
        read_text(sample[: sample.rindex(end) + 4], "cut.txt")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "is empty"),
        ("<!DOCTYPE html><html><body>120.1 no</body></html>", "web page"),
        ("Dear diary, nothing happened.\n", "none of the documents"),
        ("\x00\x01\x02" * 100, "no encoding"),
        ("Magic: The Gathering Comprehensive Rules\n\nNothing.\n", "no numbered rules"),
    ],
)
def test_what_is_no_document_is_refused_in_one_sentence(text: str, says: str) -> None:
    with pytest.raises(UnreadableDocument, match=says) as caught:
        read_text(text, "thing.txt")
    assert "thing.txt" in caught.value.message
    assert caught.value.hint


def test_titles_of_numbered_rules_stand_in_the_headings_of_what_is_below() -> None:
    text = (
        "Magic: The Gathering Comprehensive Rules\n\n7. More\n\n702. Keywords\n\n702.9. Soaring\n\n"
        "702.9a Soaring is a keyword.\n\n702.10. A whole sentence.\n\n702.10a Below a sentence.\n"
    )
    headings = {rule.number: rule.heading for rule in comprehensive.read(text, "k.txt").rules}
    assert headings["702.9a"] == "Keywords: Soaring"
    assert headings["702.10a"] == "Keywords"
